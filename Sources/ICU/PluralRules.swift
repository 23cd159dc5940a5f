import CICU

/// The plural rules of a language: which category a number selects.
///
/// The rules are CLDR's, by the system's libicu (`uplrules_openForType`). A language that CLDR does not know has one
/// category, `other`.
// Unchecked: ICU promises that functions which take a service object as const may run at the same time on one object
// (user guide, “Design”, thread safety), and every function called after `init` takes the `UPluralRules` as const.
public final class PluralRules: @unchecked Sendable {
  /// What the number counts: amounts (“3 files”) or places in an order (“3rd file”).
  public enum Kind: Sendable { case cardinal, ordinal }

  /// All categories of the language, `other` among them.
  public let categories: Set<PluralCategory>

  /// The first six integers of 0...200 that select each category; a category without one is absent.
  public let integerSamples: [PluralCategory: [Int64]]

  /// The categories that no integer of 0...200 selects but some power of ten from 1,000 does, as `many` in French.
  public let largeIntegerCategories: Set<PluralCategory>

  private let handle: OpaquePointer
  /// The categories of 0...200, since most numbers that a text counts are small.
  private let smallCategories: [UInt8]

  /// Opens the rules of a locale.
  ///
  /// - Parameter locale: BCP 47 or ICU spelling, as in “pt-PT” or “pt_PT”.
  /// - Throws: ``ICUError`` for an identifier that ICU refuses (one of 157 bytes or more).
  /// - Complexity: some twenty microseconds, for the samples; keep the rules.
  public init(locale: String, kind: Kind = .cardinal) throws {
    var status: Int32 = 0
    let handle = cicu_plural_open(locale, kind == .ordinal, &status)
    try ICUError.check(status, from: "uplrules_openForType")
    guard let handle else { throw ICUError(function: "uplrules_openForType", code: 7) }
    self.handle = handle
    let keywords = cicu_plural_keywords(handle, &status)
    categories = Set(PluralCategory.allCases.filter { keywords & 1 << UInt32($0.place) != 0 })

    var samples: [[Int64]] = Array(repeating: [], count: PluralCategory.allCases.count)
    var small: [UInt8] = []
    small.reserveCapacity(201)
    for value in Int64(0)...200 {
      let place = Int(cicu_plural_select_integer(handle, value))
      small.append(UInt8(place))
      if samples[place].count < 6 { samples[place].append(value) }
    }
    var integerSamples: [PluralCategory: [Int64]] = [:]
    for category in PluralCategory.allCases where !samples[Int(category.place)].isEmpty {
      integerSamples[category] = samples[Int(category.place)]
    }
    self.integerSamples = integerSamples
    smallCategories = small

    var large: Set<PluralCategory> = []
    var power: Int64 = 1_000
    while power <= 1_000_000_000_000 {
      let category = PluralCategory(place: cicu_plural_select_integer(handle, power))
      if integerSamples[category] == nil { large.insert(category) }
      power *= 10
    }
    largeIntegerCategories = large
    // Last, so that every property is set if this throws.
    try ICUError.check(status, from: "uplrules_getKeywords")
  }

  deinit { cicu_plural_close(handle) }

  /// Returns the category of an integer; its sign has no influence (`uplrules_select`).
  ///
  /// - Complexity: a read of a table up to 200, some 200 ns above.
  public func category(of value: Int64) -> PluralCategory {
    if value.magnitude < UInt64(smallCategories.count) {
      return PluralCategory(place: Int32(smallCategories[Int(value.magnitude)]))
    }
    return PluralCategory(place: cicu_plural_select_integer(handle, value))
  }

  /// Returns the category of an integer of any size (`uplrules_select`).
  public func category(of value: UInt64) -> PluralCategory {
    // CLDR's rules look at remainders by powers of ten, 10^6 at most.
    category(of: Int64(exactly: value) ?? Int64(value % 1_000_000_000_000_000) + 1_000_000_000_000_000)
  }

  /// Returns the category of a number as it is written: 1.0 with one digit is not 1 (`uplrules_selectFormatted`).
  ///
  /// - Parameter visibleFractionDigits: Digits after the decimal point, zeros included; more than 18 count as 18.
  public func category(of value: Double, visibleFractionDigits: Int) -> PluralCategory {
    PluralCategory(place: cicu_plural_select_decimal(handle, value, Int32(clamping: visibleFractionDigits)))
  }
}
