import StringFormats
import XLIFF

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a file holds, in numbers.
struct FileReading: Sendable {
  private var entries = 0
  private var texts = 0
  private var repeatedKeys = 0
  private var problems = 0

  init() {}

  /// Reads the file at `path`.
  init(_ path: String, _ mode: Mode) {
    let fileExtension = path.split(separator: ".").last.map(String.init) ?? ""
    guard let format = StringFormat(fileExtension: fileExtension) else {
      fail("'\(path)' is no string file")
    }
    let document = StringDocument(parsing: Self.bytes(of: path), format: format)
    entries = document.entries.count
    problems = document.problems.count
    guard mode == .read else { return }
    repeatedKeys = KeyIndex(of: document, within: .tablesAndLocales).repetitions.count
    var values = document.textBuffer()
    values.reserveCapacity(entries)
    for place in document.entries.indices {
      switch document.entries.value(at: place) {
      case .text(let string): values.append(string)
      case .varied(let value): for text in value.texts { values.append(text.string) }
      case .other: continue
      }
    }
    texts = values.count
  }

  /// The file in one read, as `l10n` reads it.
  private static func bytes(of path: String) -> [UInt8] {
    let descriptor = open(path, O_RDONLY)
    var information = stat()
    guard descriptor >= 0, fstat(descriptor, &information) == 0 else { fail("cannot read '\(path)'") }
    defer { close(descriptor) }
    let size = Int(information.st_size)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = read(descriptor, buffer.baseAddress! + count, size - count)
        guard got > 0 else { fail("cannot read '\(path)'") }
        count += got
      }
    }
  }

  static func + (left: FileReading, right: FileReading) -> FileReading {
    var sum = left
    sum.entries += right.entries
    sum.texts += right.texts
    sum.repeatedKeys += right.repeatedKeys
    sum.problems += right.problems
    return sum
  }

  var text: String { "\(entries) entries, \(texts) values, \(repeatedKeys) repeated keys, \(problems) problems" }
}
