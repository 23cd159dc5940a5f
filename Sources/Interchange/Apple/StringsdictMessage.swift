import Messages
import StringTables

/// A message in the shape that a `.stringsdict` holds: a text, widths or devices, and variables with plural cases.
struct StringsdictMessage {
  struct Variable {
    let name: String
    let specifier: String?
    let cases: [(category: String, text: String)]
  }

  enum Format {
    case text(String)
    case device([(selector: String, text: String)])
    case width([(selector: String, text: String)])
  }

  private(set) var format = Format.text("")
  private(set) var variables: [Variable] = []
  /// What the shape does not hold.
  private(set) var losses: [String] = []

  init(_ message: Message) {
    for substitution in message.substitutions { add(substitution, of: message) }
    switch message.format {
    case .text(let text): format = .text(numbering(text.string, of: message))
    case .plural(let cases): format = .text(variable("value", for: cases, specifier: nil))
    case .device(let cases): format = .device(selected(cases, of: message))
    case .width(let cases): format = .width(selected(cases, of: message))
    }
  }

  /// The entry of a `.stringsdict`.
  var propertyList: PropertyListText {
    let text: (String, PropertyListText) =
      switch format {
      case .text(let format): ("NSStringLocalizedFormatKey", .text(format))
      case .device(let cases): ("NSStringDeviceSpecificRuleType", .dictionary(cases.map { ($0.selector, $0.text) }))
      case .width(let cases): ("NSStringVariableWidthRuleType", .dictionary(cases.map { ($0.selector, $0.text) }))
      }
    return .dictionary(
      [text]
        + variables.map { variable in
          let type = variable.specifier.map { [("NSStringFormatValueTypeKey", $0)] } ?? []
          let cases = variable.cases.map { ($0.category, $0.text) }
          let members = [("NSStringFormatSpecTypeKey", "NSStringPluralRuleType")] + type + cases
          return (variable.name, .dictionary(members))
        })
  }

  /// The text of each case; a plural inside of a case becomes a variable.
  private mutating func selected(_ cases: [Message.Variant.Case], of message: Message) -> [(
    selector: String, text: String
  )] {
    cases.map { one in
      let selector = one.selector.string
      switch one.variant {
      case .text(let text): return (selector, numbering(text.string, of: message))
      case .plural(let cases): return (selector, variable("value_\(selector)", for: cases, specifier: nil))
      case .device, .width:
        losses.append("the variations inside of '\(selector)'")
        return (selector, one.variant.texts.last?.string ?? "")
      }
    }
  }

  /// A plural that stands for the whole text, as a variable; returns the format that mentions it.
  private mutating func variable(_ name: String, for cases: [Message.Variant.Case], specifier: String?) -> String {
    var unique = name
    while variables.contains(where: { $0.name == unique }) { unique += "_" }
    let position = Message.selectingPosition(of: cases, default: 1)
    var specifier = specifier
    let texts = cases.map { one in
      let text = plainText(of: one.variant, in: unique)
      let printf = PrintfText(text)
      for case .argument(let found, position, let written) in printf.pieces where specifier == nil {
        if case .argument(let type) = found.kind, type != .object { specifier = Self.conversion(of: written) }
      }
      let isMoved = position != 1 && printf.hasUnnumbered
      return (one.selector.string, isMoved ? printf.numbered(substitutionSpecifier: "lld") : text)
    }
    variables.append(Variable(name: unique, specifier: specifier ?? "lld", cases: texts))
    return position == 1 ? "%#@\(unique)@" : "%\(position)$#@\(unique)@"
  }

  private mutating func add(_ substitution: Message.Substitution, of message: Message) {
    let name = substitution.name.string
    var cases: [Message.Variant.Case]
    switch substitution.variant {
    case .plural(let list): cases = list
    case .text:
      cases = [Message.Variant.Case(selector: LocatedText("other", range: .init(0, 0)), variant: substitution.variant)]
    case .device(let list), .width(let list):
      losses.append("the variations of '\(name)' other than by number")
      cases = list.first { $0.selector.string == "other" }.map(\.variant.pluralCases)?.first ?? []
    }
    cases = cases.isEmpty ? substitution.variant.pluralCases.first ?? [] : cases
    let position = substitution.argumentNumber
    let specifier = substitution.specifier?.string
    let texts = cases.map { one in
      let text = plainText(of: one.variant, in: name)
      let printf = PrintfText(text, firstPosition: position ?? 1) { message.substitution(named: $0)?.argumentNumber }
      let hasValue = printf.pieces.contains { if case .value = $0 { true } else { false } }
      let needsNumber = printf.pieces.contains { Self.isUnnumberedVariable($0, of: message) }
      guard hasValue || needsNumber else { return (one.selector.string, text) }
      guard let position else {
        return (one.selector.string, printf.replacingValue(by: "%" + (specifier ?? "lld")))
      }
      _ = position
      return (one.selector.string, printf.numbered(substitutionSpecifier: specifier ?? "lld"))
    }
    variables.append(Variable(name: name, specifier: specifier, cases: texts))
  }

  private mutating func plainText(of variant: Message.Variant, in name: String) -> String {
    if case .text(let text) = variant { return text.string }
    losses.append("the variations inside of a plural form of '\(name)'")
    return variant.texts.last?.string ?? ""
  }

  /// `text` with the number in each variable that has one of its own.
  private func numbering(_ text: String, of message: Message) -> String {
    let printf = PrintfText(text) { message.substitution(named: $0)?.argumentNumber }
    guard printf.pieces.contains(where: { Self.isUnnumberedVariable($0, of: message) }) else { return text }
    return printf.numbered(substitutionSpecifier: "lld")
  }

  private static func isUnnumberedVariable(_ piece: PrintfText.Piece, of message: Message) -> Bool {
    guard case .variable(let name, _, false) = piece else { return false }
    return message.substitution(named: name)?.argumentNumber != nil
  }

  /// Length and conversion of a specifier as written: “lld” of `%1$lld`.
  static func conversion(of written: String) -> String {
    String(decoding: written.utf8.drop { !(0x40...0x7A).contains($0) }, as: UTF8.self)
  }
}

extension PrintfText {
  /// The text as written, with `%arg` replaced.
  func replacingValue(by specifier: String) -> String {
    pieces.map { piece in
      switch piece {
      case .literal(let text): text
      case .percent: "%%"
      case .argument(_, _, let written): written
      case .variable(let name, let position, let isPositional):
        isPositional ? "%\(position)$#@\(name)@" : "%#@\(name)@"
      case .value: specifier
      }
    }.joined()
  }
}
