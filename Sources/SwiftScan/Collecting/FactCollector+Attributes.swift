import SourceFacts
import SwiftSyntax

extension FactCollector {
  /// Records the keys that a property wrapper of the system is given; other attributes say nothing.
  ///
  /// - Returns: Whether it is one, whose arguments may hold more.
  func recordAttribute(_ attribute: AttributeSyntax) -> Bool {
    guard showsViews, let signature = TypeName(attribute.attributeName).flatMap({ ViewVocabulary.attributes[$0.name] }),
      case .argumentList(let arguments) = attribute.arguments
    else { return false }
    for argument in arguments where !isInHiddenIntent {
      guard let label = argument.label?.text, signature.labels.contains(label) else { continue }
      recordKeys(argument.expression, as: TypeName("LocalizedStringResource"))
    }
    return true
  }
}
