internal import CFreeType

/// A four-letter name of OpenType.
struct FontTag: Hashable, Sendable {
  let rawValue: UInt32

  /// - Precondition: four ASCII letters.
  init(_ name: StaticString) {
    precondition(name.utf8CodeUnitCount == 4)
    rawValue = name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  static let weightAxis = FontTag("wght")
}

/// A font file that FreeType has accepted, with the memory that it reads from.
struct OpenedFont {
  let library: FT_Library
  let face: FT_Face
  let bytes: UnsafeMutableBufferPointer<UInt8>

  init(contents: [UInt8], path: String) throws(FontError) {
    guard let tables = FontTableDirectory(contents) else {
      throw .unreadable(path: path, reason: "it is not a TrueType or OpenType file")
    }
    guard tables.isComplete else {
      throw .unreadable(path: path, reason: "the file was cut short")
    }
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: contents.count)
    _ = bytes.initialize(from: contents)
    var library: FT_Library?
    var face: FT_Face?
    var status = FT_Init_FreeType(&library)
    if status == 0 {
      status = FT_New_Memory_Face(library, bytes.baseAddress, FT_Long(bytes.count), 0, &face)
    }
    guard status == 0, let library, let face else {
      FT_Done_FreeType(library)
      bytes.deallocate()
      throw .unreadable(path: path, reason: "FreeType does not read it (error \(status))")
    }
    let drawable = FT_Long(FT_FACE_FLAG_SCALABLE) | FT_Long(FT_FACE_FLAG_COLOR)
    guard face.pointee.face_flags & drawable != 0 else {
      FT_Done_Face(face)
      FT_Done_FreeType(library)
      bytes.deallocate()
      throw .unreadable(path: path, reason: "the font holds neither outlines nor colours")
    }
    self.library = library
    self.face = face
    self.bytes = bytes
  }

  /// Moves the weight axis, where there is one, and says which weight the face then has.
  func setWeight(_ weight: Int) -> (weight: Int, isVariable: Bool) {
    guard let range = weightRange else { return (staticWeight, false) }
    let clamped = min(max(weight, range.lowerBound), range.upperBound)
    var variations: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(face, &variations) == 0, let variations else {
      return (staticWeight, false)
    }
    defer { FT_Done_MM_Var(library, variations) }
    var coordinates = (0..<Int(variations.pointee.num_axis)).map { index in
      let axis = variations.pointee.axis[index]
      return axis.tag == FT_ULong(FontTag.weightAxis.rawValue)
        ? FT_Fixed(clamped) << 16 : axis.def
    }
    let status = FT_Set_Var_Design_Coordinates(
      face, FT_UInt(coordinates.count), &coordinates)
    return status == 0 ? (clamped, true) : (staticWeight, false)
  }

  var hasColors: Bool { face.pointee.face_flags & FT_Long(FT_FACE_FLAG_COLOR) != 0 }

  /// Font units of an em. FreeType leaves them out where a font holds bitmaps alone.
  var unitsPerEm: Int {
    if face.pointee.units_per_EM > 0 { return Int(face.pointee.units_per_EM) }
    guard let table = FT_Get_Sfnt_Table(face, FT_SFNT_HEAD) else { return 1000 }
    return max(1, Int(table.assumingMemoryBound(to: TT_Header.self).pointee.Units_Per_EM))
  }

  /// What the weight axis spans; nil for a static file.
  var weightRange: ClosedRange<Int>? {
    var variations: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(face, &variations) == 0, let variations else { return nil }
    defer { FT_Done_MM_Var(library, variations) }
    for index in 0..<Int(variations.pointee.num_axis) {
      let axis = variations.pointee.axis[index]
      if axis.tag == FT_ULong(FontTag.weightAxis.rawValue) {
        return Int(axis.minimum >> 16)...Int(axis.maximum >> 16)
      }
    }
    return nil
  }

  /// The weight that the OS/2 table states; 400 where there is no such table.
  var staticWeight: Int {
    guard let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2) else { return 400 }
    return Int(table.assumingMemoryBound(to: TT_OS2.self).pointee.usWeightClass)
  }
}
