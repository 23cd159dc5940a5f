import Testing

@testable import ViewEvaluation

/// The first guide of the Eko system: texts, buttons, cards and a screen. The expectations are worked out by hand from
/// its code.
@Suite("Guide of the Eko system")
struct GuidesEkoTests {
  @Test(
    "a text has its style's font, scaled by body's leadings, 62 to 22, and what its lines lack to the line height",
    arguments: [
      ("displayLarge", "Urbanist-Bold 40…113 line 5"), ("displayMedium", "Urbanist-Bold 28…79 line 3"),
      ("displaySmall", "Urbanist-Bold 24…68 line 3"), ("headlineLarge", "Urbanist-SemiBold 24…68 line 6"),
      ("headlineMedium", "Urbanist-SemiBold 20…56 line 5"), ("headlineSmall", "Urbanist-SemiBold 18…51 line 5"),
      ("bodyLarge", "Urbanist-Regular 18…51 line 9"), ("bodyMedium", "Urbanist-Regular 16…45 line 8"),
      ("bodySmall", "Urbanist-Regular 14…39 line 7"), ("labelLarge", "Urbanist-Medium 16…45 line 7"),
      ("labelMedium", "Urbanist-Medium 14…39 line 6"), ("labelSmall", "Urbanist-Medium 12…34 line 5"),
    ])
  func textStyles(style: String, font: String) {
    let call = #"EkoText("a", variant: Typography.\#(style))"#
    let size = font.split { " …".contains($0) }[1]
    #expect(Guide.eko.boxes(call) == "text a \(size)")
    #expect(Guide.eko.fonts(call) == font)
  }

  @Test(
    "buttons",
    arguments: [
      ("", Self.button("a")), ("variant: .secondary", Self.button("a")), ("variant: .subtle", Self.button("a")),
      ("size: .small", Self.button("a", padding: (8, 16), 14)),
      ("variant: .secondary, size: .small", Self.button("a", padding: (8, 16), 14)),
      ("variant: .subtle, size: .small", Self.button("a", padding: (8, 16), 14)),
      ("size: .large", Self.button("a", padding: (16, 32), 18)),
      ("variant: .secondary, size: .large", Self.button("a", padding: (16, 32), 18)),
      ("variant: .subtle, size: .large", Self.button("a", padding: (16, 32), 18)),
      ("fullWidth: true", Self.button("a", isWide: true)),
      ("size: .small, fullWidth: true", Self.button("a", padding: (8, 16), 14, isWide: true)),
      ("size: .large, fullWidth: true", Self.button("a", padding: (16, 32), 18, isWide: true)),
      ("isOutline: true", Self.button("a")), ("isError: true", Self.button("a")),
      ("isError: true, isOutline: true", Self.button("a")), ("isDisabled: true", Self.button("a")),
    ])
  func buttons(arguments: String, boxes: String) {
    let call = #"EkoButton(title: "a", action: {}\#(arguments.isEmpty ? "" : ", ")\#(arguments))"#
    #expect(Guide.eko.boxes(call) == boxes)
    #expect(Guide.eko.boxes(call, at: .accessibility5) == boxes)
    #expect(Guide.eko.view(call)?.state == .known)
  }

  @Test(
    "fonts of buttons",
    arguments: [
      ("small", "Urbanist-SemiBold 14…39"), ("medium", "Urbanist-SemiBold 16…45"),
      ("large", "Urbanist-SemiBold 18…51"),
    ])
  func buttonFonts(size: String, font: String) {
    #expect(Guide.eko.fonts(#"EkoButton(title: "a", action: {}, size: .\#(size))"#) == font)
  }

