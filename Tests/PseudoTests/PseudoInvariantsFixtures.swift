import Pseudo
import TestSupport

/// Texts that break pseudolocalisers.
enum PseudoInvariantsFixtures {
  static let names =
    PseudoStrategies.builtIn.definitions.map(\.name) + ["accented+bidi", "tall+bidi", "accented+double"]

  static let texts = [
    "", " ", "a", "OK", "f", "[x]", "[# x #]", "Save", "%@", "%lld of %lld", "%2$@ and %1$lld",
    "%#@files@ in %#@folders@",
    "50% off", "50%", "100% of it", "5 % d", "50% Save", "%argument", "%args of it", "%%d", "%", "% ", "\\", "C:\\",
    "a\\n",
    "Tap <b>Save</b> &amp; go", "<a href=\"https://a.example/?a=1&b=2\">our page</a>", "a < b > c", "{name}, hi", "{}",
    "{n, plural, one{# file} other{# files}}", "You have {n, plural, =0{no files} one{a <b>file</b>} other{# files}}!",
    "{g, select, female{{n, plural, one{her file} other{her # files}}} other{their files }}", "{n, plural, one{x",
    "it''s '{not}' {it}", "^[%lld notes](inflect: true) left", "see [our site](https://a.example/b_c) *now*", "*",
    "a *", "_a_",
    "`let x = 1` is code", "mail me@a.example or see www.b.example.", "https://a.example",
    "https://a.example/%@?x=%20d",
    "first\nsecond\n\nthird", "\tindented ", "Привет, %@", "日本語", "مرحبا %lld", "שלום\u{200F}!", "\u{202E}overridden",
    "\u{2067}isolated\nnext", "a\u{202C}b\u{2069}c", "e\u{301}te\u{301}", "👩‍👩‍👧 family", "“quoted” – dash…",
    "naïve façade",
    "${applicationName} now", "$(PRODUCT_NAME)", "100 %@ % @", "%1$@%2$@", "a%@b%@c", "^[", "](", "[a](b)(c)", "www.",
    "@me",
  ]

  static func random(_ random: inout SeededGenerator) -> String {
    let pieces = [
      "Save", " ", "%@", "%1$lld", "%%", "100% of", "<b>", "</b>", "ü", "%#@x@", "files", "\n", "{a}", "{", "}", "%",
      "d", ".",
      "'", "{n, plural, one{", "} other{", "}}", "#", "&amp;", "&", ";", "\\", "n", "*", "_", "`", "[", "](", ")", "^[",
      "@",
      "a.example", "https://", "www.", ":", "\u{202E}", "\u{2068}", "\u{2069}", "\u{202C}", "ж", "漢", "-", "5", "$",
      "~~",
    ]
    return (0..<Int.random(in: 0..<14, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }
}
