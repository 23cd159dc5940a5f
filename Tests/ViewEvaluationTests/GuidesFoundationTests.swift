import Testing

@testable import ViewEvaluation

/// The tokens of FoundationUI, whose components the guide only calls. The expectations are worked out by hand from its
/// code.
@Suite("Guide of the Foundation system")
struct GuidesFoundationTests {
  @Test(
    "what the guide shows",
    arguments: [
      (
        "SpacingUsage()",
        "vstack 16 center(text Title 17, text Subtitle 17) padding 12 12 12 12(text Hello 17) hstack 24 center(empty?, empty?)",
        ["Badge"]
      ),
      ("ScaledText()", "text Hello 17", []), ("SectionTitle()", "text Properties 20 600", []),
      ("KeyValueDisplay()", "hstack 8 center(text Type: 15, text ftyp 17 SF Mono)", []),
      ("HelperNote()", "text Drag ISO file to inspect 12", []), ("DarkModeUsage()", "empty?", ["Badge"]),
      ("ColorUsage()", "empty? empty? empty? text Primary text 17 text Secondary text 17", ["Badge", "Card"]),
      // A bordered button has the system's margins.
      ("RadiusUsage()", "\(Guide.fill) padding 8 8 8 8(text Badge 17) button(padding 7 12 7 12(text Action 17))", []),
      // A text of no opacity is there and not seen.
      (
        "AnimationUsage()",
        "text Hello 17 \(Guide.fill) \(Guide.fill) | hidden(text Hello 17) \(Guide.fill) \(Guide.fill)", []
      ),
      ("ReducedMotionUsage()", "text Hello 17 | hidden(text Hello 17)", []),
      ("CustomTokenUsage()", "padding 32 32 32 32(text Title 17)", []), ("PlatformUsage()", "vstack 16 center", []),
      ("TokenSpacingUsage()", "vstack 16 center", []), ("MagicNumberUsage()", "vstack 16 center", []),
    ])
  func usage(call: String, boxes: String, unknowns: [String]) {
    #expect(Guide.foundation.boxes(call) == boxes)
    #expect(Set(Guide.foundation.view(call)?.unknowns.map(\.name) ?? []) == Set(unknowns))
  }

  @Test(
    "a text style is the system's",
    arguments: [
      ("label", "text a 15", "SF Pro 15…49"), ("body", "text a 17", "SF Pro 17…53"),
      ("title", "text a 20", "SF Pro 20…55"),
      ("caption", "text a 12", "SF Pro 12…43"), ("code", "text a 17 SF Mono", "SF Mono 17…53"),
      ("headline", "text a 17 600", "SF Pro 17…53"), ("subheadline", "text a 15", "SF Pro 15…49"),
    ])
  func typography(style: String, boxes: String, font: String) {
    let call = #"Text("a").font(DS.Typography.\#(style))"#
    #expect(Guide.foundation.boxes(call) == boxes)
    #expect(Guide.foundation.fonts(call) == font)
  }

  @Test(
    "the spacing of the table",
    arguments: [
      ("Spacing.s", 8), ("Spacing.m", 12), ("Spacing.l", 16), ("Spacing.xl", 24), ("Spacing.platformDefault", 16),
      ("CustomSpacing.xxl", 32), ("CustomSpacing.xxxl", 48),
    ])
  func spacing(name: String, points: Int) {
    let padding = "padding \(points) \(points) \(points) \(points)"
    #expect(Guide.foundation.boxes(#"Text("a").padding(DS.\#(name))"#) == "\(padding)(text a 17)")
  }
}
