/// Light or dark, with standard or increased contrast.
package enum Appearance: String, Sendable, CaseIterable {
  case light, dark, lightHighContrast, darkHighContrast

  init(isDark: Bool, isHighContrast: Bool) {
    self = isDark ? (isHighContrast ? .darkHighContrast : .dark) : isHighContrast ? .lightHighContrast : .light
  }

  package var isDark: Bool { self == .dark || self == .darkHighContrast }
  package var isHighContrast: Bool { self == .lightHighContrast || self == .darkHighContrast }
}
