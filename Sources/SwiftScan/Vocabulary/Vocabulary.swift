import SourceFacts

/// What the scan recognizes: the functions of the system, and those that a project names.
struct Vocabulary: Sendable {
  /// By the last part of the name.
  let lookups: [String: [LookupFunction]]
  /// Members of the key, by their names: `localized` for `"key".localized`.
  let onKey: [String: [LookupFunction]]
  /// The names of the roots, split at their dots, by the first.
  let roots: [String: [[String]]]
  /// Other names of types of keys, with the types.
  let aliases: [String: String]

  init(_ settings: ScanSettings) {
    var lookups = LookupFunction.ofSystem
    var onKey: [String: [LookupFunction]] = [:]
    for wrapper in settings.wrappers {
      let function = LookupFunction(wrapper)
      if function.isOnKey {
        onKey[String(wrapper.name.dropFirst()), default: []].append(function)
      } else if let name = wrapper.name.split(separator: ".").last {
        lookups[String(name), default: []].append(function)
      }
    }
    aliases = Dictionary(settings.keyTypes.map { ($0.name, $0.type) }) { first, _ in first }
    self.lookups = lookups
    self.onKey = onKey
    roots = Dictionary(grouping: settings.accessorRoots.map { $0.split(separator: ".").map(String.init) }) {
      $0.first ?? ""
    }
  }
}
