import Project
import StringTables

/// Tells a defect of a text of the development language once, with the languages that have it from there.
///
/// Three things are one defect: what a rule finds in the source and again in translations of it; what translations read
/// otherwise than a source whose placeholders are wrong; and what most translations have otherwise than the
/// source, which is then the one that is wrong.
struct SourceDefects {
  /// Languages of which fewer say nothing of the source.
  private static let fewest = 3
  /// So many languages do not lose the same thing by chance.
  private static let many = 10

  let group: TableGroup
  private let pseudo: Set<String>
  /// The rules that compare translations with their sources.
  private let comparing: Set<String>
  /// By key how many arguments each call in code gives at least.
  private let given: [String: Int]

  /// - Parameters:
  ///   - comparing: The identifiers of the rules that compare translations with their sources.
  ///   - given: By key how many arguments each call in code gives at least.
  init(in group: TableGroup, pseudo: Set<String>, comparing: Set<String>, given: [String: Int] = [:]) {
    self.group = group
    self.given = given
    self.pseudo = pseudo
    self.comparing = comparing.subtracting(Self.ofEachLanguage)
  }

  /// What translations may have from their source whatever is said of it.
  private static let formatRules = Set(
    [
      Rule.dangerousSpecifier, .positionGap, .argumentTwoTypes, .mixedPositional, .malformedArgument, .unescapedPercent,
      .variableType, .undefinedVariable, .unusedVariable, .variableCycle, .emptyPluralForm,
    ].map(\.id))

  /// What follows from wrong placeholders of the source.
  private static let differenceRules = Set(
    [Rule.argumentType, .argumentWidth, .missingArgument, .extraArgument, .reorderedArguments].map(\.id))

  /// What is wrong in each language by itself.
  private static let ofEachLanguage = Set(
    [Rule.emptyTranslation, .untranslated, .glossaryTerm, .inconsistentTranslation].map(\.id))

  /// The place of an entry among those of all stretches.
  struct Number: Hashable {
    let part: Int
    let index: Int
  }

  /// The entries with those of one defect as one, in their order.
  ///
  /// - Parameter parts: Those of the group, in lists.
  /// - Complexity: O(*n*) in the entries, and in the languages of those keys that several have a finding of.
  func told(_ parts: [[Report.Entry]]) -> [[Report.Entry]] {
    guard let sourceLocale = group.developmentLocale else { return parts }
    var byKey: [String: [Number]] = [:]
    for (part, entries) in parts.enumerated() {
      for (index, entry) in entries.enumerated() where entry.facts.locale != nil && !entry.isCounted {
        guard let key = entry.facts.key.string else { continue }
        byKey[key, default: []].append(Number(part: part, index: index))
      }
    }
    var changed: [Number: Report.Entry?] = [:]
    for (key, numbers) in byKey where numbers.count > 1 {
      var translations = numbers.filter { parts[$0.part][$0.index].facts.locale != sourceLocale }
      if translations.isEmpty { continue }
      let own = numbers.filter { parts[$0.part][$0.index].facts.locale == sourceLocale }
      if !own.isEmpty { translations = mirrored(key, own, translations, parts, &changed) }
      deviating(key, translations, parts, &changed)
    }
    return Self.applied(changed, to: parts)
  }

  /// - Parameter changed: What takes the place of entries; `nil` for nothing.
  static func applied(_ changed: [Number: Report.Entry?], to parts: [[Report.Entry]]) -> [[Report.Entry]] {
    if changed.isEmpty { return parts }
    return parts.enumerated().map { part, entries in
      entries.indices.compactMap { index in
        changed[Number(part: part, index: index)].map { $0 } ?? .some(entries[index])
      }
    }
  }

  /// Adds to findings of the source what translations have from it.
  ///
  /// - Returns: The findings of translations that have another cause.
  private func mirrored(
    _ key: String, _ own: [Number], _ translations: [Number], _ parts: [[Report.Entry]],
    _ changed: inout [Number: Report.Entry?]
  ) -> [Number] {
    func facts(_ number: Number) -> FindingFacts { parts[number.part][number.index].facts }
    let differing = Set(
      translations.lazy.map(facts).filter { Self.differenceRules.contains($0.rule) }.compactMap(\.locale))
    let isCause = !differing.isEmpty && 2 * differing.count >= languages(with: key)
    var heirs: [Number: [Number]] = [:]
    var rest: [Number] = []
    for number in translations {
      let found = facts(number)
      let isOfFormat = Self.formatRules.contains(found.rule) || Self.differenceRules.contains(found.rule)
      let cause =
        own.first { other in
          facts(other).rule == found.rule
            && (Self.formatRules.contains(found.rule) || facts(other).message == found.message)
        }
        ?? (isCause && isOfFormat ? own.first { isWrongFormat(facts($0), follows: found, of: key) } : nil)
      if let cause {
        heirs[cause, default: []].append(number)
      } else {
        rest.append(number)
      }
    }
    for (number, found) in heirs {
      let all = [number] + found
      // A translation may have more harm of it than the source.
      let first = all.first { facts($0).isGrave } ?? number
      let locales = Set(all.compactMap { facts($0).locale }).subtracting([facts(first).locale].compactMap(\.self))
      var entry = parts[first.part][first.index]
      entry.facts = facts(first).with(
        message: "\(facts(first).message); also in \(Self.list(locales.sorted()))",
        severity: all.map { facts($0).severity }.max() ?? facts(first).severity)
      for number in all { changed[number] = .some(nil) }
      changed[first] = entry
    }
    return rest
  }

