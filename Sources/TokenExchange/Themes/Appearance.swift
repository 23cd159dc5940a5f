/// Light or dark, with standard or increased contrast.
public enum Appearance: String, Sendable, CaseIterable {
  case light, dark, lightHighContrast, darkHighContrast

  init(isDark: Bool, isHighContrast: Bool) {
    self = isDark ? (isHighContrast ? .darkHighContrast : .dark) : isHighContrast ? .lightHighContrast : .light
  }

  public var isDark: Bool { self == .dark || self == .darkHighContrast }
  public var isHighContrast: Bool { self == .lightHighContrast || self == .darkHighContrast }
}
