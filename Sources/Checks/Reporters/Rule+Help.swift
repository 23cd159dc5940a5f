extension Rule {
  /// The help of a rule in one paragraph, for a page of plain text.
  var helpText: String { "\(summary) \(rationale)\nBad: \(example.bad.text)\nGood: \(example.good.text)" }

  /// The rule of that name; `nil` for none.
  static func named(_ id: String) -> Rule? { byName[id] }

  private static let byName = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// The same as Markdown.
  var helpMarkdown: String {
    "\(summary)\n\n\(rationale)\n\nBad:\n\n\(example.bad.text.fenced())\n\nGood:\n\n\(example.good.text.fenced())\n"
  }
}

extension ExampleProject {
  /// The files one after the other, each below its path.
  var text: String {
    files.map { $0.path.isEmpty ? $0.text : "\($0.path):\n\($0.text)" }.joined(separator: "\n")
  }
}

extension String {
  /// The text as a block of code, whose fence is longer than any run of its marks inside.
  func fenced(_ language: String = "") -> String {
    let fence = String(repeating: "`", count: max(3, longestMarks + 1))
    return "\(fence)\(language)\n\(self)\n\(fence)"
  }

  /// The most backticks in a row.
  var longestMarks: Int { utf8.split { $0 != UInt8(ascii: "`") }.map(\.count).max() ?? 0 }
}
