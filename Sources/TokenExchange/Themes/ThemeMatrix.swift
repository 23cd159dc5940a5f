import DesignTokens
import SourceFacts

/// The design systems of a resolver by appearance and platform, as far as its contexts tell them apart.
///
/// A modifier counts for the appearance where the name of one of its contexts says dark or high contrast, for the
/// platform where its contexts are iOS and macOS. Others stand at their default or at what was chosen.
package struct ThemeMatrix: Sendable {
  /// One theme, with its contexts in the order of the modifiers.
  package struct Theme: Sendable {
    package let appearance: Appearance
    /// `nil` where the design system is one for all.
    package let platform: SwiftPlatform?
    package let contexts: [Context]
    package let system: DesignSystem
  }

  package struct Context: Hashable, Sendable {
    package let modifier: String
    package let name: String
  }

  private enum Role { case appearance, platform, other }

  /// Light and iOS first, platforms changing slowest.
  package let themes: [Theme]
  /// The modifiers that make light and dark.
  let appearanceModifiers: [String]
  let platformModifiers: [String]

  /// Token files without a resolver.
  package init(_ system: DesignSystem) {
    themes = [Theme(appearance: .light, platform: nil, contexts: [], system: system)]
    appearanceModifiers = []
    platformModifiers = []
  }

  /// - Parameter chosen: Contexts by modifier that hold for all themes.
  /// - Throws: What is wrong with the choice, and each modifier that needs one.
  package init(
    _ resolver: ThemeResolver, chosen: [String: String] = [:], mode: DesignSystem.Mode = .strict
  ) throws(ThemeInputError) {
    let fixed = Set(chosen.keys.map { $0.lowercased() })
    let free = resolver.modifiers.filter { !fixed.contains($0.name.lowercased()) }
    let roles = free.map { ($0, Self.role(of: $0)) }
    let appearance = roles.filter { $0.1 == .appearance }.map(\.0)
    let platform = roles.filter { $0.1 == .platform }.map(\.0)
    let meanings = appearance.flatMap(\.contexts).map(ContextMeaning.init)
    let hasDark = meanings.contains(where: \.isDark)
    let hasContrast = meanings.contains(where: \.isHighContrast)
    var themes: [Theme] = []
    for system in platform.isEmpty ? [nil] : SwiftPlatform.allCases.map(Optional.some) {
      for wanted in Appearance.allCases where (hasDark || !wanted.isDark) && (hasContrast || !wanted.isHighContrast) {
        var input = chosen
        for modifier in appearance { input[modifier.name] = Self.context(of: modifier, for: wanted) }
        for modifier in platform {
          input[modifier.name] = modifier.contexts.first { ContextMeaning($0).platform == system }
        }
        let all = try resolver.contexts(for: input)
        themes.append(
          Theme(
            appearance: wanted, platform: system,
            contexts: resolver.modifiers.compactMap { modifier in
              all[modifier.name].map { Context(modifier: modifier.name, name: $0) }
            }, system: try resolver.designSystem(for: input, mode: mode, builtIn: BuiltInTokens())))
      }
    }
    self.themes = themes
    appearanceModifiers = appearance.map(\.name)
    platformModifiers = platform.map(\.name)
  }

  /// The defects of all themes, each once.
  package var problems: [TokenProblem] { Set(themes.flatMap(\.system.problems)).sorted() }

  private static func role(of modifier: Modifier) -> Role {
    let meanings = modifier.contexts.map(ContextMeaning.init)
    if meanings.contains(where: { $0.isDark || $0.isHighContrast }) { return .appearance }
    let platforms = Set(meanings.compactMap(\.platform))
    return platforms.count == SwiftPlatform.allCases.count ? .platform : .other
  }

  /// The context that comes nearest: what a modifier does not tell apart does not count.
  private static func context(of modifier: Modifier, for wanted: Appearance) -> String? {
    let contexts = modifier.contexts.map { (name: $0, meaning: ContextMeaning($0)) }
    let tellsDark = contexts.contains { $0.meaning.isDark }
    let tellsContrast = contexts.contains { $0.meaning.isHighContrast }
    func fits(_ meaning: ContextMeaning, withContrast: Bool) -> Bool {
      let isDark = !tellsDark || meaning.isDark == wanted.isDark
      let isContrast = wanted.isHighContrast && withContrast
      return isDark && (!tellsContrast || meaning.isHighContrast == isContrast)
    }
    for withContrast in [true, false] {
      let fitting = contexts.filter { fits($0.meaning, withContrast: withContrast) }.map(\.name)
      if let usual = modifier.defaultContext, fitting.contains(usual) { return usual }
      if let first = fitting.first { return first }
    }
    return modifier.defaultContext ?? modifier.contexts.first
  }
}
