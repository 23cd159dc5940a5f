import SourceText
import StringFormats
import XLIFF

/// Changes of parts of one document that do not touch one another; all other bytes stay as they were.
///
/// Unlike a ``DocumentEditor``, in which each edit sees those before it, a patch is about the document as it was read:
/// what touches an earlier change is refused, so that it can be looked for again in the new file.
package struct DocumentPatch: Sendable {
  private let document: StringDocument
  private var splices = SpliceList()
  private var editing: (any FormatEditing)?

  package init(_ document: StringDocument) { self.document = document }

  package var isEmpty: Bool { splices.isEmpty }

  /// Adds changes that belong together.
  ///
  /// - Returns: Whether they were added: `false` where one touches an earlier change, where the format has no way to
  ///   make it, and for a file that its reader could not follow to the end, in which nothing may be changed.
  /// - Complexity: O(log *n*) after the first, for a catalog O(*n*).
  package mutating func add(_ edits: [PartEdit]) -> Bool {
    guard document.isIntact, document.encoding != "binary-plist" else { return false }
    var added: [Splice] = []
    for edit in edits {
      guard let splices = try? splices(of: edit) else { return false }
      added += splices
    }
    return !added.isEmpty && splices.add(added)
  }

  /// The file with all changes; `nil` where it would be one that its reader cannot follow any more.
  ///
  /// - Complexity: O(*n*) in the size of the file.
  package func bytes() -> [UInt8]? {
    let bytes = splices.applied(to: document.bytes)
    return StringDocument(parsing: bytes, format: document.format).isIntact ? bytes : nil
  }

  private mutating func splices(of edit: PartEdit) throws(EditError) -> [Splice] {
    if case .replace(let range, let text) = edit {
      return [Splice(range.indices, FileEncoding(of: document.bytes).text.encode(text))]
    }
    let editing: any FormatEditing
    if let known = self.editing { editing = known } else { editing = try Self.editing(of: document) }
    self.editing = editing
    switch edit {
    case .removeEntry(let key, let heir): return try editing.removeEntry(key: key, heir: heir)
    case .removeCase(let selector): return try editing.removeCase(selector: selector)
    case .replace: return []
    }
  }

  private static func editing(of document: StringDocument) throws(EditError) -> any FormatEditing {
    switch document.format {
    // Nothing is added, so that no order is asked for.
    case .xcstrings: return try CatalogEditing(document, KeyOrder(precedes: { $0 < $1 }))
    case .strings, .stringsdict: return TableEditing(document, isXML: document.encoding == "xml-plist")
    default: throw .unsupported("parts of this format are not removed")
    }
  }
}

extension StringDocument {
  /// Whether the file was read to its end as it is meant.
  fileprivate var isIntact: Bool {
    !problems.contains { $0.kind == .syntax || $0.kind == .silentTruncation || $0.kind == .encoding }
  }
}
