import SourceText
import StringFormats

/// The lengths that an XLIFF 2 file allows.
extension XLIFFReader {
  /// Notes the prefixes of the module that an element declares.
  mutating func noteSizeRestrictionPrefixes(of tag: Tag) {
    for (name, value) in scanner.attributes(of: tag) {
      let name = text(name)
      guard name.hasPrefix("xmlns:"), text(value) == SizeRestrictions.namespace else { continue }
      restrictions.prefixes.insert(String(name.dropFirst("xmlns:".count)))
    }
  }

  /// Reads an element of the module: the profiles of a file, and how texts are normalised.
  ///
  /// - Returns: Whether it is one.
  mutating func openSizeRestriction(_ tag: Tag) throws(SyntaxDefect) -> Bool {
    guard let name = sizeRestrictionName(of: tag) else { return false }
    if name == "profiles" {
      restrictions.general = scanner.attribute("generalProfile", of: tag).map(text).flatMap(SizeRestrictions.general)
      restrictions.storage = scanner.attribute("storageProfile", of: tag).map(text).flatMap(SizeRestrictions.storage)
      push(tag)
      return true
    }
    if name == "normalization" {
      func form(_ range: Range<Int>?) -> LengthLimit.Normalization {
        range.flatMap { LengthLimit.Normalization(rawValue: text($0)) } ?? .none
      }
      restrictions.generalNormalization = form(scanner.attribute("general", of: tag))
      restrictions.storageNormalization = form(scanner.attribute("storage", of: tag))
    }
    try skipElement(tag)
    return true
  }

  /// The name of an element of the module, without its prefix; `nil` for all others.
  private func sizeRestrictionName(of tag: Tag) -> String? {
    let name = text(tag.name)
    if let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) {
      return restrictions.prefixes.contains(String(name[..<colon])) ? String(name[name.index(after: colon)...]) : nil
    }
    let namespace = scanner.attribute("xmlns", of: tag).map(text)
    if namespace == SizeRestrictions.namespace { return name }
    // An element inside of one with that namespace.
    return name == "normalization" && openTags.last.map({ sizeRestrictionName(of: $0) == "profiles" }) == true
      ? name : nil
  }

  /// The limits that a unit states.
  mutating func sizeRestrictions(of unit: Tag) -> [LengthLimit] {
    guard !restrictions.prefixes.isEmpty, restrictions.general != nil || restrictions.storage != nil else { return [] }
    var limits: [LengthLimit] = []
    for (name, value) in scanner.attributes(of: unit) {
      let parts = text(name).split(separator: ":", maxSplits: 1)
      guard parts.count == 2, restrictions.prefixes.contains(String(parts[0])) else { continue }
      let (unit, normalization): (LengthLimit.Unit?, LengthLimit.Normalization)
      switch parts[1] {
      case "sizeRestriction": (unit, normalization) = (restrictions.general, restrictions.generalNormalization)
      case "storageRestriction": (unit, normalization) = (restrictions.storage, restrictions.storageNormalization)
      default: continue
      }
      guard let unit else { continue }
      if let maximum = SizeRestrictions.maximum(text(value)) {
        if maximum.isFinite { limits.append(LengthLimit(maximum, unit, normalization: normalization)) }
      } else if case .other = unit {
        // A profile of somebody's own may write its values as it likes.
        limits.append(LengthLimit(.infinity, unit))
      } else {
        reading.report(
          Defect(
            .readsOn, "'\(text(name))' is no size: '\(text(value))'",
            range: ByteRange(value.lowerBound, value.upperBound), hint: "give the most, as in '40', or '10,40'"))
      }
    }
    return limits
  }
}
