/// What a name must be like to become a file of its own inside the output folder.
enum FileNameRule {
  /// Room for a device, a suffix and an extension within the 255 bytes of common file systems.
  static let byteLimit = 180

  /// What is wrong with a name, as the end of a sentence; nil where it is fit.
  static func fault(in name: String) -> String? {
    let scalars = name.unicodeScalars
    let isVisible = { (scalar: Unicode.Scalar) in
      !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
    }
    if !scalars.contains(where: isVisible) { return "must not be blank" }
    if scalars.contains(where: { "/\\".unicodeScalars.contains($0) }) {
      return "must not leave its folder"
    }
    if scalars.first == "." { return "must not start with a full stop" }
    if scalars.contains(where: { $0.properties.generalCategory == .control }) {
      return "must be a single line"
    }
    if scalars.contains(where: { "<>:\"|?*".unicodeScalars.contains($0) }) {
      return "must not contain any of < > : \" | ? *"
    }
    if name.utf8.count > byteLimit { return "must not be longer than \(byteLimit) bytes" }
    return nil
  }
}
