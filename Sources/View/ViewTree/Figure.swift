/// A geometric drawing that fills its node's frame.
package enum Figure: Hashable, Sendable {
  /// A straight line down the middle of the frame, or across it where the frame is wider than high.
  case line(LineStyle)
  /// A ring inside of the frame; `fraction` of it is drawn, clockwise from the top.
  case ring(paint: Paint, width: Length, fraction: Double)

  package struct LineStyle: Hashable, Sendable {
    package var paint: Paint
    package var width: Length
    /// The lengths of a dash without its round ends and of the gap after it, in points; empty for a
    /// solid line. The line begins and ends with a whole dash; the gaps stretch so that it does.
    package var dash: [Double]

    package init(_ paint: Paint, width: Length, dash: [Double] = []) {
      self.paint = paint
      self.width = width
      self.dash = dash
    }
  }
}
