import SwiftSyntax

/// What a call calls.
struct Callee {
  /// The last name.
  var name: String
  /// The names before it, as in `Localizer` of `Localizer.text`; `nil` where it is called on a value that has no name.
  var path: [String]?
  /// What it is called on.
  var base: ExprSyntax?
  /// Whether it stands behind a dot.
  var isMember: Bool

  /// - Returns: `nil` where a closure, or what a call gives, is called.
  init?(_ call: FunctionCallExprSyntax) {
    switch call.calledExpression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference): self.init(name: reference.baseName.text, path: [], isMember: false)
    case .genericSpecializationExpr(let generic):
      guard let reference = generic.expression.as(DeclReferenceExprSyntax.self) else { return nil }
      self.init(name: reference.baseName.text, path: [], isMember: false)
    case .memberAccessExpr(let access):
      let path = access.base.map { Self.names(of: $0) } ?? []
      self.init(name: access.declName.baseName.text, path: path, base: access.base, isMember: true)
    default: return nil
    }
    // `Type.init(…)` is `Type(…)`.
    if name == "init", let type = path?.last {
      name = type
      path?.removeLast()
      base = nil
      isMember = !(path?.isEmpty ?? true)
    }
  }

  private init(name: String, path: [String]?, base: ExprSyntax? = nil, isMember: Bool) {
    self.name = name
    self.path = path
    self.base = base
    self.isMember = isMember
  }

  private static func names(of expression: ExprSyntax) -> [String]? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) { return [reference.baseName.text] }
    guard let access = expression.as(MemberAccessExprSyntax.self) else { return nil }
    return ArgumentValues.name(of: access)?.split(separator: ".").map(String.init)
  }

  /// Whether it is a type that is made.
  var isType: Bool {
    name.first?.isUppercase == true && (path?.allSatisfy { $0.first?.isUppercase == true } ?? false)
      && (!isMember || base != nil)
  }

  /// Whether it is `.init(…)`, which makes a value of the type that is expected.
  var isImplicitInit: Bool { name == "init" && isMember && base == nil }

  /// With the types around it, as in `Eko.Button`, and without the system's module.
  var typeName: String { ((path ?? []) + [name]).drop { $0 == "SwiftUI" }.joined(separator: ".") }
}

extension FunctionCallExprSyntax {
  /// The argument with that label; the first without one for `nil`.
  func argument(_ label: String?) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }

  /// For each argument, how many before it have its label.
  var positions: [Int] {
    var counts: [String?: Int] = [:]
    return arguments.map { argument in
      defer { counts[argument.label?.text, default: 0] += 1 }
      return counts[argument.label?.text, default: 0]
    }
  }
}
