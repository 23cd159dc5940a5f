import ICU
import Shaping

/// The fonts that a text tries in turn, and the choice for each grapheme cluster by coverage.
///
/// First the family asked for, then those of ``FontFallback``.
final class FontStack {
  /// The line of fonts for one script.
  private struct Candidates {
    /// Families that were not needed yet, the next one last.
    var families: [FontFallback.Choice]
    var opened: [OpenFont] = []
  }

  private struct SpaceKerning: Hashable {
    let font: Int16
    let unit: UInt16
  }

  private struct Probe: Hashable {
    let font: ObjectIdentifier
    let scalar: UInt32
  }

  /// The fonts that have been chosen so far.
  private(set) var fonts: [OpenFont] = []
  /// Whether the library has the family asked for, and nothing stands in for it.
  let hasPrimary: Bool
  /// Whether optional ligatures are on.
  let hasLigatures: Bool
  /// Whether the font of the family has a cut for large sizes.
  private(set) var isOptical = false
  /// Whether a font kerns the space with the letter after it.
  private(set) var kernsSpaces = false
  /// What the stack was made of.
  let origin: ShapingOrigin
  /// The words that were shaped in these fonts.
  // One thread has the stack, and nothing that shapes a word asks for another: a check at run time finds nothing.
  @exclusivity(unchecked) var words = WordCache()

  private let library: FontLibrary
  private let request: FontRequest
  private let language: String
  private let locale: LocaleIdentifier
  private let buffer: ShapingBuffer
  /// Choices that were made before, by the clusters' hashes; a later one takes the place of an earlier one.
  private var choices = [(key: UInt64, place: Int)](repeating: (.max, 0), count: 1_024)
  private var scriptNumbers: [UInt32] = []
  private var candidates: [UInt32: Candidates] = [:]
  private var probes: [Probe: Bool] = [:]
  private var advances: [UInt16: Double] = [:]
  private var placeOfFont: [ObjectIdentifier: Int] = [:]
  private var latestMetrics: (places: FontPlaces, metrics: FontMixMetrics)?
  private var spaceKernings: [SpaceKerning: Double] = [:]

  init(
    request: FontRequest, locale: LocaleIdentifier, ligatures: Bool, library: FontLibrary, buffer: ShapingBuffer
  ) {
    self.request = request
    self.library = library
    self.buffer = buffer
    language = locale.language
    self.locale = locale
    origin = ShapingOrigin(request: request, locale: locale, hasLigatures: ligatures, library: library)
    switch library.confidence(of: request) {
    case .exact?, .standIn?: hasPrimary = true
    case .substituted?, nil: hasPrimary = false
    }
    hasLigatures = ligatures
    if let primary = candidate(0, forScript: Script.common) {
      _ = place(of: primary)
      isOptical = primary.display != nil
    }
  }

