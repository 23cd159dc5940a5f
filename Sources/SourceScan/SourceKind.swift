/// What a source file is, by its name.
enum SourceKind: Hashable {
  case objectiveC
  /// A storyboard or nib, with the table that its texts are in.
  case interfaceBuilder(table: String)
  case infoPlist
  /// A list whose texts code may look up, or the system, as those of Settings.bundle and of the definition of intents.
  case propertyList

  init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    let stem = String(name[..<dot])
    switch name[name.index(after: dot)...] {
    case "m", "mm", "h": self = .objectiveC
    case "storyboard", "xib": self = .interfaceBuilder(table: stem)
    case "intentdefinition": self = .propertyList
    case "plist": self = stem.hasSuffix("Info") ? .infoPlist : .propertyList
    default: return nil
    }
  }
}
