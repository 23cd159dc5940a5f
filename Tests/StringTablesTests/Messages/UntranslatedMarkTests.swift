import Testing

@testable import StringTables

@Suite("Comments that keep a text from translation")
struct UntranslatedMarkTests {
  @Test(
    "a whole sentence, or the mark of a tool",
    arguments: [
      "Do not translate", "do NOT translate!", "Placeholder. Don't translate. ", "Don’t localize, technical term",
      #"Class = "UILabel"; text = "downgrade%"; Note = "Placeholder. Do not translate"; "#,
      "Do not translate - stringsdict entry", "Do not localise — a name", "Title\nDo not translate\nof the app",
      "#bc-ignore!", "note: {Locked}",
    ])
  func stands(comment: String) { #expect(UntranslatedMark.stands(in: comment)) }

  @Test(
    "not what is about a part of the text",
    arguments: [
      "", "Translate", "Do not translate what's inside []", "Do not translate: Firefox", "Do not translate \"Firefox\"",
      "Do not translated", "translate, do not", "%1$@ is a name, do not translate.", "bc-ignore", "{Locked=\"a\"}",
      "Do not", "do not ", "don't",
    ])
  func isAbsent(comment: String) { #expect(!UntranslatedMark.stands(in: comment)) }
}
