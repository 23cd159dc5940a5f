/// A text of an app that is looked up when it is shown: a value for models, errors and lists, which may be stored, sent
/// to another thread, and shown in another language later.
///
/// ```swift
/// let text: LocalizedText = "\(cues) cues"             // the key “%lld cues” with its argument
/// let failure = LocalizedText("error.upload", "Bedtime", 3)
/// failure.resolved()                                   // in the language of the app as it is now
/// failure.resolved(in: strings)                        // in another, say of a test
/// ```
///
/// A literal with interpolations makes the key that Xcode extracts from it; where no table has that, the literal is
/// shown with its values. Another text as an argument is looked up together with this one.
public struct LocalizedText: Hashable, Sendable {
  package enum Argument: Hashable, Sendable {
    case value(FormatArgument)
    indirect case text(LocalizedText)
  }

  /// Where a text is looked up; two are equal where they are the same.
  struct Source: Hashable, Sendable {
    let strings: LiveStrings

    static func == (one: Source, other: Source) -> Bool { one.strings === other.strings }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(strings)) }
  }

  /// What is looked up, and what is shown without it.
  public let key: StringKey
  package let arguments: [Argument]
  /// Where it is looked up; `nil` for ``LiveStrings/main``, which is not read before it is asked.
  private let origin: Source?

  package init(_ key: StringKey, arguments: [Argument], in source: LiveStrings?) {
    (self.key, self.arguments, origin) = (key, arguments, source.map(Source.init))
  }

  /// A text of a key with its arguments.
  ///
  /// - Parameters:
  ///   - key: A literal, or a ``StringKey`` with a table and a default value.
  ///   - arguments: By position.
  ///   - source: The texts of a package, say; `nil` are those of the app, ``LiveStrings/main``.
  public init(_ key: StringKey, _ arguments: any FormatArgumentConvertible..., in source: LiveStrings? = nil) {
    self.init(key, arguments: arguments.map(Argument.init), in: source)
  }

  /// The same text, looked up elsewhere: `LocalizedText("\(count) cues", in: texts)`.
  ///
  /// - Parameters:
  ///   - text: A key with its arguments.
  ///   - source: The texts of a package, say.
  public init(_ text: LocalizedText, in source: LiveStrings) {
    self.init(text.key, arguments: text.arguments, in: source)
  }

  /// The text as it reads now.
  ///
  /// - Parameter strings: Whose language is shown, and not that of the texts that it was made for; without it the text
  ///   is observed as ``LiveStrings/current`` is.
  /// - Complexity: O(*n*) in the length of the text.
  public func resolved(in strings: LocalizedStrings? = nil) -> String {
    let strings = strings ?? self.strings
    return strings.text(key.name, table: key.table, defaultValue: key.defaultValue, arguments: values(in: strings))
  }

  /// The text with numbers, dates and lists as another locale writes them; `nil` is that of the text's language.
  package func resolved(writing locale: String?) -> String {
    let strings = strings
    return resolved(in: locale.map { strings.writing(numbersIn: $0) } ?? strings)
  }

  package var source: LiveStrings? { origin?.strings }

  var strings: LocalizedStrings { (source ?? .main).current }

  func values(in strings: LocalizedStrings) -> [FormatArgument] {
    arguments.map { argument in
      switch argument {
      case .value(let value): value
      case .text(let text): .text(text.resolved(in: strings))
      }
    }
  }
}

extension LocalizedText.Argument {
  init(_ value: any FormatArgumentConvertible) {
    self = if let text = value as? LocalizedText { .text(text) } else { .value(value.formatArgument) }
  }
}

extension LocalizedText: FormatArgumentConvertible {
  /// The text as it is now.
  public var formatArgument: FormatArgument { .text(resolved()) }
}
