import DesignTokens
import Pseudo

/// Which locales are to be checked, and which cells of the matrix measured.
public struct MeasureRequest: Sendable {
  /// Locales whose files and translations are looked at; `nil` for all of the project.
  public var checkedLocales: Set<String>?
  /// Locales whose texts are measured; `nil` for all of the project.
  public var measuredLocales: Set<String>?
  public var pseudo: [PseudoDefinition]
  public var sizes: [DynamicTypeSize]
  public var devices: [Device]

  public init(
    checkedLocales: Set<String>? = nil, measuredLocales: Set<String>? = nil, pseudo: [PseudoDefinition] = [],
    sizes: [DynamicTypeSize], devices: [Device]
  ) {
    self.checkedLocales = checkedLocales
    self.measuredLocales = measuredLocales
    self.pseudo = pseudo
    self.sizes = sizes
    self.devices = devices
  }
}
