import SourceText

/// What a reader found in a file: its entries and its defects, with the point where Apple's parser gives up.
package struct Reading {
  package var entries: StringEntries
  package private(set) var defects: [Defect] = []
  package private(set) var outcome = AppleView.Outcome.all
  package private(set) var stopsAt: ByteOffset?
  /// See ``StringDocument/encoding``.
  package var form = "utf-8"
  package var sourceLanguage: String?
  package var targetLanguage: String?
  /// Whether the file may have entries that a defect hides.
  package var losesEntries = false
  /// Where entries start whose texts are cut off, or guessed, at a defect.
  package var doubtfulEntries: Set<Int> = []

  /// - Parameter byteCount: The length of the file.
  package init(ofFile byteCount: Int) {
    entries = StringEntries(ofFile: byteCount)
  }

  /// A reader gives up behind that many defects: it is not looking at a file of its format.
  package static let defectLimit = 1_000

  /// Whether all text is valid in the encoding of the file.
  package var isWellFormed: Bool { !defects.contains { $0.kind == .encoding } }

  /// Whether Apple's parser reads to the end.
  package var isWhole: Bool { outcome == .all }

  package var hasTooManyDefects: Bool { defects.count >= Self.defectLimit }

  /// The same of a text file whose reader reads all of it or nothing.
  package func ofText(_ bytes: [UInt8]) -> Reading {
    var reading = self
    reading.form = FileEncoding(of: bytes).name
    reading.losesEntries = outcome == .nothing
    return reading
  }

  package mutating func report(_ defect: Defect) {
    defects.append(defect)
    guard outcome == .all else { return }
    switch defect.effect {
    case .rejectsTable: stop(.nothing, at: defect.range.start)
    case .stopsSilently: stop(.first(entries.count), at: defect.range.start)
    case .readsOn, .losesNoText, .isRemoved: break
    }
  }

  /// Replaces all defects but those of the encoding; what Apple's parser makes of the file stays.
  package mutating func explain(by causes: [Defect], as other: Reading) {
    defects = causes + defects.filter { $0.kind == .encoding }
    (outcome, stopsAt) = (other.outcome, other.stopsAt)
  }

  /// Records a defect of the encoding, which Apple's parser meets ahead of all others.
  package mutating func reportFirst(_ defect: Defect) {
    defects.insert(defect, at: 0)
    if defect.effect == .rejectsTable { stop(.nothing, at: defect.range.start) }
  }

  /// Sets what Apple's parser makes of the file.
  package mutating func stop(_ outcome: AppleView.Outcome, at offset: ByteOffset?) {
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
