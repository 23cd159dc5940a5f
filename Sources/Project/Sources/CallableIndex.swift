import SourceFacts

/// Finds what a call of a project's code calls, by the names alone.
///
/// The compiler knows types, this index does not: it answers only where all declarations that the call may mean agree,
/// or those nearest to the call do.
struct CallableIndex {
  private struct Place {
    let path: String
    var declaration: CallableDeclaration
  }

  /// By name, where one of the name at least takes keys, or gives what it takes to one that may.
  private var places: [String: [Place]] = [:]
  /// By the names of those that give their parameters on, the names of those that look them up.
  private var takers: [String: Set<String>] = [:]

  /// - Complexity: O(*n*) in the declarations of the code.
  init(_ files: [ScannedFile]) {
    let callables = files.lazy.flatMap(\.facts.callables)
    let takers = Set(callables.filter { !$0.lookups.isEmpty }.map(\.name))
    var names = takers
    var givers: [String: Set<String>] = [:]
    for callable in callables {
      for handing in callable.handings { givers[handing.argument.callableName, default: []].insert(callable.name) }
    }
    var next = Array(takers)
    while let name = next.popLast() {
      for giver in givers[name] ?? [] where names.insert(giver).inserted { next.append(giver) }
    }
    for file in files {
      for declaration in file.facts.callables where names.contains(declaration.name) {
        places[declaration.name, default: []].append(Place(path: file.path, declaration: declaration))
      }
    }
    follow(from: takers)
  }

  /// Finds the parameters that reach a lookup by other callables.
  private mutating func follow(from lookups: Set<String>) {
    var waiting: [String: [(name: String, number: Int, handing: ParameterHanding)]] = [:]
    for (name, places) in places.sorted(by: { $0.key < $1.key }) {
      for (number, place) in places.enumerated() {
        for handing in place.declaration.handings {
          waiting[handing.argument.callableName, default: []].append((name, number, handing))
        }
      }
    }
    var next = lookups.sorted()
    while let name = next.popLast() {
      for (giver, number, handing) in waiting[name] ?? [] {
        guard let place = places[giver]?[number], let taker = taking(handing.argument, in: place.path),
          places[giver]?[number].declaration.add(handing, to: taker) ?? false
        else { continue }
        takers[giver, default: []].insert(taker.name)
        next.append(giver)
      }
    }
  }

  var isEmpty: Bool { places.isEmpty }

  /// The names of callables, and of all that these give their parameters on to.
  func reached(from names: Set<String>) -> Set<String> {
    var reached = names
    var next = Array(names)
    while let name = next.popLast() {
      for taker in takers[name] ?? [] where reached.insert(taker).inserted { next.append(taker) }
    }
    return reached
  }

  /// The declaration whose key a literal is; `nil` for one that is no key, or of which nobody can tell.
  func taking(_ literal: LiteralArgument, in path: String) -> CallableDeclaration? {
    guard let named = places[literal.callableName] else { return nil }
    for meant in Self.owners(of: literal) {
      let candidates = named.filter {
        meant($0.declaration) && $0.declaration.role(of: literal) != .other
      }
      let exact = candidates.filter { $0.declaration.isMeantExactly(by: literal) }
      if !candidates.isEmpty { return Self.choice(exact.isEmpty ? candidates : exact, literal, path) }
    }
    return nil
  }

