import SourceFacts
import SourceText

// Calls of members: methods, what lists give, and the modifiers of views.
extension Interpreter {
  /// What makes a list of the elements of another.
  private static let keepingElements: Set<String> = [
    "filter", "sorted", "shuffled", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "uniqued",
  ]

  /// Formatters whose texts are numbers, with a short unit at most.
  private static let numberFormatters: Set<String> = [
    "NumberFormatter", "ByteCountFormatter", "DateComponentsFormatter",
  ]

  func call(
    _ name: String, of base: CodeValue, _ written: [SwiftExpression.Argument], _ expression: SwiftExpression,
    in scope: CodeScope, at place: CodePlace
  ) -> CodeValue {
    let arguments = arguments(written, in: scope)
    // What stands between texts is not the text.
    if name == "joined" { return .text(.sample(at: place)) }
    if ["map", "flatMap"].contains(name), let value = mapped(base, arguments, expression, in: scope) { return value }
    switch base {
    // As `Binding.constant(true)`.
    case .type("Binding") where name == "constant" && arguments.count == 1: return arguments[0].value
    // As `ByteCountFormatter.string(fromByteCount: size, countStyle: .file)`.
    case .type(let path) where name == "string" && Self.numberFormatters.contains(path):
      return .text(.number(at: place))
    case .type(let path):
      guard let type = module.type(named: path) else {
        if name == "init" { return system(path, arguments, at: place) }
        if let text = lookedUp(arguments), path != "Text" { return text }
        if let known = module.type(named: "\(path).\(name)", from: place.file), known.place != nil {
          return make(known, arguments, at: place)
        }
        return .term(CodeTerm(base: base, name: name, arguments: arguments))
      }
      if name == "init" { return makeOrExtend(type, arguments, at: place) }
      if let inner = module.type(named: type.path + "." + name), inner.place != nil {
        return make(inner, arguments, at: place)
      }
      if type.cases[name] != nil { return .term(CodeTerm(base: .type(type.path), name: name, arguments: arguments)) }
      if let value = callShared(name, of: type, arguments, at: place) { return value }
      if let text = lookedUp(arguments) { return text }
      return .term(CodeTerm(base: .type(type.path), name: name, arguments: arguments))
    case .instance(let instance):
      // Another initialiser of the same type.
      if name == "init", expression.form == .name("self") {
        initialize(instance, arguments, at: place)
        return base
      }
      // What is added to all views is a modifier.
      if let function = method(name, arguments, of: base), !instance.type.isView || function.type.path != "View" {
        return call(function.member, arguments, in: function.type, instance: base)
      }
      if let closure = instance.fields[name]?.closure { return call(closure, arguments.map(\.value)) }
      if instance.type.isShownView || instance.type.isShape {
        return modified(base, name, arguments, expression, in: scope, at: place)
      }
      if let closure = own(name, of: base)?.closure { return call(closure, arguments.map(\.value)) }
      return lookedUp(arguments) ?? .unknown
    case .view: return modified(base, name, arguments, expression, in: scope, at: place)
    case .term(let term):
      if let type = term.type.flatMap({ module.type(named: $0) }),
        let function = best(type.functions[name] ?? [], arguments)
      {
        return call(function, arguments, in: type, instance: base)
      }
      if name == "scaledValue", term.type == "UIFontMetrics" {
        return scaledValue(of: term, arguments).map { .number($0) } ?? .unknown
      }
      if name == "string", term.type.map(Self.numberFormatters.contains) ?? false { return .text(.number(at: place)) }
      if SystemViews.isView(term) || term.isOfCall && SystemViews.shaping.contains(name) {
        return modified(base, name, arguments, expression, in: scope, at: place)
      }
      return .term(CodeTerm(base: base, name: name, arguments: arguments))
    case .text(let text):
      // A text in capitals, or trimmed, is the text.
      switch name {
      case "uppercased", "localizedUppercase": return .text(text.inCase(.uppercase))
      case "lowercased": return .text(text.inCase(.lowercase))
      case "capitalized", "trimmingCharacters", "appending", "replacingAttributes", "settingAttributes",
        "mergingAttributes", "transformingAttributes":
        return base
      default: break
      }
      for type in Self.textTypes.compactMap({ module.type(named: $0) }) where type.place == nil {
        guard let function = best(type.functions[name] ?? [], arguments) else { continue }
        let value = call(function, arguments, in: type, instance: base)
        // What looks the text up is the text.
        if case .text(let made) = value, made.isSample, text.isLookedUp { return base }
        return value
      }
      return .text(.sample(at: text.place))
    case .number(let number):
      switch name {
      case "rounded": return .number(number.rounded())
      case "squareRoot" where number >= 0: return .number(number.squareRoot())
      case "formatted": return .text(.number(at: place))
      default: return .unknown
      }
    case .unknown
    where name == "formatted" && (base.isOfNumber || arguments.first.map { Self.givesNumber($0.value) } ?? false):
      return .text(.number(at: place))
    // A date that says how it is written is as long as a number with its unit.
    case .unknown where name == "formatted" && arguments.contains { ["date", "time"].contains($0.label) }:
      return .text(.number(at: place))
    case .unknown("DateFormatter"?, _) where name == "string": return .text(.number(at: place))
    case .unknown(let type?, _) where name == "string" && Self.numberFormatters.contains(type):
      return .text(.number(at: place))
    case .list(let values):
      guard run.step(values.count) else { return .unknown }
      switch name {
      case "filter":
        guard let closure = arguments.first?.value.closure else { return .unknown }
        let kept = values.map { call(closure, [$0]).flag }
        // Which of them are left, run time alone knows.
        guard !kept.contains(nil) else { return base }
        return .list(zip(values, kept).filter { $1 ?? true }.map(\.0))
      case "sorted": return sorted(values, by: arguments.first?.value.closure).map { .list($0) } ?? base
      case "shuffled": return base
      case "reversed": return .list(values.reversed())
      case "dropFirst", "dropLast", "prefix", "suffix":
        return Self.part(of: values, name, arguments).map { .list($0) } ?? .unknown
      case "enumerated":
        return .list(
          values.enumerated().map { number, value in
            .tuple([
              .init(label: "offset", value: .number(Double(number)), place: place),
              .init(label: "element", value: value, place: place),
            ])
          })
      case "contains" where arguments.count == 1 && arguments[0].value.closure == nil:
        let matches = values.map { Self.same($0.first, arguments[0].value.first) }
        return matches.contains(true) ? .flag(true) : matches.contains(nil) ? .unknown(type: "Bool") : .flag(false)
      case "reduce" where arguments.count == 2 && arguments[0].label == nil:
        guard let closure = arguments[1].value.closure else { return .unknown }
        return values.reduce(arguments[0].value) { call(closure, [$0, $1]) }
      case "map", "compactMap":
        guard let closure = arguments.first?.value.closure else { return .unknown }
        return .list(values.map { call(closure, [$0]) })
      default: return .unknown
      }
    // A text that is put together of parts that run time alone knows.
    case .unknown where name == "reduce":
      return switch arguments.first?.value {
      case .view(.text)?: missing("Text", at: place)
      case .text?: missing("String", at: place)
      default: .unknown
      }
    case .unknown(let type?, _) where Self.isText(type):
      return modified(base, name, arguments, expression, in: scope, at: place)
    // As `header?().padding()`.
    case .nothing: return .nothing
    case .closure(let closure):
      return name == "callAsFunction" ? call(closure, arguments.map(\.value)) : .unknown
    // What is given a frame is a view, known or not.
    case .unknown where SystemViews.shaping.contains(name),
      .unknown(type: nil, _) where best(module.functions(named: name, of: ["View", "Image"]), arguments) != nil:
      return modified(base, name, arguments, expression, in: scope, at: place)
    case .unknown(let type?, _) where type.hasPrefix("[") && Self.keepingElements.contains(name): return base
    case .unknown(let type?, _):
      // What a value of run time gives depends on it alone; a text of the code is the same for all.
      guard let type = declared(type, in: scope.type, from: scope.file),
        let function = best(type.functions[name] ?? [], arguments)
      else { return lookedUp(arguments) ?? .unknown }
      if function.declaration.type == "View" { return call(function, arguments, in: type, instance: base) }
      if let returned = function.declaration.type, Self.textTypes.contains(returned) {
        let value = call(function, arguments, in: type, instance: base)
        if case .text(let text) = value, !text.isSample { return value }
      }
      return missing(function.declaration.type, at: place)
    default: return lookedUp(arguments) ?? .unknown
    }
  }

