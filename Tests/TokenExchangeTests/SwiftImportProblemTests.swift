#if canImport(SwiftScan)
  import Testing

  @testable import TokenExchange

  /// What is not read is named, with its place.
  @Suite struct SwiftImportProblemTests {
    @Test(arguments: [
      (
        "enum A {\n  static let x = \"a \\(1) b\"\n}",
        "2:18 'x' is not read: a text with an interpolation is known at run time alone"
      ),
      (
        "enum A { static let x = Color(\"Brand\") }",
        "1:25 'x' is not read: the colour 'Brand' stands in an asset catalogue: its value is not in the files"
      ),
      (
        "enum A { static let x = Color.blue }",
        "1:25 'x' is not read: the colour 'blue' is the system's or an asset's: its value is not in the files"
      ),
      ("enum A { static let x: Bool = true }", "1:21 'x' is not read: a truth value is no value of a token"),
      ("enum A { static let x = \"Hello\" }", "1:21 'x' is not read: a text that names no font is no value of a token"),
      ("enum A { static let x = make() }", "1:25 'x' is not read: 'make(…)' is no value of a token"),
      ("enum A { static let x: CGFloat = B.y }", "1:34 'x' is not read: 'B.y' is not declared in the files"),
      ("enum A { static let x: CGFloat = .infinity }", "1:34 'x' is not read: a token holds no infinite length"),
      ("enum A { static let x: CGFloat = y\n static let y: CGFloat = x }", "1:21 'x' refers to itself: x → y → x"),
      ("enum A { static let x: CGFloat = x }", "1:21 'x' refers to itself: x → x"),
      (
        "enum A { static let x: CGFloat = 1\n static let x: CGFloat = 2 }",
        "2:13 'x' is declared twice: the first one counts"
      ),
      ("enum A { static let (x, y) = (1, 2) }", "1:21 several names at once are not read: declare them one by one"),
      ("enum A { static func x() -> Color { .white } }", "1:22 'x' is a function: what it gives depends on the call"),
      ("struct A { var x: CGFloat = 1 }", "1:16 'x' differs from value to value: declare it 'static let'"),
      ("struct A { var x: CGFloat { a + b } }", "1:16 'x' is computed for each value: it is not one value"),
      (
        "enum A { static let x = Color(hex: \"#12\") }",
        "1:36 'x' is not read: '#12' is no colour of 3, 6 or 8 hexadecimal digits"
      ),
      (
        "enum A { static let x = Color(red: 2, green: 0, blue: 0) }",
        "1:25 'x' is not read: the parts of a colour lie between 0 and 1"
      ),
      (
        "enum A { static let x = Color(hex: \"#80112233\") }",
        "1:36 '#80112233' is read as alpha, red, green, blue, as most helpers do"
      ),
      (
        "enum A { static let x: CGFloat = UIScreen.main.bounds.width }",
        "1:34 'x' is not read: 'UIScreen.main.bounds.width' is not declared in the files"
      ),
      (
        "enum A { static let x: CGFloat = 1 == 1 ? 2 : 3 }",
        "1:34 'x' is not read: its condition is known at run time alone"
      ),
      (
        "enum A { static let x: CGFloat = 0xFFFFFFFFFFFFFFFFFF }",
        "1:34 'x' is not read: '0xFFFFFFFFFFFFFFFFFF' is no number that can be held"
      ),
      ("enum A { static let x: CGFloat = 1 2 }", "1:36 'x' is not read: the expression is not read beyond this"),
      ("enum A { static let x: CGFloat = 1e999 }", "1:34 'x' is not read: '1e999' is no number that can be held"),
      (
        "enum A { static let x = RadialGradient(colors: [.white, .black], center: .center, startRadius: 0, endRadius: 9) }",
        "1:25 the places of a radial gradient have no place in a token and are left out"
      ),
      (
        "enum A { static let x: Font = .body.italic() }",
        "1:31 '.italic' of a font has no place in a token and is left out"
      ),
      ("// ß\n/* 😀 */ enum A { static let ä: CGFloat = ö }", "2:42 'ä' is not read: 'ö' is not declared in the files"),
      ("#if FEATURE\nlet x: CGFloat = 1\n#endif", "1:1 '#if FEATURE' is left out: its condition is not known here"),
      ("enum A { static let x: CGFloat = 1\n", "1:8 the bracket has no other end"),
      (
        "enum X { static let y: CGFloat = 1 }\nenum x { static let y: CGFloat = 1 }",
        "2:21 'y' cannot be the token 'y': the name is taken or not allowed"
      ),
      (
        "// l10n: name \"a.b\"\nlet x: CGFloat = 1",
        "2:5 'x' cannot be the token 'a.b': the name is taken or not allowed"
      ),
    ]) func isNamedWithItsPlace(swift: String, problem: String) {
      #expect(ImportedSwift(swift).problems == [problem])
    }

    @Test(arguments: [
      "import SwiftUI", "struct A: View { var body: some View { Text(\"x\") } }", "func f() { let x: CGFloat = 1 }",
      "protocol P { static var x: CGFloat { get } }", "enum A { case a, b(Int) }",
      "enum A: String { case a = \"text\" }",
      "struct A { var isOn: Bool = false\n var name: String { \"a\" } }", "#Preview { Text(\"x\") }",
      "Text(\"x\")\n  .padding(16)",
      "// l10n: ignore\nstruct A { static let x: CGFloat = 1 }", "struct A { init(x: CGFloat = 1) { let y = x } }",
      "struct A { static var body: some View { Text(\"x\") } }",
      "actor A { nonisolated(unsafe) static let x: CGFloat = 1 }",
    ]) func codeIsPassedOver(swift: String) { #expect(ImportedSwift(swift).problems == []) }

    @Test func damageHidesNothingBehindIt() {
      let imported = ImportedSwift(
        """
        enum A {
          static let a: CGFloat = ) 1
          static let b = "not closed
          static let c = /* open /* nested */ still */ Color.white
          static let d: Regex = /"{/
          static let e: CGFloat = 5
        }
        """)
      #expect(imported.tokens == ["a.c color #FFFFFF", "a.e dimension 5px"])
      #expect(imported.problems.count == 4)
    }
  }
#endif
