import DesignTokens
import SourceText

// Modifiers that change what the views inside find around them.
extension ViewRenderer {
  /// - Returns: Whether the modifier is one of them.
  func change(_ environment: inout ViewEnvironment, _ name: String, _ arguments: [CodeValue.Argument]) -> Bool {
    let first = arguments.first?.value
    let place = arguments.first?.place
    switch name {
    case "font":
      guard let first, !first.isNothing else { return true }
      let value = place.map { interpreter.coerced(first, to: "Font", at: $0) } ?? first
      if let font = ViewFont(value) {
        environment.font = font
        environment.weight = nil
      } else {
        environment.font.unknown = "the font is known at run time alone, or not read"
      }
    case "fontWeight": environment.weight = ViewFont.weight(first) ?? environment.weight
    case "bold": if first?.flag ?? true { environment.weight = 700 }
    case "lineLimit": environment.lineLimit = lines(first)
    case "lineSpacing": environment.lineSpacing = max(first?.number ?? 0, 0)
    case "kerning", "tracking": environment.letterSpacing = first?.number ?? 0
    case "minimumScaleFactor": environment.minimumScaleFactor = min(max(first?.number ?? 1, 0.01), 1)
    case "allowsTightening": environment.allowsTightening = first?.flag ?? true
    case "truncationMode":
      environment.truncation = first?.term.flatMap { TextBox.Truncation(rawValue: $0.name) } ?? .tail
    case "multilineTextAlignment":
      environment.alignment = first?.term.flatMap { Stack.Alignment(rawValue: $0.name) } ?? .leading
    case "textCase": environment.textCase = first?.term.flatMap { TextCase(rawValue: $0.name) }
    case "dynamicTypeSize": limit(&environment, arguments)
    case "controlSize": environment.controlSize = first?.term?.name ?? environment.controlSize
    case "labelsHidden": environment.showsLabels = false
    case "disabled": environment.isEnabled = (first?.flag).map { !$0 } ?? environment.isEnabled
    case _ where name.hasSuffix("Style") && Self.styled.contains(name):
      guard let first else { return true }
      let type = name.prefix(1).uppercased() + name.dropFirst()
      let value = place.map { interpreter.coerced(first, to: type, at: $0) } ?? first
      environment.styles[name] = value
    default: return false
    }
    return true
  }

  private static let styled: Set<String> = [
    "buttonStyle", "labelStyle", "toggleStyle", "pickerStyle", "textFieldStyle", "listStyle", "groupBoxStyle",
    "labeledContentStyle", "menuStyle", "progressViewStyle",
  ]

  private func lines(_ value: CodeValue?) -> Int? {
    switch value {
    case .number(let number)?: number >= 1 && number < 10_000 ? Int(number) : nil
    case .list(let range)?: range.last?.number.map { Int($0) }
    default: nil
    }
  }

  /// `.dynamicTypeSize(...DynamicTypeSize.xxxLarge)`: the reader of code gives the range as an operator before a value.
  private func limit(_ environment: inout ViewEnvironment, _ arguments: [CodeValue.Argument]) {
    guard let name = arguments.first?.value.term?.name, let size = DynamicTypeSize(rawValue: name) else { return }
    environment.maximumSize = environment.maximumSize.map { min($0, size) } ?? size
  }
}
