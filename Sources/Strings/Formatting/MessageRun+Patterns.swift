import Locales
import MessagePatterns

extension MessageRun {
  /// Appends a text in ICU's syntax; one that cannot be read is shown as written.
  mutating func append(_ pattern: Result<MessagePattern, MessageProgram.BrokenPattern>) {
    switch pattern {
    case .failure(let broken):
      issues.append(.invalidPattern(offset: broken.error.offset, reason: broken.error.name))
      output.append(broken.text)
    case .success(let pattern):
      var reported: Set<String> = []
      append(pattern.message, number: nil, &reported)
    }
  }

  /// - Parameters:
  ///   - number: What `#` shows.
  ///   - reported: The names of which an issue was told.
  private mutating func append(_ parts: [MessagePattern.Part], number: String?, _ reported: inout Set<String>) {
    for part in parts where output.count <= MessageFormatter.maximumExpandedLength {
      switch part {
      case .text(let text): output.append(text)
      case .number: output.append(number ?? "#")
      case .argument(let argument): append(argument, &reported)
      }
    }
  }

  private mutating func append(_ argument: MessagePattern.Argument, _ reported: inout Set<String>) {
    let mark = "{\(argument.name)}"
    guard let given = named[argument.name] ?? self.argument(at: argument.position) else {
      if reported.insert(argument.name).inserted {
        issues.append(.missingArgument(position: argument.position, specifier: mark))
      }
      output.append(mark)
      return
    }
    let fits = given.fits(argument.form.kind)
    if !fits, reported.insert(argument.name).inserted {
      issues.append(.mismatchedArgument(position: argument.position, specifier: mark))
    }
    switch argument.form {
    case .value(let type, let style, let offset):
      guard fits else { return output.append(given.plainText) }
      guard let type else { return appendValue(given) }
      append(given, type, style, offset: offset, mark)
    case .plural(let plural):
      guard fits else {
        let other = plural.cases.first { $0.selector == "other" }
        return append(other?.message ?? [], number: given.plainText, &reported)
      }
      append(plural, of: given, &reported)
    case .select(let cases):
      let text = given.plainText
      let chosen = cases.first { $0.selector == text } ?? cases.first { $0.selector == "other" }
      append(chosen?.message ?? [], number: nil, &reported)
    case .choice(let limits):
      guard fits else { return output.append(given.plainText) }
      let value = given.number ?? .nan
      let chosen = limits.last { $0.isExclusive ? value > $0.value : value >= $0.value } ?? limits.first
      append(chosen?.message ?? [], number: nil, &reported)
    }
  }

  private mutating func append(
    _ plural: MessagePattern.Plural, of given: FormatArgument, _ reported: inout Set<String>
  ) {
    let value = given.number ?? .nan
    let shown = plural.offset == 0 ? given : .floatingPoint(value - plural.offset)
    let text = formatter.numbers.decimal(shown)
    if let exact = plural.exact.first(where: { $0.value == value }) {
      return append(exact.message, number: text, &reported)
    }
    let category = formatter.category(ofDecimal: shown, plural.kind).rawValue
    let chosen =
      plural.cases.first { $0.selector == category } ?? plural.cases.first { $0.selector == "other" }
    append(chosen?.message ?? [], number: text, &reported)
  }

  /// `{name}`.
  private mutating func appendValue(_ given: FormatArgument) {
    switch given {
    case .integer, .unsigned, .floatingPoint: output.append(formatter.numbers.decimal(given))
    case .text, .date, .list:
      let text = objectText(given)
      appendMarked { $0.output.append(text) }
    }
  }

  /// `{name, number, percent}`.
  private mutating func append(
    _ given: FormatArgument, _ type: String, _ style: String?, offset: Int, _ mark: String
  ) {
    let value: PatternValue
    switch given {
    case .integer(let integer): value = .integer(integer)
    case .unsigned(let integer): value = .unsigned(integer)
    case .floatingPoint(let number): value = .number(number)
    case .date(let date): value = .date(date.secondsSince1970)
    case .text, .list: return output.append(given.plainText)
    }
    switch formatter.objects.writer(type: type, style: style) {
    case .success(let write): output.append(write(value) ?? given.plainText)
    case .failure(let error):
      issues.append(.invalidPattern(offset: offset + error.offset, reason: error.name))
      output.append(mark)
    }
  }

  private func argument(at position: Int) -> FormatArgument? {
    position >= 1 && position <= arguments.count ? arguments[position - 1] : nil
  }
}

extension FormatArgument {
  fileprivate func fits(_ kind: MessagePattern.ValueKind) -> Bool {
    switch (kind, self) {
    case (.any, _), (.number, .integer), (.number, .unsigned), (.number, .floatingPoint), (.date, .date): true
    default: false
    }
  }

  fileprivate var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .floatingPoint(let value): value
    case .text, .date, .list: nil
    }
  }
}
