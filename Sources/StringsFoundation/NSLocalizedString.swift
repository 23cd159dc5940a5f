// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if Foundation && !canImport(Darwin)
  import Foundation
  import Strings

  // Foundation's function has parameters with defaults: of two that fit a call, Swift takes the one that leaves none
  // out. For the call with all five the two are equal, and a file says which it means:
  // `import func StringsFoundation.NSLocalizedString`.

  /// The text of `key`; `value`, else the key itself, where no language has it.
  ///
  /// Placeholders stay in the text, which is a format; of a key with plural forms it is the form `other`.
  ///
  /// - Parameters:
  ///   - key: As the table spells it.
  ///   - tableName: Its file's name without the extension; `nil` is “Localizable”.
  ///   - bundle: It holds the tables; its languages are those of the process.
  ///   - value: What is shown without a text; empty for the key.
  ///   - comment: For translators; the program has no use for it.
  /// - Complexity: O(*n*) in the lengths of key and text.
  public func NSLocalizedString(
    _ key: String, tableName: String?, bundle: Bundle, value: String, comment: String
  ) -> String {
    let name = StringKey(
      key, table: tableName ?? "Localizable", defaultValue: value.isEmpty ? nil : value)
    return BundleStrings.strings(of: bundle).current[name]
  }

  /// The text of `key` in the table “Localizable” of the main bundle.
  public func NSLocalizedString(_ key: String, comment: String) -> String {
    NSLocalizedString(key, tableName: nil, bundle: .main, value: "", comment: comment)
  }

  /// The text of `key` in a table of the main bundle.
  public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    NSLocalizedString(key, tableName: tableName, bundle: .main, value: "", comment: comment)
  }

  /// The text of `key` in the table “Localizable” of a bundle.
  public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    NSLocalizedString(key, tableName: nil, bundle: bundle, value: "", comment: comment)
  }

  /// The text of `key` in the table “Localizable” of the main bundle, else `value`.
  public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    NSLocalizedString(key, tableName: nil, bundle: .main, value: value, comment: comment)
  }

  /// The text of `key` in a table of a bundle.
  public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    NSLocalizedString(key, tableName: tableName, bundle: bundle, value: "", comment: comment)
  }

  /// The text of `key` in a table of the main bundle, else `value`.
  public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    NSLocalizedString(key, tableName: tableName, bundle: .main, value: value, comment: comment)
  }

  /// The text of `key` in the table “Localizable” of a bundle, else `value`.
  public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    NSLocalizedString(key, tableName: nil, bundle: bundle, value: value, comment: comment)
  }
#endif
