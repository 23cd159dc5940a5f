import StringTables

extension Table.Entry {
  /// Whether its text is not told: a catalog that gives none, with a key that is a name or that of an object of a
  /// storyboard. Such a key is no format that calls and translations could be compared with.
  package var isUntold: Bool {
    guard format == .xcstrings, message.plainText?.range == keyRange else { return false }
    let key = key.string
    return InterfaceKey.isOne(key) || KeySpelling(key).isName && key.contains { "._".contains($0) }
  }
}
