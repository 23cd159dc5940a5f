import SourceFacts
import SwiftSyntax

// What keys are made of that are no literals.
extension FactCollector {
  /// A part of a string that is made at run time.
  private enum Part {
    case letters(String)
    case value(ExprSyntax)
  }

  private static let mostTexts = 64
  static let mostOrigins = 16
  static let deepest = 8

  /// The parts of what is added up, or put into a literal; `nil` for another expression.
  private func parts(of leaf: Leaf) -> [Part]? {
    switch leaf {
    case .literal(let literal), .fallback(let literal): return Self.parts(of: literal)
    case .sum(let operands):
      return operands.flatMap { operand in
        operand.as(StringLiteralExprSyntax.self).map(Self.parts) ?? [.value(operand)]
      }
    case .other: return nil
    }
  }

  private static func parts(of literal: StringLiteralExprSyntax) -> [Part] {
    literal.segments.map { segment in
      switch segment {
      case .stringSegment(let segment):
        .letters(StringLiteralExprSyntax.decoded(segment.content.text, marks: literal.marks))
      case .expressionSegment(let segment):
        // What is put in with a format of its own is no text.
        if segment.expressions.count == 1, let value = segment.expressions.first, value.label == nil {
          .value(value.expression)
        } else {
          .value(ExprSyntax(literal))
        }
      @unknown default: .value(ExprSyntax(literal))
      }
    }
  }

  // MARK: - Parameters and properties

  /// The parameters and properties that an expression may be made of, each with what is added to it.
  func origins(of expression: ExprSyntax, depth: Int = 0) -> [HandedOn.Origin] {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text, let local = localName(name),
      !local.origins.isEmpty
    {
      return local.origins
    }
    if let source = source(of: expression) { return [HandedOn.Origin(source: source)] }
    guard depth < Self.deepest else { return [] }
    var found: [HandedOn.Origin] = []
    for leaf in Leaf.all(of: expression) {
      if case .other(let inner) = leaf, inner.id == expression.id { continue }
      // What holds itself twice again and again would grow by powers of two.
      for origin in origins(of: leaf, depth: depth + 1) where !found.contains(origin) { found.append(origin) }
      if found.count >= Self.mostOrigins { break }
    }
    return found
  }

  func origins(of leaf: Leaf, depth: Int = 0) -> [HandedOn.Origin] {
    if case .other(let expression) = leaf { return origins(of: expression, depth: depth) }
    guard let parts = parts(of: leaf) else { return [] }
    var affixes = KeyAffixes()
    var value: ExprSyntax?
    for part in parts {
      var letters: String
      switch part {
      case .letters(let known): letters = known
      case .value(let expression):
        if let constant = constants(expression), constant.count == 1, let known = constant[0].key {
          letters = known
        } else if value == nil {
          value = expression
          continue
        } else {
          return []
        }
      }
      if value == nil { affixes.prefix += letters } else { affixes.suffix += letters }
    }
    guard let value, !value.is(StringLiteralExprSyntax.self), depth < Self.deepest else { return [] }
    return origins(of: value, depth: depth + 1).map {
      HandedOn.Origin(source: $0.source, affixes: affixes.around($0.affixes))
    }
  }

  /// What the function around has under a name, which may hide a member of its type.
  func localName(_ name: String) -> Context.Name? {
    for context in contexts.reversed() {
      if let known = context.names[name] { return known }
      if context.isTypeBody { return nil }
    }
    return nil
  }

  // MARK: - Known texts

  /// The texts that a string made at run time can be, where all that is put in is one of some literals, as in
  /// `"hint.\(isLong ? "2" : "1")"`; `nil` for another, and where they are too many.
  func texts(of leaf: Leaf) -> [KeyText]? {
    guard let parts = parts(of: leaf) else { return nil }
    var texts = [""]
    for part in parts {
      switch part {
      case .letters(let letters): texts = texts.map { $0 + letters }
      case .value(let expression):
        guard let values = literals(of: expression), values.count * texts.count <= Self.mostTexts else { return nil }
        texts = texts.flatMap { text in values.map { text + $0 } }
      }
    }
    return texts.map { KeyText($0) }
  }

  /// The literals that an expression can be; `nil` where it can be anything else.
  private func literals(of expression: ExprSyntax) -> [String]? {
    let known = isRawValue(expression) ? nil : constants(expression)
    return (known ?? Self.texts(of: [expression]))?.compactMap(\.key)
  }

  /// A case that code never meets needs no key: what is made of raw values may be more than there is.
  private func isRawValue(_ expression: ExprSyntax) -> Bool {
    (expression.as(MemberAccessExprSyntax.self)?.declName ?? expression.as(DeclReferenceExprSyntax.self))?
      .baseName.text == "rawValue"
  }
}
