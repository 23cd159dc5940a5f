import SourceFacts

/// What the types of a project inherit, as far as its code says so.
struct TypeInheritance {
  private var parents: [String: [String]] = [:]
  /// The names of types that are declared more than once.
  private(set) var ambiguous: Set<String> = []

  /// As many types as one inherits at most; more are no code of a person.
  private static let most = 100

  /// - Complexity: O(*n*) in the types of the code.
  init(_ files: [ScannedFile]) {
    var declared: Set<String> = []
    for part in files.lazy.flatMap(\.facts.parts) where part.kind == .type || part.kind == .extension {
      if part.kind == .type, !declared.insert(part.name).inserted { ambiguous.insert(part.name) }
      if !part.inherits.isEmpty { parents[part.name, default: []] += part.inherits }
    }
  }

  /// The type, and what it inherits from, the nearest first.
  func line(of type: String) -> [String] {
    var all = [type]
    var known: Set<String> = [type]
    var index = 0
    while index < all.count, all.count < Self.most {
      for parent in parents[all[index]] ?? [] where known.insert(parent).inserted { all.append(parent) }
      index += 1
    }
    return all
  }
}
