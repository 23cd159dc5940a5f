import ICU

/// What the words of an app are called in its languages, as glossaries say.
package struct Glossary: Sendable {
  package private(set) var concepts: [GlossaryConcept] = []

  package init(_ concepts: [GlossaryConcept] = []) { self.concepts = concepts }

  package var isEmpty: Bool { concepts.isEmpty }

  /// Adds those of another file.
  package mutating func add(_ other: Glossary) { concepts += other.concepts }

  /// What a table calls `locale`, and the languages whose terms hold there for want of its own, the nearest first:
  /// “pt-BR” and “pt”, “zh-HK” and “zh-Hant”.
  package static func names(of locale: String) -> [LocaleIdentifier] {
    guard let identifier = LocaleIdentifier(locale) else { return [] }
    let likely = identifier.maximized
    let written = LocaleIdentifier("\(likely.language)-\(likely.script ?? "Latn")")
    let ancestors = sequence(first: identifier.parent) { $0?.parent }.prefix(8).prefix { $0 != nil } + [written]
    return ancestors.compactMap { $0 }.reduce(into: [identifier]) { names, name in
      if name.maximized.script == likely.script, !names.contains(name) { names.append(name) }
    }
  }
}
