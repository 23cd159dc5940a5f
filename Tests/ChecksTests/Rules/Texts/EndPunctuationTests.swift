import Testing

@testable import Checks

@Suite("end-punctuation")
struct EndPunctuationTests {
  @Test(
    "fires",
    arguments: [
      ("Delete it now?", "Jetzt löschen⟦.⟧", "de"), ("Name:", "Nam⟦e⟧", "de"), ("Loading…", "Läd⟦t⟧", "de"),
      ("Delete it?", "Διαγραφή⟦;⟧", "de"), ("Delete it?", "删⟦除⟧", "zh-Hans"),
      ("The file was saved", "Die Datei wurde gerade gesichert⟦.⟧", "de"),
    ])
  func fires(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expect(.endPunctuation, among: Rule.textRules)
  }

  @Test(
    "is silent",
    arguments: [
      ("How You Open It Now", "Nasıl Açarsınız?", "tr"), ("Open drive C: in Finder", "Im Finder öffnen: C:", "de"),
      ("Delete it?", "Διαγραφή;", "el"), ("Delete it?", "Ջնջե՞լ", "hy"),
      ("File was saved today.", "Ֆայլը պահվեց:", "hy"),
      ("Delete it?", "削除しますか", "ja"), ("File was saved today.", "ファイルを保存しました", "ja"),
      ("File was saved today.", "文件已保存", "zh-Hans"), ("Delete it?", "ลบไหม", "th"),
      ("File was saved today.", "ບັນທຶກແລ້ວ", "lo"), ("File was saved today.", "फ़ाइल सहेजी गई|", "hi"),
      ("Delete it?", "هل تريد الحذف؟", "ar"), ("File was saved today.", "فائل محفوظ ہو گئی۔", "ur"),
      ("Name:", "ឈ្មោះ៖", "km"), ("Name:", "ስም፡", "am"), ("Delete it?", "ဖျက်မလား။", "my"),
      ("Name:", "အမည်း", "my"), ("Up to date.", "နောက်ဆုံးဖြစ်ပြီး", "my"), ("Files", "ဖိုင်များ", "my"),
      ("Saved!", "Gesichert", "de"),
      ("“Really quit?”", "Wirklich beenden?", "de"), ("Minutes", "Min.", "de"), ("Open %@…", "%@… ဖွင့်ရန်", "my"),
      ("Manage devices, view receipts, etc", "Управление устройствами, просмотр чеков и т. д.", "ru"),
      ("Mail us :)", "Schreib uns :)", "de"), ("It is here. (You have it now.)", "여기 있습니다. (현재 버전)", "ko"),
      ("Do you wish to go on", "¿Desea continuar?", "es"),
      ("menu.title", "Titel…", "de"),
    ])
  func silent(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expectNothing(of: .endPunctuation, among: Rule.textRules)
  }

  @Test("full stops are passed over when a project asks for it")
  func fullStops() throws {
    let settings = ["end-punctuation": RuleSettings(values: ["fullStops": .flag(false)])]
    let english = CheckFixture().strings("en", #""k" = "The file was saved"; "q" = "Quit now?";"#)
    try english.strings("de", #""k" = "Die Datei wurde gerade gesichert⟦.⟧"; "q" = "Jetzt beenden⟦.⟧";"#)
      .expect(.endPunctuation)
    try english.strings("de", #""k" = "Die Datei wurde gerade gesichert."; "q" = "Jetzt beenden⟦.⟧";"#)
      .expect(.endPunctuation, settings: settings)
  }

  @Test("exclamation marks are compared when a project asks for it")
  func exclamations() throws {
    let settings = ["end-punctuation": RuleSettings(values: ["exclamationMarks": .flag(true)])]
    try CheckFixture.texts("Saved!", "Gesichert").expectNothing(of: .endPunctuation)
    try CheckFixture.texts("Saved!", "Gesicher⟦t⟧").expect(.endPunctuation, settings: settings)
  }

  @Test("many texts of one language are told at once", arguments: [(3, 1), (4, 4)])
  func many(each: Int, count: Int) throws {
    let source = (1...4).map { #""k\#($0)" = "Delete number \#($0)?";"# }.joined()
    let settings = ["end-punctuation": RuleSettings(values: ["each": .number(each)])]
    let findings = try CheckFixture().strings("en", source).strings("de", source.replacing("?", with: "."))
      .findings([.endPunctuation], settings: settings)
    #expect(findings.count == count)
    let first = findings.first
    if count == 1 {
      #expect(first?.keys == ["k1", "k2", "k3", "k4"])
      #expect(first?.message.hasPrefix("4 translations end otherwise than their sources, as 'k1', 'k2'") ?? false)
    }
  }
}
