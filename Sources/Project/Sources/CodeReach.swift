import SourceFacts
import SourceText

/// Which parts of a project's code the app ever reaches: what the system finds by itself, and what parts that are
/// reached name. What only others name no user sees.
///
/// Names stand for all that they may mean: of two members of one name each is reached where one is.
struct CodeReach {
  /// By the number of the file and of the part, over how many others it is reached; `nil` for one that is not.
  private var distances: [[Int?]]
  private let files: [ScannedFile]
  /// By the name of a member or type the parts that declare it, of an extension those of its type.
  private var parts: [String: [PartNumber]] = [:]
  private var extensions: [String: [PartNumber]] = [:]
  private var inherited: [String: Set<String>] = [:]
  /// The names of the types of the project.
  private var declaredTypes: Set<String> = []
  private var children: [[[Int]]]
  private var named: Set<String> = []
  /// Names that patterns ask for.
  private var asked: Set<String> = []
  /// By the name of a case the branches that are for it.
  private var choices: [String: [PartNumber]] = [:]
  private var declaredCases: Set<String> = []
  /// Cases that some code may make a value of.
  private var madeCases: Set<String> = []
  private var reachedTypes: Set<String> = []
  /// Types of which all members are reached with them, since the system may call them; as far as it is known.
  private var openTypes: [String: Bool] = [:]
  /// Whether the code asks for all classes there are, as few do.
  private let listsClasses: Bool
  /// Whether other projects may use what is public, by the number of the file.
  private let isForOthers: [Bool]
  /// Whether apps that no user gets alone hold a file, by its number.
  private let isOfSample: [Bool]
  /// Whether what stands on no phone is left out.
  private let isOfPhones: Bool

  private struct PartNumber: Hashable {
    let file: Int
    let part: Int
  }

  /// - Parameter platform: The system whose apps are meant; `nil` for those of all.
  /// - Complexity: O(*n*) in the names of the code.
  init(_ files: [ScannedFile], _ apps: ProjectApps = ProjectApps(), on platform: SwiftPlatform? = nil) {
    self.files = files
    isOfPhones = platform == .ios
    isForOthers = files.map { apps.isForOthers($0.path) }
    isOfSample = files.map { apps.isOfSample($0.path) }
    listsClasses = files.contains { file in
      file.facts.parts.contains { !SystemTypes.listsOfClasses.isDisjoint(with: $0.names) }
    }
    distances = files.map { Array(repeating: nil, count: $0.facts.parts.count) }
    children = files.map { Array(repeating: [], count: $0.facts.parts.count) }
    guard distances.contains(where: { !$0.isEmpty }) else { return }
    index()
    var open: [Step] = []
    for (number, file) in files.enumerated() {
      if let part = file.facts.parts.first, part.kind == .file || Self.isMainNib(part) {
        open.append(.part(PartNumber(file: number, part: 0)))
      }
    }
    walk(open)
    defer { forgetNames() }
    // Where that would be most types, the code that makes them was not read.
    var (all, reached) = (0, 0)
    for (file, distances) in zip(files, distances) {
      for (part, distance) in zip(file.facts.parts, distances) where part.kind == .type {
        all += 1
        if distance != nil { reached += 1 }
      }
    }
    if 2 * reached <= all { distances = distances.map { $0.map { $0 ?? .max } } }
  }

  private mutating func index() {
    for (number, file) in files.enumerated() {
      for (place, part) in file.facts.parts.enumerated() {
        if let owner = part.owner { children[number][owner].append(place) }
        let place = PartNumber(file: number, part: place)
        switch part.kind {
        case .file: continue
        case .nib: for name in Self.loaders(ofNib: part.name) { parts[name, default: []].append(place) }
        case .extension: extensions[part.name, default: []].append(place)
        case .choice: for name in part.cases { choices[name, default: []].append(place) }
        case .type, .member, .stored: parts[part.name, default: []].append(place)
        }
        if part.kind == .type { declaredCases.formUnion(part.cases) }
        if !part.inherits.isEmpty { inherited[part.name, default: []].formUnion(part.inherits) }
        if part.kind == .type { declaredTypes.insert(part.name) }
      }
    }
  }

