import DesignTokens
import Project
import Pseudo

/// Which cells of a project a preview shows.
public struct PreviewRequest: Sendable {
  /// Locales of the project, as it spells them; `nil` for all.
  public var locales: Set<String>?
  public var pseudo: [PseudoDefinition]
  /// Whether pseudo-texts grow by their width rather than by their length.
  public var fitsWidth: Bool
  /// Ascending.
  public var sizes: [DynamicTypeSize]
  public var devices: [Device]
  /// Names of components; `nil` for all.
  public var components: Set<String>?
  /// Patterns of keys, one of which a specimen has to show; empty for all.
  public var keys: [WildcardPattern]
  /// More pictures, themes not counted, are left out: a specimen at a time, the later ones of each component first.
  public var mostPictures: Int

  public init(
    locales: Set<String>? = nil, pseudo: [PseudoDefinition] = [], fitsWidth: Bool = false, sizes: [DynamicTypeSize],
    devices: [Device], components: Set<String>? = nil, keys: [WildcardPattern] = [], mostPictures: Int = 300_000
  ) {
    self.locales = locales
    self.pseudo = pseudo
    self.fitsWidth = fitsWidth
    self.sizes = sizes
    self.devices = devices
    self.components = components
    self.keys = keys
    self.mostPictures = mostPictures
  }
}
