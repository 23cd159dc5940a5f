import SourceFacts

// What property wrappers of the system give.
extension Interpreter {
  /// What a property wrapper of the system gives; `nil` for others.
  func wrapped(_ declaration: Declaration, of instance: CodeInstance, in scope: CodeScope) -> CodeValue? {
    for wrapper in declaration.wrappers {
      var (name, arguments): (String, [SwiftExpression.Argument]) = ("", [])
      switch wrapper.form {
      case .name(let only): name = only
      case .call(let callee, let all):
        guard case .name(let only) = callee.form else { continue }
        (name, arguments) = (only, all)
      default: continue
      }
      switch name {
      case "Environment":
        guard case .keyPath(let names)? = arguments.first?.value.form, let first = names.first else { return .unknown }
        if first == "safeAreaInsets" {
          return Self.insetsOfPhone(at: CodePlace(file: scope.file, range: declaration.range))
        }
        return environment(first, instance.environment ?? ViewEnvironment(), type: declaration.wholeType)
      case "ScaledMetric":
        let value = (declaration.value ?? arguments.first { $0.label == "wrappedValue" }?.value)
        return scaled(
          value.map { self.value(of: $0, in: scope) }, relativeTo: style(of: arguments, in: scope), of: instance)
      default: continue
      }
    }
    return nil
  }

  /// What a view reads of a `@ScaledMetric` that was given a number, or made anew:
  /// `_size = ScaledMetric(wrappedValue: size, relativeTo: style)`; `nil` for another property.
  func scaled(_ given: CodeValue, _ name: String, of instance: CodeInstance) -> CodeValue? {
    let made = given.term.flatMap { $0.type == "ScaledMetric" ? $0 : nil }
    // All fields are asked for: most are neither.
    guard made != nil || given.number != nil, let member = instance.type.property(name),
      let wrapper = member.declaration.wrappers.first(where: { $0.costName == "ScaledMetric" })
    else { return nil }
    if let made {
      return scaled(made.argument("wrappedValue"), relativeTo: made.argument("relativeTo"), of: instance)
    }
    guard case .call(_, let arguments) = wrapper.form else { return scaled(given, relativeTo: nil, of: instance) }
    let scope = run.kept(CodeScope(file: member.file, type: instance.type.path))
    return scaled(given, relativeTo: style(of: arguments, in: scope), of: instance)
  }

  /// The text style that the arguments of a `@ScaledMetric` name; `nil` where they name none.
  private func style(of arguments: [SwiftExpression.Argument], in scope: CodeScope) -> CodeValue? {
    arguments.first { $0.label == "relativeTo" }.map { value(of: $0.value, in: scope) }
  }

  private func scaled(_ value: CodeValue?, relativeTo style: CodeValue?, of instance: CodeInstance) -> CodeValue {
    guard let number = value?.number else { return .unknown }
    let environment = instance.environment ?? ViewEnvironment()
    run.followSize()
    return .number(environment.scaled(number, relativeTo: style?.term?.name))
  }

  private func environment(_ name: String, _ environment: ViewEnvironment, type: String?) -> CodeValue {
    if let value = environment.values[name] { return value }
    func term(_ type: String, _ name: String) -> CodeValue {
      .term(CodeTerm(base: .type(type), name: name, arguments: nil))
    }
    switch name {
    case "dynamicTypeSize", "sizeCategory":
      run.followSize()
      return term("DynamicTypeSize", environment.shownSize.rawValue)
    case "horizontalSizeClass":
      return term("UserInterfaceSizeClass", environment.isRegularWidth ? "regular" : "compact")
    case "verticalSizeClass": return term("UserInterfaceSizeClass", "regular")
    case "layoutDirection": return term("LayoutDirection", "leftToRight")
    case "isEnabled": return environment.isEnabled.map { .flag($0) } ?? .flag(true)
    case "controlSize": return term("ControlSize", environment.controlSize)
    case "colorScheme": return term("ColorScheme", "light")
    case "lineLimit": return environment.lineLimit.map { .number(Double($0)) } ?? .nothing
    case "lineSpacing": return .number(environment.lineSpacing)
    case "minimumScaleFactor": return .number(environment.minimumScaleFactor)
    default: break
    }
    // A key of the project's own has its default, if that is a length: models and flags are set further out.
    guard let member = module.type(named: "EnvironmentValues")?.property(name) else { return .unknown(type: type) }
    let declaration = member.declaration
    guard let value = environmentDefault(member) else {
      return missing(type ?? declaration.type, at: member.place)
    }
    let known = coerced(value, to: declaration.type, at: member.place)
    return known.number == nil ? changing(known, type ?? declaration.wholeType, in: "") : known
  }

  /// What an own value of the environment is where nothing sets it, of `@Entry` and of a key; `nil` where neither says.
  private func environmentDefault(_ member: CodeMember) -> CodeValue? {
    if let value = member.declaration.value {
      return run.shared(member.place) {
        self.value(of: value, in: run.kept(CodeScope(file: member.file)), as: member.declaration.type)
      }
    }
    guard let name = member.declaration.body.flatMap(Self.environmentKey),
      let key = module.type(named: name, in: "", from: member.file)
    else { return nil }
    return shared("defaultValue", of: key)
  }

  /// The type of the key that a property of the environment reads: `self[GapKey.self]`.
  private static func environmentKey(_ body: [SwiftStatement]) -> String? {
    guard body.count == 1, let value = body[0].expressions.first, case .element(let base, let arguments) = value.form,
      base.form == .name("self"), arguments.count == 1, case .member(let key?, "self") = arguments[0].value.form
    else { return nil }
    return key.words
  }
}
