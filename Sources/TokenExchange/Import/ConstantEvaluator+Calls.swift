import DesignTokens
import SourceFacts
import SourceText

extension ConstantEvaluator {
  /// The value of a call: an initialiser or function of the system's that is known, a colour helper, or a struct.
  mutating func call(
    _ callee: SwiftExpression, _ arguments: [SwiftExpression.Argument], in scope: Int, _ expected: Expectation,
    _ range: ByteRange
  ) throws(Unreadable) -> Evaluated {
    if case .closure(let body) = callee.form { return try value(of: body, in: scope, expected) }
    let list = CallArguments(arguments)
    if list.has("light") || list.has("any"), list.has("dark") {
      return try adaptive(arguments, in: scope, .color, range)
    }
    if let function = functionCall(callee, list, in: scope, expecting: expected.name) {
      return try value(of: function, in: scope, range)
    }
    if let font = try scaledFont(callee, list, in: scope, range) { return Evaluated(.font(font)) }
    switch callee.form {
    case .member(nil, "init"):
      return try initialised(expected.name, expected, list, in: scope, range)
    case .member(nil, let name):
      return try function(name, of: expected.type, list, in: scope, expected, range)
    case .member(let base?, "init"):
      return try initialised(path(of: base), expected, list, in: scope, range)
    case .member(let base?, let name):
      if let type = path(of: base), ValueType(type) != .other, !isConstant(base, in: scope) {
        let isType = ValueType(type + "." + name) != .other
        return isType
          ? try initialised(type + "." + name, expected, list, in: scope, range)
          : try function(name, of: ValueType(type), list, in: scope, Expectation(type), range)
      }
      if isValue(base, in: scope) { return try method(name, on: base, list, in: scope, expected, range) }
      if let type = path(of: base), type.hasSuffix("Color") || type.hasSuffix("Colors"), SwiftColors.isHelper(name) {
        return try function(name, of: .color, list, in: scope, .color, range)
      }
      return try initialised(path(of: callee), expected, list, in: scope, range)
    default:
      return try initialised(path(of: callee), expected, list, in: scope, range)
    }
  }

  private func isConstant(_ expression: SwiftExpression, in scope: Int) -> Bool {
    if case .constant = target(of: expression, in: scope) { true } else { false }
  }

  /// A value of the type of that name.
  private mutating func initialised(
    _ name: String?, _ expected: Expectation, _ arguments: CallArguments, in scope: Int, _ range: ByteRange
  ) throws(Unreadable) -> Evaluated {
    guard let name else { throw Unreadable("the call is not read", range) }
    switch ValueType(name) {
    case .color: return try color(arguments, in: scope, range)
    case .font: return Evaluated(.font(try font(arguments, in: scope, range)))
    case .length, .number, .integer, .duration: return try number(name, arguments, in: scope, range)
    case .fontWeight, .text: return try sameValue(name, arguments, in: scope, range)
    case .gradient: return Evaluated(.gradient(try gradient(name, arguments, in: scope, range)))
    case .curve: return Evaluated(.curve(try curve(arguments, in: scope, range)))
    case .stroke: return Evaluated(.stroke(try stroke(arguments, in: scope, range)))
    case .animation: return try sameValue(name, arguments, in: scope, range)
    default: break
    }
    switch name {
    case "CAMediaTimingFunction": return Evaluated(.curve(try curve(arguments, in: scope, range)))
    case "UnitPoint": return Evaluated(try point(arguments, in: scope, range))
    case "#colorLiteral": return try color(arguments, in: scope, range)
    case _ where SwiftColors.isHelper(name): return try color(arguments, in: scope, range)
    default: return try record(arguments.list, named: name, in: scope, range)
    }
  }

  /// A conversion such as `CGFloat(16)`: the number stays, and so does the constant that it is.
  private mutating func number(
    _ name: String, _ arguments: CallArguments, in scope: Int, _ range: ByteRange
  ) throws(Unreadable) -> Evaluated {
    let inner = try sameValue(name, arguments, in: scope, range)
    guard case .number(let number, _) = inner.value else { throw Unreadable("a number is expected", range) }
    let isInteger = ValueType(name) == .integer
    return Evaluated(
      .number(isInteger ? number.rounded(.towardZero) : number, isInteger: isInteger), origin: inner.origin)
  }

