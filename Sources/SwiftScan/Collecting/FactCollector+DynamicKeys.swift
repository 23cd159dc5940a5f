import SourceFacts
import SwiftSyntax

// Keys that are made at run time.
extension FactCollector {
  func recordDynamic(_ leaf: Leaf, literal expression: ExprSyntax, like use: KeyUse) {
    claim(leaf)
    var key = DynamicKey(function: use.function, expression: Self.oneLine(expression), range: expression.bytes)
    key.pattern = text(of: leaf).flatMap { $0.hasKnownLetters ? $0 : nil }
    key.table = use.table
    key.isInPreview = context.isPreview
    if case .other(let expression) = leaf {
      key.wrapper = wrapper(handing: expression)
      handOn(expression, to: use)
    }
    facts.dynamicKeys.append(key)
  }

  /// The function around that hands on its own parameter.
  private func wrapper(handing expression: ExprSyntax) -> String? {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text, let function = context.function else {
      return nil
    }
    if name == "self" {
      guard context.extendsString else { return nil }
      return function.name.hasPrefix(".")
        ? function.name : "." + (function.name.split(separator: ".").last.map(String.init) ?? "")
    }
    guard let label = function.labels[name] else { return nil }
    return "\(function.name)(\(label ?? "_"):)"
  }

  static func oneLine(_ expression: ExprSyntax) -> String {
    let text = expression.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return text.count <= 80 ? text : String(text.prefix(79)) + "…"
  }
}

extension KeyText {
  /// Whether anything of it is known.
  var hasKnownLetters: Bool {
    pieces.contains { if case .letters(let letters) = $0 { !letters.isEmpty } else { false } }
  }
}
