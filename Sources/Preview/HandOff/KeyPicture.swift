import SourceText
import TextLayout

/// A picture of a key for translators: its component or screen, with its text framed.
package struct KeyPicture: Sendable {
  /// Where the text stands in the picture: pixels from its upper left corner, no part of it outside.
  package struct Frame: Hashable, Sendable {
    package let x, y, width, height: Int
  }

  /// The language whose translators it is for, as the project spells it.
  package let locale: String
  /// The language of the text that is shown: the development language where the key is not translated.
  package let shownLocale: String
  /// The folder of the table, relative to the project.
  package let folder: String
  package let table: String
  package let key: String
  /// `nil` where the development language lacks the key.
  package let origin: KeyOrigin?
  /// The text that is shown, arguments put in.
  package let text: String
  package let cell: PreviewCell.Name
  package let slot: String
  package let verdict: Verdict
  package let width: Int
  package let height: Int
  package let frame: Frame

  /// Whether the text does not fit in the cell that is shown.
  package var fails: Bool { verdict.fails }

  /// The name of the picture's file, which no other key of the language has.
  package var name: String {
    var hash = StableHash()
    for field in [folder, table, key, locale] { hash.combine(field) }
    return "\(key.asFileName(32))-\(hash.text).png"
  }
}

/// What the development language says of a key.
package struct KeyOrigin: Sendable {
  /// The text; `nil` where it varies, by a plural say.
  package let text: String?
  package let comment: String?
  /// The file, relative to the project.
  package let path: String
  package let line: Int
}

/// A key of which there is no picture.
package struct MissingPicture: Sendable {
  package let locale: String
  package let table: String
  package let key: String
  package let reason: String
}
