import StringFormats

/// The keys of a table in all its languages, each with a number.
///
/// A class, since the languages share it: they have one table where they share one.
package final class TableKeys: Sendable {
  private let keys: KeyDictionary.Builder

  init(_ keys: KeyDictionary.Builder = KeyDictionary.Builder()) { self.keys = keys }

  var count: Int { keys.count }

  /// The number of the key with these UTF-8 bytes; `nil` where there is none.
  ///
  /// - Complexity: O(*n*) in the length of the key, on average.
  func number(of key: UnsafeBufferPointer<UInt8>) -> Int? { keys.number(of: key, expecting: 0) }
}