  /// Returns the place in ``fonts`` of the font for one cluster; `nil` when the library has no usable font.
  ///
  /// A cluster that no font covers is given to the first one, which has a sign for missing glyphs.
  func font(for cluster: Range<Int>, of text: [UInt16], script: UInt32) -> Int? {
    guard cluster.count <= 3, let key = key(of: cluster, in: text, script: script) else {
      return choose(for: cluster, of: text, script: script)
    }
    let slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 54)
    if choices[slot].key == key { return choices[slot].place }
    guard let place = choose(for: cluster, of: text, script: script) else { return nil }
    choices[slot] = (key, place)
    return place
  }

  private func key(of cluster: Range<Int>, in text: [UInt16], script: UInt32) -> UInt64? {
    var number = 0
    while number < scriptNumbers.count, scriptNumbers[number] != script { number += 1 }
    if number == scriptNumbers.count { scriptNumbers.append(script) }
    guard number < 0xFFFF else { return nil }
    return cluster.reduce(UInt64(number)) { $0 << 16 | UInt64(text[$1]) }
  }

  private func choose(for cluster: Range<Int>, of text: [UInt16], script: UInt32) -> Int? {
    var next = 0
    var chosen: OpenFont?
    while chosen == nil, let font = candidate(next, forScript: script) {
      if covers(font, cluster, of: text, script: script) { chosen = font }
      next += 1
    }
    return (chosen ?? candidate(0, forScript: script)).map(place)
  }

  /// What a text takes from the fonts at some places; those of the text before are known.
  func metrics(of places: FontPlaces) -> FontMixMetrics {
    if let latestMetrics, latestMetrics.places == places { return latestMetrics.metrics }
    var metrics = FontMixMetrics()
    metrics.leastLineHeight = fonts.first?.lineHeight ?? 0
    for (place, font) in fonts.enumerated() where places.contains(place) {
      metrics.lineHeight = max(metrics.lineHeight, font.lineHeight)
      metrics.ascent = max(metrics.ascent, font.ascent)
    }
    metrics.leastLineHeight = min(metrics.leastLineHeight, metrics.lineHeight)
    latestMetrics = (places, metrics)
    return metrics
  }

  /// Ems of U+2026.
  private(set) lazy var ellipsis = advance(of: 0x2026)

  /// Returns the ems of one character by itself, as of the ellipsis.
  func advance(of unit: UInt16) -> Double {
    if let known = advances[unit] { return known }
    guard let place = font(for: 0..<1, of: [unit], script: Script.common) else { return 0 }
    let font = fonts[place]
    let advance = advance(of: [unit], in: font, script: Script.common)
    advances[unit] = advance
    return advance
  }

  private func advance(of units: [UInt16], in font: OpenFont, script: UInt32) -> Double {
    let glyphs = buffer.shape(
      units, range: 0..<units.count, font: font.font, script: FontTag(script), language: ShapingLanguage(language),
      rightToLeft: false)
    return glyphs.reduce(0) { $0 + Double($1.advance.value) * font.emsPerUnit }
  }

  // MARK: - Spaces between words

  /// Whether the shaping of a cluster at the edge of a word may depend on what stands beyond the space.
  func looksAcrossSpaces(_ place: Int, _ cluster: Range<Int>, of text: [UInt16]) -> Bool {
    switch fonts[place].spaceRole {
    case .separates, .kerns: return false
    case .shapes: return true
    case .context(let triggers):
      var index = cluster.lowerBound
      while index < cluster.upperBound {
        let scalar = Self.scalar(in: text, at: index)
        if let glyph = fonts[place].font.face.glyph(for: scalar), triggers.contains(glyph) { return true }
        index += scalar.value > 0xFFFF ? 2 : 1
      }
      return false
    }
  }

  /// By how many ems the space behind a word changes before the letter at `start`.
  func spaceKerning(
    after word: WordCache.Word, before next: WordCache.Word, of text: [UInt16], at start: Int, script: UInt32
  ) -> Double {
    guard word.lastFont == next.firstFont, word.lastFont >= 0 else { return 0 }
    let font = fonts[Int(word.lastFont)]
    guard font.spaceRole == .kerns else { return 0 }
    let key = SpaceKerning(font: word.lastFont, unit: text[start])
    if let known = spaceKernings[key] { return known }
    let kerning =
      advance(of: [0x20, text[start]], in: font, script: script) - advance(of: [0x20], in: font, script: script)
      - advance(of: [text[start]], in: font, script: script)
    spaceKernings[key] = kerning
    return kerning
  }

  private func place(of font: OpenFont) -> Int {
    if let known = placeOfFont[ObjectIdentifier(font)] { return known }
    fonts.append(font)
    if font.spaceRole == .kerns { kernsSpaces = true }
    placeOfFont[ObjectIdentifier(font)] = fonts.count - 1
    return fonts.count - 1
  }

  /// Returns the font that is `place`-th in line for a script, opened now if need be; `nil` at the end of the line.
  private func candidate(_ place: Int, forScript script: UInt32) -> OpenFont? {
    var line = candidates[script] ?? Candidates(families: families(forScript: script))
    while line.opened.count <= place, let choice = line.families.popLast() {
      // Noto's static families have a regular and a bold file each.
      let weight = choice.family == request.family ? request.weight : request.weight >= 600 ? 700 : 400
      if let font = library.font(
        family: choice.family, weight: weight, collectionIndex: choice.collectionIndex),
        !line.opened.contains(where: { $0 === font })
      {
        line.opened.append(font)
      }
    }
    candidates[script] = line
    return place < line.opened.count ? line.opened[place] : nil
  }

  /// The families for a script, last first.
  private func families(forScript script: UInt32) -> [FontFallback.Choice] {
    let choices = library.fallback.choices(forScript: script, locale: locale)
    let index = choices.first?.collectionIndex ?? 0
    return ([FontFallback.Choice(family: request.family, collectionIndex: index)] + choices).reversed()
  }

  private func covers(_ font: OpenFont, _ cluster: Range<Int>, of text: [UInt16], script: UInt32) -> Bool {
    var index = cluster.lowerBound
    while index < cluster.upperBound {
      let isBase = index == cluster.lowerBound
      let scalar = Self.scalar(in: text, at: index)
      index += scalar.value > 0xFFFF ? 2 : 1
      if Self.isIgnorable(scalar.value) || font.font.face.covers(scalar) { continue }
      // Shaping composes “e” and an accent, decomposes “é” and makes up spaces; ideographs and emoji it leaves alone.
      guard scalar.value < 0x3000 else { return false }
      guard isBase else { return shapes(font, cluster, of: text, script: script) }
      guard index == cluster.upperBound else { return false }
      let probe = Probe(font: ObjectIdentifier(font), scalar: scalar.value)
      if let known = probes[probe] { return known }
      let answer = shapes(font, cluster, of: text, script: script)
      probes[probe] = answer
      return answer
    }
    return true
  }

  private func shapes(_ font: OpenFont, _ cluster: Range<Int>, of text: [UInt16], script: UInt32) -> Bool {
    let glyphs = buffer.shape(
      Array(text[cluster]), range: 0..<cluster.count, font: font.font, script: FontTag(script),
      language: ShapingLanguage(language), rightToLeft: false)
    return !glyphs.isEmpty && glyphs.allSatisfy { $0.id != 0 }
  }

  static func scalar(in text: [UInt16], at index: Int) -> Unicode.Scalar {
    let unit = text[index]
    if UTF16.isLeadSurrogate(unit), index + 1 < text.count, UTF16.isTrailSurrogate(text[index + 1]) {
      let value = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(text[index + 1]) - 0xDC00)
      return Unicode.Scalar(value) ?? "\u{FFFD}"
    }
    return Unicode.Scalar(unit) ?? "\u{FFFD}"
  }

  /// Joiners, variation selectors and direction marks: they have no glyph of their own.
  private static func isIgnorable(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200F, 0x202A...0x202E,
      0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }
}
