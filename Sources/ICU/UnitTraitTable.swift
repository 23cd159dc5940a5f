import CICU

/// The traits of all UTF-16 code units, each page of 256 looked up in ICU when a text first has one of it.
///
/// One per thread.
package final class UnitTraitTable {
  @usableFromInline let traits: UnsafeMutablePointer<UInt16>
  @usableFromInline let isLoaded: UnsafeMutablePointer<Bool>

  package init() {
    traits = .allocate(capacity: 65_536)
    traits.initialize(repeating: 0, count: 65_536)
    isLoaded = .allocate(capacity: 256)
    isLoaded.initialize(repeating: false, count: 256)
  }

  deinit {
    traits.deallocate()
    isLoaded.deallocate()
  }

  /// Complexity: O(1), but for the first unit of a page.
  @inlinable
  package subscript(unit: UInt16) -> UnitTraits {
    if !isLoaded[Int(unit >> 8)] { load(page: unit >> 8) }
    return UnitTraits(rawValue: traits[Int(unit)])
  }

  @inline(never)
  @usableFromInline
  func load(page: UInt16) {
    cicu_unit_traits(page << 8, 256, traits + Int(page) << 8)
    isLoaded[Int(page)] = true
  }
}