  /// What a call may mean, the nearest first.
  static func owners(of literal: LiteralArgument) -> [(CallableDeclaration) -> Bool] {
    let owner = literal.owner
    func isFunction(_ declaration: CallableDeclaration) -> Bool {
      declaration.kind == .function || declaration.kind == .staticFunction
    }
    switch literal.call {
    // Some functions have a capital letter, as `LocalizedString(_:comment:)`.
    case .type: return [{ $0.kind == .initializer }, { isFunction($0) && $0.owner == nil }]
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
  static func sharedFolders(_ left: String, _ right: String) -> Int {
    if left == right { return .max }
    return zip(left.split(separator: "/").dropLast(), right.split(separator: "/").dropLast()).prefix { $0 == $1 }.count
  }
}

extension CallableDeclaration {
  /// What a literal is to what it is given to.
  fileprivate enum Role { case key, text, other }

  /// - Returns: `other` where the labels of the call are not those of the declaration.
  fileprivate func role(of literal: LiteralArgument) -> Role {
    guard let parameter = parameter(of: literal) else { return .other }
    if looksUp(parameter) { return .key }
    return texts.contains(parameter) ? .text : .other
  }

  /// Whether a call means it, and no overload: Swift prefers what leaves out no argument, and has a fixed number of
  /// them. A variable and a function of `String` may have one name.
  func isMeantExactly(by literal: LiteralArgument) -> Bool {
    if labels.count == literal.labels.count + literal.closures, labels.starts(with: literal.labels) {
      return !isVariadic || kind == .textMember
    }
    return kind == .textMember && !literal.labels.isEmpty
      && parameter(ofArgument: literal.labels.count - 1, of: literal.labels) != nil
  }

  /// The lookups of what a literal is given to.
  func lookups(of literal: LiteralArgument) -> [ParameterLookup] {
    let parameter = parameter(of: literal)
    return lookups.filter { $0.parameter == parameter }
  }

  /// The number of the parameter that a literal is for; `nil` where the labels do not match.
  func parameter(of literal: LiteralArgument) -> Int? {
    kind == .textMember ? 0 : parameter(ofArgument: literal.argument, of: literal.labels)
  }

  /// Where the text stands among the literals of a file that is shown where no table has the key of `literal`; `nil`
  /// where its call gives none.
  ///
  /// - Parameter literals: Those of the file, in the order of the code.
  /// - Complexity: O(*n*) in the literals of the call.
  func defaultText(
    of literal: LiteralArgument, at number: Int, in literals: [LiteralArgument], for lookup: ParameterLookup
  ) -> LiteralArgument? {
    guard let wanted = lookup.defaultText else { return nil }
    // The next one of the same call: another call begins with a key of its own.
    let rest = literals[(number + 1)...].prefix { other in
      (other.name, other.labels) != (literal.name, literal.labels) || other.argument > literal.argument
    }
    return rest.first {
      ($0.name, $0.labels) == (literal.name, literal.labels)
        && parameter(ofArgument: $0.argument, of: $0.labels) == wanted
    }
  }

  /// What a call puts into the text of a lookup; `nil` where the lookup fills nothing in, or nobody knows.
  func arguments(of literal: LiteralArgument, for lookup: ParameterLookup) -> [ArgumentKind]? {
    guard let filling = lookup.filling else { return nil }
    var kinds: [ArgumentKind] = []
    for number in literal.labels.indices where parameter(ofArgument: number, of: literal.labels) == filling {
      let given = literal.given.first { $0.number == number }
      if filling == labels.count - 1, isVariadic {
        kinds += given?.kinds ?? [.unknown]
      } else {
        // A list that the call does not write out may hold anything.
        guard let given, given.isList else { return nil }
        return given.kinds
      }
    }
    // Who is given a text that nothing was put in may do so.
    return kinds.isEmpty && givesText ? nil : kinds
  }
}

extension CallableDeclaration {
  /// Adding to a key again and again would not end.
  private static let mostLookups = 16

  /// Makes a parameter a key that the callable `taker` looks up.
  ///
  /// - Returns: `false` where it is one already, or adds something to what it is itself given.
  fileprivate mutating func add(_ handing: ParameterHanding, to taker: CallableDeclaration) -> Bool {
    var isNew = false
    for found in taker.lookups(of: handing.argument) where lookups.count < Self.mostLookups {
      var lookup = found
      lookup.parameter = handing.parameter
      lookup.affixes = found.affixes.around(handing.affixes)
      lookup.takesStrings = true
      lookup.filling = handing.filling ?? found.filling.flatMap { taker.parameter($0, in: handing) }
      lookup.defaultText = found.defaultText.flatMap { taker.parameter($0, in: handing) }
      if lookups.contains(where: { $0.parameter == lookup.parameter && $0.affixes == lookup.affixes }) { continue }
      lookups.append(lookup)
      isNew = true
    }
    if isNew { texts.removeAll { $0 == handing.parameter } }
    return isNew
  }

  /// The parameter of a giver that stands for `parameter` in its call.
  private func parameter(_ parameter: Int, in handing: ParameterHanding) -> Int? {
    let labels = handing.argument.labels
    return handing.others.first { self.parameter(ofArgument: $0.argument, of: labels) == parameter }?.parameter
  }
}

extension LiteralArgument {
  /// The name of what is called, without the types around it.
  var callableName: String {
    call == .type ? name.split(separator: ".").last.map(String.init) ?? "" : name
  }
}
