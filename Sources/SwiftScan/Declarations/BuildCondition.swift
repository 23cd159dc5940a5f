import SourceFacts
import SwiftSyntax

/// The condition behind `#if`, for one platform.
struct BuildCondition {
  let platform: SwiftPlatform
  /// Whether a flag of the project's own counts as one that is not set: the app as its users have it mostly needs none.
  var leavesFlagsUnset = false

  /// Whether it holds; `nil` where it depends on what is not known here.
  func value(of condition: ExprSyntax) -> Bool? {
    switch condition.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal): literal.literal.tokenKind == .keyword(.true)
    case .declReferenceExpr(let flag): leavesFlagsUnset || BuildFlag.isForDevelopers(flag.baseName.text) ? false : nil
    case .prefixOperatorExpr(let operation) where operation.operator.text == "!":
      value(of: operation.expression).map { !$0 }
    case .tupleExpr(let tuple):
      tuple.elements.count == 1 ? tuple.elements.first.flatMap { value(of: $0.expression) } : nil
    case .sequenceExpr(let sequence): alternatives(Array(sequence.elements))
    case .functionCallExpr(let call):
      self.call(call.calledExpression.trimmedDescription, call.arguments.map(\.expression.trimmedDescription))
    default: nil
    }
  }

  private func alternatives(_ elements: [ExprSyntax]) -> Bool? {
    let values = Self.split(elements, at: "||").map { conditions in
      let values = Self.split(Array(conditions), at: "&&").map { $0.count == 1 ? $0.first.flatMap(value) : nil }
      return values.contains(false) ? false : values.contains(nil) ? nil : true
    }
    return values.contains(true) ? true : values.contains(nil) ? nil : false
  }

  private static func split(_ elements: [ExprSyntax], at sign: String) -> [ArraySlice<ExprSyntax>] {
    elements.split(omittingEmptySubsequences: false) { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == sign }
  }

  private func call(_ name: String, _ arguments: [String]) -> Bool? {
    switch (name, arguments.first) {
    case ("os", let system?): platform.systems.contains(system)
    // What two modules of the system have together, as `_Translation_SwiftUI`.
    case ("canImport", let module?) where module.hasPrefix("_"): true
    case ("canImport", let module?):
      platform.modules.contains(module) ? true : platform.absent.contains(module) ? false : nil
    case ("targetEnvironment", _): false
    case ("swift", let version?), ("compiler", let version?): version.hasPrefix(">=") ? true : nil
    default: nil
    }
  }
}

extension IfConfigDeclSyntax {
  /// What a build for the platform makes of each branch: whether it is in it, and `nil` for one that is not, since its
  /// condition is not known.
  func branches(
    for platform: SwiftPlatform, leavingFlagsUnset: Bool = false
  ) -> [(clause: IfConfigClauseSyntax, isActive: Bool?)] {
    let build = BuildCondition(platform: platform, leavesFlagsUnset: leavingFlagsUnset)
    var isDecided = false
    return clauses.map { clause in
      let condition = clause.condition.map { build.value(of: $0) }
      let holds = clause.poundKeyword.tokenKind == .poundElse ? true : condition.flatMap(\.self)
      defer { isDecided = isDecided || holds == true }
      return (clause, holds.map { $0 && !isDecided })
    }
  }

  /// What the branch holds that a build for the platform sees.
  func active(for platform: SwiftPlatform) -> IfConfigClauseSyntax.Elements? {
    branches(for: platform, leavingFlagsUnset: true).first { $0.isActive == true }?.clause.elements
  }
}

extension CodeBlockItemListSyntax {
  /// The statements that a build for the platform sees.
  func active(for platform: SwiftPlatform) -> [CodeBlockItemSyntax] {
    flatMap { item -> [CodeBlockItemSyntax] in
      guard let config = item.item.as(IfConfigDeclSyntax.self) else { return [item] }
      guard case .statements(let statements)? = config.active(for: platform) else { return [] }
      return statements.active(for: platform)
    }
  }
}
