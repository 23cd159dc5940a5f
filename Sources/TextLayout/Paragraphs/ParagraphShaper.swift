import ICU
import Shaping

/// Shapes texts word by word, each word once; one per thread.
struct ParagraphShaper {
  private let buffer: ShapingBuffer
  private let graphemes = try? GraphemeBreaker()
  private let traits = UnitTraitTable()
  private var clusters = ShapedClusters()
  private var words: [Range<Int>] = []
  private var numbers: [Int] = []
  private var breaks: [LineBreak] = []
  /// The key of a word in several scripts.
  private var key: [UInt16] = []
  private var parts = PartShaper()
  private var draft = ParagraphDraft()
  /// Whether words are shaped one by one and kept; else each text is shaped whole, with the same result.
  var splitsWords = true

  init(buffer: ShapingBuffer) { self.buffer = buffer }

  mutating func shape(_ string: String, manner: LocaleManner, stack: FontStack) -> ShapedText {
    let text = TextUnits(string, table: traits)
    let items = TextItems(text, rightToLeft: manner.isRightToLeft)
    let shaper = StretchShaper(
      text: text, items: items, language: manner.language, stack: stack, buffer: buffer, graphemes: graphemes)
    draft.begin(text)
    addWords(of: shaper, cache: &stack.words)
    if draft.segments.isEmpty || !text.breaksAtSpacesOnly { addSegments(of: shaper, manner, cache: &stack.words) }
    draft.findSegmentEnds()
    return ShapedText(string, text.units, items, draft, stack: stack)
  }

  // MARK: - Words

  private mutating func addWords(of shaper: StretchShaper, cache: inout WordCache) {
    let stack = shaper.stack
    cache.makeRoom()
    splitWords(of: shaper.text)
    numbers.removeAll(keepingCapacity: true)
    for word in words { numbers.append(number(of: word, shaper, &cache)) }
    if words.count > 1, numbers.contains(where: { cache.words[$0].joins }) { joinWords(of: shaper, &cache) }
    let kernsSpaces = stack.kernsSpaces
    for index in words.indices {
      draft.append(numbers[index], of: cache, from: words[index].lowerBound, in: shaper.text.units)
      guard kernsSpaces, index + 1 < words.count else { continue }
      let next = words[index + 1].lowerBound
      draft.adjustLastAdvance(
        by: stack.spaceKerning(
          after: cache.words[numbers[index]], before: cache.words[numbers[index + 1]],
          of: shaper.text.printable, at: next, script: shaper.items.script(at: next)))
    }
  }

  /// Cuts the text behind its spaces; not at all where a mark stands on a space, as no word is apart from that.
  private mutating func splitWords(of text: TextUnits) {
    words.removeAll(keepingCapacity: true)
    let units = text.printable
    guard !units.isEmpty else { return }
    let hasMarks = !text.shared.contains(.lone)
    var start = 0
    for index in 1..<units.count where splitsWords && units[index - 1] == 0x20 && units[index] != 0x20 {
      if hasMarks, extends(units, at: index) {
        words.removeAll(keepingCapacity: true)
        start = 0
        break
      }
      words.append(start..<index)
      start = index
    }
    words.append(start..<units.count)
  }

  /// Whether the character there belongs to the cluster before it; in doubt, yes.
  private func extends(_ units: [UInt16], at index: Int) -> Bool {
    guard UTF16.isLeadSurrogate(units[index]) else { return traits[units[index]].contains(.extends) }
    let properties = FontStack.scalar(in: units, at: index).properties
    return properties.isGraphemeExtend || properties.isEmojiModifier || properties.generalCategory == .spacingMark
  }

  private mutating func number(of word: Range<Int>, _ shaper: StretchShaper, _ cache: inout WordCache) -> Int {
    guard let manner = shaper.items.manner(of: word) else { return number(ofMixed: word, shaper, &cache) }
    let key = manner.isRightToLeft ? ~manner.script : manner.script
    // Not as they are printed: carriage return and line feed are one cluster, two controls are two.
    return shaper.text.units.withUnsafeBufferPointer { units in
      let hash = UnitHash.hash(units, in: word, seed: key)
      if let known = cache.number(of: word, in: units, manner: key, hash: hash) { return known }
      shaper.shape(word, into: &clusters)
      return cache.insert(
        clusters, of: word, in: units, manner: key, hash: hash, trailingSpaces: shaper.text.trailingSpaces(of: word))
    }
  }

  /// A word in several scripts or directions is found by its units and the places where they change.
  private mutating func number(
    ofMixed word: Range<Int>, _ shaper: StretchShaper, _ cache: inout WordCache
  ) -> Int {
    guard word.count <= UInt16.max else {
      shaper.shape(word, into: &clusters)
      return cache.append(clusters)
    }
    key.removeAll(keepingCapacity: true)
    key.append(contentsOf: shaper.text.units[word])
    shaper.items.appendChanges(in: word, to: &key)
    return key.withUnsafeBufferPointer { key in
      let hash = UnitHash.hash(key, in: key.indices, seed: WordCache.mixed)
      if let known = cache.number(of: key.indices, in: key, manner: WordCache.mixed, hash: hash) { return known }
      shaper.shape(word, into: &clusters)
      return cache.insert(
        clusters, of: key.indices, in: key, manner: WordCache.mixed, hash: hash,
        trailingSpaces: shaper.text.trailingSpaces(of: word))
    }
  }