  @Test(
    "cards and stacks",
    arguments: [
      (#"Text("a").ekoCardStyle()"#, "padding 16 16 16 16(text a 17)"),
      (#"EkoCard { EkoText("a") }"#, "padding 16 16 16 16(text a 16)"),
      // A modifier is about each view of several.
      (#"EkoCard { EkoText("a"); EkoText("b") }"#, "padding 16 16 16 16(text a 16) padding 16 16 16 16(text b 16)"),
      ("EkoCard { EmptyView() }", ""),
      (#"EkoVStack { Text("a"); Text("b") }"#, "vstack 8 center(text a 17, text b 17)"),
      (#"EkoVStack(spacing: 4) { Text("a") }"#, "vstack 4 center(text a 17)"),
      (
        #"EkoCard { EkoVStack(spacing: Spacing.textGapTight) { EkoButton(title: "a", action: {}) } }"#,
        "padding 16 16 16 16(vstack 4 center(\(Self.button("a"))))"
      ),
    ])
  func containers(call: String, boxes: String) { #expect(Guide.eko.boxes(call) == boxes) }

  @Test(
    "what the guide shows",
    arguments: [
      (
        "TypographyExamples()",
        "padding 16 16 16 16(vstack 8 leading(text Hero Title 40, text Section Title 20, "
          + "text This is body text. It's the default style for paragraphs. 16, "
          + "text A Heading with Brand Color 18, text Custom Colored Label 14))"
      ),
      ("TypographyUsage()", "text Hero Title 40 text Section Title 20"),
      ("ButtonExamples()", Self.buttonExamples),
      ("CardStyleUsage()", "padding 16 16 16 16(vstack 8 center(text Card content 17))"),
      ("MyView()", "text Hello 17"),
      ("CardUsage()", "padding 16 16 16 16(vstack 8 center(text Title 18, text Description 16))"),
      ("StackUsage()", "vstack 32 center(text Section 1 17, text Section 2 17)"),
      ("ExampleScreen()", Self.exampleScreen),
      ("PreferredText()", "text Title 20"), ("DiscouragedText()", "text Title 20"),
      // Up to which size it follows the reader's is no value of Swift.
      ("ScaledText()", "text Scales with system font size 16?"),
      ("TouchTarget()", "frame hmin 44(\(Self.button("Tap Me")))"), ("LabelledButton()", Self.button("Delete")),
    ])
  func usage(call: String, boxes: String) { #expect(Guide.eko.boxes(call) == boxes) }

  @Test("the better of two texts looks as the other")
  func discouragedFont() {
    #expect(Guide.eko.fonts("PreferredText()") == "Urbanist-SemiBold 20…56 line 5")
    #expect(Guide.eko.fonts("DiscouragedText()") == "Urbanist-SemiBold 20…56")
  }

  private static func button(
    _ title: String, padding: (vertical: Int, horizontal: Int) = (12, 24), _ size: Int = 16, isWide: Bool = false
  ) -> String {
    let (y, x) = padding
    let text = "frame\(isWide ? " wmax inf" : "")(text \(title) \(size))"
    return "button(padding 0 \(x) 0 \(x)(padding \(y) 0 \(y) 0(\(text))))"
  }

  private static func card(_ title: String, _ description: String) -> String {
    "padding 16 16 16 16(frame wmax inf leading(vstack 8 leading(text \(title) 18, text \(description) 16)))"
  }

  private static let buttonExamples: String = {
    let buttons = [
      button("Start Practice"), button("Continue", isWide: true), button("Maybe Later"), button("Read More"),
      button("Delete"), button("Cancel Deletion"), button("Go Back", padding: (16, 32), 18),
      button("Confirm", padding: (8, 16), 14),
    ]
    return "padding 16 16 16 16(vstack 12 center(\(buttons.joined(separator: ", "))))"
  }()

  private static let exampleScreen: String = {
    let hero = "text Welcome to Eko 28, text Build better communication with your child 18"
    let daily = card("Daily Practice", "Improve your skills with guided scenarios")
    let simulator = card("AI Simulator", "Practice conversations in a safe environment")
    let (start, later) = (button("Start Practice", isWide: true), button("Maybe Later", isWide: true))
    let parts =
      "vstack 8 center(\(hero)), vstack 16 center(\(daily), \(simulator)), vstack 12 center(\(start), \(later))"
    return "scroll(padding 24 0 24 0(padding 0 16 0 16(vstack 32 center(\(parts)))))"
  }()
}
