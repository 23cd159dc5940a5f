import SwiftUI

// Create environment key for theme
private struct ThemeKey: EnvironmentKey {
  static let defaultValue = EkoTheme()
}

extension EnvironmentValues {
  var ekoTheme: EkoTheme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}
