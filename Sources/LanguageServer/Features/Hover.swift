import DesignTokens
import JSONRPC
import Messages
import PositionedJSON
import Project
import StringFormats
import StringTables
import Workspace

extension EditorState {
  /// What there is to say of a key: its text in every language with its state, and the room that it has.
  func hover(_ params: JSONValue?) throws(RPCError) -> JSONOutput {
    let (document, offset) = try target(params)
    guard let index, let subject = subject(in: document, at: offset) else { return .null }
    let lines = texts(of: subject.place, index) + room(of: subject, index)
    return .object {
      $0["contents"] = .object {
        $0["kind"] = .string(client.readsMarkdown ? "markdown" : "plaintext")
        let words = lines.map { client.readsMarkdown ? $0.markdown : $0.plain }
        $0["value"] = .string(words.joined(separator: "\n"))
      }
      $0["range"] = document.positions.json(of: subject.range)
    }
  }

  /// A line of a hover in both forms.
  struct HoverLine {
    let markdown: String
    let plain: String

    init(_ markdown: String, plain: String) { (self.markdown, self.plain) = (markdown, plain) }

    /// Words of this program, which are the same in both.
    init(_ words: String) { (markdown, plain) = (words, words) }
  }

  /// So many languages are shown.
  private static let mostLocales = 60

  private func texts(of place: KeyPlace, _ index: ProjectIndex) -> [HoverLine] {
    let group = index.project.groups[place.group]
    var lines = [
      HoverLine(
        "\(MarkdownText.code(place.key)) in \(MarkdownText.escaped(group.name))",
        plain: "'\(place.key)' in \(group.name)")
    ]
    if let comment = group.source?[place.key]?.comment {
      lines += [HoverLine(""), HoverLine(MarkdownText.escaped(comment), plain: comment)]
    }
    lines += [
      HoverLine(""), HoverLine("| language | text | state |", plain: ""), HoverLine("|---|---|---|", plain: ""),
    ]
    let locales = (group.developmentLocale.map { [$0] } ?? []) + group.translations
    for locale in locales.prefix(Self.mostLocales) {
      let entry = group.tables[locale]?[place.key]
      let texts = entry?.shownTexts ?? []
      let state = entry.map { $0.entry.state.map(\.words) ?? "" } ?? "missing"
      let shown = texts.map { text in
        (text.name.isEmpty ? "" : "*\(MarkdownText.escaped(text.name))* ") + MarkdownText.escaped(text.text)
      }
      let plain = texts.map { $0.name.isEmpty ? $0.text : "\($0.name): \($0.text)" }.joined(separator: "; ")
      lines.append(
        HoverLine(
          "| \(MarkdownText.escaped(locale)) | \(shown.joined(separator: "; ")) | \(state) |",
          plain: "\(locale): \(plain)\(state.isEmpty ? "" : " (\(state))")"))
    }
    if locales.count > Self.mostLocales {
      lines += [HoverLine(""), HoverLine("and \(locales.count - Self.mostLocales) more languages")]
    }
    return lines
  }
}

extension EntryState {
  var words: String {
    switch self {
    case .new: "new"
    case .translated: ""
    case .needsReview: "needs review"
    case .machineTranslated: "machine translated"
    case .unknown: "unknown state"
    }
  }
}
