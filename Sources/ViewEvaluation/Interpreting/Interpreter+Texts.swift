import SourceFacts

// Texts of several parts.
extension Interpreter {
  /// A text with values in it.
  func joined(_ parts: [SwiftExpression], in scope: CodeScope, at place: CodePlace) -> CodeText {
    parts.reduce(CodeText(letters: "", isLookedUp: false, place: place)) { text, part in
      guard run.step(text.before.utf8.count + text.after.utf8.count + (text.letters?.utf8.count ?? 0)),
        let next = shownText(value(of: part, in: scope), at: place)
      else { return text + .sample(at: place) }
      return text + next
    }
  }

  /// The text of a value that is one, or that shows one alone.
  private func shownText(_ value: CodeValue, at place: CodePlace) -> CodeText? {
    switch value {
    case .text(let text): text
    case _ where value.isOfNumber: .number(at: place)
    // A picture in a text is about as wide as it is high.
    case .view(.system("Image", _, _)): CodeText(letters: "—", isLookedUp: false, place: place)
    case .view(let node):
      node.joinedTexts.flatMap(CodeText.whole)
    default: nil
    }
  }

  func joined(_ left: CodeValue, _ right: CodeValue, at place: CodePlace) -> CodeValue? {
    switch (left, right) {
    case (.view(let first), .view(let second)):
      guard let first = first.joinedTexts, let second = second.joinedTexts else { return nil }
      return run.step(first.count + second.count) ? .view(.text(first + second, place)) : .unknown
    case (.text(let first), .text(let second)):
      let count = [first, second].reduce(0) { $0 + $1.before.utf8.count + $1.after.utf8.count }
      return run.step(count + (first.letters?.utf8.count ?? 0)) ? .text(first + second) : .unknown
    case (.text(let text), let other): return .text(text + self.text(other, at: place))
    case (let other, .text(let text)): return .text(self.text(other, at: place) + text)
    default: return nil
    }
  }

  /// A text that is looked up with what is filled into it, as far as that is known.
  func filled(_ text: CodeText, with arguments: [CodeValue.Argument]) -> CodeText {
    var text = text
    let letters = arguments.map { shownText($0.value, at: $0.place)?.sampleLetters }
    if letters.contains(where: { $0 != nil }) { text.arguments = letters }
    return text
  }

  /// What a value is as a part of a text, as `.ellipsis` that the project adds to texts.
  func text(_ value: CodeValue, at place: CodePlace) -> CodeText {
    if case .text(let text) = coerced(value, to: "String", at: place) { text } else { .sample(of: value, at: place) }
  }

  /// A text that stands as a member of its type, as `.settings`: that of the project's, as in
  /// `extension LocalizedStringResource`, else a symbol that Xcode generates for a key.
  func symbol(_ name: String, _ arguments: [CodeValue.Argument]?, at place: CodePlace) -> CodeValue {
    let type = Self.textTypes.first {
      let type = module.type(named: $0)
      let members = arguments == nil ? [type?.property(name)].compactMap(\.self) : type?.functions[name] ?? []
      return members.contains(where: \.declaration.isShared)
    }
    guard let type else { return .text(.lookedUp(at: place)) }
    return coerced(.term(CodeTerm(base: nil, name: name, arguments: arguments)), to: type, at: place)
  }
}

extension SwiftExpression {
  /// Whether it is a text with letters.
  var hasWords: Bool { if case .text(let text) = form { text.contains(where: \.isLetter) } else { false } }
}
