import Testing

@testable import ViewEvaluation

/// The guide of the App system, which gives the code of one modifier: what its components look like is not known. The
/// expectations are worked out by hand from its code.
@Suite("Guide of the App system")
struct GuidesAppTests {
  @Test(
    "what the guide shows",
    arguments: [
      // How a font is made of a size and a weight is not said.
      ("TextStyleUsage()", "hidden(text Hello World 17?)", ["font"]),
      ("TypographyUsage()", "hidden(text Welcome 17?) hidden(text Custom 17?)", ["font"]),
      ("ColorUsage()", "text Hello 17 vstack 8 center \(Guide.fill) \(Guide.fill)", []),
      (
        "GradientUsage()", "\(Guide.fill) vstack 8 center surface?(vstack 8 center)", ["gradientBackground"]
      ),
      ("SpacingUsage()", "padding 24 24 24 24(vstack 16 center)", []), ("RadiusUsage()", Guide.fill, []),
      ("CardModifierUsage()", "surface?(vstack 8 center)", ["appCard"]),
      ("ButtonUsage()", "empty? empty? empty?", ["AppButton"]),
      (
        "CardUsage()",
        "surface?(vstack 16 leading(hidden(text Card Title 17?), hidden(text Card content goes here 17?)))",
        ["AppCard", "font"]
      ),
      ("AccessibleButton()", "empty?", ["AppButton"]),
      (
        "RecommendedUsage()", "hidden(text Welcome 17?) empty? padding 24 24 24 24(vstack 16 center) \(Guide.fill)",
        ["AppButton", "font"]
      ),
      (
        "DiscouragedUsage()", "text Welcome 17 600 padding 12 0 12 0(padding 0 24 0 24(button(text Submit 17)))", []
      ),
      ("LegacyUsage()", "text Legacy 17 600", []),
    ])
  func usage(call: String, boxes: String, unknowns: [String]) {
    #expect(Guide.app.boxes(call) == boxes)
    #expect(Set(Guide.app.view(call)?.unknowns.map(\.name) ?? []) == Set(unknowns))
  }

  @Test(
    "the letters of a text stand as the table says",
    arguments: [
      ("largeTitle", ""), ("title1", ""), ("title2", ""), ("headline", " tracking -0.24"),
      ("body", " tracking -0.24"), ("callout", " tracking -0.24"), ("subheadline", " tracking -0.08"),
      ("footnote", ""), ("caption1", ""), ("caption2", ""),
    ])
  func tracking(style: String, tracking: String) {
    let call = #"Text("a").appText(.\#(style))"#
    #expect(Guide.app.boxes(call) == "hidden(text a 17?)")
    #expect(Guide.app.fonts(call) == "SF Pro 17…53\(tracking)")
  }

  @Test(
    "the spacing of the table",
    arguments: [
      ("xxxs", 2), ("xxs", 4), ("xs", 8), ("sm", 12), ("md", 16), ("lg", 24), ("xl", 32), ("xxl", 48), ("xxxl", 64),
    ])
  func spacing(name: String, points: Int) {
    let call = #"HStack(spacing: App.Spacing.\#(name)) { Text("a") }"#
    #expect(Guide.app.boxes(call) == "hstack \(points) center(text a 17)")
  }
}
