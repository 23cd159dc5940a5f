import Checks

/// Says what differs between two previews in a comment of a pull request.
package struct DifferenceMarkdown {
  /// GitHub takes 65,536 characters in a comment; bytes are never fewer.
  package static let mostBytes = 65_000

  private static let mostGroups = 40
  private static let mostShown = 10
  private static let longestText = 200

  private let difference: PreviewDifference
  private let accepted: Set<Int>
  /// The folder with the pictures, as the user named it; `nil` where none are written.
  private let folder: String?

  package init(_ difference: PreviewDifference, accepted: Set<Int> = [], folder: String? = nil) {
    self.difference = difference
    self.accepted = accepted
    self.folder = folder
  }

  /// The summary, the groups, the worst cells with their pictures; then as many of the others as a comment takes.
  package var text: String {
    var text = "### \(mark) l10n preview: \(DifferenceText.summary(difference, accepted: accepted))\n"
    guard !difference.isEmpty else { return text }
    append(groups, to: &text)
    let worst = worstEntries
    for entry in worst.prefix(Self.mostShown) where !difference.entries[entry].pictures.isEmpty {
      append(pictures(of: difference.entries[entry]), to: &text)
    }
    guard !worst.isEmpty else { return text }
    append(uploadNote, to: &text)
    return text + table(of: worst, room: Self.mostBytes - text.utf8.count)
  }

  /// What newly fails, then one cell of each group, then the others.
  private var worstEntries: [Int] {
    let failing = difference.entries.indices.filter { difference.entries[$0].verdicts.kind == .newlyFailing }
    var order = Interned(failing)
    for group in difference.groups { if let first = group.entries.first { _ = order.number(of: first) } }
    for entry in difference.entries.indices { _ = order.number(of: entry) }
    return order.values.filter { !accepted.contains($0) }
  }

  private var mark: String {
    if difference.isEmpty || accepted.count == difference.entries.count { return "✅" }
    return difference.count(.newlyFailing) > 0 ? "❌" : "🖼️"
  }

  /// Adds a part that is there whole or not at all.
  private func append(_ part: String, to text: inout String) {
    if text.utf8.count + part.utf8.count + 1_000 <= Self.mostBytes { text += part }
  }

  private var groups: String {
    var text = "\n| cause | what changed | cells | newly fail | components |\n| --- | --- | ---: | ---: | --- |\n"
    for group in difference.groups.prefix(Self.mostGroups) {
      let details = DifferenceText.listed(
        group.details.prefix(DifferenceText.detailsOfGroup).map(cell)
          + group.details.dropFirst(DifferenceText.detailsOfGroup))
      let shared = group.sharedCount == 0 ? "" : ", \(group.sharedCount) with others"
      text +=
        "| \(cell(group.cause.title)) | \(group.details.isEmpty ? "" : details) | \(group.entries.count)\(shared) | "
      text += "\(group.newlyFailingCount) | \(cell(DifferenceText.listed(group.components))) |\n"
    }
    let left = difference.groups.count - Self.mostGroups
    return left > 0 ? text + "\n\(DifferenceText.counted(left, "cause")) more\n" : text
  }

  private func pictures(of entry: PreviewDifference.Entry) -> String {
    let title = "\(entry.name.component): \(entry.name.text)"
    let causes = DifferenceText.listed(entry.groups.map { difference.groups[$0].cause.title })
    let heads = entry.pictures.map(\.label).joined(separator: " | ")
    let rules = entry.pictures.map { _ in "---" }.joined(separator: " | ")
    let images = entry.pictures.map { "![\($0.label)](\($0.path))" }.joined(separator: " | ")
    return """

      **\(entry.verdicts.kind == .same ? entry.kind.rawValue : entry.verdicts.kind.rawValue)** \(cell(title)) – \
      \(cell(causes))

      | \(heads) |
      | \(rules) |
      | \(images) |

      """
  }

  private var uploadNote: String {
    let hasPictures = difference.entries.contains { !$0.pictures.isEmpty }
    guard let folder, hasPictures else {
      return "\nPictures need previews written with `--png`, and `--output DIR`.\n"
    }
    return """

      The pictures are files beside this report. GitHub shows none from a disk: upload the folder `pictures` of \
      \(cell(folder)) to an address, put that before each `pictures/`, or attach the folder as an artifact and open \
      its `index.html`.

      """
  }

  private func table(of entries: [Int], room: Int) -> String {
    var text =
      "\n<details><summary>Cells</summary>\n\n| | component | cell | what changed |\n| --- | --- | --- | --- |\n"
    let end = "\n</details>\n"
    for (number, index) in entries.enumerated() {
      let entry = difference.entries[index]
      let cells = [
        entry.kind.rawValue, entry.name.component, entry.name.text, entry.reasons.joined(separator: "; "),
      ]
      let row = "| " + cells.map { $0.isEmpty ? "" : cell($0) }.joined(separator: " | ") + " |\n"
      let more = "\n\(entries.count - number) more\n"
      guard text.utf8.count + row.utf8.count + more.utf8.count + end.utf8.count <= room else {
        return text.utf8.count + more.utf8.count + end.utf8.count <= room ? text + more + end : more
      }
      text += row
    }
    return text + end
  }

  private func cell(_ text: String) -> String {
    MarkdownCell.text(text.count > Self.longestText ? text.prefix(Self.longestText) + "…" : text)
  }
}
