import Placeholders
import TestSupport
import Testing

@Suite("Tokens of a text")
struct TextTokenizerTests {
  /// The tokens with a letter for their kind, words as they are.
  private func marked(_ text: String) -> String {
    let bytes = Array(text.utf8)
    return TextTokenizer.tokens(of: text).map { token in
      let written = String(decoding: bytes[token.range], as: UTF8.self)
      return switch token.kind {
      case .words: written
      case .placeholder: "⟨P \(written)⟩"
      case .verbatim: "⟨V \(written)⟩"
      case .markup: "⟨M \(written)⟩"
      case .character: "⟨C \(written)⟩"
      case .direction: "⟨D \(token.range.count)⟩"
      case .branchStart: "⟨S \(written)⟩"
      case .branchSwitch: "⟨N \(written)⟩"
      case .branchEnd: "⟨E \(written)⟩"
      }
    }.joined()
  }

  @Test(
    "keep placeholders",
    arguments: [
      ("%1$lld of %@%%", "⟨P %1$lld⟩ of ⟨P %@⟩⟨C %%⟩"), ("%#@files@ in %-5.2f", "⟨P %#@files@⟩ in ⟨P %-5.2f⟩"),
      ("%arg left", "⟨P %arg⟩ left"), ("100% of it", "100⟨C % o⟩f it"), ("50%", "50%"),
      ("${name}, {name} {0} {}", "⟨P ${name}⟩, ⟨P {name}⟩ ⟨P {0}⟩ ⟨P {}⟩"),
      ("{{ name }} $(NAME)", "⟨P {{ name }}⟩ ⟨P $(NAME)⟩"), ("{a, number, ::percent}!", "⟨P {a, number, ::percent}⟩!"),
      ("{0:N2} {two words} {a, b}", "⟨P {0:N2}⟩ {two words} {a, b}"), ("\\(count) x", "⟨P \\(count)⟩ x"), ("{n", "{n"),
    ])
  func placeholders(text: String, tokens: String) { #expect(marked(text) == tokens) }

  @Test(
    "keep the syntax of ICU messages around their branches",
    arguments: [
      (
        "{n, plural, =0{none} one{# file} other{# files}} left",
        "⟨S {n, plural, =0{⟩none⟨N } one{⟩⟨P #⟩ file⟨N } other{⟩⟨P #⟩ files⟨E }}⟩ left"
      ),
      (
        "{g,select,female{her {x}}other{their #}}",
        "⟨S {g,select,female{⟩her ⟨P {x}⟩⟨N }other{⟩their #⟨E }}⟩"
      ),
      (
        "{n, plural, offset:1 one{a {g, select, other{b}} c} other{'{'#'}'}}",
        "⟨S {n, plural, offset:1 one{⟩a ⟨S {g, select, other{⟩b⟨E }}⟩ c⟨N } other{⟩⟨C '{'⟩⟨P #⟩⟨C '}'⟩⟨E }}⟩"
      ),
      ("Say '{name}' or {name}", "Say ⟨C '{name}'⟩ or ⟨P {name}⟩"), ("It's {name}'s", "It's ⟨P {name}⟩'s"),
      ("The '{{app.name}}' app", "The '⟨P {{app.name}}⟩' app"),
      ("{n, plural, one{# file", "{n, plural, one{# file"), ("{n, plural, one{a} two}", "{n, plural, one⟨P {a}⟩ two}"),
    ])
  func messages(text: String, tokens: String) { #expect(marked(text) == tokens) }

  @Test(
    "keep markup",
    arguments: [
      ("<b>bold</b> &amp; <br/>", "⟨M <b>⟩bold⟨M </b>⟩ ⟨C &amp;⟩ ⟨M <br/>⟩"),
      ("<a href=\"x>y\" title='<'>go</a>", "⟨M <a href=\"x>y\" title='<'>⟩go⟨M </a>⟩"),
      ("<!-- no --> a < b & c > d", "⟨M <!-- no -->⟩ a < b & c > d"), ("<![CDATA[hi]]>", "⟨M <![CDATA[⟩hi]]>"),
      ("&#233;&unknown &x;", "⟨C &#233;⟩&unknown ⟨C &x;⟩"),
      ("\\n\\u00E9\\\"\\q\\&lt;", "⟨C \\n⟩⟨C \\u00E9⟩⟨C \\\"⟩\\q\\⟨C &lt;⟩"),
      ("see [our site](https://a.example/(x)) now", "see [our site⟨M ](https://a.example/(x))⟩ now"),
      ("^[%lld notes](inflect: true)", "⟨M ^[⟩⟨P %lld⟩ notes⟨M ](inflect: true)⟩"),
      ("**bold** _it_ snake_case 2 * 3 ~~no~~", "⟨M **⟩bold⟨M **⟩ ⟨M _⟩it⟨M _⟩ snake_case 2 * 3 ⟨M ~~⟩no⟨M ~~⟩"),
      ("run `make -j` or ``a`b``", "run ⟨V `make -j`⟩ or ⟨V ``a`b``⟩"), ("a ` b", "a ` b"),
    ])
  func markup(text: String, tokens: String) { #expect(marked(text) == tokens) }

  @Test(
    "keep addresses, without the punctuation of the sentence",
    arguments: [
      ("See https://a.example/b?c=d&e=%20f.", "See ⟨V https://a.example/b?c=d&e=%20f⟩."),
      ("(http://a.example/x_(y))", "(⟨V http://a.example/x_(y)⟩)"),
      ("mail me@a.example, or www.b.example!", "mail ⟨V me@a.example⟩, or ⟨V www.b.example⟩!"),
      ("mailto:x@y.example tel:+49-1", "⟨V mailto:x@y.example⟩ ⟨V tel:+49-1⟩"),
      ("https://a.example/Österreich“", "⟨V https://a.example/Österreich⟩“"),
      ("https://a.example/%@/{id}/x", "⟨V https://a.example/%@/{id}/x⟩"), ("a@b", "a@b"), ("Note: //x", "Note: //x"),
      ("@handle www. x", "@handle www. x"),
    ])
  func addresses(text: String, tokens: String) { #expect(marked(text) == tokens) }

  @Test("tell the controls of direction")
  func direction() { #expect(marked("\u{2068}%@\u{2069} \u{200F}“a”") == "⟨D 3⟩⟨P %@⟩⟨D 3⟩ ⟨D 3⟩“a”") }

  @Test("cover every text without gaps, whatever it holds", arguments: 0..<12)
  func covering(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "a", " ", "%", "@", "%@", "{", "}", "{n, plural, one{", "} other{", "}}", "'", "#", "<", ">", "/", "\\", "&", ";",
      "$", "(", ")", "[", "]", "^", "*", "_", "~", "`", ":", "//", "www.", ".", "é", "\u{202E}", "\n", "😀",
    ]
    for _ in 0..<200 {
      let text = (0..<Int.random(in: 0..<24, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
      let tokens = TextTokenizer.tokens(of: text)
      var end = 0
      for token in tokens {
        #expect(token.range.lowerBound == end && !token.range.isEmpty, "seed \(seed): '\(text)'")
        end = token.range.upperBound
      }
      #expect(end == text.utf8.count, "seed \(seed): '\(text)'")
    }
  }

  @Test(
    "end at hostile texts",
    arguments: ["{", "{n, plural, one{", "<a ", "<a b=\"", "[](", "`", "'{", "a@", "%", "${", "&#", "www.a"])
  func hostile(piece: String) {
    let text = String(repeating: piece, count: 5_000)
    #expect(TextTokenizer.tokens(of: text).last?.range.upperBound == text.utf8.count)
  }
}
