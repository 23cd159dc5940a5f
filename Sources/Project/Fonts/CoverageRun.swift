import DesignTokens
import ICU
import StringTables
import TextLayout

/// Sets the texts of a project in their fonts, and counts which fonts that took.
struct CoverageRun {
  private struct Tally {
    var request: FontRequest
    var texts = 0
    var characters: Set<Character> = []
    var counts: [String: Int] = [:]
    var missing: [String] = []
    var confidences: Set<FontCoverage.Confidence> = []
  }

  private let project: Project
  private let fonts: FontLibrary
  private let bindings: KeyBindings
  private let families: [FontRequest]
  private let measurer: TextMeasurer
  /// Locales by the script that their fallback is needed for.
  private var scripts: [UInt32: Set<String>] = [:]
  private struct Probe: Hashable {
    let character: Character
    let font: FontRequest
    let locale: String
  }

  private var probes: Set<Probe> = []
  /// The name of the font that is measured with, by the font asked for.
  private var ownFonts: [FontRequest: [String]] = [:]

  /// - Parameters:
  ///   - families: What all texts are set in when nothing is bound.
  init(project: Project, fonts: FontLibrary, bindings: KeyBindings, families: [FontRequest]) {
    self.project = project
    self.fonts = fonts
    self.bindings = bindings
    self.families = families
    measurer = TextMeasurer(fonts: fonts)
  }

  mutating func coverage(of locales: [String]) throws -> [FontCoverage] {
    var rows: [FontCoverage] = []
    for locale in locales {
      var tallies: [String: Tally] = [:]
      for (number, group) in project.groups.enumerated() {
        try add(group, number: number, locale: locale, to: &tallies)
      }
      rows += tallies.sorted { $0.key < $1.key }.map { row($0.key, $0.value, locale: locale) }
    }
    return rows
  }

  /// The fonts in line for the scripts that needed one.
  var fallbacks: [FontSurvey.Fallback] {
    var lines: [[FontFallback.Choice]: [UInt32: Set<String>]] = [:]
    for (script, locales) in scripts {
      for locale in locales {
        guard let identifier = LocaleIdentifier(locale) else { continue }
        let choices = fonts.fallback.choices(forScript: script, locale: identifier)
        lines[choices, default: [:]][script, default: []].insert(locale)
      }
    }
    let rows = lines.flatMap { choices, scripts in
      var uses: [FontUse] = []
      for choice in choices {
        let request = FontRequest(family: choice.family, weight: 400)
        guard let use = fonts.use(of: request, collectionIndex: choice.collectionIndex) else { continue }
        if !uses.contains(use) { uses.append(use) }
      }
      return scripts.map { FontSurvey.Fallback(script: Script.name(ofTag: $0), locales: $1.sorted(), fonts: uses) }
    }
    return rows.sorted { ($0.script, $0.locales[0]) < ($1.script, $1.locales[0]) }
  }

  private mutating func add(
    _ group: TableGroup, number: Int, locale: String, to tallies: inout [String: Tally]
  ) throws {
    guard let table = group.tables[locale] else { return }
    let isPseudo = LocaleIdentifier(locale)?.isPseudo ?? false
    let pluralLocale = isPseudo ? group.developmentLocale ?? locale : locale
    guard let identifier = LocaleIdentifier(locale) ?? LocaleIdentifier(pluralLocale) else { return }
    let sampler = try MessageSampler(locale: pluralLocale, sampleText: project.configuration.sampleText)
    for entry in table.entries {
      let match = bindings.match(ofKey: entry.key.string, group: number, table: group.name)
      let requests =
        bindings.fonts.isEmpty
        ? families : match.map { [FontRequest(bindings.fonts[$0.binding][0].appearance)] } ?? []
      guard !requests.isEmpty else { continue }
      let texts = sampler.samples(of: entry.message, arguments: match?.samples ?? SampleArguments()).map(\.string)
      for request in requests {
        for text in texts {
          add(text, in: request, identifier, locale, to: &tallies[request.family, default: Tally(request: request)])
        }
      }
    }
  }

  private mutating func add(
    _ text: String, in request: FontRequest, _ identifier: LocaleIdentifier, _ locale: String, to tally: inout Tally
  ) {
    let shaped = measurer.paragraph(text, font: request, locale: identifier)
    tally.texts += 1
    tally.characters.formUnion(text.filter { !$0.isWhitespace })
    for font in shaped.fontsUsed { tally.counts[font, default: 0] += 1 }
    for missing in shaped.missingGlyphs where !tally.missing.contains(missing) { tally.missing.append(missing) }
    let own = own(request)
    let usesFallback = shaped.fontsUsed.contains { !own.contains($0) }
    if !shaped.missingGlyphs.isEmpty { tally.confidences.insert(.missing) }
    if usesFallback {
      tally.confidences.insert(.fallback)
      for character in text where !character.isASCII {
        note(character, in: request, identifier, locale, own: own)
      }
    }
    switch fonts.confidence(of: request) {
    case .exact?: tally.confidences.insert(.exact)
    case .standIn(_, let guardBand)?: tally.confidences.insert(.standIn(guardBand: guardBand))
    case .substituted?, nil: tally.confidences.insert(.substituted)
    }
  }

  /// Takes the script of a character down that the font asked for does not have.
  private mutating func note(
    _ character: Character, in request: FontRequest, _ identifier: LocaleIdentifier, _ locale: String, own: [String]
  ) {
    let probe = Probe(character: character, font: request, locale: locale)
    guard probes.insert(probe).inserted else { return }
    let shaped = measurer.paragraph(String(character), font: request, locale: identifier)
    guard shaped.fontsUsed.contains(where: { !own.contains($0) }) else { return }
    guard let tag = Script.tags(of: Array(character.utf16)).first else { return }
    scripts[tag, default: []].insert(locale)
  }

  private mutating func own(_ request: FontRequest) -> [String] {
    if let known = ownFonts[request] { return known }
    let names = fonts.use(of: request).map { [$0.name] } ?? []
    ownFonts[request] = names
    return names
  }

  private func row(_ family: String, _ tally: Tally, locale: String) -> FontCoverage {
    let own = Set(ownFonts.filter { $0.key.family == family }.flatMap(\.value))
    let shares = tally.counts.map { FontCoverage.Share(font: $0, texts: $1, isOwn: own.contains($0)) }
    return FontCoverage(
      locale: locale, family: family, texts: tally.texts, characters: tally.characters.count,
      fonts: shares.sorted { ($1.texts, $0.font) < ($0.texts, $1.font) }, missing: tally.missing,
      confidence: tally.confidences.max { $0.doubt < $1.doubt } ?? .exact,
      suggestions: FontAdvice.suggestions(forMissing: tally.missing))
  }
}

extension FontCoverage.Confidence {
  /// Greater is less sure.
  fileprivate var doubt: Double {
    switch self {
    case .exact: 0
    case .standIn(let guardBand): guardBand
    case .fallback: 10
    case .substituted: 11
    case .missing: 12
    }
  }
}
