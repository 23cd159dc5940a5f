extension Rule {
  /// The help of a rule in one paragraph, for a page of plain text.
  var helpText: String { "\(summary) \(rationale)\nBad: \(example.bad.text)\nGood: \(example.good.text)" }

  /// The rule of that name; `nil` for none.
  static func named(_ id: String) -> Rule? { byName[id] }

  private static let byName = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}

extension Rule {
  /// The same as Markdown.
  var helpMarkdown: String {
    "\(summary)\n\n\(rationale)\n\nBad:\n\n\(example.bad.markdown)\n\nGood:\n\n\(example.good.markdown)\n"
  }
}

extension ExampleProject {
  /// The files one after the other, each below its path.
  var text: String {
    files.map { $0.path.isEmpty ? $0.text : "\($0.path):\n\($0.text)" }.joined(separator: "\n")
  }

  /// The same as a block of code, whose fence is longer than any run of its marks inside.
  fileprivate var markdown: String {
    let text = text
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)\n\(text)\n\(fence)"
  }
}
