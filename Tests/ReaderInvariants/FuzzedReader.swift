import PositionedJSON
import StringFormats

/// What `scripts/fuzz` feeds: each way from hostile bytes into the project, with all that must hold of its outcome.
package enum FuzzedReader: String, CaseIterable, Sendable {
  case strings
  case xmlPlist = "xml-plist"
  case binaryPlist = "binary-plist"
  case stringsdict, loctable, xcstrings, xliff, android, arb, po
  /// The reader of configuration and tokens.
  case json
  /// A format, an edit and where it goes in the first four bytes, then the file that is edited.
  case edits
  /// A format in the first byte, then the file that is written in all others.
  case convert
  /// A message and its arguments, as ``FormattedInput`` takes them.
  case formatter
  /// What is to be mended in the first byte, then a PNG file.
  case png

  /// Whether the input is worth keeping: what begins as no file of the reader's kind teaches the fuzzer another one.
  package func takes(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .binaryPlist: bytes.starts(with: Array("bplist00".utf8))
    case .xmlPlist: bytes.first.map { $0 == UInt8(ascii: "<") || $0 == 0 || $0 >= 0xEF } ?? false
    case .strings: !bytes.starts(with: Array("bplist00".utf8)) && bytes.first != UInt8(ascii: "<")
    case .png: FuzzedPicture(bytes) != nil
    default: true
    }
  }

  /// Whether the format is one that is only converted.
  private var isForeign: Bool { self == .android || self == .arb || self == .po }

  /// Bytes of heap that reading an input may take at one time.
  package func heapLimit(for bytes: [UInt8]) -> Int {
    // However small the input is: tables, and the plural rules that are tried out; what compresses pixels.
    let fixed = self == .png ? 524_288 : 262_144
    // A table in the neutral form has a `String` for each key and text; a pixel is expanded, then drawn.
    let pixels = self == .png ? FuzzedPicture(bytes)?.pixelCount ?? 0 : 0
    return (isForeign ? 64 : 20) * bytes.count + fixed + 16 * pixels
  }

  /// Reads the input, as a program does that needs nothing but its texts.
  ///
  /// - Returns: The outcome; `nil` for a file that is refused, and where more than a reader is fed.
  package func read(_ bytes: [UInt8]) -> (any Sendable)? {
    switch self {
    case .strings, .xmlPlist, .binaryPlist: StringDocument(parsing: bytes, format: .strings)
    case .stringsdict: StringDocument(parsing: bytes, format: .stringsdict)
    case .loctable: StringDocument(parsing: bytes, format: .loctable)
    case .xcstrings: StringDocument(parsing: bytes, format: .xcstrings)
    case .xliff: StringDocument(parsing: bytes, format: .xliff)
    case .android, .arb, .po: readForeign(bytes, rawValue)
    case .json: try? JSONDocument(parsing: bytes)
    case .png: FuzzedPicture(bytes)?.read()
    case .edits, .convert, .formatter: nil
    }
  }

  /// Reads the input and, where the reader writes too, writes it.
  ///
  /// - Throws: What does not hold of the outcome. A file that its reader refuses is no failure.
  package func check(_ bytes: [UInt8]) throws(BrokenInvariant) {
    switch self {
    case .strings, .xmlPlist: try checkDocument(bytes, .strings)
    case .binaryPlist:
      try checkDocument(bytes, .strings)
      try checkDocument(bytes, .stringsdict)
    case .stringsdict: try checkDocument(bytes, .stringsdict)
    case .loctable: try checkDocument(bytes, .loctable)
    case .xcstrings: try checkDocument(bytes, .xcstrings)
    case .xliff: try checkDocument(bytes, .xliff)
    case .android, .arb, .po: try checkReading(bytes, rawValue)
    case .json: try checkJSON(bytes)
    case .edits: try EditedFile(bytes)?.check()
    case .convert: try checkConversion(bytes)
    case .formatter: try FormattedInput(bytes)?.check()
    case .png: try FuzzedPicture(bytes)?.check()
    }
  }
}
