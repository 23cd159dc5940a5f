/// Puts the cells that changed into groups by cause, the most harmful first.
struct ChangeGrouping {
  let groups: [ChangeGroup]
  /// By entry.
  let groupsOfEntries: [[Int]]

  /// - Parameter causes: By entry, numbers among `list`.
  init(_ entries: [PreviewDifference.Entry], causes: [[Int]], _ list: CauseList) {
    var members: [Int: [Int]] = [:]
    for (entry, own) in causes.enumerated() { for cause in own { members[cause, default: []].append(entry) } }
    let ranked = members.map { cause, numbers in
      (
        number: cause,
        group: ChangeGroup(
          cause: list.cause(cause), details: list.details(cause),
          entries: numbers.enumerated()
            .sorted { (entries[$0.element].rank, $0.offset) < (entries[$1.element].rank, $1.offset) }.map(\.element),
          sharedCount: numbers.count { causes[$0].count > 1 },
          newlyFailingCount: numbers.count { entries[$0].verdicts.kind == .newlyFailing },
          failingCount: numbers.count { entries[$0].verdicts.after?.fails ?? false },
          components: Set(numbers.map { entries[$0].name.component }).sorted(),
          locales: Set(numbers.map { entries[$0].name.locale }).sorted())
      )
    }
    .sorted { left, right in
      let (first, second) = (left.group, right.group)
      return (
        second.newlyFailingCount, second.failingCount, second.entries.count, first.cause.kind.rawValue, first.cause.name
      ) < (
        first.newlyFailingCount, first.failingCount, first.entries.count, second.cause.kind.rawValue, second.cause.name
      )
    }
    groups = ranked.map(\.group)
    let places = Dictionary(uniqueKeysWithValues: ranked.enumerated().map { ($1.number, $0) })
    groupsOfEntries = causes.map { $0.compactMap { places[$0] }.sorted() }
  }
}

extension PreviewDifference.Entry {
  /// The lower, the worse.
  var rank: Int { VerdictChange.Kind.allCases.firstIndex(of: verdicts.kind) ?? 0 }
}
