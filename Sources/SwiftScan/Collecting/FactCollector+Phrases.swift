import SourceFacts
import SwiftSyntax

extension FactCollector {
  /// Records `AppShortcut(…, phrases: ["Start \(.applicationName)", …])`.
  ///
  /// The first phrase is the key, in a table of its own; the others may be keys too, or other values of the first.
  func recordPhrases(_ call: FunctionCallExprSyntax, _ callee: Callee) {
    guard callee.name == "AppShortcut", let phrases = call.argument("phrases")?.as(ArrayExprSyntax.self) else { return }
    let literals = phrases.elements.compactMap { $0.expression.as(StringLiteralExprSyntax.self) }
    guard literals.allSatisfy({ text(of: $0).key != nil }) else { return }
    for literal in literals.dropFirst() where claimed.insert(literal.start).inserted {
      text(of: literal).key.map { _ = facts.mentions.insert($0) }
    }
    guard let literal = literals.first, claimed.insert(literal.start).inserted else { return }
    var use = KeyUse(text(of: literal), origin: .view, function: "AppShortcut(phrases:)", range: literal.bytes)
    use.table = KeyUse.phrasesTable
    use.takesComment = false
    append(use, at: literal.start)
  }
}
