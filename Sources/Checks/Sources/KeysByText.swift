import Project

/// Keys by their texts in the development language, for literals that could be looked up by them.
struct KeysByText {
  /// The keys of one table.
  private struct Keys {
    let group: Int
    let folder: String
    var keys: [String: String] = [:]
    /// By the letters and digits of their texts.
    var nearKeys: [String: String] = [:]
  }

  private var tables: [Keys] = []
  private let usedGroups: Set<Int>

  /// - Complexity: O(*n*) in the keys of the project.
  init(_ project: Project) {
    usedGroups = project.sourceIndex?.usedGroups ?? []
    for (number, group) in project.groups.enumerated() where group.isReadByApps {
      var table = Keys(group: number, folder: group.folder)
      for entry in group.sourceEntries {
        guard let text = entry.plainText?.string, TextWords.hasWords(text) else { continue }
        let key = entry.key.string
        if !InterfaceKey.isOne(key), table.keys[text] == nil || key == text {
          table.keys[text] = key
          let letters = Self.letters(of: text)
          if table.nearKeys[letters] == nil { table.nearKeys[letters] = key }
        }
      }
      tables.append(table)
    }
  }

  /// The keys that code of a file may look up.
  ///
  /// Those of the nearest folder around it that holds a table which code uses: another app beside it has tables of its
  /// own.
  func near(_ path: String) -> NearKeysByText {
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      let near = tables.filter { $0.folder == folder || $0.folder.hasPrefix(folder + "/") }
      if near.contains(where: { usedGroups.contains($0.group) }) { return Self.keys(of: near) }
    }
    return Self.keys(of: tables)
  }

  private static func keys(of tables: [Keys]) -> NearKeysByText {
    NearKeysByText(keys: tables.map(\.keys), nearKeys: tables.map(\.nearKeys))
  }

  /// With the number of placeholders, which code writes otherwise.
  static func letters(of text: String) -> String {
    let skeleton = KeySkeleton(ofKey: text)
    // Of a literal what is known at run time alone is written “…”, which at its end may be a mark.
    let count = max(skeleton.specifiers.count, text.dropLast().count { $0 == "…" })
    return skeleton.letters.lowercased().filter { $0.isLetter || $0.isNumber } + " \(count)"
  }
}

/// The keys by their texts in the tables that code of one file may look up.
struct NearKeysByText {
  fileprivate let keys: [[String: String]]
  fileprivate let nearKeys: [[String: String]]

  /// Whether a key has the text, or nearly that.
  func has(_ text: String) -> Bool { key(of: text) != nil || key(nearly: text) != nil }

  /// What to do about a literal: to use the key that has its text, else what is given.
  func advice(on text: String, otherwise: String) -> String {
    if let key = key(of: text) { return "the key '\(key)' has that text" }
    return key(nearly: text).map { "the key '\($0)' has nearly that text" } ?? otherwise
  }

  private func key(of text: String) -> String? {
    let keys = keys.lazy.compactMap { $0[text] }
    return keys.first { $0 == text } ?? keys.first
  }

  private func key(nearly text: String) -> String? {
    let letters = KeysByText.letters(of: text)
    return nearKeys.lazy.compactMap { $0[letters] }.first
  }
}
