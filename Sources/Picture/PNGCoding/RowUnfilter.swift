/// Undoes the filter of one row and writes its pixels as RGBA, in one pass.
///
/// The row above is read where it was written, as RGBA. Four bytes are predicted at once in the lanes
/// of an integer; the fourth lane of an RGB file is set to 255 at the end, whatever came out.
struct RowUnfilter {
  /// The filtered bytes after the filter byte; may overlap `target` if it lies behind.
  let source: UnsafeRawPointer
  /// The pixels of the row above, zeros for the first row.
  let above: UnsafeRawPointer
  let target: UnsafeMutableRawPointer
  let width: Int

  func undoRGB(_ filter: RowFilter) {
    let opaque: UInt32 = 0xFF00_0000
    switch filter {
    case .none: spread { pixels, _ in pixels }
    case .up: spread { pixels, above in pixels &+ above }
    case .sub: undo(step: 3, opaque) { left, _, _ in left }
    case .average: undo(step: 3, opaque) { left, above, _ in Lanes.average(left, above) }
    case .paeth: undoPaeth(step: 3, opaque)
    }
  }

  func undoRGBA(_ filter: RowFilter) {
    switch filter {
    case .none: target.copyMemory(from: source, byteCount: width * 4)
    case .up: undo(step: 4, 0) { _, above, _ in above }
    case .sub: undo(step: 4, 0) { left, _, _ in left }
    case .average: undo(step: 4, 0) { left, above, _ in Lanes.average(left, above) }
    case .paeth: undoPaeth(step: 4, 0)
    }
  }

  /// Four RGB pixels at a time, for the filters that need no pixel to the left.
  @inline(__always)
  private func spread(_ combine: (SIMD16<UInt8>, SIMD16<UInt8>) -> SIMD16<UInt8>) {
    let groups = width / 4
    let alpha = SIMD4<UInt32>(repeating: 0xFF00_0000)
    for group in 0..<groups {
      let low = (source + group * 12).loadUnaligned(as: UInt64.self)
      let high = (source + group * 12 + 8).loadUnaligned(as: UInt32.self)
      let pixels = SIMD4<UInt32>(
        UInt32(truncatingIfNeeded: low), UInt32(truncatingIfNeeded: low >> 24),
        UInt32(truncatingIfNeeded: low >> 48) | high << 16, high >> 8)
      let upper = (above + group * 16).loadUnaligned(as: SIMD16<UInt8>.self)
      let sum = combine(unsafeBitCast(pixels, to: SIMD16<UInt8>.self), upper)
      let result = unsafeBitCast(sum, to: SIMD4<UInt32>.self) | alpha
      (target + group * 16).storeBytes(of: result, as: SIMD4<UInt32>.self)
    }
    for pixel in groups * 4..<width {
      var lanes = SIMD16<UInt8>(repeating: 0)
      var upper = lanes
      for channel in 0..<3 {
        lanes[channel] = source.load(fromByteOffset: pixel * 3 + channel, as: UInt8.self)
        upper[channel] = above.load(fromByteOffset: pixel * 4 + channel, as: UInt8.self)
      }
      let sum = combine(lanes, upper)
      for channel in 0..<3 {
        target.storeBytes(of: sum[channel], toByteOffset: pixel * 4 + channel, as: UInt8.self)
      }
      target.storeBytes(of: 255, toByteOffset: pixel * 4 + 3, as: UInt8.self)
    }
  }

  /// One pixel at a time, for the filters that need the pixel to the left.
  @inline(__always)
  private func undo(
    step: Int, _ alpha: UInt32, _ predict: (UInt32, UInt32, UInt32) -> UInt32
  ) {
    var left: UInt32 = 0
    var upperLeft: UInt32 = 0
    for pixel in 0..<width {
      let upper = (above + pixel * 4).loadUnaligned(as: UInt32.self)
      let delta = self.delta(pixel, step: step)
      left = Lanes.sum(delta, predict(left, upper, upperLeft))
      (target + pixel * 4).storeBytes(of: left | alpha, as: UInt32.self)
      upperLeft = upper
    }
  }

  @inline(__always)
  private func undoPaeth(step: Int, _ alpha: UInt32) {
    var left = SIMD4<Int16>(repeating: 0)
    var upperLeft = left
    for pixel in 0..<width {
      let upper = Lanes.widened((above + pixel * 4).loadUnaligned(as: UInt32.self))
      let delta = Lanes.widened(self.delta(pixel, step: step))
      left = (delta &+ Lanes.paeth(left, upper, upperLeft)) & 0xFF
      (target + pixel * 4).storeBytes(of: Lanes.narrowed(left) | alpha, as: UInt32.self)
      upperLeft = upper
    }
  }

  /// The filtered bytes of a pixel. The last one of an RGB row is put together from its three bytes,
  /// for a fourth may lie outside of the memory.
  @inline(__always)
  private func delta(_ pixel: Int, step: Int) -> UInt32 {
    let place = source + pixel * step
    if step == 4 || pixel + 1 < width { return place.loadUnaligned(as: UInt32.self) }
    return UInt32(place.loadUnaligned(as: UInt16.self))
      | UInt32(place.load(fromByteOffset: 2, as: UInt8.self)) << 16
  }
}

/// Arithmetic on the four bytes of a pixel at once.
enum Lanes {
  @inline(__always)
  static func sum(_ first: UInt32, _ second: UInt32) -> UInt32 {
    let low: UInt32 = 0x7F7F_7F7F
    return ((first & low) &+ (second & low)) ^ ((first ^ second) & ~low)
  }

  /// Half of each sum, rounded down, without a carry between lanes.
  @inline(__always)
  static func average(_ first: UInt32, _ second: UInt32) -> UInt32 {
    (first & second) &+ (((first ^ second) & 0xFEFE_FEFE) >> 1)
  }

  @inline(__always)
  static func widened(_ pixel: UInt32) -> SIMD4<Int16> {
    SIMD4<Int16>(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
  }

  @inline(__always)
  static func narrowed(_ lanes: SIMD4<Int16>) -> UInt32 {
    unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: lanes), to: UInt32.self)
  }

  /// `RowFilter.paeth` in every lane.
  @inline(__always)
  static func paeth(
    _ left: SIMD4<Int16>, _ above: SIMD4<Int16>, _ upperLeft: SIMD4<Int16>
  ) -> SIMD4<Int16> {
    let toLeft = above &- upperLeft
    let toAbove = left &- upperLeft
    let distanceToLeft = magnitude(toLeft)
    let distanceToAbove = magnitude(toAbove)
    let distanceToUpperLeft = magnitude(toLeft &+ toAbove)
    let isAbove = distanceToAbove .<= distanceToUpperLeft
    let isLeft = (distanceToLeft .<= distanceToAbove) .& (distanceToLeft .<= distanceToUpperLeft)
    return upperLeft.replacing(with: above, where: isAbove).replacing(with: left, where: isLeft)
  }

  @inline(__always)
  private static func magnitude(_ lanes: SIMD4<Int16>) -> SIMD4<Int16> {
    pointwiseMax(lanes, 0 &- lanes)
  }
}
