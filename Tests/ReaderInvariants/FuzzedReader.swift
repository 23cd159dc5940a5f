import Interchange
import PositionedJSON
import Pseudo
import StringFormats
import TextLayout
import XLIFF

/// What `scripts/fuzz` feeds: each way from hostile bytes into the project, with all that must hold of its outcome.
package enum FuzzedReader: String, CaseIterable, Sendable {
  case strings
  case xmlPlist = "xml-plist"
  case binaryPlist = "binary-plist"
  case stringsdict, loctable, xcstrings, xliff, android, arb, po
  /// The reader below configuration, tokens and all else that is JSON.
  case json
  /// A format, an edit and where it goes in the first four bytes, then the file that is edited.
  case edits
  /// A format in the first byte, then the file that is written in all others.
  case convert
  /// A message and its arguments, as ``FormattedInput`` takes them.
  case formatter
  /// What is to be mended in the first byte, then a PNG file.
  case png
  /// An `l10n.json`.
  case configuration
  case baseline
  /// The manifest of a preview.
  case manifest
  /// What `l10n-scan` answers, behind its greeting, and the cache of that.
  case answers
  /// The facts of Swift files, a NUL between two, whose views are read and made to components.
  case views
  /// Token files, as ``FuzzedTokens`` takes them, and their exports.
  case tokens
  /// The facts of Swift files, a NUL between two, whose constants become tokens.
  case tokenImport = "token-import"
  /// A file that says what is in a project, as ``FuzzedProject`` takes it.
  case project
  case objectiveC = "objective-c"
  /// A storyboard.
  case interfaceBuilder = "interface-builder"
  case infoPlist = "info-plist"
  /// A property list of the app, whose texts may be keys.
  case propertyList = "property-list"
  /// Tables and an XLIFF file for them, as ``FuzzedExchange`` takes them.
  case exchange
  /// The definition of a pseudo-locale and a text for it, a NUL between them.
  case pseudo
  case fontMetrics = "font-metrics"

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
    case .configuration: readConfiguration(bytes)
    case .baseline: readBaseline(bytes)
    case .manifest: readManifest(bytes)
    case .answers: readAnswers(bytes)
    case .views: FuzzedViews(bytes)?.read()
    case .tokens: FuzzedTokens(bytes).read()
    case .tokenImport: readConstants(bytes)
    case .project: FuzzedProject(bytes)?.read()
    case .objectiveC, .interfaceBuilder, .infoPlist, .propertyList: sourcePath.flatMap { readSource(bytes, $0) }
    case .pseudo: try? PseudoDefinition(parsing: bytes)
    case .fontMetrics: try? FontMetricsFile(parsing: bytes)
    case .edits, .convert, .formatter, .exchange: nil
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
    case .configuration: try checkConfiguration(bytes)
    case .baseline: try checkBaseline(bytes)
    case .manifest: try checkManifest(bytes)
    case .answers: try checkAnswers(bytes)
    case .views: try FuzzedViews(bytes)?.check()
    case .tokens: try FuzzedTokens(bytes).check()
    case .tokenImport: try checkConstants(bytes)
    case .project: try FuzzedProject(bytes)?.check()
    case .objectiveC, .interfaceBuilder, .infoPlist, .propertyList: try checkSource(bytes, of: self)
    case .exchange: try FuzzedExchange(bytes)?.check()
    case .pseudo: try checkDefinition(bytes)
    case .fontMetrics: try checkFontMetrics(bytes)
    }
  }
}
