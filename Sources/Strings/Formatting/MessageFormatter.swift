import ICU

/// Makes the text of a message for one locale: chooses its variants and fills in its arguments.
///
/// Nothing in a message can make it trap: what does not fit is shown as plain text and reported.
public final class MessageFormatter: Sendable {
  /// Variables nested deeper than this are shown as written.
  static let maximumNesting = 16
  /// Variables expanded in one message before the rest is shown as written.
  static let maximumExpansions = 1_000

  /// The plural rules of the locale.
  public let plurals: PluralRules
  private let values: ValueFormatter

  /// - Parameter locale: A BCP 47 tag, as in “pl” or “pt-BR”.
  /// - Throws: ``ICUError`` when ICU has no data for plural rules or numbers at all.
  public init(locale: String) throws {
    plurals = try PluralRules(locale: locale)
    values = ValueFormatter(numbers: try NumberFormats(locale: locale))
  }

  /// The text of `message` with `arguments` in it.
  ///
  /// - Complexity: O(*n*) in the length of the text plus the work of ICU's formatters.
  public func text(
    _ message: Message, arguments: [FormatArgument] = [], context: VariationContext = VariationContext()
  ) -> FormattedText {
    var run = Run(formatter: self, message: message, arguments: arguments, context: context)
    run.append(message.format, firstPosition: 1, substitution: nil, visiting: [])
    return FormattedText(run.output, issues: run.issues)
  }

  /// The category of a plural variation that `argument` selects, `nil` where it is no number.
  ///
  /// An explicit `zero` case holds for 0 in every language; else the language's rule decides.
  func category(of argument: FormatArgument, fractionDigits: Int, hasZero: Bool) -> PluralCategory? {
    switch argument {
    case .integer(let value):
      value == 0 && hasZero ? .zero : plurals.category(of: value)
    case .unsigned(let value):
      value == 0 && hasZero ? .zero : plurals.category(of: Int64(clamping: value))
    case .floatingPoint(let value):
      value == 0 && hasZero ? .zero : plurals.category(of: value, visibleFractionDigits: fractionDigits)
    case .text: nil
    }
  }

  /// The argument that selects a plural standing for the whole text: the first number that its texts show.
  public static func selectingPosition(of cases: [Message.Case], default position: Int) -> Int {
    for text in cases.flatMap(\.variant.texts).reversed() {
      let signature = ArgumentSignature(of: text.string)
      if let number = signature.arguments.first(where: { $0.type != .object }) { return number.position }
    }
    return position
  }

  /// One message being put together.
  private struct Run {
    let formatter: MessageFormatter
    let message: Message
    let arguments: [FormatArgument]
    let context: VariationContext
    var output = ""
    var issues: [FormatIssue] = []
    private var expansions = 0

    init(
      formatter: MessageFormatter, message: Message, arguments: [FormatArgument], context: VariationContext
    ) {
      self.formatter = formatter
      self.message = message
      self.arguments = arguments
      self.context = context
    }

    mutating func append(
      _ variant: Message.Variant, firstPosition: Int, substitution: Message.Substitution?, visiting: [String]
    ) {
      switch variant {
      case .text(let text):
        append(text.string, firstPosition: firstPosition, substitution: substitution, visiting: visiting)
      case .plural(let cases):
        guard let chosen = plural(cases, firstPosition: firstPosition, substitution: substitution) else { return }
        append(chosen, firstPosition: firstPosition, substitution: substitution, visiting: visiting)
      case .device(let cases):
        let chosen =
          cases.first { $0.selector.string == context.device } ?? cases.first { $0.selector.string == "other" }
        guard let chosen = chosen ?? cases.first else {
          issues.append(.noCase(selector: context.device ?? "other"))
          return
        }
        append(chosen.variant, firstPosition: firstPosition, substitution: substitution, visiting: visiting)
      case .width(let cases):
        guard let chosen = width(cases) else { return }
        append(chosen, firstPosition: firstPosition, substitution: substitution, visiting: visiting)
      }
    }

    private mutating func plural(
      _ cases: [Message.Case], firstPosition: Int, substitution: Message.Substitution?
    ) -> Message.Variant? {
      func variant(_ category: PluralCategory) -> Message.Variant? {
        cases.last { $0.selector.string == category.rawValue }?.variant
      }
      let position =
        substitution == nil ? MessageFormatter.selectingPosition(of: cases, default: firstPosition) : firstPosition
      var category = PluralCategory.other
      if position <= arguments.count {
        let digits = fractionDigits(of: substitution, in: cases)
        let zero = variant(.zero) != nil
        let found = formatter.category(of: arguments[position - 1], fractionDigits: digits, hasZero: zero)
        if let found { category = found }
      }
      if let chosen = variant(category) ?? variant(.other) ?? cases.last?.variant { return chosen }
      issues.append(.noCase(selector: category.rawValue))
      return nil
    }

