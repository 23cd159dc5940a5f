import Project

/// One table with its coverage in every locale.
package struct TableStatistics: Sendable {
  /// Relative to the project.
  package let folder: String
  package let name: String
  /// The development language.
  package let source: String
  package let keys: Int
  package let amount: TextAmount
  package let locales: [String: Coverage]

  /// Its folder and name, as in “Kit/Localizable”.
  package var label: String { Self.label(folder, name) }

  static func label(_ folder: String, _ name: String) -> String { folder.isEmpty ? name : "\(folder)/\(name)" }

  /// The coverage in all locales together.
  package var total: Coverage { locales.values.reduce(into: Coverage()) { $0 += $1 } }
}
