import SourceText
import StringEditing
import StringFormats
import XLIFF

/// A file and an edit of it, both made from one input.
struct EditedFile {
  static let formats: [StringFormat] = [.strings, .stringsdict, .xcstrings, .xliff]

  static let texts = [
    "x", "", "a\"b\\c'd", "<b>&amp;]]>", "line\nend\r\n\t", "😀 e\u{301}\u{2028}", "\u{0}\u{1}\u{7F}", "%#@n@ %d", " ",
    "*/ // -->", "\u{FEFF}x\u{FFFF}", "é",
  ]

  /// Kinds of edit, in the order of the second byte.
  enum Kind: UInt8, CaseIterable {
    case setValue, setText, setComment, removeComment, setState, add, remove, rename, reorder
  }

  let document: StringDocument
  let kind: Kind
  let entry: StringEntry
  let leaf: EntryLeaf?
  let text: String

  /// Takes format, kind, entry, and text of the edit from the first four bytes.
  ///
  /// - Returns: `nil` for a file without entries.
  init?(_ bytes: [UInt8]) {
    guard bytes.count > 4 else { return nil }
    let format = Self.formats[Int(bytes[0]) % Self.formats.count]
    document = StringDocument(parsing: Array(bytes.dropFirst(4)), format: format)
    guard !document.entries.isEmpty else { return nil }
    let kind = Kind.allCases[Int(bytes[1]) % Kind.allCases.count]
    entry = document.entries[Int(bytes[2]) % document.entries.count]
    let leaves = document.leaves(of: entry)
    leaf = leaves.isEmpty ? nil : leaves[Int(bytes[3] / 16) % leaves.count]
    switch kind {
    // A text that is its own key would be renamed.
    case .setText where (leaf?.token ?? entry.key) == entry.key: self.kind = .setValue
    // No language is the translation's; the source's may have no name.
    case .setValue where format == .xliff && entry.locale == nil: self.kind = .setText
    default: self.kind = kind
    }
    text = Self.texts[Int(bytes[3]) % 16 % Self.texts.count]
  }

  var key: String { document.text(entry.key) }

  /// Whether the reader and Apple's parser have nothing to say against the file.
  ///
  /// U+0000 makes UTF-8 look like UTF-16 where it comes to stand at the start.
  var isSound: Bool { document.problems.isEmpty && !(document.encoding == "utf-8" && document.bytes.contains(0)) }

  func apply(to editor: inout DocumentEditor) throws(EditError) {
    let path = leaf?.path ?? []
    switch kind {
    case .setValue: try editor.setValue(of: key, locale: entry.locale, table: entry.table, at: path, to: text)
    case .setText: try editor.setText(leaf?.token ?? entry.key, to: text)
    case .setComment: try editor.setComment(of: key, to: text)
    case .removeComment: try editor.setComment(of: key, to: nil)
    case .setState:
      let locale = document.format == .xliff ? nil : entry.locale
      try editor.setState(of: key, locale: locale, at: path, to: .needsReview)
    case .add: try editor.add(key: newKey, value: text, comment: "made", after: text.isEmpty ? nil : key)
    case .remove: try editor.remove(key: key)
    case .rename: try editor.rename(key: key, to: newKey)
    case .reorder: try editor.reorder(keys: [key])
    }
  }

  var newKey: String { "new " + text }
}

/// One text of an entry and the way to it.
struct EntryLeaf {
  let path: [VariantStep]
  let token: SourceString
  let state: EntryState?
}

extension StringDocument {
  /// The texts of an entry in file order.
  func leaves(of entry: StringEntry) -> [EntryLeaf] {
    switch entry.value {
    case .text(let token): [EntryLeaf(path: [], token: token, state: entry.state)]
    case .varied(let value):
      leaves(of: value.format, at: [])
        + value.substitutions.flatMap { leaves(of: $0.variant, at: [.substitution(text($0.name))]) }
    case .other: []
    }
  }

  private func leaves(of variant: Variant, at path: [VariantStep]) -> [EntryLeaf] {
    func branches(_ cases: [Variant.Case], _ step: (String) -> VariantStep) -> [EntryLeaf] {
      cases.flatMap { leaves(of: $0.variant, at: path + [step(text($0.selector))]) }
    }
    switch variant {
    case .text(let text): return [EntryLeaf(path: path, token: text.string, state: text.state?.value)]
    case .plural(let cases): return branches(cases) { .plural($0) }
    case .device(let cases): return branches(cases) { .device($0) }
    case .width(let cases): return branches(cases) { .width($0) }
    }
  }
}
