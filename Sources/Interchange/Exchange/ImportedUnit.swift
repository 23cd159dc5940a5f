import SourceText
import StringFormats

/// A unit of an XLIFF file with its translation.
struct ImportedUnit {
  let identifier: String
  let original: String
  let source: String?
  let target: String
  let state: EntryState?
  /// Where the unit starts.
  let offset: ByteOffset

  /// Whether Xcode would import it: a state that it does not know counts as finished.
  var isFinished: Bool {
    switch state {
    case .new, .needsReview: false
    case nil, .translated, .machineTranslated, .unknown: true
    }
  }
}

/// The `file` elements of an XLIFF document: units for one table in one language.
struct ImportedFile {
  let original: String
  let language: String?
  var units: [ImportedUnit]
  /// Where its first unit stands.
  let offset: ByteOffset

  /// Gathers the units that have a target, in file order.
  static func files(of document: StringDocument) -> [ImportedFile] {
    var files: [ImportedFile] = []
    var index = 0
    let entries = document.entries
    while index < entries.count {
      let entry = entries[index]
      let isPair = index + 1 < entries.count && entries[index + 1].range == entry.range
      let source = isPair ? entries[index + 1] : entry
      let hasTarget = isPair || !document.isSource(entry)
      index += isPair ? 2 : 1
      let original = entry.table ?? ""
      if files.last.map({ $0.original != original || $0.language != entry.locale && hasTarget }) ?? true {
        files.append(
          ImportedFile(
            original: original, language: hasTarget ? entry.locale : nil, units: [], offset: entry.range.start))
      }
      guard hasTarget, case .text(let target) = entry.value else { continue }
      var text: String?
      if isPair, case .text(let value) = source.value { text = document.text(value) }
      files[files.count - 1].units.append(
        ImportedUnit(
          identifier: document.text(entry.key), original: original, source: text, target: document.text(target),
          state: entry.state, offset: entry.range.start))
    }
    return files
  }
}

extension StringDocument {
  /// Whether the value of a unit's entry stands in a `source` element, as the bytes before it tell.
  fileprivate func isSource(_ entry: StringEntry) -> Bool {
    guard case .text(let value) = entry.value else { return true }
    var tag: [UInt8] = []
    for byte in bytes[..<value.range.start.index].reversed() where byte != 0 {
      if byte == UInt8(ascii: "<") { break }
      tag.append(byte)
    }
    return tag.reversed().starts(with: "source".utf8)
  }
}
