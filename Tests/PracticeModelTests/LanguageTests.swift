import Observation
import PracticeModel
import SourceText
import Strings
import Testing

@Suite("The language of the sample app")
struct LanguageTests {
  @Test("changes while the app runs; who shows a text is told")
  @available(macOS 14, *)
  func change() throws {
    let texts = try LiveStrings(contentsOf: SampleTexts.folder, preferredLanguages: ["en"])
    let model = PracticeModel(cueCount: 5)
    let changes = Mutex(0)
    let shown = withObservationTracking {
      model.cueText.resolved(in: texts.current)
    } onChange: {
      changes.withLock { $0 += 1 }
    }
    #expect(shown == "5 cues")
    texts.preferredLanguages = ["he"]
    #expect(changes.withLock { $0 } == 1)
    #expect(model.cueText.resolved(in: texts.current) == "5 טיפים")
    #expect(texts.current.isRightToLeft)
  }

  @Test("is chosen from those that there are texts in, each by its own name")
  func choices() throws {
    let texts = try SampleTexts("en")
    let choices = LanguageChoice.all(of: texts.strings)
    #expect(Set(choices.map(\.id)) == Set(texts.strings.availableLocales))
    let names = Dictionary(uniqueKeysWithValues: choices.map { ($0.id, $0.name) })
    #expect(names["de"] == "Deutsch" && names["pl"] == "polski" && names["he"] == "עברית")
    #expect(choices.map(\.name) == choices.map(\.name).sorted())
    #expect(LanguageChoice(id: "xx").name == "xx")
  }
}
