import Deflate
import TestSupport
import Testing

struct DeflateTests {
  private func bytes(_ count: Int, kinds: UInt8, seed: UInt64) -> [UInt8] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in UInt8.random(in: 0..<kinds, using: &random) }
  }

  @Test(arguments: [Int32(1), 5, 9], [0, 1, 5_000, 200_000])
  func whatIsCompressedIsExpandedAgain(level: Int32, count: Int) {
    let bytes = bytes(count, kinds: 9, seed: 4)
    let deflater = Deflater(level: level)
    // Another one before it leaves nothing behind.
    #expect(deflater.compress([1, 2, 3]) != deflater.compress(bytes))
    let compressed = deflater.compress(bytes)
    #expect(compressed == Deflater(level: level).compress(bytes))
    #expect(compressed.count < count / 2 + 40)
    #expect(Inflater.expand(compressed, count: count) == bytes)
  }

  @Test func whatIsNotWholeIsNotExpanded() {
    let bytes = bytes(3_000, kinds: 40, seed: 5)
    let compressed = Deflater(level: 5).compress(bytes)
    #expect(Inflater.expand(compressed, count: bytes.count + 1) == nil)
    #expect(Inflater.expand(compressed, count: bytes.count - 1) == nil)
    #expect(Inflater.expand(compressed + [0], count: bytes.count) == nil)
    #expect(Inflater.expand(compressed.dropLast(), count: bytes.count) == nil)
    #expect(Inflater.expand([], count: 0) == nil)
    #expect(Inflater.expand(compressed, count: .max) == nil)
    for place in stride(from: 0, to: compressed.count, by: 7) {
      var changed = compressed
      changed[place] ^= 0x10
      #expect(Inflater.expand(changed, count: bytes.count) != bytes || place == 1, "at \(place)")
    }
  }

  @Test func checkSumsAreThoseOfTheStandards() {
    #expect(CheckSum.crc32(of: "123456789".utf8) == 0xCBF4_3926)
    #expect(CheckSum.crc32(of: EmptyCollection()) == 0)
    let words = Array("Wikipedia".utf8)
    func adler(_ bytes: some Sequence<UInt8>) -> UInt32 {
      Array(bytes).withUnsafeBufferPointer { CheckSum.adler32(of: $0) }
    }
    #expect(adler(words) == 0x11E6_0398)
    #expect(CheckSum.adler32(adler(words.prefix(4)), then: adler(words.dropFirst(4)), count: 5) == 0x11E6_0398)
  }
}
