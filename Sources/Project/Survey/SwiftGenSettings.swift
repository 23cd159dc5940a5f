import YAML

/// What SwiftGen is told to begin the accessors of string tables with: by its configuration, as `enumName`, and by the
/// project's own templates, as the type that they declare.
struct SwiftGenSettings {
  let roots: [String]

  /// Whether a file of that name may be one.
  static func mayBe(_ name: Substring) -> Bool {
    name.hasSuffix(".stencil") || name.hasPrefix("swiftgen") && (name.hasSuffix(".yml") || name.hasSuffix(".yaml"))
  }

  /// - Complexity: O(*n*) in the length of the file.
  init(path: String, text: String) {
    if path.hasSuffix(".stencil") {
      roots = GeneratedAccessor.root(declaredIn: text).map { [$0] } ?? []
    } else {
      let tables = YAMLValue(text.utf8)?["strings"]?.elements ?? []
      let outputs = tables.flatMap { $0["outputs"]?.elements ?? [] }
      roots = outputs.compactMap { $0["params"]?["enumName"]?.text }.filter(\.isName)
    }
  }
}

extension String {
  /// Whether a type can have it as its name.
  fileprivate var isName: Bool {
    first?.isLetter ?? false && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