    private func fractionDigits(of substitution: Message.Substitution?, in cases: [Message.Case]) -> Int {
      let format = substitution?.specifier.map { "%" + $0.string } ?? cases.first?.variant.texts.first?.string ?? ""
      guard let specifier = FormatScanner.specifiers(in: format).first, specifier.kind == .argument(.floatingPoint),
        case .number(let digits)? = specifier.precision
      else { return 0 }
      return digits
    }

    /// The exact width, else the next smaller one, else the smallest.
    private mutating func width(_ cases: [Message.Case]) -> Message.Variant? {
      let sorted = cases.compactMap { one in Int(one.selector.string).map { ($0, one.variant) } }.sorted { $0.0 < $1.0 }
      let fitting = context.width.map { limit in sorted.last { $0.0 <= limit } ?? sorted.first } ?? sorted.last
      if fitting == nil { issues.append(.noCase(selector: context.width.map(String.init) ?? "width")) }
      return fitting?.1
    }

    private mutating func append(
      _ text: String, firstPosition: Int, substitution: Message.Substitution?, visiting: [String]
    ) {
      let specifiers = FormatScanner.specifiers(in: text)
      guard !specifiers.isEmpty, !isPlain else {
        output += text
        return
      }
      let bytes = Array(text.utf8)
      var copied = 0
      var next = firstPosition
      func written(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
      for specifier in specifiers {
        output += written(copied..<specifier.range.lowerBound)
        copied = specifier.range.upperBound
        switch specifier.kind {
        case .percent: output += "%"
        case .substitutionValue:
          let own = substitution?.specifier.map { "%" + $0.string } ?? "%lld"
          let parsed = FormatScanner.specifiers(in: own).first ?? specifier
          appendValue(parsed, written: written(specifier.range), next: &next, fixedPosition: firstPosition)
        case .argument:
          appendValue(specifier, written: written(specifier.range), next: &next, fixedPosition: nil)
        case .variable(let name):
          appendVariable(name, specifier, written: written(specifier.range), next: &next, visiting: visiting)
        }
      }
      output += written(copied..<bytes.count)
    }

    /// Without arguments nothing is a format: a literal `%` stays as it is, as `localizedString` shows it.
    private var isPlain: Bool { arguments.isEmpty && message.substitutions.isEmpty }

    private mutating func appendVariable(
      _ name: String, _ specifier: FormatSpecifier, written: String, next: inout Int, visiting: [String]
    ) {
      guard let substitution = message.substitution(named: name) else {
        issues.append(.undefinedVariable(name: name))
        output += written
        if specifier.position == nil { next += 1 }
        return
      }
      let position = specifier.position ?? substitution.argumentNumber ?? next
      if specifier.position == nil, substitution.argumentNumber == nil { next += 1 }
      expansions += 1
      guard !visiting.contains(name), visiting.count < MessageFormatter.maximumNesting,
        expansions <= MessageFormatter.maximumExpansions
      else {
        issues.append(.variableCycle(name: name))
        output += written
        return
      }
      append(substitution.variant, firstPosition: position, substitution: substitution, visiting: visiting + [name])
    }

    private mutating func appendValue(
      _ specifier: FormatSpecifier, written: String, next: inout Int, fixedPosition: Int?
    ) {
      let width = extent(specifier.width, next: &next)
      let precision = extent(specifier.precision, next: &next)
      let position = fixedPosition ?? specifier.position ?? next
      if fixedPosition == nil, specifier.position == nil { next += 1 }
      guard position <= arguments.count else {
        issues.append(.missingArgument(position: position, specifier: written))
        output += written
        return
      }
      let argument = arguments[position - 1]
      if let text = formatter.values.text(argument, as: specifier, width: width, precision: precision) {
        output += text
      } else {
        issues.append(.mismatchedArgument(position: position, specifier: written))
        output += argument.plainText
      }
    }

    private func extent(_ extent: FormatSpecifier.Extent?, next: inout Int) -> Int? {
      switch extent {
      case nil: return nil
      case .number(let number)?: return number
      case .argument(let explicit)?:
        let position = explicit ?? next
        if explicit == nil { next += 1 }
        guard position <= arguments.count, case .integer(let value) = arguments[position - 1] else { return nil }
        return Int(clamping: value)
      }
    }
  }
}
