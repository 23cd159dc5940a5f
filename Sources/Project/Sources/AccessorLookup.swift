import SourceFacts
import StringTables

/// Finds the keys of generated accessors by their names.
///
/// Generators drop what no name can hold and change the case: `card.daily-practice.title` is
/// `L10n.Card.DailyPractice.title` to one and `l10n.card.dailyPractice.title` to another. What is left of both is
/// compared.
struct AccessorLookup {
  /// Letters of a name that a generator may have cut off.
  private static let shortestCut = 30

  private var places: [String: [KeyPlace]] = [:]
  /// Sorted, for names that are cut off.
  private var names: [String] = []

  /// - Complexity: O(*n* log *n*) in the keys of the project.
  init(_ keys: [Set<String>], of project: Project) {
    for (number, group) in project.groups.enumerated() {
      let table = Self.folded(group.name)
      for key in Self.sorted(keys[number], of: group) {
        let place = KeyPlace(group: number, key: key)
        let name = Self.folded(key)
        guard !name.isEmpty else { continue }
        places[name, default: []].append(place)
        places[table + name, default: []].append(place)
      }
    }
    names = places.keys.sorted()
  }

  /// Accessors are made from the development language: its keys come before those that translations alone have, and of
  /// two that a name may stand for the plainer one.
  private static func sorted(_ keys: Set<String>, of group: TableGroup) -> [String] {
    func order(_ key: String) -> (Int, Int, Int, String) {
      let isKnown = group.source?.number(of: key) != nil
      return (isKnown ? 0 : 1, key.utf8.count, key.first?.isUppercase ?? false ? 1 : 0, key)
    }
    return keys.map { (key: $0, order: order($0)) }.sorted { $0.order < $1.order }.map(\.key)
  }

  /// The keys that an accessor stands for; none for one that no table explains.
  func places(of accessor: AccessorUse) -> [KeyPlace] {
    var path = accessor.path.dropFirst()
    // What stands behind may be a member of the text, as in `.uppercased()`.
    while !path.isEmpty {
      if let found = places(ofPath: Array(path)) { return found }
      path = path.dropLast()
    }
    return []
  }

  private func places(ofPath path: [String]) -> [KeyPlace]? {
    let name = Self.folded(path.map(Self.withoutHash).joined(separator: "."))
    if let found = places[name] { return found }
    if path.count > 1, path.last == "text", let found = places[Self.folded(path.dropLast().joined())] { return found }
    guard name.utf8.count >= Self.shortestCut else { return nil }
    let first = names.partitionIndex { $0 >= name }
    guard first < names.count, names[first].hasPrefix(name) else { return nil }
    return places[names[first]]
  }

  /// A name without the eight digits that tell it from another.
  private static func withoutHash(_ name: String) -> String {
    let parts = name.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last, last.count == 8, last.allSatisfy(\.isHexDigit) else { return name }
    return parts.dropLast().joined(separator: "_")
  }

  /// The letters and digits of a name, in small letters.
  static func folded(_ name: String) -> String {
    var folded = String.UnicodeScalarView()
    for scalar in name.unicodeScalars where scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
      folded.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
    }
    return String(folded)
  }
}

extension Array {
  /// The first index at which `isBehind` holds, which it does from there on.
  func partitionIndex(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
