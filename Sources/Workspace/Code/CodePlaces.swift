import SourceFacts
import SourceText
import ViewEvaluation

/// Places in code as reports name them.
package struct CodePlaces {
  private let files: [ScannedFile]
  private let tables: [LineTable]

  package init(_ files: [ScannedFile]) {
    self.files = files
    tables = files.map { LineTable($0.bytes) }
  }

  package func path(of place: CodePlace) -> String { files[place.file].path }

  package func line(of place: CodePlace) -> Int { tables[place.file].position(of: place.range.start).line }

  /// As in `App/Card.swift:12`.
  package func name(of place: CodePlace) -> String { "\(path(of: place)):\(line(of: place))" }
}
