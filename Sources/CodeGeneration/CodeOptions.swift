/// What the generated file is to look like.
package struct CodeOptions: Sendable {
  /// Who may call the accessors.
  package enum Access: String, CaseIterable, Sendable {
    case `public`, `internal`, `package`
  }

  /// What looks the texts up when the app runs.
  package enum Runtime: String, CaseIterable, Sendable {
    /// The library `Strings`, on every system.
    case strings
    /// Foundation's `Bundle`, on Apple's systems.
    case foundation
  }

  /// The name of the type that holds the accessors.
  package var typeName: String
  package var access: Access
  package var runtime: Runtime
  /// The table whose keys stand at the top; every other one has a namespace of its own.
  package var rootTable: String

  /// What has nothing said of it.
  package static let standard = CodeOptions()

  package init(
    typeName: String = "L10n", access: Access = .internal, runtime: Runtime = .strings,
    rootTable: String = "Localizable"
  ) {
    self.typeName = typeName
    self.access = access
    self.runtime = runtime
    self.rootTable = rootTable
  }

  /// Why `name` cannot be the type's; `nil` when it can.
  package static func problem(ofTypeName name: String) -> String? {
    let isIdentifier = SwiftIdentifier(parsing: name) != nil && name.unicodeScalars.allSatisfy(\.isASCII)
    guard isIdentifier else { return "'\(name)' is no name of a Swift type" }
    guard !SwiftIdentifier.keywords.contains(name), !SwiftIdentifier.reservedTypes.contains(name) else {
      return "'\(name)' is taken in Swift or in the generated file: choose another name"
    }
    return nil
  }
}
