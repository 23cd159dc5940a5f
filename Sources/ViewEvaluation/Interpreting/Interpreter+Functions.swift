import SourceFacts
import SourceText

// Functions and initialisers of the project's own.
extension Interpreter {
  func method(_ name: String, _ arguments: [CodeValue.Argument], of instance: CodeValue) -> (
    member: CodeMember, type: CodeType
  )? {
    switch instance {
    case .instance(let instance):
      guard run.step(instance.type.inherits.count) else { return nil }
      var types = [instance.type]
      types += instance.type.inherits.sorted().compactMap { module.type(named: $0) }
      for type in types {
        if let found = best(type.functions[name] ?? [], arguments) { return (found, type) }
      }
      return nil
    case .view:
      guard let type = module.type(named: "View") else { return nil }
      // In a function that is called as what it calls, that of the system is meant.
      let functions = (type.functions[name] ?? []).filter { !run.isRunning($0.place) }
      return best(functions, arguments).map { ($0, type) }
    case .term(let term):
      guard let type = term.type.flatMap({ module.type(named: $0) }) else { return nil }
      return best(type.functions[name] ?? [], arguments).map { ($0, type) }
    default: return nil
    }
  }

  func callShared(_ name: String, of type: CodeType, _ arguments: [CodeValue.Argument], at place: CodePlace)
    -> CodeValue?
  {
    let functions = (type.functions[name] ?? []).filter(\.declaration.isShared)
    guard let function = best(functions, arguments) else { return nil }
    if function.declaration.type == "String", let text = lookedUp(arguments) { return text }
    return call(function, arguments, in: type, instance: nil)
  }

  /// The function whose parameters take the arguments; `nil` where none does.
  func best(_ functions: [CodeMember], _ arguments: [CodeValue.Argument]) -> CodeMember? {
    guard run.step(functions.count) else { return nil }
    return functions.first { function in
      let parameters = function.declaration.parameters
      guard ParameterBinding.takes(parameters, arguments) else { return false }
      return zip(parameters, ParameterBinding.arguments(for: parameters, arguments)).allSatisfy { parameter, argument in
        argument.map { !isOther($0.value, than: parameter.type, in: function.file) } ?? true
      }
    }
  }

  /// Types of the system that no closure is of: a closure behind a call without a label is given to none of these.
  private static let plainTypes: Set<String> = [
    "String", "Substring", "StringProtocol", "LocalizedStringKey", "LocalizedStringResource", "AttributedString", "Int",
    "Double", "CGFloat", "Float", "Bool", "Color", "Image", "UIImage", "Font", "URL", "Date", "Data", "UUID", "KeyPath",
  ]

  /// What values of types of the system are, which no literal and no conversion takes for another.
  private enum PlainKind { case flag, number, text }

  private static func kind(ofType type: String) -> PlainKind? {
    if type == "Bool" { return .flag }
    if CodeValue.numbers.contains(type) { return .number }
    return textTypes.contains(type) ? .text : nil
  }

  private static func kind(of value: CodeValue) -> PlainKind? {
    if value.isOfFlag { return .flag }
    if value.isOfNumber { return .number }
    if case .text = value { return .text }
    return nil
  }

  /// How much a function of a type takes: 2 of `(Self,T)`, as facts have `(Self, T) -> Content`; `nil` for a type that
  /// is none, or that takes functions or tuples.
  private static func parameterCount(ofFunction type: String) -> Int? {
    guard type.hasPrefix("("), type.hasSuffix(")") else { return nil }
    let inner = type.dropFirst().dropLast()
    guard !inner.contains(where: { "([<&".contains($0) }), !inner.hasPrefix("any "), !inner.hasPrefix("some ") else {
      return nil
    }
    return inner.isEmpty ? 0 : inner.count { $0 == "," } + 1
  }

