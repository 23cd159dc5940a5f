#if canImport(SwiftScan)
  import DesignTokens
  import SourceFacts
  import Testing

  @testable import TokenExchange

  /// Each form of a constant, and the token that it becomes.
  @Suite struct SwiftImportTests {
    @Test(arguments: [
      ("enum A { static let x: CGFloat = 16 }", ["a.x dimension 16px"]),
      ("enum A { static let x: Double = 0.5 }", ["a.x number 0.5"]),
      ("enum A { static let x: Int = 1_000 }", ["a.x number 1000"]),
      ("enum A { static let x: TimeInterval = 0.25 }", ["a.x duration 0.25s"]),
      ("enum A { static let x: Duration = .milliseconds(250) }", ["a.x duration 0.25s"]),
      ("enum A { static let x: CGFloat = 0x1F }", ["a.x dimension 31px"]),
      ("enum A { static let x: CGFloat = -1.5e1 }", ["a.x dimension -15px"]),
      ("enum A { static let x: CGFloat = 0b101, y: CGFloat = 0o17 }", ["a.x dimension 5px", "a.y dimension 15px"]),
      ("enum A { static let x: CGFloat = 0x1.8p1 }", ["a.x dimension 3px"]),
      ("enum Spacing { static let md = 16 }", ["spacing.md dimension 16px"]),
      ("enum Opacity { static let disabled: CGFloat = 0.5 }", ["opacity.disabled dimension 0.5px"]),
      ("enum A { static let opacity: CGFloat = 0.5 }", ["a.opacity number 0.5"]),
      ("enum Animation { static let quick = 0.15 }", ["animation.quick duration 0.15s"]),
      ("enum Font { static let weight = 700 }", ["font.weight fontWeight 700"]),
      ("let gap: CGFloat = 8", ["gap dimension 8px"]),
      ("struct A { let inset: CGFloat = 8 }", ["a.inset dimension 8px"]),
      ("enum A { static var x: CGFloat { 8 * 2 } }", ["a.x dimension 16px"]),
      ("enum A { static var x: CGFloat { get { return 4 } } }", ["a.x dimension 4px"]),
      ("enum A { static let x: CGFloat = { return 4 }() }", ["a.x dimension 4px"]),
      ("public class A { public static let `default`: CGFloat = 1 }", ["a.default dimension 1px"]),
      ("enum Spacing: CGFloat { case sm = 4, md = 8 }", ["spacing.sm dimension 4px", "spacing.md dimension 8px"]),
      (
        "enum Size { case small, large\n var height: CGFloat { switch self { case .small: return 32\n case .large: 44 } } }",
        ["size.height.small dimension 32px", "size.height.large dimension 44px"]
      ),
      (
        "enum A { enum B { static let x: CGFloat = 1 } }\nextension A.B { static let y: CGFloat = 2 }",
        ["a.b.x dimension 1px", "a.b.y dimension 2px"]
      ),
      (
        "enum A { static let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) }",
        [
          "a.insets.top dimension 1px", "a.insets.leading dimension 2px", "a.insets.bottom dimension 3px",
          "a.insets.trailing dimension 4px",
        ]
      ),
      (
        "struct S { let fill: Color\n let width: CGFloat\n static let plain = S(fill: .black, width: 2) }",
        ["s.plain.fill color #000000", "s.plain.width dimension 2px"]
      ),
    ]) func numbers(swift: String, tokens: [String]) {
      let imported = ImportedSwift(swift)
      #expect(imported.tokens == tokens)
      #expect(imported.problems == [])
    }

    @Test(arguments: [
      ("8 * 2 + 1", "17px"), ("(8 + 2) / 4", "2.5px"), ("base * 2", "16px"), ("base - 3 * 2", "2px"), ("-base", "-8px"),
      ("CGFloat(7 / 2)", "3px"), ("CGFloat(7.0 / 2)", "3.5px"), ("CGFloat(7 % 4)", "3px"),
      ("Self.base + A.base", "16px"),
      ("true ? 1 : 2", nil), ("base / 0", nil), ("base << 1", nil), ("max(1, 2)", nil),
    ]) func arithmetic(expression: String, value: String?) {
      let imported = ImportedSwift("enum A { static let base: CGFloat = 8\n static let x: CGFloat = \(expression) }")
      #expect(imported.system.tokens["a.x"].map { "\($0.value)" } == value)
      #expect(imported.problems.isEmpty == (value != nil))
    }

    @Test(arguments: [
      ("Color(hex: \"#5BA199\")", "#5BA199"), ("Color(hex: \"5ba199\")", "#5BA199"),
      ("Color(hex: \"#FFF\")", "#FFFFFF"),
      ("Color(hex: 0x5BA199)", "#5BA199"), ("Color(hex: 0x5BA199, opacity: 0.5)", "#5BA199 / 0.5"),
      ("Color.hex(0x0066CC)", "#0066CC"), ("UIColor(hex: 0x0066CC, alpha: 0.2)", "#0066CC / 0.2"),
      ("Color(0x0066CC)", "#0066CC"), ("Color(red: 0, green: 0.4, blue: 0.8)", "#0066CC"),
      ("Color(red: 0 / 255, green: 102 / 255, blue: 204 / 255, opacity: 0.5)", "#0066CC / 0.5"),
      ("Color(.sRGB, red: 0, green: 0.4, blue: 0.8, opacity: 1)", "#0066CC"),
      ("Color(.displayP3, red: 0, green: 0.4, blue: 0.8)", "color(display-p3 0 0.4 0.8)"),
      ("UIColor(displayP3Red: 0, green: 0.4, blue: 0.8, alpha: 1)", "color(display-p3 0 0.4 0.8)"),
      ("Color(white: 0.5)", "#808080"), ("Color(hue: 0.5, saturation: 1, brightness: 1)", "#00FFFF"),
      ("UIColor(red: 1, green: 0, blue: 0, alpha: 0.25)", "#FF0000 / 0.25"), ("Color.white", "#FFFFFF"),
      ("Color.black.opacity(0.1)", "#000000 / 0.1"), (".clear", "#000000 / 0"),
      (".black.opacity(0.5).opacity(0.5)", "#000000 / 0.25"),
      ("UIColor.black.withAlphaComponent(0.3)", "#000000 / 0.3"),
      ("Color(uiColor: UIColor(white: 0, alpha: 1))", "#000000"), ("Color(UIColor.white)", "#FFFFFF"),
      ("Color.init(red: 1, green: 1, blue: 1)", "#FFFFFF"), (".init(white: 1)", "#FFFFFF"),
      ("#colorLiteral(red: 0, green: 0.4, blue: 0.8, alpha: 1)", "#0066CC"), ("SwiftUI.Color.white", "#FFFFFF"),
      ("Color(light: .white, dark: .black)", "#FFFFFF"), ("Color.dynamicColor(dark: .black, light: .white)", "#FFFFFF"),
      ("Color(UIColor { $0.userInterfaceStyle == .dark ? .black : .white })", "#FFFFFF"),
      (
        "Color(UIColor { traits in\n if traits.userInterfaceStyle == .dark { return .black }\n return .white })",
        "#FFFFFF"
      ),
      (
        "Color(UIColor(dynamicProvider: { t in switch t.userInterfaceStyle { case .dark: .black\n default: .white } }))",
        "#FFFFFF"
      ),
      ("Color(nsColor: NSColor(name: nil) { $0.name != .darkAqua ? .white : .black })", "#FFFFFF"),
    ]) func colors(expression: String, value: String) {
      let imported = ImportedSwift("enum A { static let x: Color = \(expression) }")
      #expect(imported.tokens == ["a.x color \(value)"])
      #expect(imported.problems == [])
      guard imported.result.dependsOnAppearance else { return }
      let dark = ImportedSwift("enum A { static let x: Color = \(expression) }") { $0.appearance = .dark }
      #expect(dark.tokens == ["a.x color #000000"])
    }

    @Test(arguments: [
      (".custom(\"Urbanist-Bold\", size: 24)", "700 24px Urbanist", ""),
      (
        ".custom(\"Urbanist\", size: 24, relativeTo: .title).weight(.semibold)", "600 24px Urbanist",
        "relativeTo title1"
      ),
      (".custom(\"Urbanist-Light\", fixedSize: 24)", "300 24px Urbanist", "fixedSize true"),
      (".system(size: 17, weight: .semibold, design: .rounded)", "600 17px SF Pro Rounded", "fixedSize true"),
      (".system(.body, design: .monospaced)", "400 17px SF Mono, monospace", "textStyle body"),
      (".headline", "600 17px SF Pro", "textStyle headline"),
      ("Font.title3.weight(.semibold)", "600 20px SF Pro", "textStyle title3"),
      (".caption.bold()", "700 12px SF Pro", "textStyle caption1"),
    ]) func fonts(expression: String, value: String, scaling: String) throws {
      let imported = ImportedSwift("enum A { static let x: Font = \(expression) }")
      #expect(imported.tokens == ["a.x typography \(value)"])
      let token = try #require(imported.system.tokens["a.x"])
      let fields = imported.system.tokens.extensions(of: token)?["dev.l10n.typography"]
      let first = (fields.map { Array($0.members) } ?? []).first.map {
        "\($0.key) \($0.value.string ?? "\($0.value.bool ?? false)")"
      }
      #expect(first ?? "" == scaling)
      #expect(imported.problems == [])
    }

    @Test(arguments: [
      (
        "TextStyle(font: \"Urbanist-Bold\", size: 40, lineHeight: 45, letterSpacing: 0)",
        "typography 700 40px/1.125 Urbanist"
      ),
      (
        "TextStyle(size: 16, weight: .medium, lineHeight: 24, tracking: -0.2)",
        "typography 500 16px/1.5 SF Pro spaced -0.2px"
      ),
      (
        "TextStyle(font: \"Urbanist-Bold\", size: 40, lineSpacing: 4)",
        "typography 700 40px Urbanist with 4px between lines"
      ),
      ("TextStyle(font: .system(size: 20), lineHeight: 1.5)", "typography 400 20px/1.5 SF Pro"),
      ("Animation.easeOut(duration: 0.15)", "transition 0.15s cubic-bezier(0, 0, 0.58, 1) 0s"),
      ("Animation.easeInOut(duration: 0.2).delay(0.1)", "transition 0.2s cubic-bezier(0.42, 0, 0.58, 1) 0.1s"),
      ("Animation.timingCurve(0.1, 0.2, 0.3, 1, duration: 1)", "transition 1s cubic-bezier(0.1, 0.2, 0.3, 1) 0s"),
      ("Animation.spring(response: 0.3, dampingFraction: 0.7)", "transition 0.3s cubic-bezier(0.2, 1.2, 0.4, 1) 0s"),
      (
        "UnitCurve.bezier(startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: .init(x: 0.5, y: 1))",
        "cubicBezier cubic-bezier(0, 0, 0.5, 1)"
      ),
      ("Shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)", "shadow 0px 2px 4px 0px #000000 / 0.1"),
      ("Shadow(color: .black, blur: 4, offset: CGSize(width: 1, height: 2))", "shadow 1px 2px 4px 0px #000000"),
      (
        "[Shadow(color: .black, radius: 1), Shadow(color: .white, radius: 2)]",
        "shadow 0px 0px 1px 0px #000000, 0px 0px 2px 0px #FFFFFF"
      ),
      ("Gradient(colors: [.white, .black])", "gradient #FFFFFF 0%, #000000 100%"),
      (
        "LinearGradient(stops: [.init(color: .white, location: 0), .init(color: .black, location: 0.5)], startPoint: .top, endPoint: .bottom)",
        "gradient #FFFFFF 0%, #000000 50%"
      ),
      ("StrokeStyle(lineCap: .round, dash: [4, 2])", "strokeStyle dashes 4px 2px round"),
      ("Border(color: .black, width: 2)", "border 2px solid #000000"), ("Font.Weight.semibold", "fontWeight 600"),
      ("\"Urbanist-SemiBold\"", "fontFamily Urbanist"),
    ]) func composites(expression: String, value: String) {
      let types =
        "struct TextStyle { let font: Font }\nstruct Shadow { let color: Color }\nstruct Border { let width: CGFloat }"
      let imported = ImportedSwift("\(types)\nenum A { static let x = \(expression) }")
      #expect(imported.tokens == ["a.x \(value)"])
      #expect(imported.problems == [])
    }

    @Test func referencesBecomeAliases() throws {
      let imported = ImportedSwift(
        """
        enum Palette { enum Teal { static let shade500 = Color(hex: "#4D7F7E") } }
        typealias Shades = Palette.Teal
        enum AppColors {
          static let primary = Palette.Teal.shade500
          static let link: Color = primary
          static let other = Shades.shade500
          static let faded = primary.opacity(0.5)
          static let adaptive = Color(light: primary, dark: .black)
        }
        enum Shadows { static let card = CardShadow(color: AppColors.primary, radius: Spacing.md, x: 0, y: 2) }
        struct CardShadow { let color: Color; let radius: CGFloat; let x, y: CGFloat }
        enum Spacing { static let md: CGFloat = 8; static let lg = md * 2; static let button = Spacing.md }
        """)
      let text = String(decoding: imported.result.bytes, as: UTF8.self)
      for expected in [
        #""primary": { "$value": "{palette.teal.shade500}" }"#, #""link": { "$value": "{appColors.primary}" }"#,
        #""other": { "$value": "{palette.teal.shade500}" }"#, #""adaptive": { "$value": "{appColors.primary}" }"#,
        #""color": "{appColors.primary}""#, #""blur": "{spacing.md}""#, #""button": { "$value": "{spacing.md}" }"#,
      ] { #expect(text.contains(expected), "\(expected)") }
      #expect(imported.tokens.contains("appColors.faded color #4D7F7E / 0.5"))
      #expect(imported.tokens.contains("spacing.lg dimension 16px"))
      #expect(imported.problems == [])
    }

    @Test func documentationAndDeprecationAreKept() throws {
      let imported = ImportedSwift(
        """
        /// All distances.
        enum Spacing {
          /// The **default**.
          /// Second line.
          static let md: CGFloat = 16
          /** For old code. */
          @available(*, deprecated, message: "Use \\"md\\".") static let m: CGFloat = 16
          @available(*, deprecated, renamed: "md")
          static let n: CGFloat = 16  // not documentation
        }
        """)
      let tokens = imported.system.tokens
      #expect(tokens["spacing.md"].flatMap { tokens.summary(of: $0) } == "The **default**.\nSecond line.")
      #expect(tokens["spacing.m"].flatMap { tokens.summary(of: $0) } == "For old code.")
      #expect(tokens["spacing.m"].flatMap { tokens.deprecation(of: $0)?.reason } == "Use \"md\".")
      #expect(tokens["spacing.n"].flatMap { tokens.deprecation(of: $0)?.reason } == "Use md.")
      #expect(tokens["spacing.n"].flatMap { tokens.summary(of: $0) } == nil)
      #expect(String(decoding: imported.result.bytes, as: UTF8.self).contains(#""$description": "All distances.""#))
    }

    @Test(arguments: [
      ("AppColors", "appColors"), ("DS", "ds"), ("UIColor", "uiColor"), ("x", "x"), ("Über", "über"), ("A", "a"),
      ("", ""),
    ]) func groupNames(swift: String, token: String) { #expect(TokenNames.camel(swift) == token) }

    @Test(arguments: [SwiftPlatform.ios, .macos]) func platformChoosesTheBranch(platform: SwiftPlatform) {
      let text = """
        enum A {
          #if os(macOS) && !targetEnvironment(macCatalyst)
            static let x: CGFloat = 12
          #else
            static let x: CGFloat = 16
          #endif
          static var y: CGFloat {
            #if canImport(UIKit)
              return 16
            #elseif canImport(AppKit)
              return 12
            #endif
          }
        }
        """
      let imported = ImportedSwift(text, for: platform)
      let value = platform == .ios ? 16 : 12
      #expect(imported.tokens == ["a.x dimension \(value)px", "a.y dimension \(value)px"])
      #expect(imported.problems.count == 1)
      #expect(imported.problems[0].hasPrefix(platform == .ios ? "2:3 '#if os(macOS)" : "4:3 '#else' is left out"))
    }
  }
#endif
