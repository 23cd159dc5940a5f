import SourceFacts
import SourceText
import SwiftSyntax

// Members that Xcode generates for the keys of a catalog (Apple, “Generating symbols for string catalogs”).
extension FactCollector {
  /// The type that the members are of.
  static let symbolType = "LocalizedStringResource"

  /// Records `.cancel`, `.Settings.title` or `.items(count: 3)` where a `LocalizedStringResource` is expected.
  ///
  /// - Returns: Whether it is such a member.
  func recordSymbol(_ expression: ExprSyntax) -> Bool {
    var call = expression.as(FunctionCallExprSyntax.self)
    guard let access = (call?.calledExpression ?? expression).as(MemberAccessExprSyntax.self),
      var names = ArgumentValues.name(of: access)?.split(separator: ".").map(String.init)
    else { return false }
    if !Self.isImplicit(access) {
      guard names.first == Self.symbolType else { return false }
      names.removeFirst()
    }
    guard let last = names.last, last != "init", last.first?.isLowercase == true,
      names.dropLast().allSatisfy({ $0.first?.isUppercase == true })
    else { return false }
    // A member of a table, as xcstrings-tool makes them: `.shareLink(.never)`.
    if let only = call?.arguments.first, call?.arguments.count == 1, only.label == nil {
      let key = only.expression.as(FunctionCallExprSyntax.self)
      if let member = (key?.calledExpression ?? only.expression).as(MemberAccessExprSyntax.self), member.base == nil {
        names.append(member.declName.baseName.plainText)
        call = key
      }
    }
    var use = AccessorUse(path: [Self.symbolType] + names, range: expression.bytes)
    use.isInPreview = isForDevelopers
    use.arguments = call.map { $0.arguments.map { kind(of: $0.expression) } }
    facts.append(use)
    return true
  }

  /// Whether a chain of members begins with a dot.
  private static func isImplicit(_ access: MemberAccessExprSyntax) -> Bool {
    var inner = access
    while let base = inner.base {
      guard let outer = base.as(MemberAccessExprSyntax.self) else { return false }
      inner = outer
    }
    return true
  }
}
