import CICU

/// The traits of all UTF-16 code units, each page of 256 looked up in ICU when a text first has one of it.
///
/// One per thread.
public final class UnitTraitTable {
  private let traits: UnsafeMutablePointer<UInt16>
  private var isLoaded = [Bool](repeating: false, count: 256)

  public init() {
    traits = .allocate(capacity: 65_536)
    traits.initialize(repeating: 0, count: 65_536)
  }

  deinit { traits.deallocate() }

  /// Complexity: O(1), but for the first unit of a page.
  @inline(__always)
  public subscript(unit: UInt16) -> UnitTraits {
    if !isLoaded[Int(unit >> 8)] { load(page: unit >> 8) }
    return UnitTraits(rawValue: traits[Int(unit)])
  }

  @inline(never)
  private func load(page: UInt16) {
    cicu_unit_traits(page << 8, 256, traits + Int(page) << 8)
    isLoaded[Int(page)] = true
  }
}
