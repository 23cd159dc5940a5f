import SourceFacts
import SourceText

// Calls of the project's own functions and types, and of the system's.
extension Interpreter {
  /// Calls that give what they are given.
  static let transparent: Set<String> = [
    "State", "StateObject", "ObservedObject", "Binding", "Published", "LocalizedStringKey", "LocalizedStringResource",
    "LocalizedText", "StringKey", "String", "AttributedString", "CGFloat", "Double", "Int", "Float", "AnyView",
    "Optional", "Bindable",
  ]
  /// Labels of what such a call is given.
  private static let transparentLabels: Set<String?> = [
    nil, "initialValue", "wrappedValue", "localized", "stringLiteral", "get", "markdown",
  ]

  func arguments(_ arguments: [SwiftExpression.Argument], in scope: CodeScope) -> [CodeValue.Argument] {
    arguments.map { argument in
      var read = CodeValue.Argument(
        label: argument.label, value: value(of: argument.value, in: scope),
        place: CodePlace(file: scope.file, range: argument.value.range))
      read.key = read.value.isOpen ? handedKey(of: argument.value, read.value, in: scope) : nil
      return read
    }
  }

  func call(
    _ callee: SwiftExpression, _ written: [SwiftExpression.Argument], in scope: CodeScope, at place: CodePlace,
    as type: String?
  ) -> CodeValue {
    if case .member(nil, let name) = callee.form, module.isLookedUp(at: place) {
      return symbol(name, arguments(written, in: scope), at: place)
    }
    for place in [place, CodePlace(file: scope.file, range: callee.range)] where module.isLookedUp(at: place) {
      return .text(filled(.lookedUp(at: place), with: arguments(written, in: scope)))
    }
    switch callee.form {
    case .name(let name): return call(name, written, in: scope, at: place, as: type)
    case .member(nil, let name):
      let arguments = arguments(written, in: scope)
      return coerced(.term(CodeTerm(base: nil, name: name, arguments: arguments)), to: type, at: place)
    case .member(let base?, let name) where base.form == .name("SwiftUI"):
      let arguments = arguments(written, in: scope)
      return module.type(named: name).flatMap { makeExtended($0, arguments) } ?? system(name, arguments, at: place)
    case .member(let base?, let name):
      return call(name, of: value(of: base, in: scope), written, base, in: scope, at: place)
    default:
      return called(value(of: callee, in: scope), arguments(written, in: scope), at: place, as: type) ?? .unknown
    }
  }

  /// What an `@autoclosure` that a name stands for was given; `nil` for other names.
  func givenValue(_ name: String, in scope: CodeScope) -> CodeValue? {
    guard let value = scope.value(of: name) else { return nil }
    return switch value {
    case .flag, .number, .text: value
    case .unknown: scope.key(of: name) == nil ? nil : value
    default: nil
    }
  }

  /// What a value gives that is called: a closure, or a layout of views; `nil` for what is neither.
  private func called(
    _ value: CodeValue, _ arguments: [CodeValue.Argument], at place: CodePlace, as type: String? = nil
  ) -> CodeValue? {
    switch value {
    case .closure(let closure): return call(closure, arguments.map(\.value), as: type)
    // As in `header?()`.
    case .nothing: return .nothing
    case .view(.system("AnyLayout", let layouts, _)) where layouts.count == 1:
      return called(layouts[0].value, arguments, at: place)
    case .view(.system(let name, let own, _)) where name.hasSuffix("StackLayout"):
      return .view(.system(name, own + arguments, place))
    case .view: return value
    case .instance(let instance) where instance.type.inherits.contains("Layout"):
      return .view(laidOut(by: instance.type, arguments, at: place))
    default: return nil
    }
  }

  private func call(
    _ name: String, _ written: [SwiftExpression.Argument], in scope: CodeScope, at place: CodePlace, as type: String?
  ) -> CodeValue {
    let arguments = arguments(written, in: scope)
    if let local = scope.value(of: name), let value = called(local, arguments, at: place) { return value }
    if arguments.isEmpty, let value = givenValue(name, in: scope) { return value }
    if let instance = scope.instance {
      if let function = method(name, arguments, of: instance) {
        return call(function.member, arguments, in: function.type, instance: instance)
      }
      if let own = own(name, of: instance), let value = called(own, arguments, at: place) { return value }
    }
    for type in module.types(around: scope.type) {
      if let value = callShared(name, of: type, arguments, at: place) { return value }
    }
    if let function = best(module.globals.functions[name] ?? [], arguments) {
      return lookedUp(arguments) ?? call(function, arguments, in: nil, instance: nil)
    }
    if name == "Self", let own = module.types[scope.type] {
      return makeOrExtend(own, arguments, at: place)
    }
    // A model may have the name of a view of the system.
    if let known = module.type(named: name, in: scope.type, from: scope.file), known.place != nil,
      known.isShownView || !SystemViews.isKnown(name)
    {
      guard let known = module.declaration(of: known, for: scope.file) else {
        return .view(.unknown(name, reason: "several files declare a '\(name)'", place))
      }
      if known.inherits.contains("Layout") { return .view(laidOut(by: known, arguments, at: place)) }
      return make(known, arguments, at: place)
    }
    if let extended = module.type(named: name), let value = makeExtended(extended, arguments) { return value }
    // A modifier of the view that an extension is about.
    if case .view? = scope.instance, let view = scope.instance, name.first?.isLowercase ?? false,
      scope.value(of: name) == nil
    {
      return modified(view, name, arguments, SwiftExpression(.name("self"), place.range), in: scope, at: place)
    }
    return system(name, arguments, at: place)
  }

