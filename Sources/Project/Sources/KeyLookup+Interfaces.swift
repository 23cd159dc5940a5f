import SourceFacts

// Which tables the texts of storyboards and nibs are in.
extension KeyLookup {
  /// The groups that a storyboard or nib has its texts in: those of its own folder, where that has some, since two apps
  /// may have nibs of one name.
  func wanted(_ use: KeyUse, in path: String) -> [Int]? {
    guard let named = wanted(use), use.origin == .resource else { return wanted(use) }
    let folder = Self.folder(ofInterface: path)
    let own = named.filter { folders[$0] == folder }
    if !own.isEmpty { return own }
    // Those of another app's nib of the name are none of this one.
    let others = use.table.flatMap { interfaceFolders[$0] } ?? []
    let left = named.filter { !others.contains(folders[$0]) }
    return left.isEmpty ? nil : left
  }

  /// The folder that holds the `.lproj` folders of a storyboard or nib.
  static func folder(ofInterface path: String) -> String {
    path.split(separator: "/").dropLast().prefix { !$0.hasSuffix(".lproj") }.joined(separator: "/")
  }
}