  /// What only the walk needs.
  private mutating func forgetNames() {
    (parts, extensions, inherited, children, named, reachedTypes, openTypes) = ([:], [:], [:], [], [], [], [:])
    (asked, choices, declaredCases, madeCases) = ([], [:], [], [])
  }

  // MARK: - Walking

  private enum Step {
    case part(PartNumber)
    case name(String)
    case asked(String)
  }

  /// Reaches the nearest parts first.
  private mutating func walk(_ start: [Step]) {
    var (steps, distance) = (start, 0)
    while !steps.isEmpty {
      var next: [Step] = []
      for step in steps {
        switch step {
        case .name(let name):
          guard named.insert(name).inserted else { continue }
          for place in parts[name] ?? [] where mayReach(place) { next.append(.part(place)) }
          if declaredCases.contains(name) { make(name, &next) }
        case .asked(let name):
          guard !named.contains(name), asked.insert(name).inserted else { continue }
          for place in parts[name] ?? [] where mayReach(place) { next.append(.part(place)) }
        case .part(let place):
          guard distances[place.file][place.part] == nil else { continue }
          distances[place.file][place.part] = distance
          addSteps(from: place, to: &next)
        }
      }
      (steps, distance) = (next, distance + 1)
    }
  }

  /// What a part that is reached reaches.
  private mutating func addSteps(from place: PartNumber, to next: inout [Step]) {
    let all = files[place.file].facts.parts
    let part = all[place.part]
    next += names(in: part).map { .name($0) }
    next += part.askedNames.map { .asked($0) }
    if part.kind == .type, reachedTypes.insert(part.name).inserted {
      next += (extensions[part.name] ?? []).filter { mayReach($0) }.map { .part($0) }
    }
    if !part.cases.isEmpty, part.kind == .type, part.isOpen || makesCases(part, inFile: place.file) {
      for name in part.cases { make(name, &next) }
    }
    for child in children[place.file][place.part] {
      // A value begins with what stands in its properties, whether anything reads them or not.
      if all[child].kind == .stored { next += names(in: all[child]).map { .name($0) } }
      let child = PartNumber(file: place.file, part: child)
      if mayReach(child) { next.append(.part(child)) }
    }
  }

  /// Reaches the branches for a case that there may be a value of.
  private mutating func make(_ name: String, _ next: inout [Step]) {
    guard madeCases.insert(name).inserted else { return }
    for place in choices[name] ?? [] where mayReach(place) { next.append(.part(place)) }
  }

  /// Whether others make values of the cases of an enumeration that do not name them: it is made of raw values, lists
  /// its cases, or is of a library.
  private func makesCases(_ type: CodePart, inFile file: Int) -> Bool {
    type.isPublic && isForOthers[file]
      || ancestors(of: type.name).contains { !SystemTypes.isClosed($0) || SystemTypes.makesCases($0) }
  }

  private func names(in part: CodePart) -> [String] {
    guard isOfPhones, !part.otherNames.isEmpty else { return part.names }
    let others = Set(part.otherNames)
    return part.names.filter { !others.contains($0) }
  }

  /// Whether a part is reached as far as is known, if it is not yet; a nib is asked for where its name is met.
  private mutating func mayReach(_ place: PartNumber) -> Bool {
    let part = files[place.file].facts.parts[place.part]
    if part.kind == .nib { return true }
    guard let owner = part.owner, distances[place.file][owner] != nil else { return false }
    if part.isOpen || part.isPublic && isForOthers[place.file] { return true }
    switch part.kind {
    case .file, .nib: return true
    // A case of the system's has the name of none of the project's.
    case .choice: return part.cases.contains { madeCases.contains($0) || !declaredCases.contains($0) }
    case .extension: return !declaredTypes.contains(part.name) || reachedTypes.contains(part.name)
    case .type: return named.contains(part.name) || isFoundBySystem(part.name)
    case .member, .stored:
      if named.contains(part.name) || asked.contains(part.name) || SystemTypes.requirements.contains(part.name) {
        return true
      }
      let around = files[place.file].facts.parts[owner]
      return !part.isPrivate && around.kind != .file && isOpenType(around.name)
    }
  }

