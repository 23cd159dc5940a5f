import SourceFacts
import SwiftSyntax

extension FactCollector {
  /// Records the literals that a type is made with, unless the file itself declares that they are no keys.
  func recordLiterals(_ call: FunctionCallExprSyntax, _ callee: Callee) {
    guard !isTest, callee.isType else { return }
    for argument in call.arguments {
      let declared = index.parameter(argument.label?.text, of: callee.name)
      if let declared, let declared, !declared.takesKeys { continue }
      for leaf in Leaf.all(of: argument.expression) {
        guard case .literal(let literal) = leaf else { continue }
        let text = text(of: literal)
        if text.pieces.isEmpty { continue }
        var found = LiteralArgument(
          type: callee.typeName, label: argument.label?.text, text: text, range: literal.bytes)
        found.isInPreview = context.isPreview
        facts.literals.append(found)
      }
    }
  }
}
