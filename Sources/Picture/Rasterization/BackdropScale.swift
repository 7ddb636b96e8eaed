/// At which part of the size a backdrop is blurred.
///
/// A picture that is blurred anyway loses nothing that can be seen when it is made smaller first: to a
/// quarter for σ of 8 pixels or more, to a half from 4.
struct BackdropScale {
  /// 1, 2 or 4: pixels to a side of a cell.
  let factor: Int
  let blur: BoxBlur

  init(sigma: Double) {
    factor = sigma >= 8 ? 4 : sigma >= 4 ? 2 : 1
    // Averaging cells and interpolating between them blur too, by variances of about f²/12 and f²/6.
    let own = factor == 1 ? 0 : Double(factor * factor) / 4
    blur = BoxBlur(sigma: max(0, sigma * sigma - own).squareRoot() / Double(factor))
  }

  /// How many pixels around a shape show in its backdrop.
  var reach: Int { (blur.reach + 2) * factor }
}
