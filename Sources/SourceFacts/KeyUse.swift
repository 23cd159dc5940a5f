import SourceText

/// A place that looks a key up.
package struct KeyUse: Hashable, Sendable {
  package enum Origin: String, Hashable, Sendable, CaseIterable {
    /// A call that is there to look up, as `NSLocalizedString` and `String(localized:)`: without the key the app shows
    /// the key.
    case lookup
    /// A literal where a view takes a `LocalizedStringKey`, as in `Text("Save")`: looked up, and shown as it is without
    /// an entry.
    case view
    /// A text of a storyboard, a nib or an Info.plist, whose key is made of its place; without an entry the text
    /// itself is shown.
    case resource
  }

  package var origin: Origin
  package var key: KeyText
  /// `nil` for the default table.
  package var table: String?
  /// Whether the table is known at run time only.
  package var hasUnknownTable = false
  /// The bundle as the source writes it, as in `.module`; `nil` for that of the app.
  package var bundle: String?
  /// What the developer tells the translator; `nil` without one, or with an empty one.
  package var comment: String?
  /// Whether the comment is known at run time only.
  package var hasUnknownComment = false
  /// The text of the development language that stands in the source.
  package var defaultValue: KeyText?
  /// What looks it up, as in `NSLocalizedString`, `Text` or `.navigationTitle`.
  package var function: String
  /// What the call puts into the text, beside what the key itself holds; `nil` where the text is not filled in here.
  package var arguments: [ArgumentKind]?
  /// The key's literal with its quotes, the first of several that are added up; or the name of the constant that holds
  /// it.
  package var range: ByteRange
  /// Whether it stands in a preview, or in code for developers alone.
  package var isInPreview = false
  /// Whether most users never meet it: it describes an error, is for systems older than a condition asks for, or is
  /// only spoken.
  package var isRare = false
  /// Whether what stands beside it in a condition has a type that the file does not tell: with a `String` there, the
  /// literal is one too, and nothing looks it up. So does nothing look up a phrase behind the first where their table
  /// is a catalog.
  package var mayBeText = false
  /// What the storyboard or nib says of the text; `nil` for any other use.
  package var interface: InterfaceText?
  /// Whether the place can say a comment: every function of the system does, a wrapper may not.
  package var takesComment = true

  /// The table that has the phrases of App Shortcuts.
  package static let phrasesTable = "AppShortcuts"

  package init(_ key: KeyText, origin: Origin, function: String, range: ByteRange) {
    self.key = key
    self.origin = origin
    self.function = function
    self.range = range
  }
}
