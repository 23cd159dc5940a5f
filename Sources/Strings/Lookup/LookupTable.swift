import StringFormats

/// One table in one locale, ready to be asked: what a key leads to never changes.
///
/// Loading finds the keys and copies the texts; each value is made when it is first asked. An entry of a `.stringsdict`
/// takes the place of a `.strings` entry with the same key; of equal keys in one document the last holds, as in
/// CoreFoundation.
final class LookupTable: Sendable {
  private let numbers: KeyDictionary
  private let contents: TableContents
  private let values: FixedReferences<LookupValue>

  /// - Complexity: O(*n*) in the number of keys.
  init(_ builder: TableBuilder) {
    numbers = KeyDictionary(builder.keys)
    contents = builder.contents
    values = FixedReferences(count: contents.count)
  }

  deinit { values.deallocate() }

  /// The value of `key`, compared scalar by scalar; `nil` where the table lacks it.
  ///
  /// It lives as long as the table.
  ///
  /// - Complexity: O(*n*) in the length of the key, on average; the first time, in that of the texts too.
  @inline(__always)
  func value(of key: UnsafeBufferPointer<UInt8>) -> Unmanaged<LookupValue>? {
    guard let number = numbers.number(of: key) else { return nil }
    return values[number] ?? make(number)
  }

  @inline(never)
  private func make(_ number: Int) -> Unmanaged<LookupValue> {
    values.storeIfNil(LookupValue(contents.message(number, key: numbers[number])), at: number)
  }

  /// The message of `key` in another form, made ready each time; `nil` where the table lacks it.
  func message(of key: UnsafeBufferPointer<UInt8>, _ form: MessageForm) -> PreparedMessage? {
    numbers.number(of: key).map { contents.message($0, form, key: numbers[$0]) }
  }

  /// Every key once, in the order of the documents.
  var keys: [String] { (0..<numbers.count).map { numbers[$0] } }
}
