/// What a resolver lets its user choose: an appearance, a contrast, a platform.
package struct Modifier: Hashable, Sendable {
  package let name: String
  package let summary: String?
  /// The contexts to choose from, in the order of the file.
  package let contexts: [String]
  /// The context of whoever does not choose; `nil` where a choice is needed.
  package let defaultContext: String?

  /// The context that `text` names, whatever its case.
  func context(_ text: String) -> String? {
    contexts.first { $0 == text } ?? contexts.first { $0.lowercased() == text.lowercased() }
  }
}
