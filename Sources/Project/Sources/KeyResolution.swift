/// What the tables have of a key that code names.
package enum KeyResolution: Hashable, Sendable {
  /// At least one: tables of one name may stand in several folders.
  case found([KeyPlace])
  /// The table has the same letters with other placeholders, so that the app does not find them.
  case otherPlaceholders(KeyPlace)
  /// Other tables have it, the one that the code names has not.
  case elsewhere([KeyPlace])
  /// There is no table of that name.
  case noTable
  /// The app extension whose code it is has no table of that name, whatever others have: the key itself is shown.
  case outOfReach(ofExtension: String, [KeyPlace])
  /// A key that no table has.
  case absent
  /// No key: a text that stands in a view as it is.
  case hardCoded
  /// Nobody can tell: another bundle's key, one without letters, or one whose text no user sees.
  case unchecked

  /// Whether it is a key, and neither its table nor another one has it.
  package var isMissing: Bool { self == .absent || self == .noTable }
}
