import DesignTokens
import SourceText

// Modifiers that change what the views inside find around them.
extension ViewRenderer {
  /// - Returns: Whether the modifier is one of them.
  func change(_ environment: inout ViewEnvironment, _ name: String, _ arguments: [CodeValue.Argument]) -> Bool {
    let first = arguments.first?.value
    let place = arguments.first?.place
    func require(_ isKnown: Bool) {
      environment.unknowns.removeAll { $0 == name }
      if !isKnown { environment.unknowns.append(name) }
    }
    switch name {
    case "font":
      guard let first, !first.isNothing else { return true }
      environment.hasOwnFont = true
      let value = place.map { interpreter.coerced(first, to: "Font", at: $0) } ?? first
      if var font = ViewFont(value) {
        if !font.isOfSystem, !hasFont(font.appearance.family) { font.standIn() }
        environment.font = font
      } else {
        environment.font.unknown = "the font is known at run time alone, or not read: its texts are not measured"
        environment.font.hasSize = false
      }
    case "fontDesign", "monospaced":
      let value = name == "monospaced" ? (first == nil || first?.flag ?? false ? "monospaced" : nil) : first?.term?.name
      environment.design = value
      require(value != nil || first?.isNothing ?? true || name == "monospaced" && first?.flag != nil)
    case "fontWidth": require(first?.isNothing ?? true || first?.term?.name == "standard")
    case "fontWeight":
      environment.weight = ViewFont.weight(first)
      require(environment.weight != nil || first?.isNothing ?? true || first?.term?.name == "none")
    case "bold":
      if arguments.first.map(interpreter.holds) ?? true { environment.weight = 700 }
      require(true)
    case "lineLimit":
      environment.lineLimit = lines(first)
      require(environment.lineLimit != nil || first?.isNothing ?? true)
    case "lineSpacing":
      environment.lineSpacing = max(first?.number ?? 0, 0)
      require(first?.number != nil)
    case "kerning", "tracking":
      environment.letterSpacing = first?.number ?? 0
      require(first?.number != nil)
    case "minimumScaleFactor":
      environment.minimumScaleFactor = min(max(first?.number ?? 1, 0.01), 1)
      require(first?.number != nil)
    case "allowsTightening":
      environment.allowsTightening = first?.flag ?? true
      require(first?.flag != nil)
    case "truncationMode":
      environment.truncation = first?.term.flatMap { TextBox.Truncation(rawValue: $0.name) } ?? .tail
    case "multilineTextAlignment":
      environment.alignment = first?.term.flatMap { Stack.Alignment(rawValue: $0.name) } ?? .leading
    case "textCase":
      environment.textCase = first?.term.flatMap { TextCase(rawValue: $0.name) }
      require(environment.textCase != nil || first?.isNothing ?? true || first?.term?.name == "none")
    case "dynamicTypeSize":
      let size = first?.term.flatMap { DynamicTypeSize(rawValue: $0.name) }
      environment.maximumSize = size.map { size in environment.maximumSize.map { min($0, size) } ?? size }
      require(size != nil)
    case "redacted": environment.isRedacted = first?.term.map { $0.name == "placeholder" } ?? true
    case "unredacted": environment.isRedacted = false
    case "controlSize": environment.controlSize = first?.term?.name ?? environment.controlSize
    case "labelsHidden": environment.showsLabels = false
    case "disabled": environment.isEnabled = (first?.flag).map { !$0 } ?? environment.isEnabled
    case _ where SystemViews.styles.contains(name):
      guard let first else { return true }
      let type = name.prefix(1).uppercased() + name.dropFirst()
      let value = place.map { interpreter.coerced(first, to: type, at: $0) } ?? first
      environment.styles[name] = Self.named(value, type)
    default: return false
    }
    return true
  }

  /// A style of the system's as its member has it: `bordered` for `BorderedButtonStyle()`.
  ///
  /// - Parameter kind: As in “ButtonStyle”.
  private static func named(_ style: CodeValue, _ kind: String) -> CodeValue {
    guard let term = style.term, term.name == "init", let type = term.type, type.hasSuffix(kind) else { return style }
    let name = type.dropLast(kind.count)
    return .term(CodeTerm(base: nil, name: name.prefix(1).lowercased() + name.dropFirst(), arguments: term.arguments))
  }

  private func lines(_ value: CodeValue?) -> Int? {
    switch value {
    case .list(let range)?: lines(range.last)
    // Fewer than one are one.
    case .number(let number)?: number < 10_000 ? Int(max(number, 1)) : nil
    default: nil
    }
  }
}
