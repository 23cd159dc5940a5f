/// Attributes of tags: of those that hold an address changed-url tells.
extension MarkupComparison {
  /// An attribute of the tags of one name.
  private struct Place: Hashable, Comparable {
    let tag: String
    let attribute: String

    static func < (left: Place, right: Place) -> Bool { (left.tag, left.attribute) < (right.tag, right.attribute) }
  }

  /// Compares the attributes of tags that stand in both texts as often.
  ///
  /// - Parameters:
  ///   - names: Those tags.
  ///   - locales: Those of the two texts.
  mutating func compareAttributes(of names: Set<String>, _ locales: [String]) {
    let wanted = attributes(of: source, names)
    if wanted.isEmpty { return }
    let found = attributes(of: translation, names)
    let languages = Set(locales.flatMap(Addresses.languageNames))
    for place in wanted.keys.sorted() {
      let (expected, actual) = (wanted[place] ?? [], found[place] ?? [])
      let known = Set(expected.map { $0.withoutNames(languages) })
      let values = Set(actual.map { $0.withoutNames(languages) })
      // How often a text has one value is the translator's affair.
      guard let lost = expected.first(where: { !values.contains($0.withoutNames(languages)) }) else { continue }
      if let other = actual.first(where: { !known.contains($0.withoutNames(languages)) }) {
        add(
          "'\(place.attribute)' of '<\(place.tag)>' is '\(other.value)', in the source '\(lost.value)'",
          at: other.range, severity: .warning)
      } else if actual.count < expected.count {
        add("translation drops '\(place.attribute)=\"\(lost.value)\"' of '<\(place.tag)>'", severity: .warning)
      }
    }
  }

  /// Those that hold neither an address nor a value that is put in.
  private func attributes(of markup: Markup, _ names: Set<String>) -> [Place: [TagAttribute]] {
    var attributes: [Place: [TagAttribute]] = [:]
    for tag in markup.tags where names.contains(tag.name) {
      for attribute in TagAttribute.all(in: tag.range, of: markup.text.utf8)
      where !attribute.isAddress && !attribute.value.utf8.contains(where: "%{$".utf8.contains) {
        attributes[Place(tag: tag.name, attribute: attribute.name), default: []].append(attribute)
      }
    }
    return attributes
  }
}

extension TagAttribute {
  /// The value in small letters, the names of languages in paths left out: “help_de.html” is “help_en.html”.
  fileprivate func withoutNames(_ languages: Set<String>) -> String {
    let small = value.lowercased()
    guard name == "href" || name == "src" else { return small }
    return small.split { "/._-".contains($0) }.filter { !languages.contains(String($0)) }.joined(separator: "/")
  }
}
