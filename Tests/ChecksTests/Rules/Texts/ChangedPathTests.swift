import Testing

@testable import Checks

@Suite("changed-path")
struct ChangedPathTests {
  @Test(
    "fires",
    arguments: [
      ("Stored in ~/Library/Caches", "Liegt in ⟦~/Bibliothek/Caches⟧", "de"),
      ("An /etc/hosts-style rule", "Eine Regel wie in ⟦/etc/host⟧", "de"),
      ("Edit /etc/hosts.", "⟦/etc/host⟧ ändern.", "de"),
      ("See “/usr/local/bin”", "Siehe „⟦/usr/lokal/bin⟧“", "de"),
    ])
  func fires(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expect(.changedPath, among: Rule.textRules)
  }

  @Test(
    "is silent",
    arguments: [
      ("Stored in ~/Library/Caches", "~/Library/Caches ist der Ort", "de"),
      ("In ~/Library/Caches", "Im Ordner", "de"),
      ("Type /help or /me", "Gib /hilfe oder /ich ein", "de"),
      ("As /path/to/file", "Wie /pfad/zur/datei", "de"),
      ("See /docs/en/start", "Siehe /docs/de/start", "de"),
      ("An /etc/hosts-style rule", "Eine Regel wie in /etc/hosts", "de"),
      ("An /etc/hosts-style rule", "Eine Regel im /etc/hosts-Stil", "de"),
      ("In 5 km/h or and/or", "In 5 km/h und/oder", "de"),
      ("At /etc/hosts", "在“/etc/hosts”", "zh-Hans"),
      ("In /a/b", "In /c/d", "de"),
      ("e.g. /view/cameras", "z.B. /view/kameras", "de"),
    ])
  func silent(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expectNothing(of: .changedPath, among: Rule.textRules)
  }
}
