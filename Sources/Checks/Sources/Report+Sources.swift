import Project
import SourceFacts
import SourceText

extension Report {
  /// Reports a defect at `range` of a source file, by its number.
  mutating func add(
    _ message: String, inFile file: Int, at range: ByteRange, table: String? = nil, key: String? = nil,
    severity: Severity? = nil, isRare: Bool = false, isGrave: Bool = false
  ) {
    add(
      message, at: .source(file, range), table: table, key: key, severity: severity, isRare: isRare,
      distance: project.sourceIndex?.distance(of: range, inFile: file) ?? 0, isGrave: isGrave)
  }

  /// Reports a defect of a place that looks a key up.
  mutating func add(
    _ message: String, inFile file: Int, of use: KeyUse, severity: Severity? = nil, isRare: Bool = false
  ) {
    add(
      message, inFile: file, at: use.range, table: use.table, key: use.key.description, severity: severity,
      isRare: use.isRare || isRare)
  }

  /// Names of tables in a message, as in “'Errors'” or “'Errors' and 'Main'”.
  func tableNames(of places: [KeyPlace]) -> String {
    Set(places.map { "'\(project.groups[$0.group].name)'" }).sorted().joined(separator: " and ")
  }
}

extension SourceIndex {
  /// Whether a file looks up a key that a table has, or may have where none is there: somebody has begun to localise
  /// it.
  func looksUp(inFile file: Int) -> Bool {
    if accessors[file].contains(where: { !$0.isEmpty }) { return true }
    return zip(files[file].facts.uses, resolutions[file]).contains { use, resolution in
      switch resolution {
      case .found: use.origin != .resource
      case .unchecked: use.origin == .lookup
      default: false
      }
    }
  }

  /// Calls `body` with each place that looks a key up and stands in no preview, with what the tables have of it.
  func forEachUse(_ body: (_ file: Int, KeyUse, KeyResolution) -> Void) {
    for (number, file) in files.enumerated() {
      for (use, resolution) in zip(file.facts.uses, resolutions[number]) where !use.isInPreview {
        body(number, use, resolution)
      }
    }
  }
}

extension Rule {
  /// Whether it compares the code of the project with the tables.
  var looksAtSources: Bool { if case .sources = check { true } else { false } }
}
