import TestSupport
import Testing

@testable import StringFormats

@Suite("Keys that are inserted together")
struct KeyBatchTests {
  @Test("have the numbers that they have one by one", arguments: [UInt64](1...20))
  func numbers(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    // Few letters, so that keys come twice within a batch and in several.
    let batches = (0..<Int.random(in: 1...5, using: &random)).map { _ in
      (0..<Int.random(in: 0...300, using: &random)).map { _ in
        String((0..<Int.random(in: 0...12, using: &random)).map { _ in "abé".randomElement(using: &random) ?? "a" })
      }
    }
    var (together, apart) = (KeyDictionary.Builder(), KeyDictionary.Builder())
    for keys in batches {
      var batch = together.emptyBatch
      for key in keys { withBytes(of: key) { batch.append($0) } }
      #expect(batch.count == keys.count)
      together.insert(batch)
      for key in keys { withBytes(of: key) { _ = apart.insert($0) } }
    }
    let (found, wanted) = (KeyDictionary(together), KeyDictionary(apart))
    #expect(found.count == wanted.count && found.count == Set(batches.joined()).count)
    for key in batches.joined() {
      let number = withBytes(of: key) { found.number(of: $0) }
      #expect(number != nil && number == withBytes(of: key) { wanted.number(of: $0) })
      #expect(number.map { found[$0] } == key)
    }
    #expect(withBytes(of: "c") { found.number(of: $0) } == nil)
  }

  private func withBytes<Result>(of key: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var key = key
    return key.withUTF8(body)
  }
}
