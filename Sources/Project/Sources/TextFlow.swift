import SourceFacts

/// Where the texts of a project's members and parameters go: to the screen, or to a lookup.
///
/// Members and parameters are nodes. What a node's text is given to is a node too, so that both ends are followed back
/// to all that reach them.
struct TextFlow {
  private enum Node: Hashable {
    /// Of a type that is declared more than once, in one file.
    case member(MemberName, file: Int?)
    /// By the number of the file, of the callable in it and of the parameter.
    case parameter(Int, Int, Int)
  }

  private let files: [ScannedFile]
  private let inheritance: TypeInheritance
  /// By the name, the numbers of files and of the callables in them.
  private var callables: [String: [(file: Int, number: Int)]] = [:]
  /// By the name of a member with texts, the types that declare one.
  private var owners: [String: Set<String>] = [:]
  private var numbers: [Node: Int] = [:]
  /// By the number of a node, those whose text it is given.
  private var givers: [[Int]] = []
  /// By the number of a node what shows it.
  private var shown: [Int: String] = [:]
  private var lookedUp: Set<Int> = []

  /// - Complexity: O(*n*) in the facts.
  init(_ files: [ScannedFile]) {
    self.files = files
    inheritance = TypeInheritance(files)
    for (file, scanned) in files.enumerated() {
      for (number, callable) in scanned.facts.callables.enumerated() {
        callables[callable.name, default: []].append((file, number))
        for member in callable.texts.lazy.compactMap(callable.member) {
          owners[member.name, default: []].insert(member.owner)
        }
      }
      for text in scanned.facts.memberTexts { owners[text.member.name, default: []].insert(text.member.owner) }
    }
    addOtherOwners()
    for file in files.indices {
      addParameters(ofFile: file)
      addMembers(ofFile: file)
    }
    followBack()
  }

  /// Adds the types whose members of these names have no texts here: a value may be of one of them too.
  private mutating func addOtherOwners() {
    for file in files {
      let parts = file.facts.parts
      for part in parts where part.kind == .stored || part.kind == .member {
        guard let owner = part.owner, parts[owner].kind != .file else { continue }
        owners[part.name]?.insert(parts[owner].name)
      }
    }
  }

  // MARK: - What it knows

  /// What shows a member's text as it stands; `nil` where nothing does, or it is looked up as well.
  func shows(_ member: MemberName, inFile file: Int) -> String? {
    for owner in inheritance.line(of: member.owner) {
      guard let number = numbers[node(MemberName(owner, member.name), inFile: file)] else { continue }
      if lookedUp.contains(number) { return nil }
      if let function = shown[number] { return function }
    }
    return nil
  }

  /// The callable that shows a literal which it is given; `nil` where none does, or it is looked up as well.
  func shows(_ literal: LiteralArgument, inFile file: Int) -> CallableDeclaration? {
    let places = meant(by: literal, inFile: file)
    let nodes = places.map { numbers[.parameter($0.file, $0.number, $0.parameter)] }
    guard nodes.allSatisfy({ $0.map { !lookedUp.contains($0) } ?? true }),
      let first = zip(places, nodes).first(where: { $0.1.map { shown[$0] != nil } ?? false })
    else { return nil }
    return files[first.0.file].facts.callables[first.0.number]
  }

  /// Whether what a literal is given to is called as the name of something, and never shown.
  func isName(_ literal: LiteralArgument, inFile file: Int) -> Bool {
    let places = meant(by: literal, inFile: file)
    return !places.isEmpty
      && places.allSatisfy { place in
        files[place.file].facts.callables[place.number].names.contains(place.parameter)
          && numbers[.parameter(place.file, place.number, place.parameter)].map { shown[$0] == nil } ?? true
      }
  }

  /// Whether a type describes what went wrong, which most users never meet.
  func isOfError(_ type: String) -> Bool {
    type.hasSuffix("Error") || inheritance.line(of: type).contains { $0 == "Error" || $0 == "LocalizedError" }
  }

  func isOfError(_ callable: CallableDeclaration) -> Bool {
    isOfError(callable.kind == .initializer ? callable.name : callable.owner ?? "")
  }

  // MARK: - Nodes

  private func node(_ member: MemberName, inFile file: Int) -> Node {
    .member(member, file: inheritance.ambiguous.contains(member.owner) ? file : nil)
  }

  private mutating func number(of node: Node) -> Int {
    if let known = numbers[node] { return known }
    numbers[node] = givers.count
    givers.append([])
    return givers.count - 1
  }

