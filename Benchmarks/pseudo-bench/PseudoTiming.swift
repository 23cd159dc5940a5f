import Pseudo
import StringFormats
import XLIFF

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Times the writing of pseudo-texts inside of the process.
///
/// Measured are the texts of a table one by one, and all of their letters as one text, which is the mapping alone.
struct PseudoTiming {
  private let texts: TextBuffer
  private let letters: [UInt8]
  private let characters: Int
  private let definition: PseudoDefinition

  init(_ path: String, _ definition: PseudoDefinition) {
    let document = StringDocument(parsing: Self.bytes(of: path), format: .strings)
    var texts = document.textBuffer()
    for entry in document.entries { if case .text(let text) = entry.value { texts.append(text) } }
    var letters: [UInt8] = []
    var characters = 0
    for number in 0..<texts.count {
      texts.withBytes(of: number) { text in
        for byte in text {
          if byte & 0xC0 != 0x80 { characters += 1 }
          if byte | 0x20 >= 0x61, byte | 0x20 <= 0x7A { letters.append(byte) }
        }
      }
    }
    self.texts = texts
    self.letters = letters
    self.characters = characters
    self.definition = definition
  }

  func report(rounds: Int) -> String {
    var writer = PseudoWriter(Pseudolocalizer(definition))
    let whole = Self.median(rounds) {
      for number in 0..<texts.count { texts.withBytes(of: number) { _ = writer.write($0) } }
    }
    let mapping = Self.median(rounds) { letters.withUnsafeBufferPointer { _ = writer.write($0) } }
    let (character, text) = (Self.nanoseconds(whole, characters), Self.nanoseconds(whole, texts.count))
    return """
      \(texts.count) texts, \(characters) characters, \(letters.count) letters
      pseudo-text: \(character) ns a character, \(text) ns a text
      mapping alone: \(Self.nanoseconds(mapping, letters.count)) ns a character
      """
  }

  private static func nanoseconds(_ seconds: Double, _ count: Int) -> Double {
    (seconds * 1e9 / Double(max(count, 1)) * 100).rounded() / 100
  }

  private static func median(_ rounds: Int, _ work: () -> Void) -> Double {
    work()
    let times = (0..<rounds).map { _ in
      let start = now()
      work()
      return now() - start
    }
    return times.sorted()[times.count / 2]
  }

  /// Seconds of CPU of this process.
  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func bytes(of path: String) -> [UInt8] {
    guard let file = fopen(path, "rb") else {
      print("cannot read '\(path)'")
      exit(2)
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = fread(&part, 1, part.count, file)
      if count == 0 { return bytes }
      bytes += part[..<count]
    }
  }
}
