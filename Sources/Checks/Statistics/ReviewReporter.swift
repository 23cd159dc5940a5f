import PositionedJSON
import SourceText

/// Writes the translations to look at again for a person, as Markdown or as JSON.
package struct ReviewReporter {
  private let queue: ReviewQueue

  package init(_ queue: ReviewQueue) { self.queue = queue }

  /// A block for each text: the file and line, the key and why; the source; the translation.
  package var human: String {
    var text = ""
    for item in queue.items {
      let name = TerminalText.escaped(item.key)
      text +=
        "\(TerminalText.escaped(item.path)):\(item.position.line): \(item.locale): \(name): \(reasons(of: item))\n"
      text += "  " + TerminalText.escaped(item.source.joined(separator: " | ")) + "\n"
      text += "  " + TerminalText.escaped(item.translation.joined(separator: " | ")) + "\n\n"
    }
    return text + summary + "\n"
  }

  package var markdown: String {
    if queue.items.isEmpty { return summary + "\n" }
    var text = "| locale | key | source | translation | why |\n|---|---|---|---|---|\n"
    for item in queue.items {
      let cells = [
        MarkdownCell.text(item.locale), MarkdownCell.text(item.key),
        MarkdownCell.text(item.source.joined(separator: " | ")),
        MarkdownCell.text(item.translation.joined(separator: " | ")), MarkdownCell.text(reasons(of: item)),
      ]
      text += "| " + cells.joined(separator: " | ") + " |\n"
    }
    return text + "\n" + summary + "\n"
  }

  /// One object, version 1.
  package var json: String {
    JSONOutput.object {
      $0["version"] = .integer(1)
      $0["review"] = .array(queue.items.map(Self.json))
      $0["gap"] = queue.gap.map { .string($0) }
    }.text
  }

  package static func json(_ item: ReviewQueue.Item) -> JSONOutput {
    .object {
      $0["locale"] = .string(item.locale)
      $0["table"] = .string(item.table)
      $0["key"] = .string(item.key)
      $0["file"] = .string(item.path)
      $0["line"] = .integer(item.position.line)
      $0["source"] = .strings(item.source)
      $0["translation"] = .strings(item.translation)
      $0["reasons"] = .array(item.reasons.map(json))
    }
  }

  private static func json(_ reason: ReviewQueue.Reason) -> JSONOutput {
    .object {
      $0["reason"] = .string(reason.name)
      guard case .sourceChanged(let change) = reason else { return }
      $0["was"] = .string(change.was)
      $0["commit"] = change.commit.map { .string($0) }
      $0["day"] = change.day.map { .string($0) }
    }
  }

  private func reasons(of item: ReviewQueue.Item) -> String {
    item.reasons.map(\.words).joined(separator: "; ")
  }

  private var summary: String {
    let locales = Set(queue.items.map(\.locale)).count
    let texts = count(queue.items.count, "translation")
    return queue.items.isEmpty ? "nothing to review" : "\(texts) to review in \(count(locales, "locale"))"
  }
}

extension ReviewQueue.Reason {
  /// As JSON has it.
  fileprivate var name: String {
    switch self {
    case .flaw(let flaw): flaw.rawValue
    case .machineTranslated: "machineTranslated"
    case .sourceChanged: "sourceChanged"
    }
  }

  /// Safe to print.
  fileprivate var words: String {
    switch self {
    case .flaw(.new): "new"
    case .flaw(.needsReview): "needs review"
    case .flaw(.stale): "stale: no code uses the key"
    case .flaw(.missingForms): "lacks a plural form"
    case .machineTranslated: "translated by a machine"
    case .sourceChanged(let change):
      "the source was '\(TerminalText.escaped(change.was))' "
        + (change.commit.map { "until \($0) of \(change.day ?? "")" } ?? "before what is not committed")
    }
  }
}