  private mutating func addParameters(ofFile file: Int) {
    for (number, callable) in files[file].facts.callables.enumerated() {
      for lookup in callable.lookups {
        lookedUp.insert(self.number(of: .parameter(file, number, lookup.parameter)))
      }
      for found in callable.shown {
        shown[self.number(of: .parameter(file, number, found.parameter))] = found.function
      }
      for parameter in callable.texts {
        guard let member = callable.member(holding: parameter) else { continue }
        let holder = self.number(of: node(member, inFile: file))
        let giver = self.number(of: .parameter(file, number, parameter))
        givers[holder].append(giver)
      }
      for handing in callable.handings {
        let giver = self.number(of: .parameter(file, number, handing.parameter))
        for place in meant(by: handing.argument, inFile: file) {
          let taker = self.number(of: .parameter(place.file, place.number, place.parameter))
          givers[taker].append(giver)
        }
      }
    }
  }

  private mutating func addMembers(ofFile file: Int) {
    for use in files[file].facts.memberUses {
      guard let owner = use.owner ?? owner(of: use) else { continue }
      let member = number(of: node(MemberName(owner, use.name), inFile: file))
      switch use.way {
      case .shown(let function): if shown[member] == nil { shown[member] = function }
      case .lookedUp: lookedUp.insert(member)
      case .given(let giver):
        let giver = number(of: node(giver, inFile: file))
        givers[giver].append(member)
      case .handed(let argument):
        for place in meant(by: argument, inFile: file) {
          let taker = number(of: .parameter(place.file, place.number, place.parameter))
          givers[taker].append(member)
        }
      }
    }
  }

  /// Follows both ends back.
  private mutating func followBack() {
    // In an order, so that the same code gives the same words.
    var next = shown.keys.sorted(by: >)
    while let node = next.popLast() {
      for giver in givers[node] where shown[giver] == nil {
        shown[giver] = shown[node]
        next.append(giver)
      }
    }
    next = Array(lookedUp)
    while let node = next.popLast() {
      for giver in givers[node] where lookedUp.insert(giver).inserted { next.append(giver) }
    }
  }

  // MARK: - Names

  private static let commonNames: Set<String> = [
    "description", "localizedDescription", "debugDescription", "rawValue", "name", "id", "text", "string", "value",
  ]

  /// The one type whose name ends as that of the value does: `selectedTab.title` is that of a `SettingsTab`.
  private func owner(of use: MemberUse) -> String? {
    guard let base = use.base, !Self.commonNames.contains(use.name), let word = Self.lastWord(of: base) else {
      return nil
    }
    let found = (owners[use.name] ?? []).filter { Self.lastWord(of: $0) == word }
    return found.count == 1 ? found.first : nil
  }

  /// In small letters; `nil` for a name without letters.
  private static func lastWord(of name: String) -> String? {
    guard let start = name.lastIndex(where: \.isUppercase) ?? name.firstIndex(where: \.isLetter) else { return nil }
    return name[start...].lowercased()
  }

  /// The parameters that an argument may be for.
  private func meant(
    by literal: LiteralArgument, inFile file: Int
  ) -> [(file: Int, number: Int, parameter: Int)] {
    guard let named = callables[literal.callableName], named.count <= Self.mostNamed else { return [] }
    for isMeant in CallableIndex.owners(of: literal) + inherited(by: literal) {
      var found: [(file: Int, number: Int, parameter: Int)] = []
      for (file, number) in named {
        let callable = files[file].facts.callables[number]
        guard isMeant(callable), let parameter = callable.parameter(of: literal) else { continue }
        found.append((file, number, parameter))
      }
      let exact = found.filter { files[$0.file].facts.callables[$0.number].isMeantExactly(by: literal) }
      if !exact.isEmpty { found = exact }
      if found.isEmpty { continue }
      guard found.count <= Self.mostMeant else { return [] }
      let shared = found.map { CallableIndex.sharedFolders(files[$0.file].path, files[file].path) }
      let most = shared.max()
      return zip(found, shared).filter { $0.1 == most }.map(\.0)
    }
    return []
  }

  /// Of more callables of one name nobody can tell which is meant.
  private static let (mostMeant, mostNamed) = (16, 1_000)

  /// The functions that the type around, or that of a value, inherits.
  private func inherited(by literal: LiteralArgument) -> [(CallableDeclaration) -> Bool] {
    guard literal.call == .function || literal.call == .method, let owner = literal.owner else { return [] }
    let line = Set(inheritance.line(of: owner).dropFirst())
    return [{ $0.kind == .function && $0.owner.map(line.contains) ?? false }]
  }
}

extension CallableDeclaration {
  /// What holds the text of a parameter: of an initialiser the property of its name, of a case its payload.
  fileprivate func member(holding parameter: Int) -> MemberName? {
    switch kind {
    case .initializer: MemberName(name, labels[parameter])
    case .enumCase: owner.map { MemberName($0, MemberName.payload(parameter, of: name)) }
    default: nil
    }
  }
}
