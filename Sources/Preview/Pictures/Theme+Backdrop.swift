import DesignTokens
import Project

extension Theme {
  /// What a component stands on in pictures: its own backdrop, else black or white as the theme is dark or light.
  func backdrop(of component: Component) -> DisplayColor {
    let gray = ThemeLook(name).isDark ? 0.0 : 1
    return component.backdrop?.displayColor ?? DisplayColor(red: gray, green: gray, blue: gray)
  }
}
