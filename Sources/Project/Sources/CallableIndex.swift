import SourceFacts

/// Finds what a call of a project's code calls, by the names alone.
///
/// The compiler knows types, this index does not: it answers only where all declarations that the call may mean agree,
/// or those nearest to the call do.
struct CallableIndex {
  private struct Place {
    let path: String
    let declaration: CallableDeclaration
  }

  /// By name, where one of the name at least takes keys.
  private var places: [String: [Place]] = [:]

  /// - Complexity: O(*n*) in the declarations of the code.
  init(_ files: [ScannedFile]) {
    var names: Set<String> = []
    for declaration in files.lazy.flatMap(\.facts.callables) where declaration.takesKeys {
      names.insert(declaration.name)
    }
    for file in files {
      for declaration in file.facts.callables where names.contains(declaration.name) {
        places[declaration.name, default: []].append(Place(path: file.path, declaration: declaration))
      }
    }
  }

  var isEmpty: Bool { places.isEmpty }

  /// The declaration whose key a literal is; `nil` for one that is no key, or of which nobody can tell.
  func taking(_ literal: LiteralArgument, in path: String) -> CallableDeclaration? {
    let name = literal.call == .type ? literal.name.split(separator: ".").last.map(String.init) ?? "" : literal.name
    guard let named = places[name] else { return nil }
    for meant in Self.owners(of: literal) {
      let candidates = named.filter {
        meant($0.declaration) && $0.declaration.role(of: literal) != .other
      }
      if !candidates.isEmpty { return Self.choice(candidates, literal, path) }
    }
    return nil
  }

  /// What a call may mean, the nearest first.
  private static func owners(of literal: LiteralArgument) -> [(CallableDeclaration) -> Bool] {
    let owner = literal.owner
    func isFunction(_ declaration: CallableDeclaration) -> Bool {
      declaration.kind == .function || declaration.kind == .staticFunction
    }
    switch literal.call {
    case .type: return [{ $0.kind == .initializer }]
    case .function:
      // A member of the type around hides a function of the module. A view has the modifiers of all views.
      return [
        { isFunction($0) && owner != nil && $0.owner == owner }, { isFunction($0) && $0.owner == nil },
        { isFunction($0) && $0.owner == "View" },
      ]
    case .method: return [{ (isFunction($0) || $0.kind == .enumCase) && $0.owner == owner }]
    case .modifier: return [{ $0.kind == .function && ($0.owner == "View" || owner != nil && $0.owner == owner) }]
    case .implicit: return [{ $0.kind == .enumCase || $0.kind == .staticFunction }]
    case .assignment: return [{ $0.kind == .property && $0.owner == owner }]
    case .textMember: return [{ $0.kind == .textMember }]
    }
  }

  /// The declaration that takes a key, where those that are nearest to the file agree. Of two overloads a literal means
  /// the one with a string.
  private static func choice(_ candidates: [Place], _ literal: LiteralArgument, _ path: String) -> CallableDeclaration?
  {
    func agreed(_ candidates: [Place]) -> CallableDeclaration? {
      candidates.allSatisfy { $0.declaration.role(of: literal) == .key } ? candidates.first?.declaration : nil
    }
    if let all = agreed(candidates) { return all }
    let shared = candidates.map { sharedFolders($0.path, path) }
    guard let most = shared.max() else { return nil }
    return agreed(zip(candidates, shared).filter { $0.1 == most }.map(\.0))
  }

  /// How many folders two paths begin with; a file is nearer to itself than to any other.
  private static func sharedFolders(_ left: String, _ right: String) -> Int {
    if left == right { return .max }
    return zip(left.split(separator: "/").dropLast(), right.split(separator: "/").dropLast()).prefix { $0 == $1 }.count
  }
}

extension CallableDeclaration {
  /// What a literal is to what it is given to.
  fileprivate enum Role { case key, text, other }

  fileprivate var takesKeys: Bool { kind == .textMember || !keys.isEmpty }

  /// - Returns: `other` where the labels of the call are not those of the declaration.
  fileprivate func role(of literal: LiteralArgument) -> Role {
    if kind == .textMember { return .key }
    guard let parameter = parameter(ofArgument: literal.argument, of: literal.labels) else { return .other }
    if keys.contains(parameter) { return .key }
    return texts.contains(parameter) ? .text : .other
  }

  /// The number of the parameter that an argument is for; `nil` where the labels do not match. Parameters with a
  /// default value may be left out.
  private func parameter(ofArgument argument: Int, of labels: [String]) -> Int? {
    var parameter = 0
    var found: Int?
    for (number, label) in labels.enumerated() {
      while parameter < self.labels.count, self.labels[parameter] != label { parameter += 1 }
      // Further arguments without a label are those of a parameter that takes several.
      guard parameter < self.labels.count else { return nil }
      if number == argument { found = parameter }
      parameter += 1
    }
    return found
  }
}
