import CICU
import Locales
import SourceText

/// The plural rules of a language: which category a number selects.
///
/// The rules are CLDR's, by the system's libicu (`uplrules_openForType`). A language that CLDR does not know has one
/// category, `other`.
// Unchecked: ICU promises that functions which take a service object as const may run at the same time on one object
// (user guide, “Design”, thread safety), and every function called after `init` takes the `UPluralRules` as const.
package final class PluralRules: PluralSelector, @unchecked Sendable {
  package typealias Kind = PluralKind

  /// All categories of the language, `other` among them.
  package var categories: Set<PluralCategory> { samples.categories }

  /// The first six integers of 0...200 that select each category; a category without one is absent.
  package var integerSamples: [PluralCategory: [Int64]] { samples.integers }

  /// The categories that no integer of 0...200 selects but some power of ten from 1,000 does, as `many` in French.
  package var largeIntegerCategories: Set<PluralCategory> { samples.largeIntegers }

  private struct Samples {
    var categories: Set<PluralCategory>
    var integers: [PluralCategory: [Int64]]
    var largeIntegers: Set<PluralCategory>
  }

  private let handle: OpaquePointer
  private let knownSamples = Mutex<Samples?>(nil)

  /// Opens the rules of a locale.
  ///
  /// - Parameter locale: BCP 47 or ICU spelling, as in “pt-PT” or “pt_PT”.
  /// - Throws: ``ICUError`` for an identifier that ICU refuses (one of 157 bytes or more).
  /// - Complexity: tens of microseconds; keep the rules.
  package init(locale: String, kind: Kind = .cardinal) throws {
    var status: Int32 = 0
    let handle = cicu_plural_open(locale, kind == .ordinal, &status)
    try ICUError.check(status, from: "uplrules_openForType")
    guard let handle else { throw ICUError(function: "uplrules_openForType", code: 7) }
    self.handle = handle
  }

  deinit { cicu_plural_close(handle) }

  private var samples: Samples {
    knownSamples.withLock { known in
      let samples = known ?? makeSamples()
      known = samples
      return samples
    }
  }

  private func makeSamples() -> Samples {
    var status: Int32 = 0
    let keywords = cicu_plural_keywords(handle, &status)
    var samples = Samples(
      categories: Set(PluralCategory.allCases.filter { keywords & 1 << UInt32($0.place) != 0 }), integers: [:],
      largeIntegers: [])
    for value in Int64(0)...200 {
      let category = category(of: value)
      if samples.integers[category, default: []].count < 6 { samples.integers[category, default: []].append(value) }
    }
    var power: Int64 = 1_000
    while power <= 1_000_000_000_000 {
      let category = category(of: power)
      if samples.integers[category] == nil { samples.largeIntegers.insert(category) }
      power *= 10
    }
    return samples
  }

  /// Returns the category of an integer; its sign has no influence (`uplrules_select`).
  ///
  /// - Complexity: a read of a table below 1,024 but for the first time, some 200 ns above.
  package func category(of value: Int64) -> PluralCategory {
    PluralCategory(place: Int(cicu_plural_select_integer(handle, value)))
  }

  /// Returns the category of an integer of any size (`uplrules_select`).
  package func category(of value: UInt64) -> PluralCategory {
    // CLDR's rules look at remainders by powers of ten, 10^6 at most.
    category(of: Int64(exactly: value) ?? Int64(value % 1_000_000_000_000_000) + 1_000_000_000_000_000)
  }

  /// Returns the category of a number as it is written: 1.0 with one digit is not 1 (`uplrules_selectFormatted`).
  ///
  /// - Parameter visibleFractionDigits: Digits after the decimal point, zeros included; more than 18 count as 18.
  package func category(of value: Double, visibleFractionDigits: Int) -> PluralCategory {
    PluralCategory(
      place: Int(cicu_plural_select_decimal(handle, value, Int32(clamping: visibleFractionDigits))))
  }
}
