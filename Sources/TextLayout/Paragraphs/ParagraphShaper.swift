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
    // The words are taken out of the stack, so that there is one look at who has access to them, not one for each word.
    var cache = WordCache.none
    swap(&cache, &stack.words)
    addWords(of: shaper, cache: &cache)
    swap(&cache, &stack.words)
    if draft.segments.isEmpty || !text.breaksAtSpacesOnly { addSegments(of: shaper, manner) }
    return ShapedText(string, text.units, draft, stack: stack)
  }

  // MARK: - Words

  private mutating func addWords(of shaper: StretchShaper, cache: inout WordCache) {
    let stack = shaper.stack
    cache.makeRoom()
    splitWords(of: shaper.text)
    numbers.removeAll(keepingCapacity: true)
    for word in words { numbers.append(number(of: word, shaper, &cache)) }
    if words.count > 1, numbers.contains(where: { cache.words[$0].joins }) { joinWords(of: shaper, &cache) }
    for index in words.indices {
      draft.append(numbers[index], of: cache, from: words[index].lowerBound)
      guard stack.kernsSpaces, index + 1 < words.count else { continue }
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
    // Not as they are printed: carriage return and line feed are one cluster, two controls are two.
    let units = shaper.text.units
    guard let manner = shaper.items.manner(of: word) else {
      shaper.shape(word, into: &clusters)
      return cache.append(clusters)
    }
    let key = manner.isRightToLeft ? ~manner.script : manner.script
    let hash = WordCache.hash(of: word, in: units, manner: key)
    if let known = cache.number(of: word, in: units, manner: key, hash: hash) { return known }
    shaper.shape(word, into: &clusters)
    return cache.insert(clusters, of: word, in: units, manner: key, hash: hash)
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

  private mutating func addSegments(of shaper: StretchShaper, _ manner: LocaleManner) {
    let units = shaper.text.units
    let breaks = manner.lineBreaker?.breaks(in: units) ?? [LineBreak(offset: units.count, isMandatory: false)]
    let hyphen = units.contains(0xAD) ? shaper.stack.advance(of: 0x2010) : 0
    draft.segments.removeAll(keepingCapacity: true)
    draft.segments.reserveCapacity(breaks.count)
    var start = 0
    var cluster = 0
    var startDelta = 0.0
    for lineBreak in breaks {
      while cluster < draft.clusterCount, Int(draft.offsets[cluster + 1]) < lineBreak.offset { cluster += 1 }
      guard cluster < draft.clusterCount, Int(draft.offsets[cluster + 1]) == lineBreak.offset else { continue }
      var trimmedEnd = cluster + 1
      while trimmedEnd > start,
        ShapedText.hangs(units[Int(draft.offsets[trimmedEnd - 1])]),
        ShapedText.hangs(units[Int(draft.offsets[trimmedEnd]) - 1])
      {
        trimmedEnd -= 1
      }
      let isSoftHyphen = units[lineBreak.offset - 1] == 0xAD && lineBreak.offset < units.count
      let deltas = breakDeltas(at: cluster + 1, shaper)
      draft.segments.append(
        ShapedText.Segment(
          end: Int32(cluster + 1), trimmedEnd: Int32(trimmedEnd), hyphen: Float(isSoftHyphen ? hyphen : 0),
          startDelta: Float(startDelta), endDelta: trimmedEnd == cluster + 1 ? Float(deltas.before) : 0,
          isMandatory: lineBreak.isMandatory))
      if isSoftHyphen || lineBreak.isMandatory || deltas.before != 0 || deltas.after != 0 { draft.isPlain = false }
      startDelta = deltas.after
      start = cluster + 1
    }
  }

  /// By how many ems the text before and after a boundary changes when a line ends there.
  private mutating func breakDeltas(at cluster: Int, _ shaper: StretchShaper) -> (before: Double, after: Double) {
    guard cluster < draft.clusterCount, draft.unsafe[cluster] else { return (0, 0) }
    var first = cluster - 1
    while first > 0, draft.unsafe[first] { first -= 1 }
    var last = cluster + 1
    while last < draft.clusterCount, draft.unsafe[last] { last += 1 }
    let boundary = Int(draft.offsets[cluster])
    let before = shaper.width(of: Int(draft.offsets[first])..<boundary, scratch: &clusters)
    let after = shaper.width(of: boundary..<Int(draft.offsets[last]), scratch: &clusters)
    return (
      before - (draft.advances[cluster] - draft.advances[first]),
      after - (draft.advances[last] - draft.advances[cluster])
    )
  }
}
