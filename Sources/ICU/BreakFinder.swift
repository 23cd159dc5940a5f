import CICU

/// Segments of a text by one of ICU's break iterators; the memory serves one text after the other.
///
/// The compiled rules are run by themselves, which gives what the iterator gives (the tests compare them); ICU is asked
/// for what its dictionaries decide, and for everything where its tables have another format.
final class BreakFinder {
  private let handle: OpaquePointer
  /// Whether the rules are run without the iterator.
  let readsRules: Bool
  /// Of the latest text: where its segments end, and of what kind they are.
  private(set) var offsets = UnsafeMutableBufferPointer<Int32>.allocate(capacity: 0)
  private(set) var kinds = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
  /// The same of the segment that was divided last.
  private var parts = UnsafeMutableBufferPointer<Int32>.allocate(capacity: 0)
  private var partKinds = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)

  static let mandatory = UInt8(CICU_BREAK_MANDATORY)
  static let dictionary = UInt8(CICU_BREAK_DICTIONARY)

  /// - Parameters:
  ///   - readsRules: Whether the rules are run without the iterator if they can be, which changes no boundary.
  ///   - open: Opens a break iterator (`ubrk_open`).
  init(readsRules: Bool, open: (inout Int32) -> OpaquePointer?) throws {
    var status: Int32 = 0
    let handle = open(&status)
    try ICUError.check(status, from: "ubrk_open")
    guard let handle else { throw ICUError(function: "ubrk_open", code: 7) }
    self.handle = handle
    self.readsRules = readsRules && cicu_breaker_rule_offsets(handle, nil, 0, nil, nil) == 0
  }

  deinit {
    cicu_breaker_close(handle)
    offsets.deallocate()
    kinds.deallocate()
    parts.deallocate()
    partKinds.deallocate()
  }

  /// Returns how many segments the rules alone give; `nil` where they are not run.
  func findByRules(_ text: UnsafeBufferPointer<UInt16>) -> Int? {
    guard readsRules else { return nil }
    Self.makeRoom(for: text.count, &offsets, &kinds)
    let found = cicu_breaker_rule_offsets(
      handle, text.baseAddress, Int32(text.count), offsets.baseAddress, kinds.baseAddress)
    return Int(found)
  }

  /// Returns how many segments ICU finds; 0 when it fails.
  func find(_ text: UnsafeBufferPointer<UInt16>) -> Int { find(text, &offsets, &kinds) }

  /// Returns where ICU divides a segment that the rules gave: the ends of its parts but the last.
  func divide(_ segment: UnsafeBufferPointer<UInt16>) -> Slice<UnsafeMutableBufferPointer<Int32>> {
    let found = find(segment, &parts, &partKinds)
    return parts[..<max(found - 1, 0)]
  }

  private func find(
    _ text: UnsafeBufferPointer<UInt16>, _ offsets: inout UnsafeMutableBufferPointer<Int32>,
    _ kinds: inout UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    Self.makeRoom(for: text.count, &offsets, &kinds)
    var status: Int32 = 0
    let found = cicu_breaker_offsets(
      handle, text.baseAddress, Int32(text.count), offsets.baseAddress, kinds.baseAddress, &status)
    return status > 0 ? 0 : Int(found)
  }

  private static func makeRoom(
    for count: Int, _ offsets: inout UnsafeMutableBufferPointer<Int32>,
    _ kinds: inout UnsafeMutableBufferPointer<UInt8>
  ) {
    guard offsets.count < count else { return }
    offsets.deallocate()
    kinds.deallocate()
    offsets = .allocate(capacity: count * 2)
    kinds = .allocate(capacity: count * 2)
  }
}