  /// Puts words together that have a say in each other's shaping.
  private mutating func joinWords(of shaper: StretchShaper, _ cache: inout WordCache) {
    var joined: [Range<Int>] = []
    for index in words.indices {
      if index > 0,
        cache.words[numbers[index - 1]].joinsNext || cache.words[numbers[index]].joinsPrevious
      {
        joined[joined.count - 1] = joined[joined.count - 1].lowerBound..<words[index].upperBound
      } else {
        joined.append(words[index])
      }
    }
    words = joined
    numbers.removeAll(keepingCapacity: true)
    for word in joined { numbers.append(number(of: word, shaper, &cache)) }
  }

  // MARK: - Places where a line may end

  private mutating func addSegments(
    of shaper: StretchShaper, _ manner: LocaleManner, cache: inout WordCache
  ) {
    let units = shaper.text.units
    if let lineBreaker = manner.lineBreaker {
      lineBreaker.findBreaks(in: units, into: &breaks)
    } else {
      breaks = [LineBreak(offset: units.count, isMandatory: false)]
    }
    let hyphen = units.contains(0xAD) ? shaper.stack.advance(of: 0x2010) : 0
    draft.segments.removeAll(keepingCapacity: true)
    draft.segments.reserveCapacity(breaks.count)
    var start = 0
    var cluster = 0
    var startDelta = 0.0
    for lineBreak in breaks {
      while cluster < draft.clusterCount, draft.offset(cluster + 1) < lineBreak.offset { cluster += 1 }
      guard cluster < draft.clusterCount, draft.offset(cluster + 1) == lineBreak.offset else { continue }
      var trimmedEnd = cluster + 1
      while trimmedEnd > start,
        ShapedText.hangs(units[draft.offset(trimmedEnd - 1)]),
        ShapedText.hangs(units[draft.offset(trimmedEnd) - 1])
      {
        trimmedEnd -= 1
      }
      let isSoftHyphen = units[lineBreak.offset - 1] == 0xAD && lineBreak.offset < units.count
      let deltas = breakDeltas(at: cluster + 1, trimmedEnd: trimmedEnd, shaper, &cache)
      draft.segments.append(
        ShapedText.Segment(
          end: Int32(cluster + 1), trimmedEnd: Int32(trimmedEnd), hyphen: Float(isSoftHyphen ? hyphen : 0),
          startDelta: Float(startDelta), endDelta: Float(deltas.before),
          isMandatory: lineBreak.isMandatory))
      if isSoftHyphen || lineBreak.isMandatory || deltas.before != 0 || deltas.after != 0 { draft.isPlain = false }
      startDelta = deltas.after
      start = cluster + 1
    }
  }

  /// By how many ems the text before and after a boundary changes when a line ends there.
  ///
  /// The white space that hangs is not counted, but letters are kerned across separators without a width.
  private mutating func breakDeltas(
    at cluster: Int, trimmedEnd: Int, _ shaper: StretchShaper, _ cache: inout WordCache
  ) -> (before: Double, after: Double) {
    guard cluster < draft.clusterCount, draft.isUnsafe(cluster) else { return (0, 0) }
    var first = cluster - 1
    while first > 0, draft.isUnsafe(first) { first -= 1 }
    var last = cluster + 1
    while last < draft.clusterCount, draft.isUnsafe(last) { last += 1 }
    let boundary = draft.offset(cluster)
    let shown = max(trimmedEnd - first, 0)
    let before = width(ofPart: draft.offset(first)..<boundary, clusters: shown, shaper, &cache)
    let after = width(ofPart: boundary..<draft.offset(last), clusters: last - cluster, shaper, &cache)
    return (
      before - (draft.advance(first + shown) - draft.advance(first)),
      after - (draft.advance(last) - draft.advance(cluster))
    )
  }

  /// The parts of one longer text must not fill the memory.
  private static let mostUnitsWithParts = 4_096

  /// Returns the ems of a part of a word when nothing else is on the line.
  ///
  /// - Parameter count: How many clusters from the first are counted.
  private mutating func width(
    ofPart part: Range<Int>, clusters count: Int, _ shaper: StretchShaper, _ cache: inout WordCache
  ) -> Double {
    guard shaper.text.units.count <= Self.mostUnitsWithParts else {
      return shaper.width(of: part, clusters: count, scratch: &clusters)
    }
    return parts.ems(of: part, clusters: count, in: shaper.text.units, shaper.items, cache: &cache) { shaper }.text
  }
}
