import Messages
import SourceText
import StringEditing
import StringFormats
import StringTables

/// The texts of one message with their paths, as XLIFF lists them.
struct MessageParts {
  struct Part {
    let path: TextPath
    let text: LocatedText
    let state: EntryState?
  }

  private(set) var parts: [Part] = []

  init() {}

  init(_ unit: MessageCatalog.Unit) {
    var index = 0
    append(unit.message.format, TextPath(), unit, &index)
    for substitution in unit.message.substitutions {
      append(substitution.variant, TextPath(variable: substitution.name.string), unit, &index)
    }
  }

  private mutating func append(
    _ variant: Message.Variant, _ path: TextPath, _ unit: MessageCatalog.Unit, _ index: inout Int
  ) {
    let kind: (String) -> TextPath.Step
    let list: [Message.Variant.Case]
    switch variant {
    case .text(let text):
      parts.append(Part(path: path, text: text, state: unit.state(of: index)))
      index += 1
      return
    case .plural(let cases): (kind, list) = ({ .plural($0) }, cases)
    case .device(let cases): (kind, list) = ({ .device($0) }, cases)
    case .width(let cases): (kind, list) = ({ .width($0) }, cases)
    }
    for one in list {
      let step = kind(one.selector.string)
      append(one.variant, TextPath(variable: path.variable, steps: path.steps + [step]), unit, &index)
    }
  }

  mutating func append(_ part: Part) { parts.append(part) }

  /// Leaves out the plural forms that `isKept` refuses.
  func filter(_ isKept: (Part) -> Bool) -> MessageParts {
    var result = MessageParts()
    result.parts = parts.filter(isKept)
    return result
  }

  subscript(path: TextPath) -> Part? { parts.first { $0.path == path } }

  /// The message that the parts make, and what of them it leaves out; `nil` where they make none.
  func unit(origin: MessageCatalog.Origin) -> (unit: MessageCatalog.Unit, losses: [String])? {
    var losses: [String] = []
    var states: [EntryState?] = []
    func build(_ parts: [(steps: ArraySlice<TextPath.Step>, part: Part)], _ states: inout [EntryState?])
      -> Message.Variant?
    {
      guard let first = parts.first else { return nil }
      if let whole = parts.first(where: { $0.steps.isEmpty }) {
        if parts.count > 1 { losses.append("the variations of a text that stands for itself") }
        states.append(whole.part.state)
        return .text(whole.part.text)
      }
      guard let kind = first.steps.first?.kind else { return nil }
      if parts.contains(where: { $0.steps.first?.kind != kind }) { losses.append("a second kind of variations") }
      let fitting = parts.filter { $0.steps.first?.kind == kind }
      var selectors: [String] = []
      for one in fitting {
        if let selector = one.steps.first?.selector, !selectors.contains(selector) { selectors.append(selector) }
      }
      let cases: [Message.Variant.Case] = selectors.compactMap { selector in
        let inner = fitting.filter { $0.steps.first?.selector == selector }
        guard let range = inner.first?.part.text.range else { return nil }
        return build(inner.map { ($0.steps.dropFirst(), $0.part) }, &states).map {
          Message.Variant.Case(selector: LocatedText(selector, range: range), variant: $0)
        }
      }
      return kind == "plural" ? .plural(cases) : kind == "device" ? .device(cases) : .width(cases)
    }
    var names: [String] = []
    for part in parts {
      if let name = part.path.variable, !names.contains(name) { names.append(name) }
    }
    let whole = parts.filter { $0.path.variable == nil }
    var format = build(whole.map { ($0.path.steps[...], $0) }, &states)
    if format == nil, names.count == 1, let range = parts.first?.text.range {
      // Xcode leaves out a format that is nothing but its variable.
      format = .text(LocatedText("%#@\(names[0])@", range: range))
      states.append(nil)
    }
    guard let format else { return nil }
    var substitutions: [Message.Substitution] = []
    for name in names {
      let own = parts.filter { $0.path.variable == name }
      guard let range = own.first?.text.range, let variant = build(own.map { ($0.path.steps[...], $0) }, &states) else {
        continue
      }
      let specifier = Self.inferredSpecifier(of: variant).map { LocatedText($0, range: range) }
      substitutions.append(
        .init(name: LocatedText(name, range: range), argumentNumber: nil, specifier: specifier, variant: variant))
    }
    let message = Message(format: format, substitutions: substitutions)
    return (MessageCatalog.Unit(message, states: states, origin: origin), losses)
  }

  /// The conversion of the first number that the texts show, as in “lld”.
  static func inferredSpecifier(of variant: Message.Variant) -> String? {
    for text in variant.texts {
      for case .argument(let specifier, _, let written) in PrintfText(text.string).pieces {
        if case .argument(let type) = specifier.kind, type != .object {
          return StringsdictMessage.conversion(of: written)
        }
      }
    }
    return nil
  }
}
