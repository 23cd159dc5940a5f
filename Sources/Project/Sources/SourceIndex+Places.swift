import SourceText

extension SourceIndex {
  /// Whether there is a storyboard or nib of that name.
  package func hasInterface(named name: String) -> Bool { lookup.interfaceFolders[name] != nil }

  /// The place of a range, as in `App/Cue.swift:12:9`.
  ///
  /// - Complexity: O(*n*) in the length of the file.
  package func place(_ found: (file: Int, range: ByteRange)) -> String {
    let position = LineTable(files[found.file].bytes).position(of: found.range.start)
    return "\(files[found.file].path):\(position.line):\(position.column)"
  }

  /// Names that code may put something before to have a key, by what it would put there: `invalid_url` of the key
  /// `alert.invalid_url`.
  ///
  /// - Complexity: O(*n*) in the keys of the project.
  package var keysByEnd: [Substring: String] {
    var keys: [Substring: String] = [:]
    for key in lookup.keys.joined() where KeySpelling(key).isName {
      guard let point = key.firstIndex(of: ".") else { continue }
      let end = key[key.index(after: point)...]
      keys[end] = keys[end].map { min($0, key) } ?? key
    }
    return keys
  }
}
