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
        return environment(first, instance.environment ?? ViewEnvironment(), type: declaration.wholeType)
      case "ScaledMetric":
        let value = (declaration.value ?? arguments.first { $0.label == "wrappedValue" }?.value)
        guard let number = value.flatMap({ self.value(of: $0, in: scope).number }) else { return .unknown }
        let style = arguments.first { $0.label == "relativeTo" }.flatMap { self.value(of: $0.value, in: scope).term }
        let environment = instance.environment ?? ViewEnvironment()
        run.followSize()
        return .number(environment.scaled(number, relativeTo: style?.name))
      default: continue
      }
    }
    return nil
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
    case "colorScheme": return term("ColorScheme", "light")
    default: break
    }
    // A key of the project's own has its default.
    guard let member = module.type(named: "EnvironmentValues")?.property(name) else { return .unknown(type: type) }
    if let value = member.declaration.value {
      return self.value(of: value, in: run.kept(CodeScope(file: member.file)), as: member.declaration.type)
    }
    return missing(type ?? member.declaration.type, at: member.place)
  }
}
