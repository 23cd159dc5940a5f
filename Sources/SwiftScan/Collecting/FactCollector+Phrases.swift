import SourceFacts
import SwiftSyntax

extension FactCollector {
  /// Records `AppShortcut(…, phrases: ["Start \(.applicationName)", …])`.
  ///
  /// Each phrase is a key of a table of its own; in a catalog the first is the key of all.
  func recordPhrases(_ call: FunctionCallExprSyntax, _ callee: Callee) {
    guard callee.name == "AppShortcut", let phrases = call.argument("phrases")?.as(ArrayExprSyntax.self) else { return }
    let literals = phrases.elements.compactMap { $0.expression.as(StringLiteralExprSyntax.self) }
    guard literals.allSatisfy({ text(of: $0).key != nil }) else { return }
    for (number, literal) in literals.enumerated() where claimed.insert(literal.start).inserted {
      var use = KeyUse(text(of: literal), origin: .view, function: "AppShortcut(phrases:)", range: literal.bytes)
      use.table = KeyUse.phrasesTable
      use.mayBeText = number > 0
      use.takesComment = false
      append(use, at: literal.start)
    }
  }
}
