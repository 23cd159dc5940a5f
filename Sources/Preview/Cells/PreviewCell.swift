import DesignTokens
import Project

/// One picture of a preview: a specimen in a locale, at a text size, on a device, with choices of its axes, in a theme.
public struct PreviewCell: Hashable, Sendable {
  /// Name of the specimen.
  public let specimen: String
  /// As reports name it.
  public let locale: String
  public let size: DynamicTypeSize
  /// Name of the device.
  public let device: String
  /// All choices that differ from the component's defaults.
  public let axes: [String: String]
  /// The number of the theme in ``Project/themes``.
  public let theme: Int

  public init(
    specimen: String, locale: String, size: DynamicTypeSize, device: String, axes: [String: String], theme: Int
  ) {
    self.specimen = specimen
    self.locale = locale
    self.size = size
    self.device = device
    self.axes = axes
    self.theme = theme
  }
}
