import StringFormats

/// Merges two files that come from a third, part by part.
///
/// What one side alone has changed, added or removed is taken; what both have changed to different values stays between
/// markers. All that nobody has changed keeps the bytes and the order of ours.
struct ThreeWayMerge {
  /// What a part of both sides becomes.
  private enum Outcome {
    /// It is as one side has it.
    case whole(MergePart)
    /// It is written part by part.
    case parts([MergeStep], ours: MergePart.Holder, theirs: MergePart.Holder, base: MergePart.Holder?)
    /// Each side has changed it in its way.
    case undecided
  }

  /// A part that is left to decide, with the place of its first marker.
  typealias Conflict = (path: [String], kind: MergedDocument.Conflict.Kind, offset: Int)

  /// In the order of their places.
  private(set) var conflicts: [Conflict] = []
  private var text: MergedText
  private var path: [String] = []

  /// Whether a comma stands between parts.
  private let hasCommas: Bool
  private let keyOrder: KeyOrder
  private let lineEnd: [UInt8]

  init(hasCommas: Bool, keyOrder: KeyOrder, lineEnd: [UInt8]) {
    self.hasCommas = hasCommas
    self.keyOrder = keyOrder
    self.lineEnd = lineEnd
    text = MergedText(lineEnd: lineEnd)
  }

  mutating func run(base: MergeSource?, ours: MergeSource, theirs: MergeSource) -> [UInt8] {
    text.append(ours.before)
    let outcome = outcome(base?.root, ours.root, theirs.root)
    if case .undecided = outcome {
      report(.bothChanged, ours.root.bytes, theirs.root.bytes)
    } else {
      append(outcome)
    }
    text.append(ours.after)
    text.finish()
    return text.bytes
  }

  // MARK: - Deciding

  private func outcome(_ base: MergePart?, _ ours: MergePart, _ theirs: MergePart) -> Outcome {
    if ours.bytes == theirs.bytes || base?.bytes == theirs.bytes { return .whole(ours) }
    if base?.bytes == ours.bytes { return .whole(theirs) }
    if let own = ours.holder, let other = theirs.holder {
      let old = base?.holder
      let plan = MergePlan(base: old?.parts ?? [], ours: own.parts, theirs: other.parts, keyOrder: keyOrder)
      let isBoth = hasCommas && path.count > 2 && Self.excludesItself(plan.steps, own.parts, other.parts)
      return isBoth ? .undecided : .parts(plan.steps, ours: own, theirs: other, base: old)
    }
    if ours.says(theirs) { return .whole(ours) }
    guard let base else { return .undecided }
    return base.says(theirs) ? .whole(ours) : base.says(ours) ? .whole(theirs) : .undecided
  }

  /// A catalog has one text for a language or several that vary, by number or by device: both sides may not be joined.
  private static let exclusive: [Set<String>] = [["stringUnit", "variations", "stringSet"], ["plural", "device"]]

  private static func excludesItself(_ steps: [MergeStep], _ ours: [MergePart], _ theirs: [MergePart]) -> Bool {
    exclusive.contains { names in
      func count(_ parts: [MergePart]) -> Int { parts.count { names.contains($0.name) } }
      return count(steps.map(\.part)) > 1 && count(ours) < 2 && count(theirs) < 2
    }
  }

