import CHarfBuzz

/// Version of the HarfBuzz library that is linked.
public enum ShapingVersion {
  /// As in “6.0.0” (`hb_version_string`).
  public static var library: String { String(cString: hb_version_string()) }
}