  /// Whether a value is surely none of a type that the project declares, or no function where one is expected.
  private func isOther(_ value: CodeValue, than type: String?, in file: Int) -> Bool {
    if let type, let closure = value.closure {
      if Self.plainTypes.contains(type) { return true }
      // A closure that names what it is given takes as much as it names, or one tuple.
      let names = closure.block.parameters
      if !names.isEmpty, let count = Self.parameterCount(ofFunction: type), count > 1, count != names.count {
        return true
      }
    }
    // Functions and tuples, and no `(any Style)?`.
    if let type, type.hasPrefix("("), !["(any ", "(some ", "&"].contains(where: type.contains) {
      return switch value {
      // An `@autoclosure` is written as what it gives.
      case .number, .flag, .text: type != "()"
      case .list, .instance: true
      case .term(let term): term.isImplicit
      default: false
      }
    }
    if let type, let kind = Self.kind(ofType: type), let own = Self.kind(of: value), kind != own { return true }
    guard let type, let known = declared(type, in: "", from: file), known.place != nil else { return false }
    switch value {
    case .number, .flag, .list, .tuple,
      .text where !known.cases.isEmpty:
      return !known.inherits.contains { $0.hasPrefix("ExpressibleBy") }
    case .term(let term):
      // As `.title` of `.title.bold()`.
      let root = term.root
      // A type of the system's is no enum of the project's; a parameter may stand for one.
      if let type = root.type {
        let isOfSystem = module.type(named: type).map { $0.place == nil } ?? SystemViews.isType(type)
        return isOfSystem && !known.cases.isEmpty
      }
      guard root.base == nil, root.arguments == nil else { return false }
      // An extension of a protocol may hold it: `extension ShapeStyle where Self == Tone`.
      let holders = [known] + known.inherits.compactMap { module.type(named: $0) }
      return known.cases[root.name] == nil && holders.allSatisfy { $0.property(root.name) == nil }
    default: return false
    }
  }

  func call(
    _ function: CodeMember, _ arguments: [CodeValue.Argument], in type: CodeType?, instance: CodeValue?
  ) -> CodeValue {
    let scope = run.kept(CodeScope(file: function.file, type: type?.path ?? "", instance: instance))
    bind(function.declaration.parameters, arguments, in: scope)
    let returned = function.declaration.type
    let value = run.once(function.place, .unknown) {
      result(of: function.declaration.body ?? [], in: scope, as: returned == "Self" ? type?.path : returned)
    }
    // A picture that is drawn has the size that is asked for, as a letter of a font of icons.
    if returned == "UIImage" || returned == "NSImage", pictureSize(of: value) == nil,
      let size = arguments.first(where: { $0.label == "ofSize" })
    {
      return .term(CodeTerm(base: returned.map { .type($0) }, name: "init", arguments: [size]))
    }
    // What looks a text up in ways that are not read gives the text.
    guard let returned, Self.textTypes.contains(returned), let text = lookedUp(arguments) else { return value }
    if case .text(let made) = value, !made.isSample { return value }
    return text
  }

  func bind(_ parameters: [Declaration.Parameter], _ arguments: [CodeValue.Argument], in scope: CodeScope) {
    for (parameter, argument) in zip(parameters, ParameterBinding.arguments(for: parameters, arguments)) {
      scope.set(parameter.name, value(for: parameter, argument, in: scope), key: argument?.key)
    }
  }

  private func value(
    for parameter: Declaration.Parameter, _ argument: CodeValue.Argument?, in scope: CodeScope
  ) -> CodeValue {
    let place = argument?.place ?? CodePlace(file: scope.file, range: ByteRange(0, 0))
    if let argument {
      let type = meant(parameter.type, in: scope.type, from: scope.file)
      return given(argument.value, as: type, whole: parameter.wholeType, at: place)
    }
    guard let fallback = parameter.fallback else { return missing(parameter.wholeType, at: place) }
    return coerced(value(of: fallback, in: scope, as: parameter.type), to: parameter.type, at: place)
  }

