#if canImport(SwiftScan)
  import DesignTokens
  import Testing

  @testable import TokenExchange

  /// Fonts that functions and properties give become text styles.
  @Suite struct ImportedFontsTests {
    private static let functions = """
      extension Font {
        static func brand(_ size: CGFloat, weight: Font.Weight = .regular, relativeTo style: Font.TextStyle) -> Font {
          .custom("Inter", size: size, relativeTo: style).weight(weight)
        }
        static func fixed(size: CGFloat) -> Font { Font.custom("Inter", fixedSize: size) }
        static func face(_ face: Face, size: CGFloat) -> Font { .custom(face.rawValue, fixedSize: size) }
        static func kind(_ kind: Kind, size: CGFloat) -> Font { .custom(kind.family, size: size) }
        static func switched(_ kind: Kind) -> Font {
          switch kind {
          case .plain: return .system(size: 12)
          default: return .system(size: 14, weight: .bold)
          }
        }
        static func own(_ size: CGFloat) -> Self { Self.fixed(size: size + 1) }
      }
      extension UIFont {
        class func medium(size: CGFloat) -> UIFont {
          UIFont(name: "Marianne-Medium", size: size) ?? .systemFont(ofSize: size)
        }
        static func scaled(_ size: CGFloat, style: TextStyle, weight: Weight) -> UIFont {
          let font = UIFont.systemFont(ofSize: size, weight: weight)
          let metrics = UIFontMetrics(forTextStyle: style)
          return metrics.scaledFont(for: font)
        }
      }
      enum Face: String {
        case regular = "Poppins-Regular", bold = "Poppins-Bold"
        func of(_ size: CGFloat) -> UIFont { UIFont(name: rawValue, size: size)! }
      }
      enum Kind {
        case plain, strong
        var family: String { switch self { case .plain: "Lato-Regular" case .strong: "Lato-Black" } }
      }
      struct FontConvertible { let name: String; let family: String; let path: String }
      enum Files { static let medium = FontConvertible(name: "SFProText-Medium", family: "SF Pro Text", path: "a.otf") }

      """

    @Test(arguments: [
      ("Font.brand(28, weight: .bold, relativeTo: .title)", "700 28px Inter", "relativeTo title1"),
      (".brand(20, relativeTo: .title3)", "400 20px Inter", "relativeTo title3"),
      ("Font.fixed(size: 9)", "400 9px Inter", "fixedSize true"),
      (".own(8)", "400 9px Inter", "fixedSize true"),
      (".face(.bold, size: 11)", "700 11px Poppins", "fixedSize true"),
      (".kind(.strong, size: 11)", "900 11px Lato", ""),
      (".switched(.plain)", "400 12px SF Pro", "fixedSize true"),
      (".switched(.strong)", "700 14px SF Pro", "fixedSize true"),
      ("Font(UIFont.medium(size: 17))", "500 17px Marianne", "fixedSize true"),
      ("Font(UIFont.scaled(16, style: .headline, weight: .semibold))", "600 16px SF Pro", "relativeTo headline"),
      (
        "Font(UIFontMetrics(forTextStyle: .title2).scaledFont(for: .medium(size: 17)))", "500 17px Marianne",
        "relativeTo title2"
      ),
      ("Font(UIFontMetrics.default.scaledFont(for: UIFont.systemFont(ofSize: 15)))", "400 15px SF Pro", ""),
      ("Font(Face.bold.of(13))", "700 13px Poppins", "fixedSize true"),
      ("Font(Files.medium.font(size: 14))", "500 14px SF Pro Text", "fixedSize true"),
      ("Files.medium.swiftUIFont(size: 14, relativeTo: .footnote)", "500 14px SF Pro Text", "relativeTo footnote"),
      ("Font.title.weight(.bold)", "700 28px SF Pro", "textStyle title1"),
      ("UIFont(name: \"Urbanist-Bold\", size: 12) ?? .systemFont(ofSize: 12)", "700 12px Urbanist", "fixedSize true"),
    ]) func functions(expression: String, value: String, scaling: String) throws {
      let imported = ImportedSwift(Self.functions + "enum A { static let x: Font = \(expression) }")
      #expect(imported.tokens.filter { $0.hasPrefix("a.") } == ["a.x typography \(value)"])
      let token = try #require(imported.system.tokens["a.x"])
      let fields = imported.system.tokens.extensions(of: token)?["dev.l10n.typography"]
      let first = (fields.map { Array($0.members) } ?? []).first.map {
        "\($0.key) \($0.value.string ?? "\($0.value.bool ?? false)")"
      }
      #expect(first ?? "" == scaling)
      #expect(!imported.problems.contains { $0.contains("'x'") })
    }

    @Test(arguments: [
      ("struct A { var x: Font { .title3 } }", "a.x typography 400 20px SF Pro"),
      ("struct A { let x = Font.caption }", "a.x typography 400 12px SF Pro"),
      (
        "enum A { static var x: Font { if #available(iOS 14, *) { return .title2 } else { return .title } } }",
        "a.x typography 400 22px SF Pro"
      ),
      (
        "enum F { static let name = \"Inter-Bold\" }\n"
          + "extension Font { static func f(_ s: CGFloat) -> Font { .custom(F.name, size: s) } }\n"
          + "enum A { static let x = Font.f(10) }",
        "a.x typography 700 10px Inter"
      ),
    ]) func properties(swift: String, token: String) {
      #expect(ImportedSwift(swift).tokens.last == token)
    }

    @Test(arguments: [
      (
        "enum A { static func x(_ s: CGFloat) -> Font { .system(size: s) } }",
        "1:22 'x' is a function: what it gives depends on the call"
      ),
      (
        "enum A { static let x: CGFloat = font(size: 28, relativeTo: .title) }",
        "1:34 'x' is not read: the function 'font(…)' is not declared in the files"
      ),
      (
        "struct A { let base: Font\n var x: Font { base.bold() } }",
        "2:6 'x' is computed for each value: it is not one value"
      ),
      (
        "enum A { static func f(_ s: CGFloat) -> Font { a(); return .title }\n static let x = A.f(1) }",
        "2:17 'x' is not read: in the function 'f' the body is more than one expression"
      ),
      (
        "enum A { static func f(_ s: CGFloat) -> Font { f(s) }\n static let x = A.f(1) }",
        "2:17 'x' is not read: in the function 'f' functions call each other too deeply, "
          + "or too often"
      ),
      (
        "enum A { static let x: Font = .system(size: UIFont.preferredFont(forTextStyle: .body).pointSize * 2) }",
        "1:45 'x' is not read: 'pointSize' follows the user's text size: it is not one number"
      ),
    ]) func whatIsLeftOutIsTold(swift: String, problem: String) {
      #expect(ImportedSwift(swift).problems.contains(problem), "\(ImportedSwift(swift).problems)")
    }

    @Test("a function that calls itself many times ends soon", .timeLimit(.minutes(1)))
    func hostile() {
      let calls = Array(repeating: "f(s)", count: 500).joined(separator: " + ")
      let imported = ImportedSwift(
        "enum A { static func f(_ s: CGFloat) -> Font { .system(size: \(calls)) }\n static let x = A.f(1) }")
      #expect(imported.tokens.isEmpty)
      let bound = (1...12).map { "let a\($0) = a\($0 - 1) + a\($0 - 1)" }.joined(separator: "\n")
      let doubled = ImportedSwift("enum A { static var x: CGFloat {\nlet a0 = 1\n\(bound)\nreturn a12 } }")
      #expect(doubled.problems.contains { $0.hasSuffix("the body names its constants too often") })
    }
  }
#endif
