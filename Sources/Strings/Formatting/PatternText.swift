import ICU
import Synchronization

/// A text in ICU's syntax, read once for the locale that it was last formatted in.
final class PatternText: Sendable {
  private struct Reading: Sendable {
    var locale: String
    var result: Result<MessageTemplate, MessageTemplate.PatternError>
  }

  let pattern: String
  private let reading = Mutex<Reading?>(nil)

  init(_ pattern: String) { self.pattern = pattern }

  /// The pattern read, or why it cannot be.
  func template(locale: String) -> Result<MessageTemplate, MessageTemplate.PatternError> {
    reading.withLock { reading in
      if let reading, reading.locale == locale { return reading.result }
      let result = Result { () throws(MessageTemplate.PatternError) in
        try MessageTemplate(pattern, locale: locale)
      }
      reading = Reading(locale: locale, result: result)
      return result
    }
  }
}

extension MessageRun {
  /// Appends a text in ICU's syntax; one that ICU cannot read is shown as written.
  mutating func append(_ text: PatternText) {
    switch text.template(locale: formatter.locale) {
    case .failure(let error):
      issues.append(.invalidPattern(offset: error.offset, reason: error.name))
      output.append(text.pattern)
    case .success(let template): append(template, written: text.pattern)
    }
  }

  private mutating func append(_ template: MessageTemplate, written pattern: String) {
    var names: [String] = []
    var values: [(name: String, value: MessageTemplate.Value)] = []
    var unfit: [String] = []
    for argument in template.arguments {
      let position: Int
      if let index = Int(argument.name) {
        position = index + 1
      } else {
        if !names.contains(argument.name) { names.append(argument.name) }
        position = (names.firstIndex(of: argument.name) ?? 0) + 1
      }
      let isKnown = values.contains { $0.name == argument.name }
      guard let given = named[argument.name] ?? self.argument(at: position) else {
        if !isKnown { issues.append(.missingArgument(position: position, specifier: "{\(argument.name)}")) }
        continue
      }
      if !given.fits(argument.kind), !unfit.contains(argument.name) {
        unfit.append(argument.name)
        issues.append(.mismatchedArgument(position: position, specifier: "{\(argument.name)}"))
      }
      let isDate = template.arguments.contains { $0.name == argument.name && $0.kind == .date }
      if !isKnown { values.append((argument.name, value(of: given, isDate: isDate))) }
    }
    for index in values.indices where unfit.contains(values[index].name) {
      let position = Int(values[index].name).map { $0 + 1 } ?? (names.firstIndex(of: values[index].name) ?? 0) + 1
      let given = named[values[index].name] ?? argument(at: position)
      values[index].value = .text(given?.plainText ?? "")
    }
    guard let text = template.text(values, unfit: unfit) else {
      issues.append(.invalidPattern(offset: 0, reason: "U_ILLEGAL_ARGUMENT_ERROR"))
      output.append(pattern)
      return
    }
    output.append(text)
  }

  private func argument(at position: Int) -> FormatArgument? {
    position >= 1 && position <= arguments.count ? arguments[position - 1] : nil
  }

  private func value(of argument: FormatArgument, isDate: Bool) -> MessageTemplate.Value {
    switch argument {
    case .integer(let value): return .integer(value)
    case .unsigned(let value): return .unsigned(value)
    case .floatingPoint(let value): return .number(value)
    case .date(let date) where isDate: return .date(date.secondsSince1970)
    case .text, .date, .list:
      let text = objectText(argument)
      return .text(formatter.isolatesArguments ? "\u{2068}\(text)\u{2069}" : text)
    }
  }
}

extension FormatArgument {
  fileprivate func fits(_ kind: MessageTemplate.Kind) -> Bool {
    switch (kind, self) {
    case (.any, _), (.number, .integer), (.number, .unsigned), (.number, .floatingPoint), (.date, .date): true
    default: false
    }
  }
}
