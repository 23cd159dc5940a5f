import ICU
import Project

/// Finds the terms of a glossary in texts of the development language, and what translations make of them.
package struct TermFinder {
  /// A term of the development language with what a language calls it.
  package struct Term {
    package let source: String
    /// What may stand for it, the first before the others; empty where the glossary does not say.
    package fileprivate(set) var accepted: [String]
    /// What may not.
    package fileprivate(set) var forbidden: [String]
    /// Whether it stays as it is.
    package let isName: Bool
    package let description: String?
    fileprivate let identity: Identity
    /// ``accepted`` and ``forbidden`` as translations are compared with them.
    fileprivate var foldedAccepted: [FoldedText] = []
    fileprivate var foldedForbidden: [FoldedText] = []
  }

  /// What tells one term from another.
  fileprivate struct Identity: Hashable {
    let scalars: [Unicode.Scalar]
    let isName: Bool
    let isCaseSensitive: Bool
  }

  /// What is wrong with a translation.
  package enum Flaw {
    /// The name has to stay as it is.
    case changedName(String)
    /// No accepted term stands for the one of the source.
    case otherTerm(Term)
    /// A term stands there that is not to be used; UTF-8 offsets in the translation.
    case forbidden(String, Range<Int>, of: Term?)
  }

  package let terms: [Term]
  /// Numbers of terms by their first scalar, the longest first.
  private let byStart: [Unicode.Scalar: [Int]]
  /// Those that no translation has.
  private var forbidden: [(text: String, folded: FoldedText)] = []
  private let hasCaseSensitive: Bool

  /// - Parameters:
  ///   - names: Words that stay as they are, as they are written.
  ///   - source: The development language.
  ///   - locale: The language of the translations.
  package init(_ glossary: Glossary, names: [String] = [], from source: String, to locale: String) {
    let (own, other) = (Glossary.names(of: source), Glossary.names(of: locale))
    var terms: [Term] = []
    var numbers: [Identity: Int] = [:]
    // Two concepts of one term are one: what is right for either is right.
    func add(
      _ text: String, accepted: [String], forbidden: [String] = [], isName: Bool, isCaseSensitive: Bool,
      description: String? = nil
    ) {
      let scalars = FoldedText(text, keepsCase: isCaseSensitive).scalars
      guard !scalars.isEmpty else { return }
      let identity = Identity(scalars: scalars, isName: isName, isCaseSensitive: isCaseSensitive)
      let number = numbers[identity] ?? terms.count
      if number == terms.count {
        numbers[identity] = number
        terms.append(
          Term(
            source: text, accepted: [], forbidden: [], isName: isName, description: description, identity: identity))
      }
      terms[number].accepted += accepted
      terms[number].forbidden += forbidden
      terms[number].foldedAccepted += accepted.map { FoldedText($0, keepsCase: isName) }
      terms[number].foldedForbidden += forbidden.map { FoldedText($0) }
    }
    for name in names where !name.isEmpty { add(name, accepted: [name], isName: true, isCaseSensitive: true) }
    for concept in glossary.concepts {
      let translations = concept.terms(in: other)
      if concept.isForbidden {
        let words = translations + (concept.isTranslatable ? [] : concept.terms(in: own, isSource: true))
        forbidden += words.map { ($0.text, FoldedText($0.text, keepsCase: concept.isCaseSensitive)) }
        continue
      }
      for term in concept.terms(in: own, isSource: true) where !term.isForbidden {
        add(
          term.text,
          accepted: (concept.isTranslatable ? [] : [term.text]) + translations.filter { !$0.isForbidden }.map(\.text),
          forbidden: translations.filter(\.isForbidden).map(\.text), isName: !concept.isTranslatable,
          isCaseSensitive: concept.isCaseSensitive || !concept.isTranslatable, description: concept.description)
      }
    }
    byStart = Dictionary(grouping: terms.indices) { terms[$0].identity.scalars[0] }
      .mapValues { $0.sorted { terms[$0].identity.scalars.count > terms[$1].identity.scalars.count } }
    hasCaseSensitive = terms.contains { $0.identity.isCaseSensitive }
    self.terms = terms
  }

  package var isEmpty: Bool { terms.isEmpty && forbidden.isEmpty }

  /// The terms that stand in a text of the development language, each once; of two that overlap the longer one.
  ///
  /// - Complexity: O(*n*) in the length of the text, times the terms that start with one letter.
  package func terms(in text: String) -> [Term] {
    guard !terms.isEmpty else { return [] }
    let plain = FoldedText(text)
    let exact = hasCaseSensitive ? FoldedText(text, keepsCase: true) : nil
    var found: [Int] = []
    for (text, keepsCase) in [(plain, false), (exact, true)] {
      guard let text else { continue }
      var index = 0
      while index < text.scalars.count {
        let number = text.isStart(index) ? term(of: text, at: index, keepsCase: keepsCase) : nil
        if let number, !found.contains(number) { found.append(number) }
        index += number.map { terms[$0].identity.scalars.count } ?? 1
      }
    }
    return found.sorted().map { terms[$0] }
  }

  private func term(of text: FoldedText, at index: Int, keepsCase: Bool) -> Int? {
    byStart[text.scalars[index]]?.first { number in
      let identity = terms[number].identity
      return identity.isCaseSensitive == keepsCase && text.holds(identity.scalars, at: index)
    }
  }

  /// What is wrong with a translation, as far as the glossary tells.
  package func flaws(of translation: String, for source: String) -> [Flaw] {
    let folded = FoldedText(translation)
    var flaws: [Flaw] = []
    for (text, term) in forbidden {
      if let range = folded.first(term) { flaws.append(.forbidden(text, folded.range(range), of: nil)) }
    }
    for term in terms(in: source) {
      if term.isName {
        let exact = FoldedText(translation, keepsCase: true)
        if !term.foldedAccepted.contains(where: { exact.contains($0.scalars[...]) }) {
          flaws.append(.changedName(term.source))
        }
        continue
      }
      let used = zip(term.forbidden, term.foldedForbidden).lazy
        .compactMap { text, folds in folded.first(folds).map { (text, $0) } }.first
      if let (text, range) = used {
        flaws.append(.forbidden(text, folded.range(range), of: term))
      } else if !term.accepted.isEmpty, !term.foldedAccepted.contains(where: folded.mayHold) {
        flaws.append(.otherTerm(term))
      }
    }
    return flaws
  }
}
