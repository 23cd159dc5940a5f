import Testing

@testable import Checks

@Suite("garbled-text")
struct GarbledTextTests {
  @Test(
    "fires",
    arguments: [
      ("Settings", "R⟦Ã©⟧glages", "fr"), ("Settings", "R⟦\u{FFFD}⟧glages", "fr"),
      ("Close", "Schlie⟦ÃŸ⟧en", "de"), ("Turn on", "W⟦Å‚Ä…⟧cz", "pl"), ("Change", "⟦Ã„⟧nderung", "de"),
      ("Open", "⟦Ã–⟧ffnen", "de"), ("Close", "⟦é–‰⟧ã˜ã‚‹", "ja"), ("Close", "⟦é–‰ã\u{81}˜ã‚‹⟧", "ja"),
      ("There it is", "voil⟦Ã\u{A0}⟧le", "fr"), ("Time", "id⟦Å‘⟧", "hu"), ("Row", "⟦Å™⟧adek", "cs"),
      ("Row", "r⟦È™⟧u", "ro"), ("Make", "t⟦áº¡⟧o", "vi"), ("Set", "thi⟦á»…⟧t", "vi"),
      ("Don't", "Don⟦â€™⟧t", "en-GB"), ("Done", "⟦âœ“⟧ Fertig", "de"), ("App™", "App⟦â„¢⟧", "de"),
      ("Yes", "⟦ÐŸÑ€Ð¸Ð²ÐµÑ‚⟧", "ru"), ("Self", "⟦Î‘Ï…Ï„ÏŒ⟧", "el"), ("Smile", "⟦ðŸ˜€⟧", "de"),
      ("Settings", "⟦à¸²à¸£⟧", "th"),
    ])
  func fires(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expect(.garbledText, among: Rule.textRules)
  }

  @Test("a control character, which shows as nothing at best, is a warning")
  func control() throws {
    let found = try CheckFixture.texts("pH", "pH⟦\u{1E}⟧", to: "sv").expect(.garbledText, among: Rule.textRules)
    #expect(found.map(\.severity) == [.warning])
  }

  @Test(
    "is silent",
    arguments: [
      ("Settings", "ÃREA", "pt"), ("Action", "AÇÃO…", "pt"), ("No", "“NÃO”", "pt"), ("Ærø", "Ærø", "da"),
      ("Add…", "LISÄÄ…", "fi"), ("Add “A”", "„MENÜ“", "de"), ("From A", "Å–Ö", "sv"), ("A", "Å", "sv"),
      ("A", "Ã", "pt"),
      ("The “café”", "« café\u{A0}»", "fr"), ("Finished!", "terminé\u{A0}!", "fr"), ("N", "Ñ…", "es"),
      ("There", "«Está»…", "pt"), ("TRES", "TRÈ›…", "fr"), ("Café…", "« café…\u{A0}» été\u{A0}»", "fr"),
      ("So", "ENVOYÉ…", "fr"), ("Spaß", "„Spaß“…", "de"),
      ("Was", "“ĐÃ”…", "vi"), ("Sharp", "Îles… “Ï”", "fr"), ("Ha", "hâlâ…", "tr"), ("Ha", "“hâlâ”…", "tr"),
    ])
  func silent(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expectNothing(of: .garbledText)
  }
}
