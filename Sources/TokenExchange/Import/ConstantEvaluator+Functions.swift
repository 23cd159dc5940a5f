import SourceFacts
import SourceText

/// Calls of functions of the files that give a font: their bodies, with arguments in place of parameters.
extension ConstantEvaluator {
  /// What the names of a function's body stand for, while it is evaluated.
  struct Frame {
    var values: [String: Evaluated] = [:]
    /// The call, in the file of the constant.
    let range: ByteRange
  }

  /// A function that a call means.
  struct FunctionCall {
    let function: Int
    /// The arguments in the order of the parameters; `nil` where the default holds.
    let arguments: [SwiftExpression?]
    /// The value that the function is called on.
    let base: Evaluated?
  }

  /// Functions call functions this deep.
  private static let depthLimit = 8
  /// More calls than this are not followed: each may make many others.
  private static let callLimit = 10_000

  /// The function that a call means; `nil` where the files declare none with its name and labels.
  func functionCall(
    _ callee: SwiftExpression, _ arguments: CallArguments, in scope: Int, expecting type: String?
  ) -> FunctionCall? {
    switch callee.form {
    case .name(let name):
      var scope = scope
      while scope >= 0 {
        if let call = functionCall(name, of: scope, arguments) { return call }
        scope = declarations.scopes[scope].parent
      }
    case .member(nil, let name):
      for scope in scopes(expecting: type, from: scope) {
        if let call = functionCall(name, of: scope, arguments) { return call }
      }
    case .member(let base?, let name):
      switch target(of: base, in: scope) {
      case .type(let type): return functionCall(name, of: type, arguments)
      case .constant(let constant):
        let place = declarations.constants[constant]
        let choice = Evaluated(.choice(place.name, type: place.scope), origin: constant)
        return functionCall(name, of: place.scope, arguments, on: choice)
      case nil:
        guard case .member(let type?, let choice) = base.form, case .type(let scope) = target(of: type, in: scope)
        else {
          return nil
        }
        return functionCall(name, of: scope, arguments, on: Evaluated(.choice(choice, type: scope)))
      }
    default: break
    }
    return nil
  }

  private func functionCall(
    _ name: String, of scope: Int, _ arguments: CallArguments, on base: Evaluated? = nil
  ) -> FunctionCall? {
    for index in declarations.scopes[scope].functions[name] ?? [] {
      let function = declarations.functions[index]
      guard function.isShared == (base == nil), ValueType(fullName(of: function.type, in: scope)) == .font,
        let matched = Self.match(arguments, function.parameters)
      else { continue }
      return FunctionCall(function: index, arguments: matched, base: base)
    }
    return nil
  }

  /// The arguments by parameter; `nil` where the labels are others.
  private static func match(
    _ arguments: CallArguments, _ parameters: [Declaration.Parameter]
  ) -> [SwiftExpression?]? {
    var rest = arguments.list[...]
    var matched: [SwiftExpression?] = []
    for parameter in parameters {
      if let next = rest.first, next.label == parameter.label {
        matched.append(next.value)
        rest.removeFirst()
      } else if parameter.fallback != nil {
        matched.append(nil)
      } else {
        return nil
      }
    }
    return rest.isEmpty ? matched : nil
  }

  /// What a function gives for the arguments of a call.
  mutating func value(
    of call: FunctionCall, in scope: Int, _ range: ByteRange
  ) throws(Unreadable) -> Evaluated {
    let function = declarations.functions[call.function]
    called.insert(call.function)
    var frame = Frame(range: frames.first?.range ?? range)
    frame.values["self"] = call.base
    for (parameter, argument) in zip(function.parameters, call.arguments) {
      let type = fullName(of: parameter.type, in: function.scope)
      if let argument {
        frame.values[parameter.name] = try value(ofArgument: argument, type, in: scope)
      } else if let fallback = parameter.fallback {
        frame.values[parameter.name] = try isolated(range) { (evaluator) throws(Unreadable) in
          try evaluator.value(ofArgument: fallback, type, in: function.scope)
        }
      }
    }
    do throws(Unreadable) {
      return try isolated(range, frame) { (evaluator) throws(Unreadable) in
        let type = evaluator.fullName(of: function.type, in: function.scope)
        return try evaluator.value(of: function.body, in: function.scope, Expectation(type))
      }
    } catch {
      // The place in the function may be in another file; the innermost function is the one to look at.
      let isNamed = error.message.hasPrefix("in the function ")
      throw Unreadable((isNamed ? "" : "in the function '\(function.name.excerpt)' ") + error.message, range)
    }
  }

