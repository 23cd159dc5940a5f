import SourceFacts

extension ObjectiveCReader {
  /// Notes `target.text = …` and `[target setText:…]`.
  ///
  /// - Parameter last: The last token of what the text is set on.
  mutating func noteAssignment(_ role: TextRole, endingAt last: Int) {
    guard let (target, owner) = target(endingAt: last, depth: 0) else { return }
    let isOwn = target == "self" || owner == "self"
    assignments.insert(
      TextAssignment(target: target == "self" ? "" : target, role: role, type: isOwn ? className : nil))
  }

  /// Notes `[cell viewWithTag:3]`.
  mutating func noteNumberLookup(_ number: Range<Int>) {
    guard number.count == 1, let first = number.first, tokens.kind(first) == .constant else { return }
    let name = TextAssignment.name(ofNumber: tokens.spelling(first))
    assignments.insert(TextAssignment(target: name, role: .text, type: nil))
  }

  /// The name at the end of an expression, and what it is a member of, which is `self` where nothing says so.
  private func target(endingAt last: Int, depth: Int) -> (name: String, owner: String)? {
    guard depth < 8 else { return nil }
    if tokens.isMark("]", last), let open = tokens.partner(last), open < last {
      guard let message = tokens.message(at: open) else { return target(endingAt: open - 1, depth: depth + 1) }
      guard let part = message.parts.first, part.argument.isEmpty, let receiver = message.receiver.last else {
        return nil
      }
      return relayed(tokens.spelling(part.name), of: receiver, depth)
    }
    guard let name = tokens.word(last) else { return nil }
    guard tokens.isMark(".", last - 1) || tokens.isMark("->", last - 1) else { return (name, "self") }
    return relayed(name, of: last - 2, depth)
  }

  private func relayed(_ name: String, of owner: Int, _ depth: Int) -> (name: String, owner: String)? {
    if TextAssignment.relays.contains(name) { return target(endingAt: owner, depth: depth + 1) }
    return (name, tokens.word(owner) ?? "")
  }
}
