import Checks
import PositionedJSON
import SourceText
import TextLayout

/// Says what differs between two previews: for a person, and for a program.
package enum DifferenceText {
  /// So many cells of a group are named in a terminal.
  static let cellsOfGroup = 10
  /// So many details of a group are named.
  static let detailsOfGroup = 3

  /// One sentence: how many cells, what became of their texts, what did not change.
  package static func summary(_ difference: PreviewDifference, accepted: Set<Int> = []) -> String {
    let entries = difference.entries
    let rest = """
      \(difference.unchanged) unchanged, \
      \(difference.comparedPictures == 1 ? "1 pair" : "\(difference.comparedPictures) pairs") of pictures compared.
      """
    guard !entries.isEmpty else { return "Nothing changed; \(rest)" }
    var parts = [
      counted(entries.count, "cell"), counted(Set(entries.map(\.name.component)).count, "component"),
    ]
    parts += newlyFailing(difference)
    let others = [(difference.count(.newlyUncertain), "newly uncertain"), (difference.count(.mended), "mended")]
    parts += others.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let kinds = PreviewDifference.Kind.allCases.filter { difference.count($0) > 0 }
    parts.append("(\(kinds.map { "\(difference.count($0)) \($0.rawValue)" }.joined(separator: ", ")))")
    if !accepted.isEmpty { parts.append("of which \(accepted.count) approved") }
    let text = parts.dropLast(accepted.isEmpty ? 1 : 2).joined(separator: ", ")
    return "\(text) \(parts.suffix(accepted.isEmpty ? 1 : 2).joined(separator: ", ")); \(rest)"
  }

  /// As in “3 newly overflow”.
  private static func newlyFailing(_ difference: PreviewDifference) -> [String] {
    let new = difference.entries.filter { $0.verdicts.kind == .newlyFailing }.compactMap(\.verdicts.after)
    return [
      (Verdict.overflows, "overflow"), (.clips, "clip"), (.overhangs, "stick out"), (.breaksMidWord, "break mid-word"),
    ]
    .compactMap { verdict, phrase in
      let count = new.count { $0 == verdict }
      return count == 0 ? nil : "\(count) newly \(phrase)"
    }
  }

  static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  /// What a group is about, in one line without its details: “key Localizable/a: 12 cells, 2 newly fail”.
  static func line(_ group: ChangeGroup) -> String {
    var parts = [counted(group.entries.count, "cell")]
    if group.newlyFailingCount > 0 { parts.append("\(group.newlyFailingCount) newly fail") }
    if group.sharedCount > 0 { parts.append("\(group.sharedCount) with others") }
    if group.components != [group.cause.name] { parts.append(listed(group.components)) }
    return "\(group.cause.title): \(parts.joined(separator: ", "))"
  }

  /// The first of many.
  static func listed(_ names: [String], atMost most: Int = 3) -> String {
    names.prefix(most).joined(separator: ", ") + (names.count > most ? " and \(names.count - most) more" : "")
  }

  /// The groups with their worst cells, each cell once, and the counts.
  package static func human(_ difference: PreviewDifference, accepted: Set<Int> = []) -> String {
    var text = ""
    for (number, group) in difference.groups.enumerated() {
      text += TerminalText.escapedLine(line(group)) + "\n"
      for detail in group.details.prefix(detailsOfGroup) { text += "  " + TerminalText.escaped(detail) + "\n" }
      if group.details.count > detailsOfGroup { text += "  and \(group.details.count - detailsOfGroup) more\n" }
      let own = group.entries.filter { difference.entries[$0].groups.first == number && !accepted.contains($0) }
      for index in own.prefix(cellsOfGroup) {
        let entry = difference.entries[index]
        let reasons = entry.reasons.isEmpty ? "" : ": " + entry.reasons.joined(separator: "; ")
        text +=
          "    " + TerminalText.escaped("\(entry.kind.rawValue) \(entry.name.component): \(entry.name.text)\(reasons)")
          + "\n"
      }
      if own.count > cellsOfGroup {
        text += "    and \(counted(own.count - cellsOfGroup, "cell")) more: --output or --format json has all\n"
      }
    }
    return text + summary(difference, accepted: accepted) + "\n"
  }

  package static func json(_ difference: PreviewDifference, accepted: Set<Int> = []) -> String {
    JSONOutput.object { json in
      json["kind"] = .string("l10n preview diff")
      json["version"] = .integer(2)
      for kind in PreviewDifference.Kind.allCases { json[kind.rawValue] = .integer(difference.count(kind)) }
      json["newlyFailing"] = .integer(difference.count(.newlyFailing))
      json["approved"] = .integer(accepted.count)
      json["unchanged"] = .integer(difference.unchanged)
      json["comparedPictures"] = .integer(difference.comparedPictures)
      json["groups"] = .array(difference.groups.map(group))
      json["cells"] = .array(
        difference.entries.enumerated().map { cell($1, isAccepted: accepted.contains($0)) })
    }.text
  }

  private static func group(_ group: ChangeGroup) -> JSONOutput {
    .object { json in
      json["cause"] = .string(group.cause.kind.rawValue)
      json["name"] = .string(group.cause.name)
      json["title"] = .string(group.cause.title)
      json["details"] = .strings(group.details)
      json["newlyFailing"] = .integer(group.newlyFailingCount)
      json["failing"] = .integer(group.failingCount)
      json["withOthers"] = .integer(group.sharedCount)
      json["components"] = .strings(group.components)
      json["locales"] = .strings(group.locales)
      json["cells"] = .array(group.entries.map { .integer($0) })
    }
  }

  private static func cell(_ entry: PreviewDifference.Entry, isAccepted: Bool) -> JSONOutput {
    .object { json in
      json["kind"] = .string(entry.kind.rawValue)
      json["component"] = .string(entry.name.component)
      json["specimen"] = .string(entry.name.specimen)
      json["locale"] = .string(entry.name.locale)
      json["size"] = .string(entry.name.size)
      json["device"] = .string(entry.name.device)
      json["theme"] = .string(entry.name.theme)
      json["axes"] = .string(entry.name.axesText)
      json["sample"] = .string(entry.name.sample)
      json["before"] = entry.before.map { .string($0) }
      json["after"] = entry.after.map { .string($0) }
      json["verdictBefore"] = entry.verdicts.before.map { .string($0.rawValue) }
      json["verdictAfter"] = entry.verdicts.after.map { .string($0.rawValue) }
      json["verdict"] = .string(entry.verdicts.kind.rawValue)
      if isAccepted { json["approved"] = .bool(true) }
      json["groups"] = .array(entry.groups.map { .integer($0) })
      json["reasons"] = .strings(entry.reasons)
      json["changedPixels"] = entry.pixels.map { .integer($0.changed) }
      json["pixels"] = entry.pixels.map { .integer($0.all) }
      if !entry.pictures.isEmpty {
        json["pictures"] = .object { pictures in
          for picture in entry.pictures { pictures[picture.label] = .string(picture.path) }
        }
      }
    }
  }
}
