import Locales
import Messages

/// Makes the text of a message for one locale: chooses its variants and fills in its arguments.
///
/// Nothing in a message can make it trap: what does not fit is shown as plain text and reported.
///
/// Numbers are written as Foundation's `localizedStringWithFormat` writes them:
/// - `%d`, `%i`, `%u`, `%f`, `%e` and `%g` have the locale's digits, grouping and signs; `%05d` of 42 is “00,042”.
/// - `%x`, `%o`, `%a` and `%p` are written as C does.
/// - A length modifier cuts integers off as C does: `%hhd` of 300 is 44. Without one a number wider than 32 bits is
///   kept whole, where C would cut it off.
/// - `%@` has no width and no precision; those of `%s` count Unicode scalars.
/// - `%n` writes nothing anywhere.
///
/// Widths and precisions of numbers above 1,000 are taken as 1,000 (digits after a localised separator above 99 as 99),
/// so that a table cannot ask for gigabytes of blanks.
package final class MessageFormatter: Sendable {
  /// How numbers are written.
  package enum Numerals: Hashable, Sendable, CaseIterable {
    /// In the locale's digits and grouping, as `localizedStringWithFormat` does.
    case localized
    /// As C prints them, and Foundation without a locale. Plural forms are still the locale's.
    case c
  }

  /// Variables nested deeper than this are shown as written.
  static let maximumNesting = 16
  /// Variables expanded in one message before the rest is shown as written.
  static let maximumExpansions = 1_000
  /// A text that is longer than this, in bytes, expands no further variables.
  static let maximumExpandedLength = 1 << 20

  /// The locale as given.
  package let locale: String
  /// The plural rules of the locale.
  package let plurals: any PluralSelector
  let numerals: Numerals
  let argumentMarks: ArgumentMarks?
  private let services: any LocaleServices
  private let ordinals = LazyReference<Ordinals>()
  let numbers: NumberFormats
  let objects: ObjectFormats

  /// - Parameters:
  ///   - locale: A BCP 47 tag, as in “pl” or “pt-BR”.
  ///   - numbers: How numbers are written.
  ///   - isolatesArguments: Whether texts, dates and lists of the caller are put between U+2068 and U+2069, so that
  ///     their direction has no influence on the text around them.
  ///   - services: What is known of languages.
  /// - Complexity: tens of microseconds; what writes numbers is read off the system with the first number, in some
  ///   hundred.
  package init(
    locale: String, numbers: Numerals = .localized, isolatesArguments: Bool = false,
    services: any LocaleServices = SystemLocales.services
  ) {
    self.locale = locale
    numerals = numbers
    argumentMarks = isolatesArguments ? .isolates : nil
    self.services = services
    plurals = services.plurals(of: locale, .cardinal)
    self.numbers = NumberFormats(locale: locale, services)
    objects = ObjectFormats(locale: locale, services)
  }

  private init(_ rules: MessageFormatter, writing writer: MessageFormatter, _ marks: ArgumentMarks?) {
    locale = rules.locale
    numerals = rules.numerals
    services = rules.services
    plurals = rules.plurals
    numbers = writer.numbers
    objects = writer.objects
    argumentMarks = marks
  }

  /// This formatter, with marks around the caller's texts for a reader of Markdown.
  ///
  /// - Complexity: O(1); what writes numbers and dates is shared.
  func markingLiterals() -> MessageFormatter {
    MessageFormatter(self, writing: self, .literals(in: argumentMarks))
  }

  /// This formatter with its plural rules, and numbers, dates and lists as another writes them.
  ///
  /// - Complexity: O(1).
  func writing(like writer: MessageFormatter) -> MessageFormatter {
    MessageFormatter(self, writing: writer, argumentMarks)
  }

  private final class Ordinals: Sendable {
    let rules: any PluralSelector
    init(_ rules: any PluralSelector) { self.rules = rules }
  }

  func rules(_ kind: PluralKind) -> any PluralSelector {
    if kind == .cardinal { return plurals }
    if let known = ordinals.object { return known.takeUnretainedValue().rules }
    return ordinals.storeIfNil(Ordinals(services.plurals(of: locale, .ordinal))).rules
  }

  /// The text of `message` with `arguments` in it.
  ///
  /// - Complexity: O(*n*) in the length of the message's texts, since it is made ready each time:
  ///   ``text(_:arguments:named:context:)`` of a ``PreparedMessage`` is several times as fast.
  package func text(
    _ message: Message, arguments: [FormatArgument] = [], context: VariationContext = VariationContext()
  ) -> FormattedText {
    text(PreparedMessage(message), arguments: arguments, context: context)
  }

  /// The text of a prepared message with `arguments` in it.
  ///
  /// - Parameters:
  ///   - prepared: The message.
  ///   - arguments: By position. A pattern of ICU's syntax with names takes them in the order in which it first
  ///     mentions each name.
  ///   - named: By the names of an ICU pattern, or of placeholders (`%(count)lld`); they go before positions.
  ///   - context: What selects among device and width variants.
  /// - Complexity: O(*n*) in the length of the text plus the work of ICU's formatters.
  package func text(
    _ prepared: PreparedMessage, arguments: [FormatArgument] = [], named: [String: FormatArgument] = [:],
    context: VariationContext = VariationContext()
  ) -> FormattedText {
    switch prepared.content {
    case .text(let text): return FormattedText(text)
    case .program(let program):
      if arguments.isEmpty, let plain = program.plainText, named.isEmpty, !program.isPattern {
        return FormattedText(plain)
      }
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { buffer in
        var run = MessageRun(
          formatter: self, program: program, arguments: program.positioned(arguments, named), named: named,
          context: context,
          output: UTF8Output(buffer))
        defer { run.output.deallocate() }
        run.append(node: program.root, first: 1, variable: -1)
        return FormattedText(run.output.string, issues: run.issues)
      }
    }
  }
}
