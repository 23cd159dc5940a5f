import SourceFacts

/// What the name of a resolver's context says about light and dark, contrast and platform.
struct ContextMeaning {
  let isDark: Bool
  let isHighContrast: Bool
  let platform: SwiftPlatform?

  init(_ name: String) {
    let words = TokenNames.words(of: name)
    isDark = words.contains("dark") || words.contains("night")
    let isStandard = words.contains { ["standard", "normal", "low", "less"].contains($0) }
    isHighContrast = !isStandard && words.contains { ["contrast", "high", "hc", "more", "increased"].contains($0) }
    switch words.joined() {
    case "ios", "iphone", "ipados", "mobile": platform = .ios
    case "macos", "mac", "osx", "desktop": platform = .macos
    default: platform = nil
    }
  }
}
