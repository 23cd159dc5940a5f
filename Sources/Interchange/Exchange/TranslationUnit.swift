/// One text for a translator: a key, or one of its forms, in a language, beside that of the development language.
package struct TranslationUnit: Hashable, Sendable {
  package let key: String
  /// Xcode's identifier: the key, with the way to the text where it varies.
  package let identifier: String
  /// What the text is for where the key varies, as in “few”, or “files: few” of several variables; empty for one text.
  package let form: String
  /// As the table of the development language holds it, of another form where that has not this one.
  package let source: String
  /// As the table of the language holds it; `nil` where it is not translated.
  package let target: String?
  /// As a catalog records it, by its name in the file; `nil` in other formats and where there is no text.
  package let state: String?
  package let comment: String?
  /// The line of the text in the file of the language, from 1; `nil` where there is none.
  package let line: Int?
}