  /// Views in a layout of the project's own.
  private func laidOut(by layout: CodeType, _ arguments: [CodeValue.Argument], at place: CodePlace) -> ViewNode {
    .inside(
      SystemCall(arguments).content.map { views(of: $0) } ?? [], "Layout",
      reason: "where the layout '\(layout.name)' puts what it holds is not read", place)
  }

  /// A text that a call looks up, as `tr("key")`.
  func lookedUp(_ arguments: [CodeValue.Argument]) -> CodeValue? {
    arguments.lazy.compactMap { argument -> CodeValue? in
      if case .text(let text) = argument.value, text.isLookedUp { argument.value } else { nil }
    }.first
  }

  // MARK: - Of the system

  func system(_ name: String, _ arguments: [CodeValue.Argument], at place: CodePlace) -> CodeValue {
    if let number = Self.parsed(as: name, arguments) { return number }
    if name == "String", arguments.first?.label == "format" || arguments.first?.label == nil && arguments.count > 1 {
      // What is filled in is not the text; of a format that is looked up it is the key's.
      if case .text(let format)? = arguments.first?.value, format.isLookedUp {
        return .text(filled(format, with: arguments.dropFirst().filter { $0.label != "locale" }))
      }
      return .text(Self.showsNumbers(arguments) ? .number(at: place) : .sample(at: place))
    }
    if name == "String", arguments.count == 1, arguments[0].label == nil, arguments[0].value.isOfNumber {
      return .text(.number(at: place))
    }
    if Self.transparent.contains(name) {
      guard let first = arguments.first(where: { Self.transparentLabels.contains($0.label) }) else {
        return missing(name, at: place)
      }
      // A number of run time is one of the type.
      if case .unknown(nil, _) = first.value, CodeValue.numbers.contains(name) { return .unknown(type: name) }
      return Self.keyTypes.contains(name) || first.label == "localized"
        ? Self.lookedUp(first.value, at: place) : first.value
    }
    if name == "ModifiedContent", let content = arguments.first(where: { $0.label == "content" }),
      let modifier = arguments.first(where: { $0.label == "modifier" })
    {
      let given = CodeValue.Argument(label: nil, value: modifier.value, place: modifier.place)
      return .view(.modified(node(content.value, at: content.place, named: name), "modifier", [given], place))
    }
    if name == "NSLocalizedString" { return arguments.first.map { Self.lookedUp($0.value, at: place) } ?? .unknown }
    if name == "Text" { return .view(text(arguments, at: place)) }
    if SystemViews.isKnown(name) { return .view(.system(name, arguments, place)) }
    if let text = lookedUp(arguments), !(name.first?.isUppercase ?? false) { return text }
    if ["min", "max"].contains(name) {
      let numbers = arguments.compactMap(\.value.number)
      guard numbers.count == arguments.count, !numbers.isEmpty else { return .unknown }
      return .number(numbers.dropFirst().reduce(numbers[0], name == "min" ? min : max))
    }
    if name == "Array", arguments.count == 1, arguments[0].label == nil {
      switch arguments[0].value {
      case .list, .unknown: return arguments[0].value
      default: break
      }
    }
    if name == "Array", arguments.count == 2, arguments[0].label == "repeating",
      let count = arguments[1].value.number, (0...100).contains(count)
    {
      return .list(Array(repeating: arguments[0].value, count: Int(count)))
    }
    guard name.first?.isUppercase ?? false else { return .unknown }
    return .term(CodeTerm(base: .type(name), name: "init", arguments: arguments))
  }

  /// Types whose values are looked up.
  private static let keyTypes: Set<String> = ["LocalizedStringKey", "LocalizedStringResource"]

  /// What a lookup gives: letters that reach it by other ways than as its literal may be a key.
  private static func lookedUp(_ value: CodeValue, at place: CodePlace) -> CodeValue {
    guard case .text(let text) = value, !text.isLookedUp, text.letters?.contains(where: \.isLetter) ?? false else {
      return value
    }
    return .text(.sample(at: place))
  }

  /// Whether a style of Foundation writes a value as a number: `.number.precision(…)`, `.percent`, `.byteCount(…)`.
  static func givesNumber(_ format: CodeValue) -> Bool {
    guard let term = format.term else { return false }
    if let base = term.base, case .term = base { return givesNumber(base) }
    return ["number", "percent", "byteCount", "currency"].contains(term.name)
  }

  /// Whether a format of the code takes numbers alone, as `"%.1f"`.
  private static func showsNumbers(_ arguments: [CodeValue.Argument]) -> Bool {
    guard case .text(let format)? = arguments.first?.value, let letters = format.letters else { return false }
    return letters.contains("%") && !letters.contains("@") && !letters.contains("%s")
  }

  /// The number that a text spells, as in `Int("3")`; `nil` for what is no such call.
  private static func parsed(as type: String, _ arguments: [CodeValue.Argument]) -> CodeValue? {
    guard ["Int", "Double", "Float"].contains(type), arguments.count == 1, arguments[0].label == nil,
      case .text(let text) = arguments[0].value
    else { return nil }
    guard let letters = text.letters, !text.isLookedUp else { return .unknown(type: type + "?") }
    guard let number = type == "Int" ? Int(letters).map({ Double($0) }) : Double(letters) else { return .nothing }
    return number.isFinite ? .number(number) : .unknown(type: type)
  }

  private func text(_ arguments: [CodeValue.Argument], at place: CodePlace) -> ViewNode {
    guard let first = arguments.first else { return .text([.sample(at: place)], place) }
    if let format = arguments.first(where: { $0.label == "format" })?.value, Self.givesNumber(format) {
      return .text([.number(at: first.place)], place)
    }
    switch first.value {
    case .text(let text): return .text([text], place)
    case .view(.text(let texts, _)): return .text(texts, place)
    default: return .text([.sample(of: first.value, at: first.place)], place)
    }
  }
}
