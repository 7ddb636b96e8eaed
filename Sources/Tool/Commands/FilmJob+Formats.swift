internal import Diagnostics
internal import Documents
internal import FileSystem
internal import Geometry
internal import Imaging
internal import PNGCoding
internal import Simulation

extension FilmJob {
  /// How long the last picture of an animation stands before it begins again.
  private static let hold = AnimatedPNG.Delay(1, of: 1)

  func writeAnimation(_ console: Console) throws -> [FilmTiming] {
    let metadata = metadata
    let encoded = try encodedFrames { number in number == 0 ? metadata : PNGMetadata() }
    var delays = [AnimatedPNG.Delay](
      repeating: .init(1, of: UInt16(film.framesPerSecond)), count: encoded.count)
    delays[encoded.count - 1] = Self.hold
    let file = try AnimatedPNG.file(of: encoded.map(\.file), delays: delays)
    if let path { try write(file, to: path, console) }
    return encoded.map(\.timing)
  }

  func writeFrames(_ console: Console) throws -> [FilmTiming] {
    let metadata = metadata
    let encoded = try encodedFrames { _ in metadata }
    let digits = String(encoded.count).count
    for (number, frame) in encoded.enumerated() {
      let name = String(number)
      let padded = String(repeating: "0", count: max(0, max(4, digits) - name.count)) + name
      if let path {
        try write(frame.file, to: Files.join(path, "frame-\(padded).png"), console)
      }
    }
    return encoded.map(\.timing)
  }

  private func encodedFrames(
    _ metadata: @Sendable (Int) -> PNGMetadata
  ) throws -> [(file: [UInt8], timing: FilmTiming)] {
    let (settings, compression) = (settings, compression)
    return try FrameFarm(resources: resources, workerCount: workerCount).map(film.frames) {
      frame, renderer in
      let clock = ContinuousClock()
      let start = clock.now
      try renderer.drawMoving(frame.state, settings)
      let composed = clock.now
      let file = try renderer.encode(
        compression: compression, metadata: metadata(frame.number))
      let timing = FilmTiming(
        compose: (composed - start).inMilliseconds,
        encode: (clock.now - composed).inMilliseconds)
      return (file, timing)
    }
  }

  func writeStrip(_ console: Console) throws -> [FilmTiming] {
    let settings = settings
    let size = FilmStrip.pixelSize(of: film.frames.count, settings: settings)
    if let fault = PictureLimits.fault(width: size.width, height: size.height) {
      throw Diagnostic(
        .error, "a strip of \(film.frames.count) frames: \(fault)", hint: "give a smaller --scale")
    }
    let drawn = try FrameFarm(resources: resources, workerCount: workerCount).map(film.frames) {
      frame, renderer in
      let clock = ContinuousClock()
      let start = clock.now
      try renderer.drawMoving(frame.state, settings)
      let timing = FilmTiming(compose: (clock.now - start).inMilliseconds, encode: 0)
      return (FilmStrip.Picture(bitmap: renderer.picture, caption: frame.caption), timing)
    }
    let renderer = try FrameRenderer(resources)
    let strip = try FilmStrip.picture(
      of: drawn.map(\.0), renderer: renderer, settings: settings)
    let file = try PNGEncoder().encode(strip, compression: compression, metadata: metadata)
    if let path { try write(file, to: path, console) }
    return drawn.map(\.1)
  }

  /// One frame after the other, so that a film of any length needs the memory of one.
  func writeVideo(_ console: Console) throws -> [FilmTiming] {
    let renderer = try FrameRenderer(resources)
    var timings: [FilmTiming] = []
    var file: [UInt8] = []
    for frame in film.frames {
      let clock = ContinuousClock()
      let start = clock.now
      try renderer.drawMoving(frame.state, settings)
      let composed = clock.now
      let picture = renderer.picture
      var bytes = frame.number == 0 ? Array(header(of: picture).utf8) : []
      bytes += Array("FRAME\n".utf8) + picture.planesOfBT709
      if path == nil { console.writeBytes(bytes) } else { file += bytes }
      timings.append(
        FilmTiming(
          compose: (composed - start).inMilliseconds,
          encode: (clock.now - composed).inMilliseconds))
    }
    if let path { try write(file, to: path, console) }
    return timings
  }

  /// Progressive, square pixels, a chroma sample a pixel, BT.709 over the full range.
  ///
  /// Source: the YUV4MPEG2 description of mjpegtools, yuv4mpeg(5); unknown X tags are comments.
  private func header(of picture: Bitmap) -> String {
    "YUV4MPEG2 W\(picture.width) H\(picture.height) F\(film.framesPerSecond):1 Ip A1:1 C444 "
      + "XYSCSS=444 XCOLORRANGE=FULL XMATRIX=BT709\n"
  }
}

extension Film.Frame {
  /// The time and the progress, as a strip writes them.
  var caption: String {
    "\(JSONValue.format(milliseconds, decimals: 1)) ms · "
      + "\(JSONValue.format(progress * 100, decimals: 1)) %"
  }
}