  /// Whether a finding of the source says that the source does not read what the app passes, and what was found in a
  /// translation follows from it.
  private func isWrongFormat(_ facts: FindingFacts, follows found: FindingFacts, of key: String) -> Bool {
    // The translation reads `%@`, which the source should; all else that it does otherwise is its own.
    if facts.rule == Rule.dangerousSpecifier.id {
      return found.rule == Rule.argumentType.id && readsObjects(found, key)
    }
    return Self.formatRules.contains(facts.rule) && facts.severity == .error
  }

  /// Whether a translation reads an object wherever its source reads a C string.
  private func readsObjects(_ found: FindingFacts, _ key: String) -> Bool {
    guard let source = group.source?[key]?.message.signature,
      let own = found.locale.flatMap({ group.tables[$0]?[key]?.message.signature })
    else { return false }
    let dangerous = source.arguments.filter { $0.type == .cString }
    return !dangerous.isEmpty && dangerous.allSatisfy { own.argument(at: $0.position)?.type == .object }
  }

  /// Moves to the source what most translations have otherwise.
  private func deviating(
    _ key: String, _ translations: [Number], _ parts: [[Report.Entry]], _ changed: inout [Number: Report.Entry?]
  ) {
    guard translations.count >= Self.fewest, group.source?[key] != nil else { return }
    func facts(_ number: Number) -> FindingFacts { parts[number.part][number.index].facts }
    let all = languages(with: key)
    var gravest: (first: Number, worst: FindingFacts, locales: [String])?
    for (rule, numbers) in Dictionary(grouping: translations, by: { facts($0).rule }) where comparing.contains(rule) {
      let locales = Set(numbers.lazy.map(facts).compactMap(\.locale)).sorted()
      guard Self.areMost(locales.count, of: all),
        let first = numbers.min(by: { (facts($0).locale ?? "", $0.index) < (facts($1).locale ?? "", $1.index) })
      else { continue }
      if isRight(key, whatever: rule, in: numbers.lazy.map(facts).compactMap(\.locale)) {
        // What all of them leave out is no slip.
        guard rule == Rule.missingArgument.id else { continue }
        for number in numbers {
          var entry = parts[number.part][number.index]
          entry.facts = entry.facts.with(.warning, entry.facts.fix)
          changed[number] = entry
        }
        continue
      }
      for number in numbers { changed[number] = .some(nil) }
      let worst = facts(numbers.first { facts($0).severity == .error } ?? first)
      // Of a text that differs in several ways the gravest is told.
      if gravest.map({ Self.isGraver(worst, $0.worst) }) ?? true { gravest = (first, worst, locales) }
    }
    guard let (first, worst, locales) = gravest, let source = group.source?[key] else { return }
    let count = locales.count == all ? "all \(all)" : "\(locales.count) of \(all)"
    changed[first] = Report.Entry(
      facts: worst.with(
        message: "\(count) translations differ from this text, which may be what is wrong: \(worst.message); so in "
          + Self.list(locales),
        severity: worst.severity, locale: group.developmentLocale, key: .init(of: source)),
      place: .document(source.document, source.message.texts.first?.range ?? source.keyRange))
  }

  /// Whether code gives a source all that it reads, or translations read an object as a C string: then the source is
  /// right, whatever most translations do.
  private func isRight(_ key: String, whatever rule: String, in locales: [String]) -> Bool {
    guard let arguments = group.source?[key]?.message.signature.arguments, !arguments.isEmpty else { return false }
    switch rule {
    case Rule.missingArgument.id: return given[key].map { $0 >= arguments.count } ?? false
    case Rule.argumentType.id:
      return locales.allSatisfy { locale in
        guard let own = group.tables[locale]?[key]?.message.signature else { return false }
        return arguments.contains { $0.type == .object && own.argument(at: $0.position)?.type == .cString }
      }
    default: return false
    }
  }

  /// Two of three languages; of many, half.
  static func areMost(_ count: Int, of all: Int) -> Bool {
    count >= many ? 2 * count >= all : count >= fewest && 3 * count >= 2 * all
  }

  private static func isGraver(_ left: FindingFacts, _ right: FindingFacts) -> Bool {
    if left.severity != right.severity { return left.severity > right.severity }
    let (one, other) = (Harm(ofRule: left.rule), Harm(ofRule: right.rule))
    if one != other { return one < other }
    return (Harm.rank(ofRule: left.rule), left.rule) < (Harm.rank(ofRule: right.rule), right.rule)
  }

  /// How many languages have a translation of a key.
  func languages(with key: String) -> Int {
    group.translations.count { !pseudo.contains($0) && group.tables[$0]?[key] != nil }
  }

  private static let mostNamed = 12

  private static func list(_ locales: [String]) -> String {
    let more = locales.count > mostNamed ? " and \(locales.count - mostNamed) more" : ""
    return locales.prefix(mostNamed).map { "'\($0)'" }.joined(separator: ", ") + more
  }
}
