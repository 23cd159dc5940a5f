import StringTables
import Testing

@Suite("Texts that are an address")
struct PlainAddressTests {
  @Test(arguments: [
    "example.org", "||example.org^", "cloud.example.com/", "example.com/Cues/app", "https://example.org/a?b=ä",
    "://example.org",
    "name+tag@mail.example", "@example.com", "printer.local",
    "#room:example.org", "@user:example.org",
  ])
  func `is one`(text: String) { #expect(PlainAddress.isOne(text)) }

  @Test(arguments: [
    "", "settings.title", "See https://example.org", "見る:https://example.org", "合計%@です.", "%@@%@.", "a..org", ".org",
    "and/or",
    "example.org.", "name@home", "Hello@", "Ende.", "#:", "#1: two.three four", "@:x",
  ])
  func `is none`(text: String) { #expect(!PlainAddress.isOne(text)) }
}
