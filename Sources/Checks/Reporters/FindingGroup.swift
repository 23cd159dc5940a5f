import SourceText

/// Findings of one rule about one key in one slot: one alert for all its locales.
struct FindingGroup {
  /// The first in the order of the report: the alert stands at its place.
  let first: Finding
  /// In the order of the report.
  var others: some Sequence<Finding> { numbers.dropFirst().lazy.map { [all] in all[$0] } }
  /// The first and the others.
  var findings: some Sequence<Finding> { numbers.lazy.map { [all] in all[$0] } }
  /// Of the report, shared with all groups.
  private let all: [Finding]
  private var numbers: [Int]

  private init(_ first: Int, of findings: [Finding]) {
    (all, numbers, self.first) = (findings, [first], findings[first])
  }

  var severity: Severity { others.contains { $0.severity == .error } ? .error : first.severity }

  /// The locales of all, each once, in the order of the report.
  var locales: [String] {
    var seen: Set<String> = []
    return findings.compactMap(\.locale).filter { seen.insert($0).inserted }
  }

  /// Dynamic Type sizes at which the texts were found not to fit, each once.
  var sizes: [String] {
    Set(findings.compactMap { $0.layout?.size }).sorted().map(\.rawValue)
  }

  /// Those of them that are wanted, by their places in the report.
  func findings(where isWanted: (Int) -> Bool) -> [Finding] { numbers.filter(isWanted).map { all[$0] } }

  /// Most messages that are written out.
  private static let mostMessages = 10

  /// Safe lines to print: the first message, those that say something else of a locale already named, and the
  /// locales of which the same may be said.
  ///
  /// - Parameter name: How a locale is written, by its finding.
  func lines(_ name: (Finding) -> String = { TerminalText.escaped($0.locale ?? "") }) -> [String] {
    var lines = [first.localizedMessage]
    var named: Set<String> = first.locale.map { [$0] } ?? []
    var list: [String] = []
    var passedOver = 0
    for finding in others {
      if let locale = finding.locale, named.insert(locale).inserted {
        list.append(name(finding))
      } else if finding.message != first.message {
        if lines.count < Self.mostMessages { lines.append(finding.localizedMessage) } else { passedOver += 1 }
      }
    }
    if passedOver > 0 { lines.append("and \(passedOver) more of this key") }
    if !list.isEmpty { lines.append("also in \(list.joined(separator: ", "))") }
    return lines
  }

  /// The groups of sorted findings, in the order of their first ones; a finding without a key stands alone.
  ///
  /// - Complexity: O(*n*) in the number of findings, none of which is copied but the first ones.
  static func groups(of findings: [Finding], where isWanted: (Finding) -> Bool = { _ in true }) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    var places: [Subject: Int] = [:]
    var (path, folder) = ("", "")
    for (number, finding) in findings.enumerated() where isWanted(finding) {
      if finding.path != path { (path, folder) = (finding.path, finding.tableFolder) }
      guard let key = finding.key else {
        groups.append(FindingGroup(number, of: findings))
        continue
      }
      let subject = Subject(
        rule: finding.rule, folder: folder, table: finding.table, key: key, component: finding.layout?.component,
        slot: finding.layout?.slot)
      if let place = places[subject] {
        groups[place].numbers.append(number)
      } else {
        places[subject] = groups.count
        groups.append(FindingGroup(number, of: findings))
      }
    }
    return groups
  }

  private struct Subject: Hashable {
    let rule: String
    let folder: String
    let table: String?
    let key: String
    let component: String?
    let slot: String?
  }
}
