import Testing

@testable import Raster

struct HuffmanCodeTests {
  private func kraftSum(_ code: HuffmanCode) -> Double {
    code.lengths.reduce(0) { $0 + ($1 == 0 ? 0 : 1 / Double(1 << UInt64($1))) }
  }

  /// The example of RFC 1951, section 3.2.2: lengths 3, 3, 3, 3, 3, 2, 4, 4 of A to H.
  @Test func codesFollowOneAnother() {
    let code = HuffmanCode(counts: [10, 10, 10, 10, 10, 20, 5, 5], limit: 15)
    #expect(code.lengths == [3, 3, 3, 3, 3, 2, 4, 4])
    let reversed = code.codes.enumerated().map { index, bits in
      String(String(UInt32(bits) | 1 << UInt32(code.lengths[index]), radix: 2).dropFirst().reversed())
    }
    #expect(reversed == ["010", "011", "100", "101", "110", "00", "1110", "1111"])
  }

  @Test func oneSymbolHasOneBit() {
    #expect(HuffmanCode(counts: [0, 7, 0], limit: 7).lengths == [0, 1, 0])
    #expect(HuffmanCode(counts: [0, 0], limit: 7).lengths == [0, 0])
  }

  /// Counts that double would have codes as long as there are symbols.
  @Test(arguments: [(19, 7), (31, 15), (286, 15)])
  func noCodeIsLongerThanTheLimit(count: Int, limit: Int) {
    let code = HuffmanCode(counts: (0..<count).map { 1 << UInt32($0 % 24) }, limit: limit)
    #expect(Int(code.lengths.max() ?? 0) <= limit)
    #expect(code.lengths.allSatisfy { $0 > 0 })
    #expect(kraftSum(code) == 1)
  }

  @Test func rareSymbolsHaveLongCodes() {
    let code = HuffmanCode(counts: [100, 1, 50, 0, 3], limit: 15)
    #expect(code.lengths[0] == 1 && code.lengths[2] == 2 && code.lengths[1] == 3 && code.lengths[4] == 3)
    #expect(code.lengths[3] == 0 && kraftSum(code) == 1)
  }
}
