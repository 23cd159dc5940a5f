import SourceFacts
import SourceText

/// The declarations of a project's code, and the texts in it that are looked up.
package final class CodeModule: Sendable {
  let types: [String: CodeType]
  /// By path those of one name that several files declare.
  private let alike: [String: [CodeType]]
  private let paths: [Substring: [String]]
  /// Of types and aliases, without what they stand in.
  private let names: Set<Substring>
  let globals: CodeType
  private let aliases: [String: [CodeAlias]]
  /// By the number of the file, the folders around it.
  private let folders: [[Substring]]
  /// By the number of the file, where the keys and accessors stand that are looked up.
  private let keys: [Set<ByteRange>]
  /// The names of types in code that is of no view, and of no modifier.
  let namesBesideViews: Set<String>

  /// - Parameters:
  ///   - files: What files say, from a scan for views, ``SourceFacts/ScanSettings/viewsFor``.
  ///   - filePaths: Where these stand, by which types of one name are told apart; none where that is not known.
  /// - Complexity: O(*n*) in the declarations.
  package init(_ files: [SourceFacts], at filePaths: [String] = []) {
    (types, alike, globals, aliases) = CodeType.all(in: files.map(\.declarations))
    folders = filePaths.map { $0.split(separator: "/").dropLast() }
    var paths: [Substring: [String]] = [:]
    for path in types.keys.sorted() { paths[CodeType.name(ofPath: path), default: []].append(path) }
    self.paths = paths
    names = Set(paths.keys).union(aliases.keys.map { CodeType.name(ofPath: $0) })
    namesBesideViews = files.reduce(into: []) { names, file in
      names.formUnion(file.namesBesideViews)
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

  /// The types of the project, those of the system that it adds to, and what stands outside of types.
  var scopes: [CodeType] { types.values + [globals] }

  /// The modifiers and styles of the project, and what it adds to all views.
  var modifiers: [CodeType] {
    types.values.filter { type in
      type.path == "View" || type.inherits.contains { $0 == "ViewModifier" || $0.hasSuffix("Style") }
    }
  }

  /// Whether a key, or a generated accessor, is looked up just there.
  func isLookedUp(at place: CodePlace) -> Bool { keys[place.file].contains(place.range) }

  /// - Parameters:
  ///   - scope: The path of the type in which it is named.
  ///   - file: That in which it is named; `nil` takes the first of several types of one name.
  func type(named name: String, in scope: String = "", from file: Int? = nil) -> CodeType? {
    guard let found = declaredType(named: name, in: scope, from: file) else { return nil }
    return file.flatMap { declaration(of: found, for: $0) } ?? found
  }

  /// A type and those around it, the innermost first: what they share is seen in it.
  func types(around path: String) -> some Sequence<CodeType> {
    Self.paths(around: path).lazy.compactMap { self.types[String($0)] }
  }

  /// A path and those that it begins with, the longest first; none for the empty one.
  private static func paths(around path: String) -> some Sequence<Substring> {
    sequence(first: path[...]) { path in path.utf8.lastIndex(of: UInt8(ascii: ".")).map { path[..<$0] } }.lazy.filter {
      !$0.isEmpty
    }
  }

  private static let systemModules: Set<Substring> = ["SwiftUI", "UIKit", "AppKit", "Foundation", "Swift"]

  private func declaredType(named name: String, in scope: String, from file: Int?) -> CodeType? {
    // Most names are of no type, and most types stand in no other.
    let last = CodeType.name(ofPath: name)
    guard names.contains(last) else { return nil }
    if paths[last]?.contains(where: { $0.utf8.count > name.utf8.count }) ?? false {
      for scope in Self.paths(around: scope) {
        if let type = types[scope + "." + name] { return type }
      }
    }
    let known = aliases[name] ?? []
    let alias = known.first { $0.file != nil && $0.file == file } ?? known.first { $0.file == nil }
    if alias?.file == nil, let type = types[name] { return type }
    if let named = alias?.type, named != name, let type = types[named] { return type }
    if let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) {
      // As `Icons.Icon`, of a module, which a type may have the name of.
      let module = name[..<dot]
      guard !Self.systemModules.contains(module), let type = types[String(name[name.index(after: dot)...])] else {
        return nil
      }
      return types[String(module)] == nil || isDeclared(type, inFolder: module) ? type : nil
    }
    // As `Text`, which a model elsewhere may have a type of its own of.
    guard !SystemViews.isType(name), let all = paths[name[...]], all.count == 1 else { return nil }
    return types[all[0]]
  }

  private func isDeclared(_ type: CodeType, inFolder name: Substring) -> Bool {
    type.place.map { folders.indices.contains($0.file) && folders[$0.file].contains(name) } ?? false
  }

  /// The type of several with its name that a file means: its own, or the one whose folders are nearest, as those of a
  /// target are; `nil` where that may be several.
  func declaration(of type: CodeType, for file: Int) -> CodeType? {
    guard let all = alike[type.path] else { return type }
    if let own = all.first(where: { $0.place?.file == file }) { return own }
    let visible = all.filter { !$0.isPrivate }
    guard folders.indices.contains(file), visible.count > 1 else { return visible.count == 1 ? visible[0] : nil }
    func nearness(_ type: CodeType) -> Int {
      guard let other = type.place?.file, folders.indices.contains(other) else { return 0 }
      return zip(folders[file], folders[other]).prefix { $0 == $1 }.count
    }
    let best = visible.map(nearness).max() ?? 0
    let nearest = visible.filter { nearness($0) == best }
    return nearest.count == 1 ? nearest[0] : nil
  }

  /// The functions that the project adds to all types that are `protocols`, as `extension View`.
  func functions(named name: String, of protocols: [String]) -> [CodeMember] {
    protocols.flatMap { types[$0]?.functions[name] ?? [] }
  }
}
