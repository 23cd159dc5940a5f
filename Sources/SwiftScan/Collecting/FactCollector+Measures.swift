import SourceFacts
import SwiftSyntax

extension FactCollector {
  /// Records lengths, fonts and colours that a view states as numbers.
  func recordMeasures(_ call: FunctionCallExprSyntax, _ callee: Callee) {
    guard context.isView, !context.isPreview, !context.isTypeBody else { return }
    recordColor(call, callee)
    if context.isStatic { return }
    let isMember = callee.isMember && !callee.isType
    guard let place = MeasureVocabulary.places[(isMember ? "." : "") + callee.name] else { return }
    for argument in call.arguments {
      let label = argument.label?.text
      guard place.labels.contains(label) else { continue }
      let title = (isMember ? "." : "") + callee.name + (label.map { "(\($0):)" } ?? "")
      for number in Self.numbers(of: argument.expression) {
        append(RawMeasure(place.kind, place: title, value: number.trimmedDescription, range: number.bytes))
      }
    }
  }

  private func append(_ measure: RawMeasure) {
    guard facts.measuredAt.insert(measure.range.start.index).inserted else { return }
    facts.measures.append(measure)
  }

  /// The numbers that an argument can be, without zero.
  private static func numbers(of expression: ExprSyntax) -> [ExprSyntax] {
    Leaf.all(of: expression).compactMap { leaf in
      guard case .other(var value) = leaf else { return nil }
      if let call = value.as(FunctionCallExprSyntax.self), Callee(call)?.name == "CGFloat", call.arguments.count == 1,
        let inner = call.argument(nil)
      {
        value = inner
      }
      guard let number = ArgumentValues.number(value), number != 0 else { return nil }
      return value
    }
  }

  /// Records a colour that is made of literals, unless a constant of a type names it.
  private func recordColor(_ call: FunctionCallExprSyntax, _ callee: Callee) {
    if context.isStatic { return }
    if callee.name == "hex", callee.path?.last.map({ MeasureVocabulary.colors.contains($0) }) == true {
      if let value = call.argument(nil), isLiteral(value) { appendColor(call, title: "Color.hex") }
      return
    }
    guard MeasureVocabulary.colors.contains(callee.name) else { return }
    let parts = call.arguments.filter { $0.label.map { MeasureVocabulary.colorLabels.contains($0.text) } ?? false }
    let labels = parts.compactMap(\.label?.text)
    guard !parts.isEmpty, parts.allSatisfy({ isLiteral($0.expression) }) else { return }
    appendColor(call, title: "\(callee.name)(\(labels.map { $0 + ":" }.joined()))")
  }

  private func appendColor(_ call: FunctionCallExprSyntax, title: String) {
    for argument in call.arguments where argument.expression.is(StringLiteralExprSyntax.self) {
      claimed.insert(argument.expression.start)
    }
    append(RawMeasure(.color, place: title, value: call.trimmedDescription, range: call.bytes))
  }

  /// Whether a value is a literal, or counts with literals, as in `78 / 255`.
  private func isLiteral(_ expression: ExprSyntax) -> Bool {
    if let literal = expression.as(StringLiteralExprSyntax.self) { return !literal.hasInterpolations }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return sequence.elements.allSatisfy { $0.is(BinaryOperatorExprSyntax.self) || ArgumentValues.number($0) != nil }
    }
    return ArgumentValues.number(expression) != nil
  }
}
