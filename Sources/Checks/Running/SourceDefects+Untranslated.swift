import StringTables

// Texts that stay as the source has them, where there are many.
extension SourceDefects {
  /// The entries with those on texts that are not translated told at once: beside the source where most languages keep
  /// a text, else for a language that keeps many.
  ///
  /// - Parameters:
  ///   - parts: Those of the group, in lists.
  ///   - each: As many of one language, or fewer, are told one by one.
  /// - Complexity: O(*n*) in the entries, and in the languages of those keys that several keep.
  func summed(_ parts: [[Report.Entry]], each: Int) -> [[Report.Entry]] {
    func facts(_ number: Number) -> FindingFacts { parts[number.part][number.index].facts }
    let numbers = parts.indices.flatMap { part in
      parts[part].indices.map { Number(part: part, index: $0) }
    }.filter { facts($0).rule == Rule.untranslated.id && facts($0).locale != nil }
    guard numbers.count > 1 else { return parts }
    var changed: [Number: Report.Entry?] = [:]
    for (key, found) in Dictionary(grouping: numbers, by: { facts($0).key.string ?? "" }) {
      let locales = Set(found.compactMap { facts($0).locale })
      guard Self.areMost(locales.count, of: languages(with: key)), let first = found.first,
        let source = group.source?[key]
      else { continue }
      for number in found { changed[number] = .some(nil) }
      changed[first] = Report.Entry(
        facts: facts(first).with(
          message:
            "\(locales.count) translations are the same as this text: nobody translated it, or it stays as it is",
          severity: facts(first).severity, locale: group.developmentLocale, key: .init(of: source)),
        place: .document(source.document, source.message.texts.first?.range ?? source.keyRange))
    }
    let rest = numbers.filter { changed[$0] == nil }
    for (_, found) in Dictionary(grouping: rest, by: { facts($0).locale ?? "" }) {
      var seen: Set<String> = []
      let keys = found.compactMap { facts($0).key.string }.filter { seen.insert($0).inserted }
      guard keys.count > each, let first = found.first else { continue }
      for number in found { changed[number] = .some(nil) }
      var entry = parts[first.part][first.index]
      entry.facts = facts(first).standing(
        for: keys,
        message:
          "\(keys.count) translations are the same as their sources, as \(keys.quotedExamples): '--verbose' lists them",
        isRare: found.allSatisfy { facts($0).isRare })
      changed[first] = entry
    }
    return Self.applied(changed, to: parts)
  }
}
