import DesignTokens
import Pseudo

/// Which locales are to be checked, and which cells of the matrix measured.
public struct MeasureRequest: Sendable {
  /// Locales whose files and translations are looked at; `nil` for all of the project.
  public var checkedLocales: Set<String>?
  /// Locales whose texts are measured; `nil` for all of the project.
  public var measuredLocales: Set<String>?
  public var pseudo: [PseudoDefinition]
  /// Whether pseudo-texts grow by their width rather than by their length.
  public var fitsWidth: Bool
  public var sizes: [DynamicTypeSize]
  public var devices: [Device]

  public init(
    checkedLocales: Set<String>? = nil, measuredLocales: Set<String>? = nil, pseudo: [PseudoDefinition] = [],
    fitsWidth: Bool = false, sizes: [DynamicTypeSize], devices: [Device]
  ) {
    self.checkedLocales = checkedLocales
    self.measuredLocales = measuredLocales
    self.pseudo = pseudo
    self.fitsWidth = fitsWidth
    self.sizes = sizes
    self.devices = devices
  }
}
