#if canImport(Darwin)
  import Foundation
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif os(Windows)
  import WinSDK
#endif

extension LocalizedStrings {
  /// The languages that the system's user prefers, as BCP 47 tags, the most wanted first.
  ///
  /// On Apple's systems those of the settings, `Locale.preferredLanguages`; on others those of the launch argument
  /// `-AppleLanguages (pl, en)`. Without it on Windows those of its own windows, `GetUserPreferredUILanguages`; on
  /// Linux those that gettext takes from the environment: `LANGUAGE`, then the first of `LC_ALL`, `LC_MESSAGES` and
  /// `LANG` that is not empty; none for the locales `C` and `POSIX`.
  public static var systemLanguages: [String] {
    #if canImport(Darwin)
      Locale.preferredLanguages
    #else
      LaunchArguments(CommandLine.arguments).languages ?? userLanguages
    #endif
  }

  #if !canImport(Darwin)
    private static var userLanguages: [String] {
      #if os(Windows)
        var count: ULONG = 0
        var size: ULONG = 0
        // The first call tells how much room the second needs for tags that are each ended by U+0000.
        guard GetUserPreferredUILanguages(DWORD(MUI_LANGUAGE_NAME), &count, nil, &size) else { return [] }
        var tags = [WCHAR](repeating: 0, count: Int(size))
        guard GetUserPreferredUILanguages(DWORD(MUI_LANGUAGE_NAME), &count, &tags, &size) else { return [] }
        return tags.split(separator: 0).map { String(decoding: $0, as: UTF16.self) }
      #else
        return languages { name in getenv(name).map { String(cString: $0) } }
      #endif
    }
  #endif

  /// The languages of an environment: “The LANGUAGE variable” and “Locale Environment Variables” of gettext's manual.
  ///
  /// - Parameter variable: The value of a variable; `nil` where it is not set.
  static func languages(_ variable: (String) -> String?) -> [String] {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty } ?? "C"
    let language = tag(ofLocale: locale)
    guard !["C", "POSIX"].contains(language) else { return [] }
    return (variable("LANGUAGE") ?? "").split(separator: ":").map { tag(ofLocale: String($0)) } + [language]
  }

  /// `sr_RS.UTF-8@latin` without what a BCP 47 tag does not say so: `sr-Latn-RS`.
  private static func tag(ofLocale name: String) -> String {
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    var subtags = parts[0].prefix { $0 != "." }.split(separator: "_").map(String.init)
    if parts.count == 2, let script = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"][parts[1]] {
      subtags.insert(script, at: min(1, subtags.count))
    }
    return subtags.joined(separator: "-")
  }
}
