import Testing

@testable import ICU

struct PluralRulesTests {
  @Test(arguments: [
    ("en", "0 other, 1 one, 2 other, 11 other, 101 other"),
    ("fr", "0 one, 1 one, 2 other, 1000000 many, 1000001 other"),
    ("pl", "0 many, 1 one, 2 few, 4 few, 5 many, 12 many, 22 few, 25 many, 101 many, 102 few"),
    ("ru", "0 many, 1 one, 2 few, 5 many, 11 many, 21 one, 24 few, 111 many, 121 one"),
    ("ar", "0 zero, 1 one, 2 two, 3 few, 10 few, 11 many, 99 many, 100 other, 103 few, 111 many"),
    ("cy", "0 zero, 1 one, 2 two, 3 few, 4 other, 5 other, 6 many, 7 other"),
    ("he", "0 other, 1 one, 2 two, 3 other, 10 other, 20 other"),
    ("iw", "1 one, 2 two, 3 other"),
    ("ja", "0 other, 1 other, 2 other"),
    ("lv", "0 zero, 1 one, 2 other, 10 zero, 11 zero, 20 zero, 21 one, 111 zero"),
    ("pt-PT", "0 other, 1 one, 2 other"),
    ("pt_BR", "0 one, 1 one, 2 other"),
    ("qqq", "0 other, 1 other"),
  ])
  func cardinals(locale: String, table: String) throws {
    let rules = try PluralRules(locale: locale)
    for row in table.split(separator: ", ") {
      let parts = row.split(separator: " ")
      let value = try #require(Int64(parts[0]))
      #expect(rules.category(of: value).rawValue == parts[1], "\(locale) \(value)")
      #expect(rules.category(of: -value).rawValue == parts[1], "\(locale) -\(value)")
    }
  }

  @Test(arguments: [
    (1, "one"), (2, "two"), (3, "few"), (4, "other"), (11, "other"), (12, "other"), (21, "one"), (113, "other"),
  ])
  func englishOrdinals(value: Int64, category: String) throws {
    let rules = try PluralRules(locale: "en", kind: .ordinal)
    #expect(rules.category(of: value).rawValue == category)
    #expect(rules.categories == [.one, .two, .few, .other])
  }

  @Test(arguments: [
    ("en", 1.0, 0, "one"), ("en", 1.0, 1, "other"), ("fr", 1.5, 1, "one"), ("ru", 1.0, 1, "other"),
    ("pl", 5.0, 0, "many"), ("pl", 5.5, 1, "other"), ("lv", 0.1, 1, "one"), ("en", 1.4, 0, "one"),
    ("en", 0, 0, "other"), ("ar", 0, 0, "zero"), ("en", .nan, 2, "other"), ("en", .infinity, 900, "other"),
    ("en", 1, -4, "one"),
  ])
  func decimals(locale: String, value: Double, digits: Int, category: String) throws {
    let rules = try PluralRules(locale: locale)
    #expect(rules.category(of: value, visibleFractionDigits: digits).rawValue == category)
  }

  @Test(arguments: [
    (Int64.max, "many"), (Int64.min, "many"), (9_007_199_254_740_993, "few"), (9_007_199_254_740_991, "one"),
    (9_007_199_254_741_001, "one"),
  ])
  func integersBeyondDoubles(value: Int64, category: String) throws {
    #expect(try PluralRules(locale: "ru").category(of: value).rawValue == category)
  }

  @Test func samplesSelectTheirCategory() throws {
    for locale in ["en", "pl", "ar", "cy", "he", "fr", "es", "it", "pt", "ja", "lv", "br"] {
      let rules = try PluralRules(locale: locale)
      for (category, samples) in rules.integerSamples {
        #expect((1...6).contains(samples.count))
        #expect(samples == samples.sorted())
        #expect(samples.allSatisfy { rules.category(of: $0) == category })
      }
      #expect(rules.largeIntegerCategories.isDisjoint(with: rules.integerSamples.keys))
      #expect(rules.categories.isSuperset(of: rules.largeIntegerCategories.union(rules.integerSamples.keys)))
    }
  }

  @Test func samplesAreTheFirstIntegers() throws {
    let polish = try PluralRules(locale: "pl")
    #expect(polish.categories == [.one, .few, .many, .other])
    #expect(polish.integerSamples == [.one: [1], .few: [2, 3, 4, 22, 23, 24], .many: [0, 5, 6, 7, 8, 9]])
    #expect(polish.largeIntegerCategories.isEmpty)
    for locale in ["fr", "es", "it", "pt"] {
      #expect(try PluralRules(locale: locale).largeIntegerCategories == [.many], "\(locale)")
    }
  }

  @Test func refusesAnEndlessLocale() {
    #expect(throws: ICUError.self) { try PluralRules(locale: String(repeating: "a", count: 400)) }
  }

  @Test func manyThreadsShareTheRules() async throws {
    let rules = try PluralRules(locale: "ru")
    let sums = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<2_000).count { rules.category(of: Double($0), visibleFractionDigits: 0) == .few }
        }
      }
      return await group.reduce(into: [Int]()) { $0.append($1) }
    }
    #expect(sums == Array(repeating: 540, count: 8))
  }
}
