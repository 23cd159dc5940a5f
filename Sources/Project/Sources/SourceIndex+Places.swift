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
}
