import Digests
import Imaging
import Snapshots
import Testing

@Suite struct XXHash64Tests {
  /// The buffer of xxHash's own self-test: the high bytes of a number that is multiplied on and on.
  private static let buffer: [UInt8] = {
    var state: UInt64 = 2_654_435_761
    return (0..<222).map { _ in
      defer { state = state &* 11_400_714_785_074_694_797 }
      return UInt8(state >> 56)
    }
  }()

  /// Source: xxHash 0.8, the self-test of `xxhsum`.
  @Test(
    arguments: [
      (0, 0, 0xEF46_DB37_51D8_E999), (1, 0, 0xE934_A84A_DB05_2768),
      (1, 2_654_435_761, 0x5014_6076_43A9_B4C3), (4, 0, 0x9136_A0DC_A574_57EE),
      (14, 0, 0x8282_DCC4_994E_35C8), (14, 2_654_435_761, 0xC3BD_6BF6_3DEB_6DF0),
      (222, 0, 0xB641_AE8C_B691_C174), (222, 2_654_435_761, 0x20CB_8AB7_AE10_C14A),
    ] as [(Int, UInt64, UInt64)])
  func `The digest is that of the reference implementation`(
    count: Int, seed: UInt64, digest: UInt64
  ) {
    let bytes = Array(Self.buffer.prefix(count))
    #expect(bytes.withUnsafeBytes { XXHash64.digest($0, seed: seed) } == digest)
  }
}
