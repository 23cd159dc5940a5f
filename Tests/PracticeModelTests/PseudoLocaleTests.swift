import PracticeModel
import Strings
import Testing

@Suite("The sample app's model in the pseudo-locale")
struct PseudoLocaleTests {
  @Test("shows texts of the tables alone, each of them one and whole", arguments: PracticeModel.samples)
  func texts(model: PracticeModel) throws {
    let texts = try SampleTexts("en-XA")
    for text in model.texts.map({ $0.resolved(in: texts.strings) }) {
      #expect(text.hasPrefix("[") && text.hasSuffix("]"))
      #expect(text.count { $0 == "[" } == 1, "texts are put together: \(text)")
    }
    try texts.verify()
  }

  @Test("keeps what the reader has named")
  func names() throws {
    let texts = try SampleTexts("en-XA")
    let failure = PracticeModel.Failure.upload(recording: "Bedtime", attempts: 3)
    let text = failure.message.resolved(in: texts.strings)
    #expect(text.contains("Bedtime") && text.contains("3"))
  }

  @Test("runs from right to left where that is asked for")
  func direction() throws {
    #expect(try SampleTexts("ar-XB").strings.isRightToLeft)
  }
}
