import SourceText

// What the app reaches of its code.
extension SourceIndex {
  /// Whether nothing that the app reaches names the part of the code in which something stands: no user sees it.
  package func isDead(_ range: ByteRange, inFile file: Int) -> Bool { code.isDead(range, inFile: file) }

  /// Over how many parts of the code what stands in a file is reached: users meet first what is near.
  package func distance(of range: ByteRange, inFile file: Int) -> Int { code.distance(of: range, inFile: file) }

  /// Whether only code that nothing calls looks a key up.
  package func isNeverCalled(_ place: KeyPlace) -> Bool { unreadKeys.contains(place) }

  /// Whether code names other keys of a table and not this one, which it may make at run time, or names it where
  /// nothing reads it.
  package func isUnnamed(_ place: KeyPlace) -> Bool {
    unreadKeys.contains(place)
      || usedGroups.contains(place.group) && lookup.keys[place.group].contains(place.key) && !usedKeys.contains(place)
  }
}
