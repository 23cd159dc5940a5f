import SourceText

extension CodeLexer {
  /// The names of what a loop around this place goes over, where `name` stands for each of them: `a` and `b` for the
  /// `$0` in `[a, b].forEach { $0.text = x }`, the `label` in `[a, b].forEach { label in …` and in
  /// `for label in [a, b] {`; `nil` where it stands for itself.
  func elements(namedBy name: String) -> [String]? {
    let braces = brackets.reversed().lazy.filter { if case .brace = $0.kind { true } else { false } }
    for (depth, brace) in braces.prefix(Self.mostLoops).enumerated() {
      let isNumbered = name == "$0"
      if isNumbered, depth > 0 { return nil }
      if isNumbered || hasParameter(name, brace) {
        return sequenceOfClosure(brace).map(Self.names)
      }
      if let sequence = sequenceOfLoop(brace, over: name) { return Self.names(in: sequence) }
    }
    return nil
  }

  /// How far out a loop is looked for.
  private static let mostLoops = 4
  /// The longest sequence that is looked over.
  private static let longestSequence = 400

  /// Whether a closure begins with `name in`.
  private func hasParameter(_ name: String, _ brace: Bracket) -> Bool {
    let head = text(brace.start..<min(brace.start + name.utf8.count + 8, bytes.count))
    return head.split(separator: " ", maxSplits: 2).prefix(2).elementsEqual([name[...], "in"]) { $0 == $1 }
  }

  /// What stands before `.forEach {` or `.forEach({`.
  private func sequenceOfClosure(_ brace: Bracket) -> String? {
    var end = brace.start - 1
    while end > 0, [UInt8(ascii: " "), UInt8(ascii: "(")].contains(bytes[end - 1]) { end -= 1 }
    let call = ".forEach"
    guard end > call.utf8.count, bytes[end - call.utf8.count..<end].elementsEqual(call.utf8) else { return nil }
    end -= call.utf8.count
    let limit = max(0, end - Self.longestSequence)
    var start = end
    if bytes[end - 1] == UInt8(ascii: "]") {
      while start > limit, bytes[start] != UInt8(ascii: "[") { start -= 1 }
    } else {
      while start > limit, CodeByte.isIdentifier(bytes[start - 1]) || ".?!".utf8.contains(bytes[start - 1]) {
        start -= 1
      }
    }
    return text(start..<end)
  }

  /// What stands between `for name in` and the brace.
  private func sequenceOfLoop(_ brace: Bracket, over name: String) -> String? {
    let limit = max(0, brace.start - 1 - Self.longestSequence)
    var start = brace.start - 1
    while start > limit, bytes[start - 1] != UInt8(ascii: "\n"), bytes[start - 1] != UInt8(ascii: "{") { start -= 1 }
    let head = text(start..<brace.start - 1).drop { $0 == " " || $0 == "\t" }
    let mark = "for \(name) in "
    return head.hasPrefix(mark) ? String(head.dropFirst(mark.count)) : nil
  }

  /// `[a, b]` has two, `labels` is one.
  private static func names(in sequence: String) -> [String] {
    var sequence = sequence[...]
    while sequence.last == " " { sequence.removeLast() }
    guard sequence.first == "[", sequence.last == "]" else { return [String(sequence)] }
    return sequence.dropFirst().dropLast().split(whereSeparator: { $0 == "," || $0.isNewline })
      .map { String($0.drop { $0 == " " || $0 == "\t" }) }
  }
}
