import SourceText
import StringFormats

/// How one kind of file is edited: each edit as splices of the file as it stands.
protocol FormatEditing: Sendable {
  mutating func setText(_ token: SourceString, to text: String) throws(EditError) -> [Splice]
  mutating func setValue(of target: EditTarget, at path: [VariantStep], to text: String) throws(EditError) -> [Splice]
  mutating func add(_ addition: Addition) throws(EditError) -> [Splice]
  /// Adds entries beside those that stand, the ones with the same neighbours in the order given; what keeps one out is
  /// no obstacle to the others.
  mutating func add(_ additions: [Addition]) throws(EditError) -> (splices: [Splice], refusals: [EditError?])
  mutating func remove(_ target: EditTarget) throws(EditError) -> [Splice]
  mutating func rename(_ target: EditTarget, to name: String) throws(EditError) -> [Splice]
  mutating func reorder(_ keys: [String]) throws(EditError) -> [Splice]
  mutating func setComment(of target: EditTarget, to text: String?) throws(EditError) -> [Splice]
  mutating func setState(of target: EditTarget, at path: [VariantStep], to state: EntryState) throws(EditError)
    -> [Splice]
  func removeEntry(key: ByteRange, heir: ByteRange) throws(EditError) -> [Splice]
  func removeCase(selector: ByteRange) throws(EditError) -> [Splice]
}

extension FormatEditing {
  func add(_ additions: [Addition]) throws(EditError) -> (splices: [Splice], refusals: [EditError?]) {
    throw .unsupported("several keys at once are added to property lists alone")
  }

  func removeEntry(key: ByteRange, heir: ByteRange) throws(EditError) -> [Splice] {
    throw .unsupported("entries of this format are removed by their keys alone")
  }

  func removeCase(selector: ByteRange) throws(EditError) -> [Splice] {
    throw .unsupported("a form of a plural is removed from XML and catalogs alone")
  }
}

/// What an edit is about.
struct EditTarget {
  let key: String
  var locale: String?
  var table: String?
}

/// A key that is to be added.
package struct Addition: Sendable {
  package let key: String
  package let value: String
  package let comment: String?
  package let locale: String?
  package let table: String?
  /// The key that it follows; `nil` for the place that the format gives it.
  package let after: String?
  /// In a property list, the key that follows it, where it follows none itself.
  package let before: String?

  package init(
    key: String, value: String, comment: String? = nil, locale: String? = nil, table: String? = nil,
    after: String? = nil, before: String? = nil
  ) {
    self.key = key
    self.value = value
    self.comment = comment
    self.locale = locale
    self.table = table
    self.after = after
    self.before = before
  }
}

/// A key by its bytes: keys are compared scalar by scalar, as CoreFoundation does, not by canonical equivalence.
package struct KeyBytes: Hashable, Sendable {
  private let bytes: [UInt8]

  package init(_ text: String) { bytes = Array(text.utf8) }
}

extension String {
  /// Whether both texts have the same scalars.
  package func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

/// The entries of a document by key, in file order.
struct EntryIndex {
  private let places: [KeyBytes: [Int]]

  init(_ document: StringDocument) {
    var places: [KeyBytes: [Int]] = [:]
    for (place, entry) in document.entries.enumerated() {
      places[KeyBytes(document.text(entry.key)), default: []].append(place)
    }
    self.places = places
  }

  /// The entries of that key; none where there is no such key.
  func entries(of key: String) -> [Int] { places[KeyBytes(key)] ?? [] }

  /// The entries of a key that must be there.
  func required(_ key: String) throws(EditError) -> [Int] {
    guard let entries = places[KeyBytes(key)] else { throw .noSuchKey(key) }
    return entries
  }
}

extension [Splice] {
  /// Deletions as splices, those that overlap or touch as one.
  init(deleting ranges: [Range<Int>]) {
    var merged: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    self = merged.map { Splice($0, []) }
  }

  /// Blocks in a new order; what stands between them keeps its place.
  ///
  /// - Parameters:
  ///   - blocks: Ranges in rising order.
  ///   - keys: The key of each block.
  ///   - wanted: The keys to come first, in their order.
  ///   - content: The bytes of a block for the place of another.
  static func reordering(
    _ blocks: [Range<Int>], keys: [KeyBytes], wanted: [String], content: (_ block: Int, _ place: Int) -> [UInt8]
  ) throws(EditError) -> [Splice] {
    for (left, right) in zip(blocks, blocks.dropFirst()) where left.upperBound > right.lowerBound {
      throw .unreadable
    }
    var ranks: [KeyBytes: Int] = [:]
    for (rank, key) in wanted.enumerated() where ranks[KeyBytes(key)] == nil { ranks[KeyBytes(key)] = rank }
    let order = blocks.indices.sorted { left, right in
      (ranks[keys[left]] ?? .max, left) < (ranks[keys[right]] ?? .max, right)
    }
    return zip(blocks.indices, order).compactMap { place, block in
      place == block ? nil : Splice(blocks[place], content(block, place))
    }
  }
}
