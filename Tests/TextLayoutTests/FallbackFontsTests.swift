import DesignTokens
import ICU
import TestFonts
import Testing

@testable import TextLayout

/// A text is told under the fonts that it is drawn in.
struct FallbackFontsTests {
  private static let cjk = "Noto Sans CJK JP"

  @Test(
    arguments: [
      ("Hello", "Inter", [], false), ("設定", "SF Pro", [cjk], true), ("設定 を 開く", "SF Pro", [cjk], true),
      ("iPhoneの設定", "SF Pro", [cjk], false), ("設定…", "SF Pro", [cjk], false), ("", "SF Pro", [], false),
      ("Привет 設定", "Urbanist", ["Noto Sans", cjk], true),
    ])
  func drawn(text: String, family: String, names: [String], isWhole: Bool) throws {
    let paths = try [InstalledFonts.urbanist()] + InstalledFonts.inter() + InstalledFonts.allNoto()
    let measurer = TextMeasurer(fonts: FontLibrary(fontPaths: paths))
    let japanese = try #require(LocaleIdentifier("ja"))
    let shaped = measurer.paragraph(text, font: FontRequest(family: family, weight: 400), locale: japanese)
    #expect(shaped.fallback == FallbackFonts(names: names, isWhole: isWhole))
    let box = Box(.text(TextBox(slot: "title", appearance: TextAppearance(family: family, weight: 400, size: 17))))
    let layout = ComponentLayout.layout(
      box, texts: ["title": shaped], size: .large, available: 300, rightToLeft: false)
    let asked = "\(family) Regular 17 pt"
    let told = names.joined(separator: ", ")
    let expected = isWhole ? "\(told) for \(asked)" : names.isEmpty ? asked : "\(asked) with \(told)"
    #expect(layout.texts.first?.fontText == expected)
  }
}
