/// A type of the generated file: the accessors of one part of the keys, and the types inside of it.
struct Namespace {
  /// The name of the property that leads to it; empty at the top.
  let member: String
  /// The name of its type in the namespace that holds it.
  private(set) var typeName = ""
  /// Sorted by name.
  private(set) var accessors: [NamedAccessor] = []
  /// Sorted by name.
  private(set) var namespaces: [Namespace] = []

  /// The tree of all keys.
  ///
  /// The same keys give the same names, in whatever order they come.
  ///
  /// - Parameter notes: Takes a line for each key whose first name was another's too.
  /// - Complexity: O(*n* log *n*) in the number of keys.
  static func tree(of sources: [AccessorSource], rootTable: String, notes: inout [String]) -> Namespace {
    let sorted = sources.sorted { ($0.table, $0.key, $0.place) < ($1.table, $1.key, $1.place) }
    let placed = sorted.map { source in
      let path = KeyPath(source.key)
      let folders = (source.table == rootTable ? [] : [source.table]) + path.namespaces
      return Placed(path: folders.map(NamedAccessor.memberName), accessor: NamedAccessor(source, leaf: path.leaf))
    }
    return Namespace(member: "", placed[...], depth: 0, itself: nil, notes: &notes)
  }

  /// A key and the namespaces it stands in.
  private struct Placed {
    let path: [String]
    let accessor: NamedAccessor
  }

  /// - Parameters:
  ///   - placed: The keys of this namespace and of those inside of it.
  ///   - itself: Keys of the namespace above whose own name this namespace has.
  private init(
    member: String, _ placed: ArraySlice<Placed>, depth: Int, itself: [NamedAccessor]?, notes: inout [String]
  ) {
    self.member = member
    var own: [NamedAccessor] = (itself ?? []).map(NamedAccessor.init(movingIn:))
    var inner: [String: [Placed]] = [:]
    for one in placed {
      if one.path.count == depth { own.append(one.accessor) } else { inner[one.path[depth], default: []].append(one) }
    }
    let named = Dictionary(grouping: own) { inner[$0.name] != nil && !$0.isNamespaceItself ? $0.name : "" }
    namespaces = inner.keys.sorted().map { name in
      Namespace(member: name, inner[name, default: []][...], depth: depth + 1, itself: named[name], notes: &notes)
    }
    accessors = Self.distinct(named["", default: []], taken: Set(inner.keys), notes: &notes)
    nameTypes()
  }

  /// The accessors with names that no other has, sorted by them.
  private static func distinct(
    _ accessors: [NamedAccessor], taken: Set<String>, notes: inout [String]
  ) -> [NamedAccessor] {
    var accessors = accessors
    var rivals: [Int: (name: String, source: AccessorSource)] = [:]
    while true {
      let byName = Dictionary(grouping: accessors.indices) { accessors[$0].name }
      let clashing = byName.filter { $0.value.count > 1 || taken.contains($0.key) }
      if clashing.isEmpty { break }
      for (name, indices) in clashing {
        for index in indices {
          let rival = indices.first { $0 != index }.map { accessors[$0].source }
          if let rival, rivals[index] == nil { rivals[index] = (name, rival) }
          accessors[index].distinguish(number: index)
        }
      }
    }
    for (index, rival) in rivals.sorted(by: { $0.key < $1.key }) where accessors[index].name != rival.name {
      let source = accessors[index].source
      notes.append(
        "\(source.place): the key '\(source.shortKey)' is '\(accessors[index].name)', since '\(rival.name)' would be "
          + "'\(rival.source.shortKey)' (\(rival.source.place)) too")
    }
    return accessors.sorted { $0.name < $1.name }
  }

  /// Gives each type inside a name that no member and no other type has.
  private mutating func nameTypes() {
    var taken = Set(accessors.map(\.name)).union(namespaces.map(\.member)).union(SwiftIdentifier.reservedTypes)
    for index in namespaces.indices {
      var name = Words.upperFirst(namespaces[index].member)
      while !taken.insert(name).inserted { name += "Texts" }
      namespaces[index].typeName = name
    }
  }
}
