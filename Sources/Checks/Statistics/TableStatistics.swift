import Project

/// One table with its coverage in every locale.
public struct TableStatistics: Sendable {
  /// Relative to the project.
  public let folder: String
  public let name: String
  /// The development language.
  public let source: String
  public let keys: Int
  public let amount: TextAmount
  public let locales: [String: Coverage]

  /// Its folder and name, as in “Kit/Localizable”.
  public var label: String { Self.label(folder, name) }

  static func label(_ folder: String, _ name: String) -> String { folder.isEmpty ? name : "\(folder)/\(name)" }

  /// The coverage in all locales together.
  public var total: Coverage { locales.values.reduce(into: Coverage()) { $0 += $1 } }
}
