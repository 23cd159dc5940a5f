import StringTables

// What many texts of a language share, which is the habit of a translator.
extension SourceDefects {
  /// The rules that say the same of many texts of a language, with what they say.
  static let habits: [(rule: Rule, statement: String)] = [
    (.untranslated, "are the same as their sources"), (.endPunctuation, "end otherwise than their sources"),
    (.ellipsisStyle, "have three dots in place of an ellipsis"),
  ]

  /// The entries of a rule with those of a language told at once where there are many, and beside the source where most
  /// languages keep a text.
  ///
  /// - Parameters:
  ///   - parts: Those of the group, in lists.
  ///   - habit: One of ``habits``.
  ///   - each: As many of one language, or fewer, are told one by one.
  /// - Complexity: O(*n*) in the entries, and in the languages of those keys that several keep.
  func summed(
    _ parts: [[Report.Entry]], of habit: (rule: Rule, statement: String), each: Int
  ) -> [[Report.Entry]] {
    func facts(_ number: Number) -> FindingFacts { parts[number.part][number.index].facts }
    let numbers = parts.indices.flatMap { part in
      parts[part].indices.map { Number(part: part, index: $0) }
    }.filter {
      facts($0).rule == habit.rule.id && facts($0).locale != nil && facts($0).locale != group.developmentLocale
    }
    guard numbers.count > 1 else { return parts }
    var changed: [Number: Report.Entry?] = habit.rule === Rule.untranslated ? kept(numbers, parts) : [:]
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
          "\(keys.count) translations \(habit.statement), as \(keys.quotedExamples): '--verbose' lists them",
        isRare: found.allSatisfy { facts($0).isRare })
      changed[first] = entry
    }
    return Self.applied(changed, to: parts)
  }

  /// Those of texts that most languages keep, as one beside the source.
  private func kept(_ numbers: [Number], _ parts: [[Report.Entry]]) -> [Number: Report.Entry?] {
    func facts(_ number: Number) -> FindingFacts { parts[number.part][number.index].facts }
    var changed: [Number: Report.Entry?] = [:]
    for (key, found) in Dictionary(grouping: numbers, by: { facts($0).key.string ?? "" }) {
      let locales = Set(found.compactMap { facts($0).locale })
      let count = languages(with: key)
      guard Self.areMost(locales.count, of: count), let first = found.first, let source = group.source?[key] else {
        continue
      }
      let who = locales.count == count ? "nobody translated it" : "it is not translated there"
      for number in found { changed[number] = .some(nil) }
      changed[first] = Report.Entry(
        facts: facts(first).with(
          message:
            "\(locales.count) of \(count) translations are the same as this text: \(who), or it stays as it is",
          severity: facts(first).severity, locale: group.developmentLocale, key: .init(of: source)),
        place: .document(source.document, source.message.texts.first?.range ?? source.keyRange))
    }
    return changed
  }
}