  /// A list in its order; `nil` where that is not known.
  private func sorted(_ values: [CodeValue], by isBefore: CodeClosure?) -> [CodeValue]? {
    guard values.count <= Self.mostSorted else { return nil }
    var sorted: [CodeValue] = []
    for value in values {
      var place = sorted.count
      while place > 0 {
        let answer = isBefore.map { call($0, [value, sorted[place - 1]]) } ?? comparison("<", value, sorted[place - 1])
        guard let isLess = answer.flag else { return nil }
        if !isLess { break }
        place -= 1
      }
      sorted.insert(value, at: place)
    }
    return sorted
  }

  private static let mostSorted = 40

  /// Some elements of a list by their number; `nil` where that is not known.
  private static func part(of values: [CodeValue], _ name: String, _ arguments: [CodeValue.Argument]) -> [CodeValue]? {
    let count = arguments.isEmpty && name.hasPrefix("drop") ? 1 : arguments.first?.value.number
    guard arguments.count <= 1, arguments.first?.label == nil, let count, (0...1e6).contains(count) else { return nil }
    let number = min(Int(count), values.count)
    return switch name {
    case "dropFirst": Array(values.dropFirst(number))
    case "dropLast": Array(values.dropLast(number))
    case "prefix": Array(values.prefix(number))
    default: Array(values.suffix(number))
    }
  }

