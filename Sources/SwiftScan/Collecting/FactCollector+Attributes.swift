import SourceFacts
import SwiftSyntax

extension FactCollector {
  /// Records the keys that a property wrapper of the system is given. What others are given as a literal says nothing;
  /// a call in it may look up: `@Option(help: String(localized: "Name"))`.
  ///
  /// - Returns: Whether it is one of the system, whose arguments may hold more.
  func recordAttribute(_ attribute: AttributeSyntax) -> Bool {
    recordNames(in: attribute)
    guard case .argumentList(let arguments) = attribute.arguments else { return false }
    guard showsViews, let signature = TypeName(attribute.attributeName).flatMap({ ViewVocabulary.attributes[$0.name] })
    else {
      for argument in arguments where !argument.expression.is(StringLiteralExprSyntax.self) {
        walk(argument.expression)
      }
      return false
    }
    for argument in arguments where !isInHiddenIntent {
      guard let label = argument.label?.text, signature.labels.contains(label) else { continue }
      recordKeys(argument.expression, as: TypeName("LocalizedStringResource"))
    }
    return true
  }
}
