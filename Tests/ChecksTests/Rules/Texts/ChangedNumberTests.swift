import Testing

@testable import Checks

@Suite("changed-number")
struct ChangedNumberTests {
  @Test(
    "fires",
    arguments: [
      ("At most 1,500 letters", "Höchstens ⟦500⟧ Buchstaben", "de"),
      ("Over 50,000 rules", "Mais de ⟦50⟧.", "pt-BR"), ("Over 50,000 rules", "Mais de ⟦15⟧ mil regras", "pt-BR"),
      ("Up to 10 MB", "Bis zu ⟦15⟧ MB", "de"),
      ("After 1 hour", "Nach ⟦5⟧ Stunden", "de"), ("From 500M on", "Ab ⟦200⟧M", "de"),
      ("At most 20 cues", "Höchstens ⟦8⟧ Cues", "de"), ("At 20 h", "At ⟦9⟧ pm", "en-GB"),
      ("3.9 M users", "⟦39⟧万人のユーザー", "ja"), ("After 5 lbs", "Tras ⟦9⟧ kg", "es"),
      ("Since version 2.1", "Seit Version ⟦1.2⟧", "de"),
    ])
  func fires(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expect(.changedNumber, among: Rule.textRules)
  }

  @Test(
    "is silent",
    arguments: [
      ("At most 1,500 letters", "Höchstens 1.500 Buchstaben", "de"),
      ("At most 1,500 letters", "अधिकतम १,५०० अक्षर", "hi"),
      ("On 12/31/2020 at home", "Am 31.12.2020 zu Hause", "de"), ("At 5:00 PM today", "Heute um 17:00", "de"),
      ("Over 50,000 rules", "Mais de 50 mil regras", "pt-BR"), ("Over 150,000 rules", "Понад 150 тисяч", "uk"),
      ("Latitude (e.g., 37.7749)", "Breite (z. B. 52.5200)", "de"), ("Open 24/7", "24時間365日", "ja"),
      ("2 factors", "Zwei Faktoren", "de"), ("Only 25 €", "Всего 999 ₽", "ru"),
      ("From 40 to 111", "Van 2,2 tot 6,2 mmol/l", "nl"),
      ("Label (4 x 6 in)", "Etiqueta (10 x 15 cm)", "es"), ("A 3rd party font, once", "1 fuente externa", "es"),
      ("As in +31 for calls", "Como +598 para llamadas", "es"),
      ("As in 10 oz", "Comme 283 g", "fr"),
      ("0.5x as wide", "50 % der Breite", "de"), ("1,000,000 songs", "1 млн песен", "ru"),
      ("1,000,000 songs", "100万曲", "ja"), ("3.9 M users", "390万人", "ja"),
      ("3.9 million users", "3,900,000 Nutzer", "de"), ("From 2.1 on", "Ab 1.2.", "de"),
      ("After 5 lbs", "Tras 2,27 kg", "es"),
      ("Above 150 lbs", "Über 70 kg", "de"), ("Within 30 feet", "In 10 m Nähe", "de"), ("7 days", "1週間", "ja"),
      ("Version 4.0", "Sürüm 4", "tr"), ("After 5 miles", "Nach 8 km", "de"),
      ("From 30 feet to 60 feet", "Från 10 meter till 20 meter", "sv"),
      ("Mute for 1 day", "24時間停止する", "ja"), ("In 2 weeks", "In 14 Tagen", "de"),
      ("%1$@ of 5 files", "%1$@ von 5 Dateien", "de"), ("Over 6 million", "超过 600 多万", "zh-Hans"),
      ("From 500M to 2B", "5억 – 20억", "ko"),
      ("10B – 100B", "100억 – 1,000억", "ko"), ("From $1B on", "10억 달러부터", "ko"),
      ("In 2.5D, with depth", "In 2½D, mit Tiefe", "de"), ("Of sectors 1,2,3,4,5", "Del sector 1 al 5", "es"),
      ("For BIP44 addresses", "Für P2PKH-Adressen", "de"),
      ("At 20 h", "At 8 pm", "en-GB"), ("At 20 h", "午後8時", "ja"), ("From 7 on", "Saat 07.00'den", "tr"),
      ("© 2016 Cue", "© 2011 Cue", "de"), ("Since version 1.3.1", "Seit Version 1.3", "de"),
    ])
  func silent(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expectNothing(of: .changedNumber, among: Rule.textRules)
  }
}
