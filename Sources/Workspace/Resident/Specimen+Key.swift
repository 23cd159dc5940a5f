import Project

extension Specimen.Text {
  /// Whether it shows a key.
  package func isOf(_ place: KeyPlace) -> Bool { !isLiteral && group == place.group && key == place.key }
}
