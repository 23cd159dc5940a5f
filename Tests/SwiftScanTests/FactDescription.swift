import SourceFacts
import SourceText

/// Facts as a reader would note them, one a line.
struct FactDescription {
  private let lineStarts: [Int]

  init(_ bytes: [UInt8]) {
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// Line and column in bytes of where a range begins.
  private func place(_ range: ByteRange) -> String {
    let line = lineStarts.lastIndex { $0 <= range.start.index } ?? 0
    return "@\(line + 1):\(range.start.index - lineStarts[line] + 1)"
  }

  /// `NSLocalizedString "greeting" table=Main comment="…" @3:12`
  func line(_ use: KeyUse) -> String {
    var parts = [use.function, quoted(use.key)]
    if use.origin == .view { parts.append("view") }
    if let table = use.table { parts.append("table=\(table)") }
    if use.hasUnknownTable { parts.append("table=?") }
    if let bundle = use.bundle { parts.append("bundle=\(bundle)") }
    if let comment = use.comment { parts.append("comment=\"\(comment)\"") }
    if use.hasUnknownComment { parts.append("comment=?") }
    if let text = use.defaultValue { parts.append("default=\(quoted(text))") }
    if let arguments = use.arguments { parts.append("(\(kinds(arguments)))") }
    if use.mayBeText { parts.append("or-text") }
    if !use.takesComment { parts.append("no-comment") }
    return ended(parts, use.isInPreview, use.range)
  }

  func line(_ text: ShownText) -> String {
    let parts = [text.function, quoted(text.text)] + (text.isRare ? ["rare"] : [])
    return ended(parts, text.isInPreview, text.range)
  }

  func line(_ key: DynamicKey) -> String {
    var parts = [key.function, "{\(key.expression)}"]
    if let pattern = key.pattern { parts.append(quoted(pattern)) }
    if let table = key.table { parts.append("table=\(table)") }
    if let wrapper = key.wrapper { parts.append("wrapper=\(wrapper)") }
    return ended(parts, key.isInPreview, key.range)
  }

  func line(_ use: AccessorUse) -> String {
    let arguments = use.arguments.map { "(\(kinds($0)))" } ?? ""
    return ended([use.path.joined(separator: ".") + arguments], use.isInPreview, use.range)
  }

  /// `EkoButton(title: #0, size: large).padding(16.0) @2:5`, with the numbers of keys behind `#` and of accessors
  /// behind `$`.
  func line(_ call: ComponentCall) -> String {
    let modifiers = call.modifiers.map { ".\($0.name)(\(arguments($0.arguments)))" }.joined()
    return ended(["\(call.name)(\(arguments(call.arguments)))\(modifiers)"], call.isInPreview, call.range)
  }

  func line(_ measure: RawMeasure) -> String {
    ended([measure.kind.rawValue, measure.place, measure.value], measure.isInPreview, measure.range)
  }

  func line(_ view: ViewDeclaration) -> String {
    ended([view.name] + (view.isReusable ? ["reusable"] : []), false, view.range)
  }

  func line(_ preview: PreviewDeclaration) -> String {
    let lists = [preview.views, preview.colorSchemes, preview.sizes, preview.locales]
    return ended(lists.map { "[\($0.joined(separator: " "))]" }, false, preview.range)
  }

  func line(_ directive: IgnoreDirective) -> String {
    let lines = directive.lines
    return "\(directive.line): \(lines.lowerBound)-\(lines.upperBound)" + directive.rules.map { " " + $0 }.joined()
  }

  func line(_ problem: SourceProblem) -> String { ended([problem.message], false, problem.range) }

  private func ended(_ parts: [String], _ isInPreview: Bool, _ range: ByteRange) -> String {
    (parts + (isInPreview ? ["preview"] : []) + [place(range)]).joined(separator: " ")
  }

  private func quoted(_ text: KeyText) -> String {
    "\"" + text.description.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎") + "\""
  }

  private func kinds(_ arguments: [ArgumentKind]) -> String {
    arguments.map { $0.specifier ?? "?" }.joined(separator: " ")
  }

  private func arguments(_ arguments: [ComponentCall.Argument]) -> String {
    arguments.map { argument in
      let value =
        switch argument.value {
        case .use(let number): "#\(number)"
        case .accessor(let number): "$\(number)"
        case .name(let name): name
        case .text(let text): "\"\(text)\""
        case .number(let number): "\(number)"
        case .flag(let flag): "\(flag)"
        case .other: "_"
        }
      return (argument.label.map { $0 + ": " } ?? "") + value
    }.joined(separator: ", ")
  }
}
