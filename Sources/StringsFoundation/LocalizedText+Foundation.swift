#if Foundation && !canImport(Darwin)
  import Foundation
  import Strings

  /// A text that is looked up when it is shown, by the name of Apple's Foundation.
  public typealias LocalizedStringResource = LocalizedText

  extension String {
    /// A key with its arguments, as a literal says it, by the name of Apple's Foundation.
    public typealias LocalizationValue = LocalizedText

    /// The text of a key with its arguments.
    ///
    /// ```swift
    /// String(localized: "\(count) cues", bundle: .module, comment: "below the list")
    /// ```
    ///
    /// - Parameters:
    ///   - keyAndValue: The literal, which is shown with its values where no language has it; or a text that was kept.
    ///   - table: Its file's name without the extension; `nil` is that of the text, “Localizable” for a literal.
    ///   - bundle: It holds the tables; `nil` is that of the text, the main bundle for a literal.
    ///   - locale: Whose digits, dates and lists are written; `nil` is that of the text's language.
    ///   - comment: For translators; the program has no use for it.
    /// - Complexity: O(*n*) in the length of the text.
    public init(
      localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
      comment: StaticString? = nil
    ) {
      self = keyAndValue.asked(of: table, bundle).resolved(writing: locale?.identifier(.bcp47))
    }

    /// The text of a key whose arguments stand in the default value.
    ///
    /// ```swift
    /// String(localized: "count.cues", defaultValue: "\(count) cues")
    /// ```
    public init(
      localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self.init(
        localized: LocalizedText(key, defaultValue: defaultValue), table: table, bundle: bundle, locale: locale,
        comment: comment)
    }
  }

  extension AttributedString {
    /// The text of a key with its arguments, as inline Markdown, whose values are none.
    public init(
      localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      comment: StaticString? = nil
    ) {
      self = keyAndValue.asked(of: table, bundle).attributed()
    }
  }

  extension LocalizedText {
    /// Where Foundation's resources are looked up.
    public enum BundleDescription: Sendable {
      /// The app's own.
      case main
      /// That of a file or folder.
      case atURL(URL)
    }

    /// A text to be looked up later; the parameters of Foundation's resource.
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, bundle: BundleDescription,
      comment: StaticString? = nil
    ) {
      self = keyAndValue.asked(of: table, bundle.source)
    }

    /// A text whose arguments stand in the default value, to be looked up later.
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
      self = LocalizedText(key, defaultValue: defaultValue).asked(of: table, bundle.source)
    }

    fileprivate init(_ key: StaticString, defaultValue: LocalizedText) {
      let format = defaultValue.key.defaultValue ?? defaultValue.key.name
      self.init(
        StringKey("\(key)", table: defaultValue.key.table, defaultValue: format), arguments: defaultValue.arguments,
        in: defaultValue.source)
    }

    fileprivate func asked(of table: String?, _ bundle: Bundle?) -> LocalizedText {
      asked(of: table, bundle.map(BundleStrings.strings))
    }

    private func asked(of table: String?, _ source: LiveStrings?) -> LocalizedText {
      LocalizedText(
        StringKey(key.name, table: table ?? key.table, defaultValue: key.defaultValue), arguments: arguments,
        in: source ?? self.source)
    }
  }

  extension LocalizedText.BundleDescription {
    fileprivate var source: LiveStrings? {
      switch self {
      case .main: nil
      case .atURL(let url): BundleStrings.strings(at: url.path)
      }
    }
  }
#endif
