import SourceText
import StringEditing
import StringFormats

/// Brings a table of the development language up to date with the keys that code looks up, as Xcode and `genstrings`
/// do; all other bytes stay.
///
/// **String Catalog.** A new key is an entry without `extractionState`; where code has a text for it, it is
/// `extracted_with_value` and has that text in the source language, in the state `new`. A key with several arguments
/// without numbers gets a text with numbers: `%@ of %@` is `%1$@ of %2$@`. A key that code no longer names becomes
/// `stale`, or goes where nobody has translated it or set anything for it. A stale key that code names again loses that
/// state. Another text in code replaces the one of an `extracted_with_value` entry while that is `new`, and its
/// translations become `needs_review`; a text that was edited in the catalog stays. Different comments of one key are
/// lines of one; a comment in code replaces that of the entry, but code without one leaves it (Xcode takes it away).
/// Entries that are `manual`, `migrated` or in an unknown state are left as they are.
///
/// **`.strings`.** A new key comes with its comment, or with that of `genstrings` for none, and with the code's text,
/// or the key, in its place in a sorted file, else behind the last one. What is there is left as it is.
///
/// The sources: Apple, “Localizing and varying text with a string catalog” and WWDC 2023, session 10155, name the
/// states; `man genstrings`; what they leave open was read off catalogs that Xcode has written in the history of public
/// projects: translations to review (rxhanson/Rectangle 304e2cbb4, f6279e238), comments that follow the code
/// (coteditor/CotEditor 34c8bccd6, db32231e0), and that `manual` entries do not (mbta/mobile_app#1187).
package struct TableSync: Sendable {
  private let document: StringDocument

  /// - Parameter document: A `.strings` file or a String Catalog.
  package init(_ document: StringDocument) { self.document = document }

  /// The table after it was brought up to date; a second time changes nothing.
  ///
  /// A file that can't be read to its end as it is meant stays as it is, with a note.
  ///
  /// - Parameters:
  ///   - found: The places that look keys of this table up, in the order of the files. Keys whose plural forms stand in
  ///     a `.stringsdict` are left out.
  ///   - named: All other keys that code names or may name; `nil` where that is not known, so that no key is gone.
  /// - Complexity: O(*n* log *n*) in the size of the table and the places.
  package func result(
    found: [FoundKey], named: Set<String>?, options: SyncOptions = SyncOptions()
  ) -> SyncResult {
    let codeKeys = CodeKey.merged(found)
    let foundKeys = Set(codeKeys.map { KeyBytes($0.key) })
    let isGone = { (key: String) in
      named.map { !$0.contains(key) && !foundKeys.contains(KeyBytes(key)) } ?? false
    }
    do throws(EditError) {
      if let obstacle { return unchanged(obstacle) }
      switch document.format {
      case .xcstrings:
        guard let entries = CatalogEntry.all(in: document) else { throw .unreadable }
        return try CatalogSync(document, entries, codeKeys, isGone, options).result
      case .strings:
        return try StringsSync(document, codeKeys, isGone, options).result
      default:
        return unchanged("a file of this format does not follow the code")
      }
    } catch {
      return unchanged(error.message)
    }
  }

  /// What keeps the file from being written.
  private var obstacle: String? {
    let problem = document.problems.first {
      switch $0.kind {
      case .syntax, .mergeConflict, .silentTruncation, .encoding: true
      case .structure: document.format == .xcstrings && document.sourceLanguage == nil
      case .duplicateKey: false
      }
    }
    guard let problem else { return nil }
    let position = document.position(of: problem.range.start)
    return "line \(position.line), column \(position.column): \(problem.message)"
  }

  private func unchanged(_ reason: String) -> SyncResult {
    var result = SyncResult(document.bytes)
    result.isRefused = true
    result.notes = ["nothing is written: \(reason)"]
    return result
  }
}
