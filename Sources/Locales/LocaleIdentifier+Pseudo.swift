extension LocaleIdentifier {
  /// Whether nobody speaks it: the language is “zz”, which ISO 639 leaves unassigned, or the region is one of those set
  /// aside for private use from XA to XZ, as of “en-XA” and “ar-XB”, or UD, by which services mean upside down. The
  /// texts are made from the development language, and have its plural forms and digits. “XK” is Kosovo.
  package var isPseudo: Bool {
    if language == "zz" { return true }
    if region == "UD" { return true }
    guard let region, region.utf8.count == 2, region.utf8.first == UInt8(ascii: "X") else { return false }
    return region != "XK"
  }
}
