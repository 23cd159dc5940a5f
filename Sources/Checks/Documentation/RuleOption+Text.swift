import PositionedJSON

extension RuleOption {
  /// The option as an item of a list: name, values, default, meaning.
  var markdown: String { "`\(name)`: \(typeText), `\(defaultValue.json)` if not set. \(summary)" }

  /// What values it takes, in words.
  var typeText: String {
    switch kind {
    case .flag: "`true` or `false`"
    case .number(_, let range): "a number \(range.words)"
    case .words: "a list of texts"
    case .choice(_, let choices): choices.map { "`\"\($0)\"`" }.joined(separator: ", ")
    }
  }

  /// What values it takes, as a JSON Schema.
  var schema: JSONOutput {
    .object {
      $0["description"] = .string(summary)
      switch kind {
      case .flag: $0["type"] = .string("boolean")
      case .number(_, let range):
        $0["type"] = .string("integer")
        $0["minimum"] = .integer(range.lowerBound)
        $0["maximum"] = range.upperBound == .max ? nil : .integer(range.upperBound)
      case .words:
        $0["type"] = .string("array")
        $0["items"] = .object { $0["type"] = .string("string") }
      case .choice(_, let choices): $0["enum"] = .strings(choices)
      }
      $0["default"] = defaultValue.output
    }
  }
}

extension RuleOption.Value {
  var output: JSONOutput {
    switch self {
    case .flag(let flag): .bool(flag)
    case .number(let number): .integer(number)
    case .words(let words): .strings(words)
    case .choice(let choice): .string(choice)
    }
  }

  /// The value as `l10n.json` writes it, in one line.
  var json: String { output.text(.oneLine, .visible) }
}

extension ClosedRange<Int> {
  /// As in “from 1 to 8”, and “from 1 on” where nothing limits it.
  var words: String { upperBound == .max ? "from \(lowerBound) on" : "from \(lowerBound) to \(upperBound)" }
}
