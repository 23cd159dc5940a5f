import SourceText
import Testing

@Suite struct HashIndexTests {
  @Test func numbersAreFoundByHashAndMatch() {
    var index = HashIndex(capacity: 0)
    for number in 0..<1000 { index.insert(Int32(number), hash: UInt32(number % 7)) }
    for number in 0..<1000 {
      #expect(index.first(hash: UInt32(number % 7)) { $0 == number } == number)
      #expect(index.first(hash: UInt32((number + 1) % 7)) { $0 == number } == nil)
    }
    #expect(index.first(hash: 7) { _ in true } == nil)
  }

  @Test func whatIsTakenOutIsFoundNoMore() {
    var index = HashIndex(capacity: 4)
    for number in 0..<100 { index.insert(Int32(number), hash: 3) }
    for number in stride(from: 0, to: 100, by: 2) { index.remove(Int32(number), hash: 3) }
    index.remove(500, hash: 3)
    for number in 0..<100 {
      #expect(index.first(hash: 3) { $0 == number } == (number.isMultiple(of: 2) ? nil : number))
    }
    for number in 100..<300 { index.insert(Int32(number), hash: 3) }
    #expect(index.first(hash: 3) { $0 == 99 } == 99)
    #expect(index.first(hash: 3) { $0 == 0 } == nil)
    #expect(index.first(hash: 3) { $0 == 299 } == 299)
  }

  @Test func aTableOfManyRemovalsStaysOpen() {
    var index = HashIndex(capacity: 8)
    for round in 0..<500 {
      index.insert(Int32(round), hash: UInt32(round))
      index.remove(Int32(round), hash: UInt32(round))
      #expect(index.first(hash: UInt32(round)) { _ in true } == nil)
    }
  }
}
