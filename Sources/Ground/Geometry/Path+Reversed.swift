extension Path {
  /// The same contours walked the other way round: laid over a path by the non-zero rule, they cut
  /// a hole.
  package var reversed: Path {
    var result = Path()
    for contour in contours.reversed() {
      result.append(Self.reverse(contour))
    }
    return result
  }

  private var contours: [[Element]] {
    var contours: [[Element]] = []
    for element in elements {
      if case .move = element { contours.append([]) }
      if !contours.isEmpty { contours[contours.count - 1].append(element) }
    }
    return contours
  }

  private static func reverse(_ contour: [Element]) -> Path {
    var points: [Point] = []
    for element in contour {
      switch element {
      case .move(let end), .line(let end), .quadratic(_, let end), .cubic(_, _, let end):
        points.append(end)
      case .close: break
      }
    }
    var path = Path()
    guard let last = points.last else { return path }
    path.move(to: last)
    var index = points.count - 1
    var isClosed = false
    for element in contour.reversed() {
      switch element {
      case .move: break
      case .line: path.addLine(to: points[index - 1])
      case .quadratic(let control, _): path.addQuadratic(control: control, to: points[index - 1])
      case .cubic(let control1, let control2, _):
        path.addCubic(control1: control2, control2: control1, to: points[index - 1])
      case .close:
        isClosed = true
        continue
      }
      index -= 1
    }
    if isClosed { path.close() }
    return path
  }
}