  /// The type that a name means inside of another: one that is declared there may have the name of others.
  func meant(_ type: String?, in outer: String, from file: Int) -> String? {
    type.map { module.type(named: $0, in: outer, from: file)?.path ?? $0 }
  }

  /// What is given where a type is expected: of what is not known at least the type is.
  func given(_ value: CodeValue, as type: String?, whole: String?, at place: CodePlace) -> CodeValue {
    if case .unknown(let known, let first) = value, known.flatMap({ declared($0, in: "")?.place }) == nil {
      return missing(whole ?? known, first: first, at: place)
    }
    return coerced(value, to: type, at: place)
  }

  // MARK: - Types

  /// A value of a type of the project's.
  func make(_ type: CodeType, _ arguments: [CodeValue.Argument], at place: CodePlace) -> CodeValue {
    let instance = run.kept(CodeInstance(type))
    initialize(instance, arguments, at: place)
    return .instance(instance)
  }

  private func initializer(of type: CodeType, _ arguments: [CodeValue.Argument]) -> CodeMember? {
    best(type.initializers.filter { !run.isRunning($0.place) }, arguments)
  }

  /// A value of a type of the system that an initialiser of the project's makes, as in
  /// `extension Image { init(_ icon: Icon) { self.init(systemName: icon.name) } }`; `nil` where none takes the
  /// arguments.
  func makeExtended(_ type: CodeType, _ arguments: [CodeValue.Argument]) -> CodeValue? {
    guard type.place == nil, let initializer = initializer(of: type, arguments) else { return nil }
    let scope = run.kept(CodeScope(file: initializer.file, type: type.path, instance: .type(type.path)))
    bind(initializer.declaration.parameters, arguments, in: scope)
    return run.once(initializer.place, nil) {
      returned(initializer.declaration.body ?? [], in: run.kept(CodeScope(in: scope)), as: nil)
    }
  }

  /// A value of a type of the project's, or of one of the system's that the project may add to.
  func makeOrExtend(_ type: CodeType, _ arguments: [CodeValue.Argument], at place: CodePlace) -> CodeValue {
    if type.place != nil { return make(type, arguments, at: place) }
    return makeExtended(type, arguments) ?? system(type.path, arguments, at: place)
  }

  /// Runs the initialiser that takes the arguments, else gives each stored property its own.
  func initialize(_ instance: CodeInstance, _ arguments: [CodeValue.Argument], at place: CodePlace) {
    let type = instance.type
    if let initializer = initializer(of: type, arguments) {
      let scope = run.kept(CodeScope(file: initializer.file, type: type.path, instance: .instance(instance)))
      bind(initializer.declaration.parameters, arguments, in: scope)
      _ = run.once(initializer.place, nil) {
        returned(initializer.declaration.body ?? [], in: run.kept(CodeScope(in: scope)), as: nil)
      }
      return
    }
    let fields = type.memberwise
    let parameters = fields.map {
      Declaration.Parameter(
        label: $0.declaration.name, name: $0.declaration.name, type: $0.declaration.type,
        fallback: $0.declaration.value)
    }
    for (parameter, argument) in zip(parameters, ParameterBinding.arguments(for: parameters, arguments)) {
      guard let argument else {
        // A variable that may be lacking is `nil` from the start; that of a model changes.
        let field = type.property(parameter.name)?.declaration
        if !type.isModel, field?.kind == .field, field?.isOptional ?? false, field?.wrappers.isEmpty ?? true {
          instance.fields[parameter.name] = .nothing
        }
        continue
      }
      let field = type.property(parameter.name)?.declaration
      var value = given(argument.value, as: parameter.type, whole: field?.wholeType, at: argument.place)
      let wrappers = field?.wrappers.map(\.costName) ?? []
      if wrappers.contains("ViewBuilder"), let closure = value.closure, !(parameter.type?.hasPrefix("(") ?? false) {
        value = .view(.group(views(of: closure)))
      }
      instance.fields[parameter.name] = value
      instance.keys[parameter.name] = value.isUnknown ? argument.key : nil
    }
  }
}