  /// Names that load a nib: its own, as that of a class or of SwiftGen, and that of a controller without a nib, which
  /// looks for that of its view (UIKit, `UIViewController.nibName`).
  private static func loaders(ofNib name: String) -> [String] {
    [name, name.prefix(1).lowercased() + name.dropFirst(), name + "Controller"]
  }

  /// Whether an app loads a nib as it starts, whatever the list says that a build makes.
  private static func isMainNib(_ part: CodePart) -> Bool { part.kind == .nib && part.name.hasPrefix("Main") }

  /// Whether the system may make a type, or code that lists all classes: a view is none.
  private func isFoundBySystem(_ type: String) -> Bool {
    let ancestors = ancestors(of: type)
    return listsClasses && ancestors.isDisjoint(with: CodePart.views) || ancestors.contains(where: SystemTypes.isFound)
  }

  private mutating func isOpenType(_ name: String) -> Bool {
    if let known = openTypes[name] { return known }
    let isOpen = ancestors(of: name).contains { !SystemTypes.isClosed($0) }
    openTypes[name] = isOpen
    return isOpen
  }

  /// As many types as one inherits at most, of those that the project declares; more are no code of a person.
  private static let mostAncestors = 100

  /// What a type inherits that the project does not declare, over those that it does.
  private func ancestors(of type: String) -> Set<String> {
    var (found, seen): (Set<String>, Set<String>) = ([], [type])
    var open = Array(inherited[type] ?? [])
    while let name = open.popLast(), seen.count < Self.mostAncestors {
      guard seen.insert(name).inserted else { continue }
      if declaredTypes.contains(name) { open += inherited[name] ?? [] } else { found.insert(name) }
    }
    return found
  }

  // MARK: - What is not reached

  /// The views, and modifiers of views, that no user sees.
  var unreachedViews: Set<String> {
    var (reached, unreached): (Set<String>, Set<String>) = ([], [])
    for (file, distances) in zip(files, distances) {
      for (part, distance) in zip(file.facts.parts, distances) where part.kind == .type && part.isView {
        if distance != nil { reached.insert(part.name) } else { unreached.insert(part.name) }
      }
    }
    return unreached.subtracting(reached)
  }

  /// Marks what stands in code that is not reached as rarely met.
  ///
  /// - Parameter files: Those that were read.
  func markRare(_ files: inout [ScannedFile]) {
    for number in files.indices { files[number].facts.markRare { isUnreached($0, inFile: number) } }
  }

  /// Whether what stands in a file is in no part that is reached, or in an app that no user gets.
  func isUnreached(_ range: ByteRange, inFile file: Int) -> Bool {
    isOfSample[file] || isDead(range, inFile: file)
  }

  /// Whether nothing that is reached names the part of the code in which something stands.
  func isDead(_ range: ByteRange, inFile file: Int) -> Bool {
    part(around: range, inFile: file).map { distances[file][$0] == nil } ?? false
  }

  /// Over how many parts what stands in a file is reached; 0 where nothing is known of it.
  func distance(of range: ByteRange, inFile file: Int) -> Int {
    part(around: range, inFile: file).flatMap { distances[file][$0] } ?? 0
  }

  /// - Complexity: O(log *n*) in the parts of the file, and in how deep they stand in each other.
  private func part(around range: ByteRange, inFile file: Int) -> Int? {
    let parts = files[file].facts.parts
    var (low, high) = (0, parts.count)
    while low < high {
      let middle = (low + high) / 2
      if parts[middle].range.start <= range.start { low = middle + 1 } else { high = middle }
    }
    var place = low > 0 ? low - 1 : nil
    while let part = place, range.end > parts[part].range.end { place = parts[part].owner }
    return place
  }
}
