import SourceText
import StringFormats
import XLIFF

/// A file that two sides have changed, with the changes of both.
///
/// Files are merged by key and field: a translation that one side has changed and a comment that the other has are no
/// conflict, nor are keys that both have added at one place. What both have changed to different values is a
/// ``Conflict``; it stands in the file between the markers that Git writes, and readers take the side of ours.
///
/// ```swift
/// let merged = try MergedDocument(base: base, ours: ours, theirs: theirs, format: .xcstrings)
/// for conflict in merged.conflicts { print(conflict.path, conflict.kind) }
/// ```
package struct MergedDocument: Sendable {
  /// A part that is left to decide.
  package struct Conflict: Hashable, Sendable {
    package enum Kind: Sendable {
      /// Both sides have changed it, or added it with different values.
      case bothChanged
      /// Ours has removed what theirs has changed.
      case oursRemoved
      /// Theirs has removed what ours has changed.
      case theirsRemoved
    }

    /// The names of the parts from the outermost on.
    package let path: [String]
    package let kind: Kind

    /// The line of its first marker, from 1.
    package let line: Int
  }

  /// The merged file, in the encoding of ours.
  package let bytes: [UInt8]

  /// What is left to decide, in the order of the file.
  package let conflicts: [Conflict]

  /// - Parameters:
  ///   - base: The file that both sides come from; empty where each has added it.
  ///   - ours: The file that the result is like where nobody has changed it.
  ///   - theirs: The other one.
  ///   - format: That of all three.
  ///   - keyOrder: The order of keys that both sides add at one place.
  /// - Throws: Which file cannot be read in parts, and why.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(
    base: [UInt8], ours: [UInt8], theirs: [UInt8], format: StringFormat, keyOrder: KeyOrder = .xcode
  ) throws(MergeFailure) {
    if ours == theirs || base == theirs || base == ours {
      (bytes, conflicts) = (base == ours ? theirs : ours, [])
      return
    }
    let text = try Self.text(of: ours, .ours)
    let encoding = FileEncoding(of: ours)
    let sources = (
      base: base.isEmpty ? nil : try Self.source(try Self.text(of: base, .base), format, .base),
      ours: try Self.source(text, format, .ours),
      theirs: try Self.source(try Self.text(of: theirs, .theirs), format, .theirs)
    )
    var merge = ThreeWayMerge(
      hasCommas: format == .xcstrings, keyOrder: keyOrder, lineEnd: Array(LineScan(text).lineEnd(near: 0).utf8))
    let merged = merge.run(base: sources.base, ours: sources.ours, theirs: sources.theirs)
    let mark = Array(ours.prefix(encoding.markLength))
    bytes = mark + (encoding.text == .utf8 ? merged : encoding.text.encode(String(decoding: merged, as: UTF8.self)))
    let lines = LineTable(merged, encoding: .utf8)
    conflicts = merge.conflicts.map { conflict in
      let line = lines.position(of: ByteOffset(conflict.offset)).line
      return Conflict(path: conflict.path, kind: conflict.kind, line: line)
    }
  }

  private static func source(
    _ text: [UInt8], _ format: StringFormat, _ side: MergeFailure.Side
  ) throws(MergeFailure) -> MergeSource {
    do throws(MergeDefect) {
      return try MergeSource(text, format: format)
    } catch {
      let position = error.offset.map { LineTable(text, encoding: .utf8).position(of: ByteOffset($0)) }
      throw MergeFailure(message: error.message, side: side, position: position)
    }
  }

  /// The text of a file in UTF-8, without a byte order mark.
  private static func text(of bytes: [UInt8], _ side: MergeFailure.Side) throws(MergeFailure) -> [UInt8] {
    if bytes.starts(with: Array("bplist".utf8)) {
      throw MergeFailure(message: "a binary property list cannot be merged", side: side, position: nil)
    }
    let encoding = FileEncoding(of: bytes)
    let written = bytes[encoding.markLength...]
    let text = encoding.text.decode(written)
    guard encoding.text.encode(text).elementsEqual(written) else {
      throw MergeFailure(message: "the file is not valid \(encoding.text.rawValue)", side: side, position: nil)
    }
    return Array(text.utf8)
  }
}