  private mutating func sameValue(
    _ name: String, _ arguments: CallArguments, in scope: Int, _ range: ByteRange
  ) throws(Unreadable) -> Evaluated {
    guard arguments.list.count == 1, let first = arguments.unlabelled(0) ?? arguments["rawValue"] else {
      throw Unreadable("'\(name.excerpt)(…)' is not read", range)
    }
    let type = ValueType(name)
    let isNumber = [.length, .number, .integer, .duration].contains(type)
    return try value(of: first, in: scope, isNumber ? .none : Expectation(name))
  }

  /// A function of one of the system's types, as in `.easeOut(duration: 0.2)`.
  private mutating func function(
    _ name: String, of type: ValueType, _ arguments: CallArguments, in scope: Int, _ expected: Expectation,
    _ range: ByteRange
  ) throws(Unreadable) -> Evaluated {
    switch type {
    case .font: return Evaluated(.font(try font(named: name, arguments, in: scope, range)))
    case .color: return try color(arguments, in: scope, range)
    case .duration:
      let scales = ["seconds": 1.0, "milliseconds": 1e-3, "microseconds": 1e-6]
      if let scale = scales[name], let first = arguments.unlabelled(0) {
        guard let number = try value(of: first, in: scope, .number).number else { break }
        return Evaluated(.duration(name == "milliseconds" ? number / 1000 : number * scale))
      }
    case .animation:
      var values: [(label: String?, value: Evaluated)] = []
      for argument in arguments.list {
        let type = argument.label == nil ? Expectation("UnitCurve") : Expectation.number
        values.append((argument.label, try value(of: argument.value, in: scope, type)))
      }
      if let animation = animation(named: name, values) { return Evaluated(.animation(animation)) }
    case .curve where name == "bezier": return Evaluated(.curve(try curve(arguments, in: scope, range)))
    case .gradient where ["linearGradient", "radialGradient", "angularGradient"].contains(name):
      return Evaluated(.gradient(try gradient(name, arguments, in: scope, range)))
    default: break
    }
    throw Unreadable("'.\(name.excerpt)(…)' is not read", range)
  }

  /// A function of a value, as in `Color.black.opacity(0.1)`.
  private mutating func method(
    _ name: String, on base: SwiftExpression, _ arguments: CallArguments, in scope: Int, _ expected: Expectation,
    _ range: ByteRange
  ) throws(Unreadable) -> Evaluated {
    let isTyped = expected.type != .other
    let implied: Expectation =
      isTyped ? expected : ["opacity", "withAlphaComponent"].contains(name) ? .color : .none
    let value = try value(of: base, in: scope, implied)
    switch value.value {
    case .color(let color):
      guard
        let alpha = try arguments.unlabelled(0).map({ (e) throws(Unreadable) in
          try self.value(of: e, in: scope, .number)
        })?.number
      else { break }
      if name == "opacity" { return Evaluated(.color(color.faded(to: color.alpha * alpha))) }
      if name == "withAlphaComponent" { return Evaluated(.color(color.faded(to: alpha))) }
    case .font(let font):
      if let font = try changed(font, by: name, arguments, in: scope, range) { return Evaluated(.font(font)) }
    case .typography(let style):
      if let font = try changed(style.font, by: name, arguments, in: scope, range) { return Evaluated(.font(font)) }
    case .record(let fields):
      if let font = try font(ofFile: fields, named: name, arguments, in: scope) { return Evaluated(.font(font)) }
    case .animation(var animation):
      if name == "delay", let first = arguments.unlabelled(0) {
        animation.delay = try self.value(of: first, in: scope, .number)
        return Evaluated(.animation(animation))
      }
    case .curve:
      if name == "animation" {
        var delay = Evaluated(.number(0, isInteger: true))
        if let given = arguments["delay"] { delay = try self.value(of: given, in: scope, .number) }
        if let given = arguments["duration"] {
          let duration = try self.value(of: given, in: scope, .number)
          return Evaluated(.animation(AnimationLiteral(duration: duration, delay: delay, curve: value)))
        }
      }
    default: break
    }
    throw Unreadable("what '.\(name.excerpt)(…)' gives is not read", range)
  }
}
