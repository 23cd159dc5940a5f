import Locales

/// One message being put together.
struct MessageRun {
  let formatter: MessageFormatter
  let program: MessageProgram
  let arguments: [FormatArgument]
  let named: [String: FormatArgument]
  let context: VariationContext
  var output: UTF8Output
  var issues: [FormatIssue] = []
  private var expansions = 0
  /// The variables that the text stands in, outermost first.
  private var visiting = SIMD16<Int32>(repeating: -1)
  private var depth = 0

  init(
    formatter: MessageFormatter, program: MessageProgram, arguments: [FormatArgument],
    named: [String: FormatArgument], context: VariationContext, output: UTF8Output
  ) {
    self.formatter = formatter
    self.program = program
    self.arguments = arguments
    self.named = named
    self.context = context
    self.output = output
  }

  /// - Parameters:
  ///   - first: The position that the first placeholder without one reads.
  ///   - variable: The variable whose text this is; -1 for the message's own.
  mutating func append(node: Int32, first: Int, variable: Int32) {
    let node = program.nodes[Int(node)]
    let index = Int(node.index)
    switch node.kind {
    case .text: append(program.texts[index], first: first, variable: variable)
    case .plural:
      let plural = program.plurals[index]
      append(node: plural.nodes[place(of: plural, first: first)], first: first, variable: variable)
    case .device:
      let cases = program.devices[index]
      let chosen = cases.first { $0.name == context.device } ?? cases.first { $0.name == "other" } ?? cases[0]
      append(node: chosen.node, first: first, variable: variable)
    case .width:
      let cases = program.widths[index]
      // The exact width, else the next smaller one, else the smallest; without a width the largest.
      let chosen = context.width.map { limit in cases.last { $0.width <= limit } ?? cases[0] } ?? cases[cases.count - 1]
      append(node: chosen.node, first: first, variable: variable)
    case .pattern: append(program.patterns[index])
    case .none: issues.append(.noCase(selector: program.missingSelectors[index]))
    }
  }

  /// The category that the argument of a plural selects; `other` where it selects none.
  private func place(of plural: MessageProgram.Plural, first: Int) -> Int {
    let position = plural.argument.position(from: first)
    guard position >= 1, position <= arguments.count else { return PluralCategory.other.place }
    return formatter.category(
      of: arguments[position - 1], fractionDigits: plural.fractionDigits, hasZero: plural.hasZero
    ).place
  }

  private mutating func append(_ text: MessageProgram.Text, first: Int, variable: Int32) {
    // Without arguments nothing is a format: a percent sign stays as it is, as `localizedString` shows it.
    guard !arguments.isEmpty || !program.variableNames.isEmpty else { return appendBytes(text.start, text.end) }
    // Too few arguments: what reads like prose is no placeholder then.
    let isShort = first - 1 + Int(text.taken) > arguments.count
    let range = isShort ? text.firstProsePiece..<text.endProsePiece : text.firstPiece..<text.endPiece
    for index in range {
      let piece = program.pieces[Int(index)]
      switch piece.kind {
      case .literal: appendWritten(piece)
      case .value: append(piece.value, position: piece.value.argument.position(from: first), first: first, piece)
      case .substitutionValue:
        let own = variable >= 0 ? program.variables[Int(variable)].value : .integer
        append(own, position: first, first: first, piece)
      case .variable: appendVariable(piece, first: first)
      case .undefinedVariable:
        issues.append(.undefinedVariable(name: program.undefinedNames[Int(piece.index)]))
        appendWritten(piece)
      }
    }
  }

  private mutating func appendVariable(_ piece: MessageProgram.Piece, first: Int) {
    let variable = program.variables[Int(piece.index)]
    expansions += 1
    guard depth < MessageFormatter.maximumNesting, expansions <= MessageFormatter.maximumExpansions,
      output.count <= MessageFormatter.maximumExpandedLength, !any(visiting .== piece.index)
    else {
      issues.append(.variableCycle(name: program.variableNames[Int(piece.index)]))
      appendWritten(piece)
      return
    }
    visiting[depth] = piece.index
    depth += 1
    append(node: variable.node, first: piece.value.argument.position(from: first), variable: piece.index)
    depth -= 1
    visiting[depth] = -1
  }

  private mutating func append(
    _ value: ValueSpecifier, position: Int, first: Int, _ piece: MessageProgram.Piece
  ) {
    let width = extent(value.width, first: first, piece)
    let precision = extent(value.precision, first: first, piece)
    guard position >= 1, position <= arguments.count else {
      issues.append(.missingArgument(position: position, specifier: written(piece)))
      appendWritten(piece)
      return
    }
    let argument = arguments[position - 1]
    if !append(argument, as: value, width: width, precision: precision) {
      issues.append(.mismatchedArgument(position: position, specifier: written(piece)))
      appendMarked { $0.output.append(argument.plainText) }
    }
  }

  /// The number of a width or precision; `nil` without one, and where its argument is no integer.
  @inline(__always)
  private mutating func extent(_ extent: ValueSpecifier.Extent, first: Int, _ piece: MessageProgram.Piece) -> Int? {
    switch extent {
    case .none: nil
    case .number(let number): Int(number)
    case .argument(let reference): argumentExtent(reference.position(from: first), piece)
    }
  }

  private mutating func argumentExtent(_ position: Int, _ piece: MessageProgram.Piece) -> Int? {
    guard position >= 1, position <= arguments.count else {
      issues.append(.missingArgument(position: position, specifier: written(piece)))
      return nil
    }
    switch arguments[position - 1] {
    case .integer(let value): return Int(clamping: value)
    case .unsigned(let value): return Int(clamping: value)
    default:
      issues.append(.mismatchedArgument(position: position, specifier: written(piece)))
      return nil
    }
  }

  private mutating func appendWritten(_ piece: MessageProgram.Piece) { appendBytes(piece.start, piece.end) }

  private mutating func appendBytes(_ start: Int32, _ end: Int32) {
    output.append(program.bytes[Int(start)..<Int(end)])
  }

  private func written(_ piece: MessageProgram.Piece) -> String {
    String(decoding: program.bytes[Int(piece.start)..<Int(piece.end)], as: UTF8.self)
  }

  /// Puts what `body` appends between the marks of arguments, where the formatter has any.
  mutating func appendMarked(_ body: (inout MessageRun) -> Void) {
    guard let marks = formatter.argumentMarks else { return body(&self) }
    output.append(marks.open)
    body(&self)
    output.append(marks.close)
  }
}
