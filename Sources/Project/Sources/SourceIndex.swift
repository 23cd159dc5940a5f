import SourceFacts
import StringTables

/// What the code of a project and its tables say of each other.
package struct SourceIndex: Sendable {
  package let files: [ScannedFile]
  /// By the number of a file and of a use in it.
  package private(set) var resolutions: [[KeyResolution]] = []
  /// By the number of a file and of an accessor in it, the keys that it stands for.
  package private(set) var accessors: [[[KeyPlace]]] = []
  /// Keys that code names, or may name.
  package private(set) var usedKeys: Set<KeyPlace> = []
  /// Keys made at run time of which no letter is known, by the number of their file.
  package private(set) var unknownKeys: [(file: Int, key: DynamicKey)] = []
  /// Names of tables that a storyboard or nib has the texts of.
  package private(set) var interfaceTables: Set<String> = []
  /// By the number of a table group, keys of texts that stand in a storyboard or nib and that no user sees: what is
  /// amiss with them or their translations nobody notices.
  package private(set) var unseenKeys: [Int: Set<String>] = [:]
  /// How many texts of storyboards and nibs no user sees.
  package private(set) var unseenCount = 0
  private let lookup: KeyLookup

  /// - Complexity: O(*n* + *m*) in the keys of the project and the facts of its code; keys that are known in part only
  ///   are compared with each key.
  package init(of project: Project, files: [ScannedFile]) {
    let parameters = KeyParameters(files)
    let files = files.map(parameters.applied)
    self.files = files
    lookup = KeyLookup(project)
    let accessorLookup =
      files.contains { !$0.facts.accessors.isEmpty } ? AccessorLookup(lookup.keys, of: project) : nil
    let unseen = UnseenTexts(files, groups: project.groups)
    var mentions: Set<String> = []
    var patterns: Set<DynamicPattern> = []
    for (number, file) in files.enumerated() {
      resolutions.append(file.facts.uses.map { resolution(of: $0, in: file.path, unseen) })
      accessors.append(file.facts.accessors.map { accessorLookup?.places(of: $0) ?? [] })
      mentions.formUnion(file.facts.mentions)
      for text in file.facts.texts { text.text.key.map { _ = mentions.insert($0) } }
      for use in file.facts.uses where use.origin == .resource { use.table.map { _ = interfaceTables.insert($0) } }
      for key in file.facts.dynamicKeys {
        if let pattern = key.pattern.flatMap(DynamicPattern.init) {
          patterns.insert(pattern)
        } else if key.wrapper == nil {
          unknownKeys.append((number, key))
        }
      }
    }
    for resolution in resolutions.joined() {
      switch resolution {
      case .found(let places), .elsewhere(let places): usedKeys.formUnion(places)
      case .otherPlaceholders(let place): usedKeys.insert(place)
      case .noTable, .absent, .hardCoded, .unchecked: break
      }
    }
    for places in accessors.joined() { usedKeys.formUnion(places) }
    for (group, keys) in lookup.keys.enumerated() {
      for key in keys where mentions.contains(key) || patterns.contains(where: { $0.matches(key) }) {
        usedKeys.insert(KeyPlace(group: group, key: key))
      }
    }
  }

  /// What the tables have of a key; of a text that no user sees nobody needs to know whether they lack it.
  private mutating func resolution(of use: KeyUse, in path: String, _ unseen: UnseenTexts) -> KeyResolution {
    let resolution = lookup.resolution(of: use, in: path)
    guard unseen.reason(use) != nil else { return resolution }
    unseenCount += 1
    guard case .found(let places) = resolution else { return .unchecked }
    for place in places { unseenKeys[place.group, default: []].insert(place.key) }
    return resolution
  }

  /// The key that the one of a use was meant to be; `nil` where none is near.
  package func nearest(to use: KeyUse) -> String? { lookup.nearest(to: use) }

  /// How each table spells its keys, by the number of its group.
  package var habits: [KeyHabit] { lookup.habits }

  /// A key of which some letters are known.
  private struct DynamicPattern: Hashable {
    let pattern: WildcardPattern

    init?(_ key: KeyText) {
      guard key.hasLetters else { return nil }
      pattern = WildcardPattern(
        key.pieces.map { piece in
          switch piece {
          case .letters(let letters): letters
          case .argument: "*"
          }
        }.joined())
    }

    func matches(_ key: String) -> Bool { pattern.matches(key) }
  }
}