  /// What is made of an optional where it is there; `nil` for what is none.
  private func mapped(
    _ base: CodeValue, _ arguments: [CodeValue.Argument], _ expression: SwiftExpression, in scope: CodeScope
  ) -> CodeValue? {
    guard let transform = arguments.first?.value else { return nil }
    switch base {
    case .nothing: return .nothing
    case .unknown(let type, _) where type?.hasSuffix("?") ?? makesView(transform, in: scope):
      if isNil(expression, base, in: scope) { return .nothing }
    case .text, .number, .instance: break
    default: return nil
    }
    let base = there(base, at: arguments[0].place)
    if let closure = transform.closure { return call(closure, [base]) }
    // As `Text.init`.
    guard let term = transform.term, term.name == "init", let type = term.type else { return nil }
    let place = arguments[0].place
    let value = CodeValue.Argument(label: nil, value: base, place: place)
    guard let known = module.type(named: type, in: scope.type, from: scope.file) else {
      return system(type, [value], at: place)
    }
    return makeOrExtend(known, [value], at: place)
  }

  /// Whether a closure, or an initialiser as in `Row.init`, makes a view of what it is given.
  private func makesView(_ transform: CodeValue, in scope: CodeScope) -> Bool {
    let name: String?
    if let block = transform.closure?.block {
      guard block.statements.count == 1, case .expression(let made) = block.statements[0] else { return false }
      name = made.costName
    } else {
      name = transform.term.flatMap { $0.name == "init" ? $0.type : nil }
    }
    return name.map { SystemViews.isKnown($0) || module.type(named: $0, in: scope.type)?.isView ?? false } ?? false
  }

  /// Whether a value is a view to which a modifier was added whose own body is being read.
  private func isOfOpenModifier(_ value: CodeValue, on base: ViewNode) -> Bool {
    guard case .view(var node) = value else { return false }
    while case .group(let nodes) = node, nodes.count == 1 { node = nodes[0] }
    // What the base itself has was there before.
    return node.modifiers.dropLast(base.modifiers.count).contains { name, arguments in
      guard name == "modifier", case .instance(let modifier)? = arguments.first?.value else { return false }
      return run.isApplying(modifier.type)
    }
  }

  /// A view with a modifier: one that the project declares, else one of the system.
  func modified(
    _ base: CodeValue, _ name: String, _ arguments: [CodeValue.Argument], _ expression: SwiftExpression,
    in scope: CodeScope, at place: CodePlace
  ) -> CodeValue {
    let view = node(base, at: CodePlace(file: scope.file, range: expression.range), named: expression.costName)
    var protocols = ["View"]
    switch view {
    case .text: protocols.insert("Text", at: 0)
    case .system(let name, _, _):
      protocols.insert(name, at: 0)
      if SystemViews.shapes.contains(name) { protocols += ["Shape", "InsettableShape"] }
    // A picture of run time, as one that is loaded.
    case .unknown: protocols.append("Image")
    default: break
    }
    let functions = module.functions(named: name, of: protocols).filter { !run.isRunning($0.place) }
    if let function = best(functions, arguments) {
      let type = module.type(named: "View") ?? module.globals
      let value = call(function, arguments, in: type, instance: .view(view))
      // `content.tint(color)` in the modifier that the project's own `tint` makes.
      if !isOfOpenModifier(value, on: view) { return value }
    }
    return .view(.modified(view, name, arguments, place))
  }
}
