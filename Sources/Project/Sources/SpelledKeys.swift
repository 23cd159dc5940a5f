import SourceText
import StringTables

/// The keys of table groups in order, and how they are spelled:
/// worked out once, for the groups that a use asks for.
final class SpelledKeys: Sendable {
  private struct Known {
    var sorted: [Int: [String]] = [:]
    var habits: [Int: KeyHabit] = [:]
    var whole: KeyHabit?
  }

  /// By table group.
  private let keys: [Set<String>]
  private let groups: [TableGroup]
  private let known = Mutex(Known())

  /// - Parameter keys: By table group, its keys in any language.
  init(_ keys: [Set<String>], of groups: [TableGroup]) {
    self.keys = keys
    self.groups = groups
  }

  /// The keys of a group in the order of their bytes, of which the first that is near is told.
  ///
  /// - Complexity: O(*n* log *n*) in the keys of the group when it is first asked.
  func sorted(in group: Int) -> [String] {
    known.withLock { known in
      let sorted = known.sorted[group] ?? keys[group].sorted()
      known.sorted[group] = sorted
      return sorted
    }
  }

  /// How the keys of a group are spelled.
  ///
  /// - Complexity: O(*n*) in the keys of the group when it is first asked.
  func habit(of group: Int) -> KeyHabit { known.withLock { habit(of: group, &$0) } }

  /// How the keys of all groups are spelled.
  var habit: KeyHabit {
    known.withLock { known in
      let whole = known.whole ?? keys.indices.reduce(KeyHabit()) { $0 + habit(of: $1, &known) }
      known.whole = whole
      return whole
    }
  }

  private func habit(of group: Int, _ known: inout Known) -> KeyHabit {
    if let habit = known.habits[group] { return habit }
    // What a storyboard or the system names is no habit of the one who writes code.
    let habit =
      SystemTables.contains(groups[group])
      ? KeyHabit() : KeyHabit(of: keys[group].filter { !InterfaceKey.isOne($0) && !IntentKey.isOne($0) })
    known.habits[group] = habit
    return habit
  }
}