  /// A constant that a function names before its turn.
  mutating func value(ofEarlyConstant constant: Int, _ range: ByteRange) throws(Unreadable) -> Evaluated {
    let declared = declarations.constants[constant]
    return try isolated(range) { (evaluator) throws(Unreadable) in
      try evaluator.value(of: declared.value, in: declared.scope, Expectation(declared.type))
    }
  }

  /// Evaluates with the names of one frame alone.
  private mutating func isolated(
    _ range: ByteRange, _ frame: Frame? = nil, _ body: (inout Self) throws(Unreadable) -> Evaluated
  ) throws(Unreadable) -> Evaluated {
    guard frames.count < Self.depthLimit, callCount < Self.callLimit else {
      throw Unreadable("functions call each other too deeply, or too often", range)
    }
    callCount += 1
    frames.append(frame ?? Frame(range: frames.first?.range ?? range))
    defer { frames.removeLast() }
    return try body(&self)
  }

  /// The value of an argument; a case of an enum without a value of its own is a choice.
  private mutating func value(
    ofArgument argument: SwiftExpression, _ type: String?, in scope: Int
  ) throws(Unreadable) -> Evaluated {
    do throws(Unreadable) {
      return try value(of: argument, in: scope, Expectation(type))
    } catch {
      guard case .member(_, let name) = argument.form, let type, ValueType(type) == .other,
        let enumeration = self.scope(ofType: type, from: scope)
      else { throw error }
      return Evaluated(.choice(name, type: enumeration))
    }
  }

  // MARK: Names

  /// What a name of a function's body stands for; `nil` outside of functions, and for other names.
  func local(_ expression: SwiftExpression) -> Evaluated? {
    guard let values = frames.last?.values else { return nil }
    switch expression.form {
    case .name("rawValue"): return values["self"].flatMap(rawValue)
    case .name(let name): return values[name]
    case .member(let base?, let name):
      guard let value = local(base) else { return nil }
      if name == "rawValue" { return rawValue(of: value) }
      return selection(name, of: value).map { Evaluated(.choice($0.name, type: $0.scope), origin: $0.constant) }
    default: return nil
    }
  }

  /// The constant that a property gives for a case, as its `switch` says.
  private func selection(_ property: String, of value: Evaluated) -> (name: String, scope: Int, constant: Int)? {
    guard case .choice(let name, let type) = value.value, let scope = declarations.scopes[type].types[property],
      declarations.scopes[scope].isSelection
    else { return nil }
    let constants = declarations.scopes[scope].constants
    return (constants[name] ?? constants["default"]).map { (name, scope, $0) }
  }

  private func rawValue(of value: Evaluated) -> Evaluated? {
    guard case .choice(let name, let type) = value.value else { return value }
    guard let constant = declarations.scopes[type].constants[name] else { return nil }
    return Evaluated(.choice(name, type: type), origin: constant)
  }

  /// The name of the case that a value is.
  func choice(_ value: Evaluated) -> String? {
    if case .choice(let name, _) = value.value { return name }
    return value.origin.map { declarations.constants[$0].name }
  }

  /// The name of a type with those around it, as in `Font.Weight` for `Weight` in an extension of `Font`.
  private func fullName(of type: String?, in scope: Int) -> String? {
    guard let type, ValueType(type) == .other else { return type }
    if type == "Self" { return declarations.path(of: scope) }
    var outer = scope
    while outer > 0 {
      let name = declarations.path(of: outer) + "." + type
      if ValueType(name) != .other { return name }
      outer = declarations.scopes[outer].parent
    }
    return self.scope(ofType: type, from: scope).map(declarations.path) ?? type
  }

  private func scope(ofType name: String, from scope: Int) -> Int? {
    var path = name.split(separator: ".").map(String.init)[...]
    guard let first = path.popFirst(),
      case .type(var type) = target(of: SwiftExpression(.name(first), ByteRange(0, 0)), in: scope)
    else { return nil }
    for name in path {
      guard let inner = declarations.scopes[type].types[name] else { return nil }
      type = inner
    }
    return type
  }
}
