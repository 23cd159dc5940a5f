import Foundation
import PracticeModel
import Strings
import Testing

@Suite("The sample app's model")
struct PracticeModelTests {
  @Test(
    "a countdown reads as the language counts",
    arguments: [
      ("en", 1, "1 second left"), ("en", 45, "45 seconds left"), ("en", 125, "2 minutes and 5 seconds left"),
      ("en", 61, "1 minute and 1 second left"),
    ])
  func countdown(locale: String, seconds: Int, text: String) throws {
    let texts = try SampleTexts(locale)
    #expect(PracticeModel(secondsLeft: seconds).countdownText.resolved(in: texts.strings) == text)
    try texts.verify()
  }

  @Test(
    "a count takes the plural form of its language",
    arguments: [
      ("en", [1: "1 cue", 2: "2 cues"]),
      ("pl", [1: "1 podpowiedź", 3: "3 podpowiedzi", 5: "5 podpowiedzi"]),
      ("ru", [1: "1 подсказка", 3: "3 подсказки", 5: "5 подсказок", 21: "21 подсказка"]),
      ("ar", [1: "تلميح واحد", 2: "تلميحان"]), ("ja", [1: "1件のヒント", 5: "5件のヒント"]),
    ])
  func count(locale: String, counts: [Int: String]) throws {
    let texts = try SampleTexts(locale)
    for (count, text) in counts { #expect(PracticeModel(cueCount: count).cueText.resolved(in: texts.strings) == text) }
    try texts.verify()
  }

  @Test("an error names the recording and the attempts, in whatever order the language puts them")
  func error() throws {
    for locale in ["en", "de", "hi", "ja", "ar"] {
      let texts = try SampleTexts(locale)
      let failure = PracticeModel.Failure.upload(recording: "Bedtime", attempts: 3)
      let text = failure.message.resolved(in: texts.strings)
      #expect(text.contains("Bedtime"))
      #expect(!text.contains("%"))
      try texts.verify()
    }
  }

  @Test("every language has a text for each state")
  func states() throws {
    for locale in try SampleTexts("en").strings.availableLocales {
      let texts = try SampleTexts(locale)
      for text in PracticeModel.samples.flatMap(\.texts) { #expect(!text.resolved(in: texts.strings).isEmpty) }
      try texts.verify()
    }
  }

  @Test("who practises to the end collects a cue")
  func session() {
    var model = PracticeModel(failure: .offline)
    model.tick()
    #expect(model == PracticeModel(failure: .offline))
    model.start()
    #expect(model.isRunning && model.errorText == nil)
    while model.isRunning { model.tick() }
    #expect(model == PracticeModel(cueCount: 1))
  }
}
