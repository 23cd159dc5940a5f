import Testing

@testable import ViewEvaluation

/// The component template of the Eko system, with its badge. The expectations are worked out by hand from its code.
@Suite("Guide of the Eko system's components")
struct GuidesEkoTemplateTests {
  @Test(
    "the template",
    arguments: [
      ("", Self.template()), ("variant: .secondary", Self.template()), ("variant: .tertiary", Self.template()),
      ("size: .small", Self.template(32, 12, 12)), ("size: .large", Self.template(56, 32, 16)),
      ("action: {}", "button(\(Self.template()))"), ("action: {}, isDisabled: true", "button(\(Self.template()))"),
      ("size: .small, action: {}", "button(\(Self.template(32, 12, 12)))"),
      ("size: .large, action: {}", "button(\(Self.template(56, 32, 16)))"),
      ("action: nil, isDisabled: true", Self.template()), (#"accessibilityLabel: "b""#, Self.template()),
    ])
  func templates(arguments: String, boxes: String) {
    #expect(Guide.eko.boxes("EkoTemplate(\(arguments))") == boxes)
    #expect(Guide.eko.boxes("EkoTemplate(\(arguments))", at: .accessibility5) == boxes)
  }

  @Test(
    "fonts of the template",
    arguments: [
      ("small", "Urbanist-Medium 12…34 line 5"), ("medium", "Urbanist-Medium 14…39 line 6"),
      ("large", "Urbanist-Medium 16…45 line 7"),
    ])
  func templateFonts(size: String, font: String) {
    #expect(Guide.eko.fonts("EkoTemplate(size: .\(size))") == font)
  }

  @Test(
    "its style for any view",
    arguments: [
      ("", "frame h 44(padding 0 24 0 24(text a 17))"), ("size: .small", "frame h 32(padding 0 12 0 12(text a 17))"),
      ("variant: .tertiary, size: .large", "frame h 56(padding 0 32 0 32(text a 17))"),
    ])
  func style(arguments: String, boxes: String) {
    #expect(Guide.eko.boxes(#"Text("a").ekoTemplateStyle(\#(arguments))"#) == boxes)
  }

  @Test(
    "badges",
    arguments: [
      (#"content: "3""#, Self.badge("3")), (#"content: "3", variant: .neutral"#, Self.badge("3")),
      (#"content: "✓", variant: .success"#, Self.badge("✓")), (#"content: "!", variant: .error"#, Self.badge("!")),
      (#"content: "3", size: .small"#, Self.badge("3", 16, 10)),
      (#"content: "3", size: .large"#, Self.badge("3", 24, 14)),
      ("", Self.badge("")), ("isDot: true", Self.dot), ("variant: .error, size: .large, isDot: true", Self.dot),
      (#"content: "3", isVisible: false"#, ""), ("isDot: true, isVisible: false", ""),
      // A number above the largest shows that and a plus: a text with a value in it is a sample.
      (#"content: "99""#, Self.badge("99")), (#"content: "100""#, Self.badge("…")),
      (#"content: "1000""#, Self.badge("…")), (#"content: "12", maxCount: 9"#, Self.badge("…")),
    ])
  func badges(arguments: String, boxes: String) {
    let call = "EkoBadge(\(arguments))"
    #expect(Guide.eko.boxes(call) == boxes)
    #expect(Guide.eko.boxes(call, at: .accessibility5) == boxes)
    #expect(Guide.eko.view(call)?.variants.count == 1)
  }

  @Test(
    "fonts of badges",
    arguments: [
      ("small", "Urbanist-Medium 10…28"), ("medium", "Urbanist-Medium 12…34"), ("large", "Urbanist-Medium 14…39"),
    ])
  func badgeFonts(size: String, font: String) {
    #expect(Guide.eko.fonts(#"EkoBadge(content: "3", size: .\#(size))"#) == font)
  }

  @Test("a badge of a text that is known at run time alone shows it, the largest number, or nothing")
  func openBadge() {
    #expect(Guide.eko.boxes("EkoBadge(content: model.badge)") == "\(Self.badge("…")) | \(Self.badge(""))")
  }

  @Test(
    "what the guide shows",
    arguments: [
      (
        "HStack(spacing: Spacing.buttonGap) { EkoBadge(variant: .primary, isDot: true); EkoBadge(content: \"3\") }"
          + ".padding(Spacing.screenPaddingHorizontal)",
        "padding 16 16 16 16(hstack 12 center(\(Self.dot), \(Self.badge("3"))))"
      ),
      (
        "VStack(spacing: Spacing.buttonGap) { EkoTemplate(action: {}); EkoTemplate(action: {}, isDisabled: true) }"
          + ".padding(Spacing.screenPaddingHorizontal).preferredColorScheme(.dark)",
        "padding 16 16 16 16(vstack 12 center(button(\(Self.template())), button(\(Self.template()))))"
      ),
      (#"EkoSection(title: "a") { Text("b") }"#, "vstack 8 leading(text a 18, text b 17)"),
      (
        #"EkoSection(title: "a") { EkoCard { EkoText("b") } }"#,
        "vstack 8 leading(text a 18, padding 16 16 16 16(text b 16))"
      ),
      // The guide does not say what a 'FeatureCard' is, nor what the card of its builder shows.
      ("SectionUsage()", "vstack 8 leading(text Features 18, empty?, empty?)"), ("BuilderUsage()", "empty?"),
      ("FixedText()", "text Hello 16"), ("DynamicText()", "text Hello 16"), ("MyComponent()", "text Has previews 17"),
      ("UnlabelledIconButton()", "button(icon 20 20)"), ("LabelledIconButton()", "button(icon 20 20)"),
    ])
  func usage(call: String, boxes: String) { #expect(Guide.eko.boxes(call) == boxes) }

  @Test("at accessibility5 a symbol is larger as body's text is, 53 to 17, and a fixed font as it was")
  func largest() {
    #expect(Guide.eko.boxes("LabelledIconButton()", at: .accessibility5) == "button(icon 62.33 62.33)")
    #expect(Guide.eko.fonts("FixedText()") == "SF Pro 16…16")
    #expect(Guide.eko.fonts("DynamicText()") == "Urbanist-Regular 16…45 line 8")
    #expect(Guide.eko.fonts("MyComponent()") == "SF Pro 17…53")
  }

  private static func template(_ height: Int = 44, _ padding: Int = 24, _ size: Int = 14) -> String {
    "frame h \(height)(padding 0 \(padding) 0 \(padding)(text Template Content \(size)))"
  }

  private static func badge(_ text: String, _ side: Int = 20, _ size: Int = 12) -> String {
    "frame wmin \(side) hmin \(side)(padding 0 6 0 6(text \(text) \(size)))"
  }

  private static let dot = "frame w 8 h 8(\(Guide.fill))"
}