  /// What stands before a part, by its comments; `nil` where each side has changed them in its way.
  private func decidedLead(
    _ base: ArraySlice<UInt8>?, _ ours: ArraySlice<UInt8>, _ theirs: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8>? {
    let (own, other) = (MergePart.comment(ours), MergePart.comment(theirs))
    // Where both have added a part, one alone may have a comment.
    let old = base.map(MergePart.comment) ?? []
    return own == other || old == other ? ours : old == own ? theirs : nil
  }

  // MARK: - Writing

  private mutating func append(_ outcome: Outcome) {
    guard case .parts(let steps, let ours, let theirs, let base) = outcome else {
      if case .whole(let part) = outcome { text.append(part.bytes) }
      return
    }
    // What holds nothing may be written in one, as '<dict/>'.
    let frame = ours.parts.isEmpty && !steps.isEmpty ? theirs : ours
    text.append(frame.head)
    append(steps, ours.parts, theirs.parts)
    if let tail = decidedLead(base?.tail, frame.tail, theirs.tail) {
      text.append(tail)
    } else {
      appendComments(frame.tail, theirs.tail)
    }
    text.append(frame.close)
  }

  private mutating func append(_ steps: [MergeStep], _ ours: [MergePart], _ theirs: [MergePart]) {
    var isFirst = true
    var hasComma = false
    for (index, step) in steps.enumerated() {
      if hasCommas, step.isRemoval { continue }
      path.append(step.part.name)
      defer { path.removeLast() }
      let comma: Comma = !hasCommas ? .asWritten : isFirst || hasComma ? .none : .one
      let isBehind = !isFirst && !hasCommas
      (isFirst, hasComma) = (false, false)
      switch step {
      case .copy(let part):
        if isBehind { text.append(gap(before: part, part.lead, ours, theirs)) }
        text.append(comma.applied(to: part.lead))
        text.append(part.bytes)
      case .merge(let base, let part, let other):
        let lead = decidedLead(base?.lead, part.lead, other.lead)
        let outcome = outcome(base, part, other)
        if isBehind { text.append(gap(before: part, lead ?? part.lead, ours, theirs)) }
        switch (outcome, lead) {
        case (.whole, let lead?), (.parts, let lead?):
          text.append(comma.applied(to: lead))
          append(outcome)
        case (.parts, nil):
          appendComments(part.lead, other.lead)
          append(outcome)
        case (.whole, nil), (.undecided, _):
          hasComma = hasCommas && steps[(index + 1)...].contains { !$0.isRemoval }
          if comma == .one { text.append([UInt8(ascii: ",")]) }
          appendConflict(part, other, outcome, lead, end: hasComma ? [UInt8(ascii: ",")] : [])
        }
      case .removedByOurs(let part):
        text.append(blank(part.lead))
        report(.oursRemoved, [], written(part.lead, part.bytes))
      case .removedByTheirs(let part):
        text.append(blank(part.lead))
        report(.theirsRemoved, written(part.lead, part.bytes), [])
      }
    }
    if hasCommas { appendRemoved(steps.filter(\.isRemoval), behindOthers: !isFirst) }
  }

  /// Both sides of a part, each with its comments.
  private mutating func appendConflict(
    _ ours: MergePart, _ theirs: MergePart, _ outcome: Outcome, _ lead: ArraySlice<UInt8>?, end: [UInt8]
  ) {
    var decided: ArraySlice<UInt8>?
    if case .whole(let part) = outcome { decided = part.bytes }
    text.append(blank(ours.lead))
    report(
      .bothChanged, written(lead ?? ours.lead, decided ?? ours.bytes) + end,
      written(lead ?? theirs.lead, decided ?? theirs.bytes) + end)
  }

  /// What one side has removed and the other changed, at the end, where a comma may go with either side.
  private mutating func appendRemoved(_ steps: [MergeStep], behindOthers: Bool) {
    if steps.isEmpty { return }
    var sides: (ours: [UInt8], theirs: [UInt8]) = ([], [])
    func add(_ part: MergePart, to side: inout [UInt8]) {
      if behindOthers || !side.isEmpty { side.append(UInt8(ascii: ",")) }
      side += Comma.none.applied(to: part.lead) + part.bytes
    }
    for step in steps {
      if case .removedByTheirs(let part) = step {
        add(part, to: &sides.ours)
      } else {
        add(step.part, to: &sides.theirs)
      }
    }
    let start = text.appendConflict(ours: sides.ours, theirs: sides.theirs)
    conflicts += steps.map { step in
      let isOurs = if case .removedByOurs = step { true } else { false }
      return (path + [step.part.name], isOurs ? .oursRemoved : .theirsRemoved, start)
    }
  }

  private mutating func report(
    _ kind: MergedDocument.Conflict.Kind, _ ours: some Collection<UInt8>, _ theirs: some Collection<UInt8>
  ) {
    let start = text.appendConflict(ours: ours, theirs: theirs)
    conflicts.append((path, kind, start))
  }

  /// White space with both sides' comments in it.
  private mutating func appendComments(_ ours: ArraySlice<UInt8>, _ theirs: ArraySlice<UInt8>) {
    let (own, other) = (MergePart.comment(ours), MergePart.comment(theirs))
    text.append(ours[..<own.startIndex])
    report(.bothChanged, own, other)
    text.append(ours[own.endIndex...])
  }

  // MARK: - White space

  /// A part with its comments and the white space before it in its line.
  private func written(_ lead: ArraySlice<UInt8>, _ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let start = MergePart.comment(lead).startIndex
    let indentation = lead[..<start].reversed().prefix { $0 == 0x20 || $0 == 0x09 }
    return indentation.reversed() + lead[start...] + bytes
  }

  /// What stands before the comments of a part.
  private func blank(_ lead: ArraySlice<UInt8>) -> [UInt8] {
    lead[..<MergePart.comment(lead).startIndex].filter { $0 <= 0x20 }
  }

  /// What is missing before a part that was the first of its side and is no longer: white space as before the second.
  private func gap(
    before part: MergePart, _ lead: ArraySlice<UInt8>, _ ours: [MergePart], _ theirs: [MergePart]
  ) -> [UInt8] {
    let side = [ours, theirs].first { $0.first?.identity == part.identity && $0.first?.lead == lead }
    guard let side, blank(lead).isEmpty else { return [] }
    let second = side.dropFirst().first.map { blank($0.lead) } ?? []
    return second.contains(0x0A) || second.contains(0x0D) ? second : lineEnd
  }
}

/// The comma that goes before a part.
private enum Comma {
  case none, one, asWritten

  func applied(to lead: ArraySlice<UInt8>) -> [UInt8] {
    let comma = UInt8(ascii: ",")
    switch self {
    case .asWritten: return Array(lead)
    case .none: return lead.filter { $0 != comma }
    case .one: return lead.contains(comma) ? Array(lead) : [comma] + lead
    }
  }
}
