import SourceText

/// The entries of a file in its order.
///
/// A table of two bytes an entry (`a;a;a;`) is a table all the same, so that an entry takes 32 bytes until it is asked
/// for, and what few formats know of one (comments, states, languages) stands apart.
package struct StringEntries: RandomAccessCollection, Sendable {
  private var records: [Record] = []
  private var details: [Details] = []
  private var variedValues: [LocalizedValue] = []

  /// The length of the file.
  private let byteCount: Int

  /// How many entries and details there were, and where the last entry ended, when room was made.
  private var grown = (count: 0, details: 0, place: 0)

  package init(ofFile byteCount: Int = 0) {
    self.byteCount = byteCount
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { records.count }

  /// - Complexity: O(1).
  package subscript(position: Int) -> StringEntry {
    let record = records[position]
    if record.details == 0 { return StringEntry(key: record.key, value: value(of: record), range: record.range) }
    let details = self.details[Int(record.details) - 1]
    return StringEntry(
      key: record.key, value: value(of: record), comment: details.comment, origin: details.origin,
      state: details.state.map { WrittenState(value: $0, range: details.stateBounds) },
      isTranslatable: details.isTranslatable, isStale: details.isStale, range: record.range)
  }

  /// The key of an entry alone.
  ///
  /// - Complexity: O(1).
  package func key(at position: Int) -> SourceString { records[position].key }

  /// The value of an entry alone.
  ///
  /// - Complexity: O(1).
  package func value(at position: Int) -> LocalizedValue { value(of: records[position]) }

  /// Whether the value of an entry is a text or varies between texts.
  ///
  /// - Complexity: O(1).
  package func hasText(at position: Int) -> Bool { records[position].kind != .other }

  /// The value of an entry where it is one text for all cases; `nil` for any other.
  ///
  /// - Complexity: O(1).
  package func plainText(at position: Int) -> SourceString? {
    let record = records[position]
    return record.kind == .text ? SourceString(record.valueBounds, record.valueCoding) : nil
  }

  /// The comment of an entry alone.
  package func comment(at position: Int) -> SourceString? {
    let number = Int(records[position].details)
    return number > 0 ? details[number - 1].comment : nil
  }

  /// The origin of an entry alone.
  package func origin(at position: Int) -> EntryOrigin? {
    let number = Int(records[position].details)
    return number > 0 ? details[number - 1].origin : nil
  }

  private func value(of record: Record) -> LocalizedValue {
    switch record.kind {
    case .text: .text(SourceString(record.valueBounds, record.valueCoding))
    case .other: .other(record.valueBounds)
    case .varied: variedValues[record.valueBounds.start.index]
    }
  }
}

// MARK: - As a reader fills it

extension StringEntries {
  /// - Complexity: O(1) on average.
  @inline(__always)
  package mutating func append(_ entry: StringEntry) { append(record(of: entry)) }

  /// Adds an entry of which a text and a comment are all that is known, as of most.
  ///
  /// - Complexity: O(1) on average.
  @inline(__always)
  package mutating func append(key: SourceString, text: SourceString, comment: SourceString?, range: ByteRange) {
    var record = Record(key: key, range: range)
    (record.valueBounds, record.valueCoding) = (text.range, text.coding)
    if let comment {
      details.append(Details(comment: comment))
      record.details = UInt32(details.count)
    }
    append(record)
  }

  @inline(__always)
  private mutating func append(_ record: Record) {
    if records.count == records.capacity { grow(at: record.range.end.index) }
    records.append(record)
  }

  /// - Complexity: O(*n*) in the number of entries behind `place`.
  package mutating func insert(_ entry: StringEntry, at place: Int) {
    records.insert(record(of: entry), at: place)
  }

  /// Makes room for entries that all have details.
  package mutating func reserveCapacity(_ count: Int) {
    records.reserveCapacity(count)
    details.reserveCapacity(count)
  }

  /// Where the last entry stands.
  package var lastRange: ByteRange? { records.last?.range }

  /// Gives the last entry a comment unless it has one.
  package mutating func attachToLast(_ comment: SourceString) {
    guard let last = records.indices.last else { return }
    if records[last].details == 0 {
      details.append(Details())
      records[last].details = UInt32(details.count)
    }
    let place = Int(records[last].details) - 1
    if details[place].comment == nil { details[place].comment = comment }
  }

  @inline(__always)
  private mutating func record(of entry: StringEntry) -> Record {
    var record = Record(key: entry.key, range: entry.range)
    switch entry.value {
    case .text(let text): (record.valueBounds, record.valueCoding) = (text.range, text.coding)
    case .other(let range): (record.valueBounds, record.kind) = (range, .other)
    case .varied:
      record.valueBounds = ByteRange(variedValues.count, variedValues.count)
      record.kind = .varied
      variedValues.append(entry.value)
    }
    if Details.isNeeded(for: entry) {
      details.append(Details(of: entry))
      record.details = UInt32(details.count)
    }
    return record
  }

  /// Makes room for as many entries as the rest of the file holds if it is like the part since the last call.
  private mutating func grow(at place: Int) {
    let (entries, bytes) = (records.count - grown.count, place - grown.place)
    guard entries > 64, bytes >= entries, place > byteCount / 16, place < byteCount else { return }
    func estimate(_ count: Int, since before: Int) -> Int {
      let estimate = count + (count - before) * (byteCount - place) / bytes
      return estimate + estimate / 32
    }
    records.reserveCapacity(estimate(records.count, since: grown.count))
    details.reserveCapacity(estimate(details.count, since: grown.details))
    grown = (records.count, details.count, place)
  }
}

// MARK: - What is kept

extension StringEntries {
  private enum ValueKind: UInt8 {
    case text, varied, other
  }

  private struct Record {
    let range: ByteRange
    let keyBounds: ByteRange
    /// The bytes of the value, or the place in ``variedValues``.
    var valueBounds = ByteRange(0, 0)
    /// The number in ``StringEntries/details`` from 1; 0 for none.
    var details: UInt32 = 0
    let keyCoding: TextCoding
    var valueCoding = TextCoding.xml
    var kind = ValueKind.text

    init(key: SourceString, range: ByteRange) {
      self.range = range
      keyBounds = key.range
      keyCoding = key.coding
    }

    var key: SourceString { SourceString(keyBounds, keyCoding) }
  }

  private struct Details {
    var origin: EntryOrigin?
    var comment: SourceString?
    var stateBounds = ByteRange(0, 0)
    var state: EntryState?
    var isTranslatable = true
    var isStale = false

    init(comment: SourceString? = nil) { self.comment = comment }

    @inline(__always)
    init(of entry: StringEntry) {
      origin = entry.origin
      comment = entry.comment
      state = entry.state
      stateBounds = entry.stateRange ?? ByteRange(0, 0)
      isTranslatable = entry.isTranslatable
      isStale = entry.isStale
    }

    /// Whether a record does not tell all of an entry.
    @inline(__always)
    static func isNeeded(for entry: StringEntry) -> Bool {
      entry.comment != nil || entry.origin != nil || entry.state != nil || !entry.isTranslatable || entry.isStale
    }
  }
}
