import CHarfBuzz

/// The version of the HarfBuzz library that is linked.
package enum HarfBuzzVersion {
  /// As in “6.0.0” (`hb_version_string`).
  package static var library: String { String(cString: hb_version_string()) }
}
