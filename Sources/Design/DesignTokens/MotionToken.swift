package import Geometry

/// A duration and the curve that progress follows in it.
package struct Motion: Hashable, Sendable {
  /// Zero and more.
  package var milliseconds: Double
  /// From elapsed time to progress.
  package var curve: TimingCurve

  package init(milliseconds: Double, curve: TimingCurve) {
    self.milliseconds = milliseconds
    self.curve = curve
  }

  /// The progress a number of milliseconds after the start: a function of elapsed time alone.
  package func progress(after elapsedMilliseconds: Double) -> Double {
    if elapsedMilliseconds >= milliseconds { return 1 }
    return curve.progress(at: elapsedMilliseconds / milliseconds)
  }
}

/// A motion of the design document or, where it is silent, of the platform.
package enum MotionToken: String, CaseIterable, Hashable, Sendable {
  case press
  case push
  case pop
  case sheetPresent
  case sheetDismiss
  /// What every slide becomes under Reduce Motion.
  case reducedFade
  case hudFade
  case toggle
  case segment
  case tabPill
  case titleCollapse
}
