import SourceText
import StringEditing
import StringFormats
import XLIFF

extension EditedFile {
  /// Merges the edit with a side that says the same as before in other bytes: the edit is what comes of it, whichever
  /// side it is on.
  ///
  /// A file with defects is merged or refused.
  func checkMerge(_ edited: StringDocument) throws(BrokenInvariant) {
    // The objects of a binary property list have no bytes behind them.
    guard document.encoding != "binary-plist" else { return }
    let other = document.bytes + FileEncoding(of: document.bytes).text.encode("\n")
    for sides in [(other, edited.bytes), (edited.bytes, other)] {
      let merged: MergedDocument
      do throws(MergeFailure) {
        merged = try MergedDocument(
          base: document.bytes, ours: sides.0, theirs: sides.1, format: document.format)
      } catch { continue }
      guard isSound else { continue }
      if let conflict = merged.conflicts.first { throw BrokenInvariant("\(kind): a conflict at \(conflict.path)") }
      let texts = Self.texts(of: StringDocument(parsing: merged.bytes, format: document.format))
      try require(texts == Self.texts(of: edited), "\(kind): the merge has other texts than the edit")
    }
  }

  /// What a document says, in an order of its own.
  private static func texts(of document: StringDocument) -> [String] {
    document.entries.map { entry in
      ([document.text(entry.key), entry.table ?? "", entry.locale ?? ""]
        + document.leaves(of: entry).map { document.text($0.token) }).joined(separator: "\0")
    }.sorted()
  }
}
