import SourceText

/// A defect as a reader meets it, before the size of the whole table is known.
package struct Defect {
  /// What Apple's parser does when it meets the defect.
  enum Effect {
    case rejectsTable
    /// It stops without an error and keeps what it has.
    case stopsSilently
    case readsOn
    /// It reads on, and no text is lost.
    case losesNoText
    /// None: what builds the app removes it.
    case isRemoved

    fileprivate var kind: FormatProblem.Kind {
      switch self {
      case .rejectsTable: .syntax
      case .stopsSilently: .silentTruncation
      case .readsOn, .losesNoText, .isRemoved: .structure
      }
    }
  }

  let effect: Effect
  let kind: FormatProblem.Kind
  let message: String
  let range: ByteRange
  let hint: String?

  init(
    _ effect: Effect, _ message: String, range: ByteRange, hint: String? = nil, kind: FormatProblem.Kind? = nil
  ) {
    self.effect = effect
    self.kind = kind ?? effect.kind
    self.message = message
    self.range = range
    self.hint = hint
  }
}

/// What a reader found in a file: its entries and its defects, with the point where Apple's parser gives up.
struct Reading {
  var entries: StringEntries
  private(set) var defects: [Defect] = []
  private(set) var outcome = AppleView.Outcome.all
  private(set) var stopsAt: ByteOffset?
  var sourceLanguage: String?
  var targetLanguage: String?
  /// Whether the file may have entries that a defect hides.
  var losesEntries = false
  /// Where entries start whose texts are cut off, or guessed, at a defect.
  var doubtfulEntries: Set<Int> = []

  /// - Parameter byteCount: The length of the file.
  init(ofFile byteCount: Int) {
    entries = StringEntries(ofFile: byteCount)
  }

  /// A reader gives up behind that many defects: it is not looking at a file of its format.
  static let defectLimit = 1_000

  /// Whether all text is valid in the encoding of the file.
  var isWellFormed: Bool { !defects.contains { $0.kind == .encoding } }

  /// Whether Apple's parser reads to the end.
  var isWhole: Bool { outcome == .all }

  var hasTooManyDefects: Bool { defects.count >= Self.defectLimit }

  mutating func report(_ defect: Defect) {
    defects.append(defect)
    guard outcome == .all else { return }
    switch defect.effect {
    case .rejectsTable: stop(.nothing, at: defect.range.start)
    case .stopsSilently: stop(.first(entries.count), at: defect.range.start)
    case .readsOn, .losesNoText, .isRemoved: break
    }
  }

  /// Replaces all defects but those of the encoding; what Apple's parser makes of the file stays.
  mutating func explain(by causes: [Defect], as other: Reading) {
    defects = causes + defects.filter { $0.kind == .encoding }
    (outcome, stopsAt) = (other.outcome, other.stopsAt)
  }

  /// Records a defect of the encoding, which Apple's parser meets ahead of all others.
  mutating func reportFirst(_ defect: Defect) {
    defects.insert(defect, at: 0)
    if defect.effect == .rejectsTable { stop(.nothing, at: defect.range.start) }
  }

  /// Sets what Apple's parser makes of the file.
  mutating func stop(_ outcome: AppleView.Outcome, at offset: ByteOffset?) {
    self.outcome = outcome
    stopsAt = offset
  }
}

// MARK: - Messages

extension Reading {
  /// The defects as problems that say what the file's reader at Apple makes of it.
  func problems(format: StringFormat, _ texts: @autoclosure () -> TextBuffer) -> [FormatProblem] {
    if defects.isEmpty { return [] }
    let isTable = format == .strings || format == .stringsdict
    lazy var apple = AppleView(outcome, stopsAt: stopsAt, entries: entries, texts())
    return defects.map { defect in
      var isHarmless = false
      let consequence: String
      switch defect.effect {
      case .rejectsTable: consequence = isTable ? rejection(of: apple.of) : ": Xcode rejects the whole file"
      case .stopsSilently:
        isHarmless = stops(at: defect, apple) && apple.of == apple.loads
        consequence = stopping(at: defect, apple)
      case .readsOn: consequence = ""
      case .losesNoText:
        isHarmless = true
        consequence = ""
      case .isRemoved:
        isHarmless = true
        consequence = ": Xcode removes it as it builds the table, where it is copied as it is nothing is shown"
      }
      return FormatProblem(
        defect.kind, defect.message + consequence, range: defect.range, hint: defect.hint, isHarmless: isHarmless)
    }
  }

  private func rejection(of count: Int) -> String {
    switch count {
    case 0: ": Apple's parser rejects the whole table"
    case 1: ": Apple's parser rejects the whole table, its one string is not shown"
    default: ": Apple's parser rejects the whole table, none of its \(count) strings is shown"
    }
  }

  private func stopping(at defect: Defect, _ apple: AppleView) -> String {
    guard stops(at: defect, apple) else { return ": Apple's parser would stop here without a word" }
    let lost = apple.of - apple.loads
    let loss = lost == 0 ? ", behind all keys" : ", \(lost) of \(apple.of) keys \(lost == 1 ? "is" : "are") lost"
    return ": Apple's parser stops here without a word" + loss
  }

  private func stops(at defect: Defect, _ apple: AppleView) -> Bool {
    if case .first = apple.outcome { apple.stopsAt == defect.range.start } else { false }
  }
}
