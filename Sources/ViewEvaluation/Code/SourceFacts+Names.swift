import SourceFacts

extension SourceFacts {
  /// The names of types that stand in no view, and in no modifier of views.
  var namesBesideViews: Set<String> {
    let views = Set(parts.lazy.filter(\.isView).map(\.name))
    var names: Set<String> = []
    var areInViews: [Bool] = []
    for part in parts {
      let isView = part.isView || part.kind == .extension && views.contains(part.name)
      areInViews.append(isView || part.owner.map { areInViews[$0] } ?? false)
      if areInViews.last == false { names.formUnion(part.names.lazy.filter { $0.first?.isUppercase ?? false }) }
    }
    return names
  }
}
