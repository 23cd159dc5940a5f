import SourceFacts
import SwiftSyntax

// Keys that stand in constants and raw values of the same file.
extension FactCollector {
  /// The texts that a name stands for; `nil` where the file does not tell for sure.
  func constants(_ expression: ExprSyntax) -> [KeyText]? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      return name == "rawValue" ? rawValues(of: context.type) : Self.texts(of: constants(named: name))
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
    let name = access.declName.baseName.text
    if name == "rawValue" { return rawValues(of: base) }
    if name == "capitalized" { return constants(base)?.compactMap(\.key).map { KeyText(Self.capitalized($0)) } }
    guard let owner = typeName(of: base), let members = index.types[owner], !members.isAmbiguous else { return nil }
    return Self.texts(of: (members.constants[name] ?? nil).map { [$0] } ?? [])
  }

  /// Each word with a capital letter and small ones behind it, as `capitalized` has it.
  private static func capitalized(_ text: String) -> String {
    var isStart = true
    return String(
      text.flatMap { character in
        defer { isStart = character.isWhitespace }
        return isStart ? character.uppercased() : character.lowercased()
      })
  }

  /// The values that the innermost constant of a name can have; none where something else has the name.
  func constants(named name: String) -> [ExprSyntax] {
    for context in contexts.reversed() {
      if let known = context.names[name] { return known.values }
      guard context.isTypeBody, let members = index.types[context.type ?? ""] else { continue }
      if let value = members.constants[name] { return members.isAmbiguous ? [] : [value].compactMap(\.self) }
      if members.properties[name] != nil { return [] }
    }
    return []
  }

  /// The type that `Keys`, `Screen.Keys`, `Self` or `self` names.
  private func typeName(of expression: ExprSyntax) -> String? {
    if let access = expression.as(MemberAccessExprSyntax.self) {
      // The type around must be of this file too.
      guard let outer = access.base.flatMap(typeName), index.types[outer] != nil else { return nil }
      let name = access.declName.baseName.text
      return name.first?.isUppercase == true ? name : nil
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    if name == "Self" || name == "self" { return context.type }
    return name.first?.isUppercase == true ? name : nil
  }

  /// The raw values that a case, or any case of a type, can have.
  private func rawValues(of expression: ExprSyntax) -> [KeyText]? {
    if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base, let owner = typeName(of: base),
      let members = index.types[owner], !members.isAmbiguous,
      let value = members.rawValues.first(where: { $0.name == access.declName.baseName.text })
    {
      return [KeyText(value.text)]
    }
    return rawValues(of: type(of: expression)?.name)
  }

  private func rawValues(of type: String?) -> [KeyText]? {
    guard let type, let members = index.types[type], !members.isAmbiguous, !members.rawValues.isEmpty else {
      return nil
    }
    return members.rawValues.map { KeyText($0.text) }
  }

  /// The texts of values whose every branch is a literal without interpolations; `nil` for others.
  static func texts(of values: [ExprSyntax]) -> [KeyText]? {
    guard values.allSatisfy({ !$0.is(ArrayExprSyntax.self) && !$0.is(DictionaryExprSyntax.self) }) else { return nil }
    var texts: [KeyText] = []
    for leaf in values.flatMap({ Leaf.all(of: $0) }) {
      switch leaf {
      case .literal(let literal):
        guard let text = literal.plainText else { return nil }
        texts.append(KeyText(text))
      case .sum(let operands):
        var text = ""
        for operand in operands {
          guard let part = operand.as(StringLiteralExprSyntax.self)?.plainText else { return nil }
          text += part
        }
        texts.append(KeyText(text))
      case .fallback, .other: return nil
      }
    }
    return texts.isEmpty ? nil : texts
  }
}
