extension LocaleIdentifier {
  /// Whether the region is one of those set aside for private use from XA to XZ, as of “en-XA” and “ar-XB”: the texts
  /// are made from the development language, and have its plural forms and digits. “XK” is Kosovo.
  package var isPseudo: Bool {
    guard let region, region.utf8.count == 2, region.utf8.first == UInt8(ascii: "X") else { return false }
    return region != "XK"
  }
}
