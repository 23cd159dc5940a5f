import DesignTokens
import Foundation
import ICU
import TestFonts
import TestSupport
import Testing

@testable import TextLayout

/// Compares widths with HarfBuzz's own tool, which Debian's libharfbuzz-bin and Homebrew's harfbuzz install.
struct HarfBuzzAgreementTests {
  /// One script in one font: 170 texts of it are measured.
  struct Sample: Sendable, CustomTestStringConvertible {
    let script: String
    let locale: String
    let family: String
    let weight: Double
    let file: String
    var unitsPerEm = 1_000.0
    var collectionIndex = 0
    var isRightToLeft = false
    /// Between two words.
    var separators = [" ", ", ", " – ", "? "]
    let words: String

    var testDescription: String { "\(script), \(file)" }
  }

  static let samples = [
    Sample(
      script: "Latn", locale: "de", family: "Urbanist", weight: 600, file: "Urbanist[wght].ttf",
      unitsPerEm: 2_000,
      words: "Übung starten AVATAR Wörterbuch fließend office affine Straße Ÿ To Voß Qualität Bäcker naïve jeżyk 42"),
    Sample(
      script: "Cyrl", locale: "uk", family: "Noto Sans", weight: 400, file: "NotoSans-Regular.ttf",
      words: "Привет настройки сообщений ещё объём її ґанок Українська журнал файлов й Щука 2024 этот Ёлка удалить"),
    Sample(
      script: "Grek", locale: "el", family: "Noto Sans", weight: 400, file: "NotoSans-Regular.ttf",
      words: "Άσκηση ρυθμίσεις μηνύματα Αύριο ΑΥΤΟ Τα ύψος προϊόν ΐ αρχείο διαγραφή άλλες Ήχος 2024 σήμερα κωδικός"),
    Sample(
      script: "Hebr", locale: "he", family: "Noto Sans Hebrew", weight: 400, file: "NotoSansHebrew-Regular.ttf",
      isRightToLeft: true, separators: [" ", "־"],
      words: "שלום עולם הגדרות הודעה חדשה קבצים מחיקה שָׁלוֹם בְּרֵאשִׁית לשון סיסמה אישור ביטול צ׳ תרגיל היום"),
    Sample(
      script: "Arab", locale: "ar", family: "Noto Sans Arabic", weight: 700, file: "NotoSansArabic-Bold.ttf",
      isRightToLeft: true, separators: [" ", "، ", "؟ "],
      words: "مرحبا السلام عليكم لا إله الإعدادات كتاب الله مُحَمَّد رسالة جديدة ملفات حذف لله ـــ بيت فتح"),
    Sample(
      script: "Deva", locale: "hi", family: "Noto Sans Devanagari", weight: 400, file: "NotoSansDevanagari-Regular.ttf",
      separators: [" ", "। "],
      words: "नमस्ते दुनिया क्षत्रिय प्रार्थना संदेश हिन्दी र्क श्री विद्यार्थी कृपया ज्ञान द्वारा अँधेरा हटाएँ किताब"),
    Sample(
      script: "Beng", locale: "bn", family: "Noto Sans Bengali", weight: 400, file: "NotoSansBengali-Regular.ttf",
      separators: [" ", "। "],
      words: "নমস্কার পৃথিবী অনুশীলন সংরক্ষণ ক্ষমা বিজ্ঞান প্রার্থনা র‌্যাব ক্লিক্ কোথায় শুরু স্ত্রী ব্যবহার"),
    Sample(
      script: "Taml", locale: "ta", family: "Noto Sans Tamil", weight: 400, file: "NotoSansTamil-Regular.ttf",
      words: "வணக்கம் உலகம் அமைப்புகள் பயிற்சி க்ஷ ஸ்ரீ கொடு கோப்பு கௌரவம் தொடங்கு நீக்கு செய்தி புதிய மொழி இன்று"),
    Sample(
      script: "Thai", locale: "th", family: "Noto Sans Thai", weight: 400, file: "NotoSansThai-Regular.ttf",
      separators: ["", " "],
      words: "สวัสดี ชาวโลก การตั้งค่า ข้อความ ที่นี่ น้ำ เก่ง ภาษาไทย กำลัง ผู้ใช้ ปิด เปิด ฎีกา ญี่ปุ่น ฐาน"),
    Sample(
      script: "Hani", locale: "zh-Hans", family: "Noto Sans CJK", weight: 700, file: "NotoSansCJK-Bold.ttc",
      collectionIndex: 2, separators: ["", "，", "。", "、"],
      words: "你好 世界 设置 消息 语言 开始练习 删除文件 直 骨 今天 中华人民共和国 一二三 用户名 密码 确定"),
    Sample(
      script: "Kana", locale: "ja", family: "Noto Sans CJK", weight: 400, file: "NotoSansCJK-Regular.ttc",
      separators: ["", "を", "、", "と"],
      words: "ハードウェア ソフトウェア 組み合わせた 調光 ため スケール 分離する こんにちは 練習 ファイル 削除 ッと 設定"),
    Sample(
      script: "Hang", locale: "ko", family: "Noto Sans CJK", weight: 400, file: "NotoSansCJK-Regular.ttc",
      collectionIndex: 1,
      words: "안녕하세요 세계 설정 메시지 연습을 시작하세요 파일 삭제 사용자 비밀번호 확인 취소 오늘 웹사이트 쉼 \u{1112}\u{1161}\u{11AB}"),
  ]

  @Test(arguments: samples)
  func widths(sample: Sample) throws {
    let path = sample.family == "Urbanist" ? try InstalledFonts.urbanist() : try InstalledFonts.noto(sample.file)
    let locale = try #require(LocaleIdentifier(sample.locale))
    let seed: UInt64 = 6_170
    let texts = Self.texts(of: sample, seed: seed)
    let expected = try Self.units(of: texts, path: path, sample: sample)
    try #require(expected.count == texts.count)

    let measurer = TextMeasurer(fonts: FontLibrary(fontPaths: [path]))
    let request = FontRequest(family: sample.family, weight: sample.weight)
    var compared = 0
    for (text, units) in zip(texts, expected) {
      let shaped = measurer.paragraph(text, font: request, locale: locale)
      #expect(shaped.missingGlyphs.isEmpty, "\(text)")
      for size in [Points(12), 17, 53] {
        // Widths are rounded up to 1/64 pt.
        let difference = shaped.width(at: size).value - units / sample.unitsPerEm * size.value
        #expect(-1e-6...(1.0 / 64 + 1e-6) ~= difference, "'\(text)' at \(size.value) pt, seed \(seed)")
      }
      compared += 1
    }
    #expect(compared == 170)
  }

  private static func texts(of sample: Sample, seed: UInt64) -> [String] {
    var generator = SeededGenerator(seed: seed)
    let words = sample.words.split(separator: " ")
    return (0..<170).map { _ in
      var text = ""
      for word in 0..<Int.random(in: 1...7, using: &generator) {
        if word > 0 { text += sample.separators.randomElement(using: &generator) ?? "" }
        text += words.randomElement(using: &generator) ?? ""
      }
      return text
    }
  }

  /// Returns the widths in units of the font, by hb-shape.
  private static func units(of texts: [String], path: String, sample: Sample) throws -> [Double] {
    try HarfBuzzTool.advances(
      of: texts, path: path, isRightToLeft: sample.isRightToLeft, script: sample.script, language: sample.locale,
      options: ["--face-index=\(sample.collectionIndex)", "--variations=wght=\(sample.weight)"])
  }
}
