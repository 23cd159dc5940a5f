import SourceFacts
import SourceText

/// The declarations of a project's code, and the texts in it that are looked up.
package final class CodeModule: Sendable {
  let types: [String: CodeType]
  private let paths: [Substring: [String]]
  let globals: CodeType
  private let aliases: [String: String]
  /// By the number of the file, where the keys and accessors stand that are looked up.
  private let keys: [Set<ByteRange>]
  /// The names of types in code that is of no view.
  let namesBesideViews: Set<String>

  /// - Parameter files: What files say, from a scan for views, ``SourceFacts/ScanSettings/viewsFor``.
  /// - Complexity: O(*n*) in the declarations.
  package init(_ files: [SourceFacts]) {
    (types, globals, aliases) = CodeType.all(in: files.map(\.declarations))
    var paths: [Substring: [String]] = [:]
    for path in types.keys.sorted() { paths[path.split(separator: ".").last ?? path[...], default: []].append(path) }
    self.paths = paths
    namesBesideViews = files.reduce(into: []) { names, file in
      for part in file.typeNames where part.view == nil { names.formUnion(part.names) }
    }
    keys = files.map { Set($0.uses.map(\.range) + $0.accessors.map(\.range)) }
  }

  /// The views that the project declares, sorted by place.
  package var views: [(name: String, place: CodePlace)] {
    types.values.compactMap { type in
      guard let place = type.place, type.isView, type.property("body") != nil else { return nil }
      return (type.path, place)
    }.sorted { ($0.1.file, $0.1.range.start) < ($1.1.file, $1.1.range.start) }
  }

  /// The modifiers and styles of the project, and what it adds to all views.
  var modifiers: [CodeType] {
    types.values.filter { type in
      type.path == "View" || type.inherits.contains { $0 == "ViewModifier" || $0.hasSuffix("Style") }
    }
  }

  /// Whether a key, or a generated accessor, is looked up just there.
  func isLookedUp(at place: CodePlace) -> Bool { keys[place.file].contains(place.range) }

  /// - Parameter scope: The path of the type in which it is named.
  func type(named name: String, in scope: String = "") -> CodeType? {
    var scope = scope[...]
    while !scope.isEmpty {
      if let type = types[scope + "." + name] { return type }
      scope = scope.lastIndex(of: ".").map { scope[..<$0] } ?? ""
    }
    if let type = types[name] { return type }
    if let named = aliases[name], named != name, let type = types[named] { return type }
    guard let all = paths[name.split(separator: ".").last ?? name[...]], all.count == 1, !name.contains(".") else {
      return nil
    }
    return types[all[0]]
  }

  /// The functions that the project adds to all types that are `protocols`, as `extension View`.
  func functions(named name: String, of protocols: [String]) -> [CodeMember] {
    protocols.flatMap { types[$0]?.functions[name] ?? [] }
  }
}
