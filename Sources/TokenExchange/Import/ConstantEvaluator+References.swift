import DesignTokens
import SourceFacts
import SourceText

extension ConstantEvaluator {
  /// What a name leads to.
  enum Target {
    case type(Int)
    case constant(Int)
  }

  /// What a name or a chain of names leads to; `nil` where it is none that the files declare.
  func target(of expression: SwiftExpression, in scope: Int) -> Target? {
    switch expression.form {
    case .name(let name): return target(named: name, from: scope)
    case .member(let base?, let name):
      if case .name(let module) = base.form, Self.modules.contains(module), target(named: module, from: scope) == nil {
        return nil
      }
      guard case .type(let type) = target(of: base, in: scope) else { return nil }
      return member(name, of: type)
    default: return nil
    }
  }

  static let modules: Set<String> = ["SwiftUI", "UIKit", "AppKit", "CoreGraphics", "Foundation", "Swift"]

  private func target(named name: String, from scope: Int) -> Target? {
    if name != "self", frames.last?.values[name] != nil { return nil }
    var scope = scope
    if name == "Self" || name == "self" {
      while declarations.scopes[scope].isSelection { scope = declarations.scopes[scope].parent }
      return .type(scope)
    }
    while scope >= 0 {
      if let found = member(name, of: scope) { return found }
      scope = declarations.scopes[scope].parent
    }
    return nil
  }

  func member(_ name: String, of scope: Int) -> Target? {
    if let constant = declarations.scopes[scope].constants[name] { return .constant(constant) }
    if let type = declarations.scopes[scope].types[name], !declarations.scopes[type].isSelection { return .type(type) }
    // One step: an alias of an alias is rare, and could lead in a circle.
    guard let path = declarations.scopes[scope].aliases[name], let first = path.first else { return nil }
    var outer = scope
    while outer >= 0 {
      if let type = declarations.scopes[outer].types[first] {
        var found = type
        for name in path.dropFirst() {
          guard let inner = declarations.scopes[found].types[name] else { return nil }
          found = inner
        }
        return .type(found)
      }
      outer = declarations.scopes[outer].parent
    }
    return nil
  }

  /// The scopes in which a member without a base is looked up.
  func scopes(expecting name: String?, from scope: Int) -> [Int] {
    var found: [Int] = []
    if let name, !name.isEmpty {
      var path = name.split(separator: ".").map(String.init)[...]
      if let first = path.popFirst(), case .type(var type) = target(named: first, from: scope) {
        while let next = path.popFirst(), let inner = declarations.scopes[type].types[next] { type = inner }
        found.append(type)
      }
    }
    let systemTypes = ["Color", "UIColor", "NSColor", "Font", "CGFloat", "Animation"]
    return found + systemTypes.compactMap { declarations.scopes[0].types[$0] }
  }

  /// The constant that `.name` stands for; `nil` where none of the files declares it.
  func constant(impliedBy name: String, expecting type: String?, from scope: Int) -> Int? {
    for scope in scopes(expecting: type, from: scope) {
      if let constant = declarations.scopes[scope].constants[name] { return constant }
    }
    return nil
  }

  /// The constants that an expression names.
  func references(of expression: SwiftExpression, in scope: Int) -> [Int] {
    var found: [Int] = []
    collect(expression, scope, &found)
    return found
  }

  private func collect(_ expression: SwiftExpression, _ scope: Int, _ found: inout [Int]) {
    switch expression.form {
    case .member(nil, let name):
      for scope in scopes(expecting: nil, from: scope) {
        if let constant = declarations.scopes[scope].constants[name] { found.append(constant) }
      }
    case .name, .member:
      if case .constant(let constant) = target(of: expression, in: scope) { return found.append(constant) }
      for child in expression.form.children { collect(child, scope, &found) }
    default:
      for child in expression.form.children { collect(child, scope, &found) }
    }
  }

  /// The value of a name: a constant of the files, or one of the system's.
  mutating func reference(
    _ expression: SwiftExpression, in scope: Int, _ expected: Expectation
  ) throws(Unreadable) -> Evaluated {
    if let local = local(expression) {
      guard case .choice = local.value, let constant = local.origin else { return local }
      return try value(ofConstant: constant, expression.range)
    }
    if case .constant(let constant) = target(of: expression, in: scope) {
      return try value(ofConstant: constant, expression.range)
    }
    switch expression.form {
    case .member(nil, let name):
      if let constant = constant(impliedBy: name, expecting: expected.name, from: scope), constant != current {
        return try value(ofConstant: constant, expression.range)
      }
      return Evaluated(try systemValue(name, of: expected.type, expression.range))
    case .member(let base?, let name):
      if let type = path(of: base), ValueType(type) != .other {
        return Evaluated(try systemValue(name, of: ValueType(type), expression.range))
      }
      if path(of: base) == "UnitPoint", let point = UnitPlace.named[name] { return Evaluated(.point(point.x, point.y)) }
      if isValue(base, in: scope) { return try property(name, of: base, in: scope, expression.range) }
      throw Unreadable("'\((path(of: expression) ?? name).excerpt)' is not declared in the files", expression.range)
    default:
      throw Unreadable("'\((path(of: expression) ?? "?").excerpt)' is not declared in the files", expression.range)
    }
  }

  mutating func value(ofConstant constant: Int, _ range: ByteRange) throws(Unreadable) -> Evaluated {
    guard let value = values[constant] else {
      if !frames.isEmpty {
        return Evaluated(try value(ofEarlyConstant: constant, range).value, origin: constant)
      }
      let name = declarations.constants[constant].name.excerpt
      throw Unreadable("it refers to '\(name)', whose value is not read", range)
    }
    return Evaluated(value.value, origin: constant)
  }

  /// Whether an expression gives a value rather than naming a type.
  func isValue(_ expression: SwiftExpression, in scope: Int) -> Bool {
    if local(expression) != nil { return true }
    return switch expression.form {
    case .name: if case .constant = target(of: expression, in: scope) { true } else { false }
    case .member(nil, _): true
    case .member(let base?, _):
      if case .constant = target(of: expression, in: scope) {
        true
      } else {
        isValue(base, in: scope) || path(of: base).map { ValueType($0) != .other } ?? false
      }
    default: true
    }
  }

  /// The names of a chain such as `Font.Weight.bold`, without a module; `nil` for other expressions.
  func path(of expression: SwiftExpression) -> String? {
    switch expression.form {
    case .name(let name): return name
    case .member(let base?, let name):
      guard let path = path(of: base) else { return nil }
      return Self.modules.contains(path) ? name : path + "." + name
    default: return nil
    }
  }

  private mutating func property(
    _ name: String, of base: SwiftExpression, in scope: Int, _ range: ByteRange
  ) throws(Unreadable) -> Evaluated {
    let value = try value(of: base, in: scope, .none)
    switch (value.value, name) {
    case (.record(let fields), _):
      if let field = fields.first(where: { $0.name == name }) { return Evaluated(field.value.value) }
    case (.typography(let style), "font"): return Evaluated(.font(style.font))
    case (.typography(let style), "size"), (.typography(let style), "fontSize"):
      if let size = style.font.size { return Evaluated(size.value) }
    case (.font, "pointSize"), (.typography, "pointSize"):
      throw Unreadable("'pointSize' follows the user's text size: it is not one number", range)
    case (.color, "cgColor"), (.color, "color"), (.color, "uiColor"): return value
    default: break
    }
    throw Unreadable("the property '\(name.excerpt)' is not read", range)
  }
}
