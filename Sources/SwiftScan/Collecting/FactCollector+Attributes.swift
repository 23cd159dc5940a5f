import SourceFacts
import SwiftSyntax

extension FactCollector {
  /// Records the keys that a property wrapper of the system is given; other attributes say nothing.
  func recordAttribute(_ attribute: AttributeSyntax) {
    guard showsViews, let signature = ViewVocabulary.attributes[attribute.attributeName.trimmedDescription],
      case .argumentList(let arguments) = attribute.arguments
    else { return }
    for argument in arguments {
      guard let label = argument.label?.text, signature.labels.contains(label) else { continue }
      recordKeys(argument.expression, as: TypeName("LocalizedStringResource"))
    }
  }
}
