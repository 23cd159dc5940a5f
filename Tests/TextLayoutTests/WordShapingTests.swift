import DesignTokens
import Foundation
import ICU
import TestFonts
import TestSupport
import Testing

@testable import TextLayout

/// Texts put together from words that were shaped apart are as wide as those that were shaped whole.
struct WordShapingTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let locale: String
    let family: String
    let words: String

    var testDescription: String { "\(locale), \(family)" }
  }

  /// Words that fonts kern, join and substitute; Inter looks from “x”, “-” and “(” across the spaces beside them.
  static let samples = [
    Sample(
      locale: "en", family: "Inter",
      words: "AVATAR To Wave x 10 - + ( ) (A) a->b V. “Q” 1:2 T, f fi ffl e\u{301} Yo! 3×4 <= * @X"),
    Sample(
      locale: "de", family: "Urbanist",
      words: "Übung AVATAR fließend Straße - 42 Tür, Voß. x ( ) Ÿ To „Wort“ a/b well-known"),
    Sample(locale: "uk", family: "Noto Sans", words: "Привет объём її Щука 2024 - Ґанок „так“ т. Г. ё e\u{301}"),
    Sample(
      locale: "ar", family: "Noto Sans Arabic",
      words: "مرحبا لا الله مُحَمَّد ١٢ 42 iPhone ، "
        + "(رسالة) بيت. فتح! ـــ"),
    Sample(locale: "fa", family: "Inter", words: "می‌خواهم ۱۲۳ سلام! کتاب‌ها گفت: (نه) 7"),
    Sample(locale: "en", family: "Inter", words: "ملفات حذف Save (سلام) 12 x - בית"),
    Sample(locale: "he", family: "Noto Sans Hebrew", words: "שלום עולם! (בית) 12 צ׳ ab - שָׁלוֹם"),
    Sample(
      locale: "hi", family: "Noto Sans Devanagari",
      words: "नमस्ते क्षत्रिय र्क श्री । १२ 3 "
        + "(हटाएँ) iOS विद्यार्थी ᳐"),
    Sample(locale: "th", family: "Noto Sans Thai", words: "สวัสดี ที่นี่ น้ำ 12 (ปิด) ญี่ปุ่น x"),
    Sample(locale: "ko", family: "Noto Sans CJK", words: "안녕하세요 설정, 파일 12 (삭제) A 사진을"),
    Sample(locale: "ja", family: "Noto Sans CJK", words: "設定 を 、 開く ハード 12 A ( ) ッ"),
    Sample(locale: "ur", family: "Noto Nastaliq Urdu", words: "اردو زبان میں لکھا ہے ، پاکستان ۱۲ کے لیے"),
  ]

  private static func library() throws -> FontLibrary {
    FontLibrary(fontPaths: try InstalledFonts.allNoto() + InstalledFonts.inter() + [InstalledFonts.urbanist()])
  }

  @Test(arguments: samples)
  func widthsAreThoseOfWholeTexts(sample: Sample) throws {
    let fonts = try Self.library()
    let byWords = TextMeasurer(fonts: fonts)
    let whole = TextMeasurer(fonts: fonts, splitsWords: false)
    let locale = try #require(LocaleIdentifier(sample.locale))
    let words = sample.words.split(separator: " ").map(String.init)
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      var text = ""
      for _ in 0..<Int.random(in: 1...7, using: &random) {
        text +=
          words.randomElement(using: &random)! + [" ", " ", " ", "  ", ", ", " \u{301}", "\n"].randomElement(
            using: &random)!
      }
      let font = FontRequest(family: sample.family, weight: 400)
      let first = byWords.paragraph(text, font: font, locale: locale)
      let second = whole.paragraph(text, font: font, locale: locale)
      #expect(Array(first.offsets) == Array(second.offsets), "\(text)")
      for (left, right) in zip(first.advances, second.advances) where abs(left - right) > 1e-9 {
        Issue.record("\(text.debugDescription): \(left) \(right)")
        break
      }
      #expect(first.segments.map(\.end) == second.segments.map(\.end), "\(text)")
      #expect(first.segments.map(\.trimmedEnd) == second.segments.map(\.trimmedEnd), "\(text)")
      #expect(first.fontsUsed.sorted() == second.fontsUsed.sorted())
    }
  }

  /// The places where lines may end are ICU's, whether ICU was asked or not.
  @Test(arguments: samples)
  func breaksAreThoseOfICU(sample: Sample) throws {
    let measurer = TextMeasurer(fonts: try Self.library())
    let locale = try #require(LocaleIdentifier(sample.locale))
    let breaker = try LineBreaker(locale: sample.locale)
    let words = sample.words.split(separator: " ").map(String.init) + ["a", "B7", "c!", "d.", "e,", "?", "..."]
    var random = SeededGenerator(seed: 8)
    for _ in 0..<300 {
      var text = ""
      for _ in 0..<Int.random(in: 1...7, using: &random) {
        text += words.randomElement(using: &random)! + [" ", "  ", "", " "].randomElement(using: &random)!
      }
      let shaped = measurer.paragraph(text, font: FontRequest(family: sample.family, weight: 400), locale: locale)
      let boundaries = Set(shaped.offsets.map { Int($0) })
      let expected = breaker.opportunities(in: Array(text.utf16)).filter(boundaries.contains)
      #expect(shaped.segments.map { Int(shaped.offsets[Int($0.end)]) } == expected, "\(text.debugDescription)")
    }
  }
}
