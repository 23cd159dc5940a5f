import Foundation
import PracticeModel
import Pseudo
import Strings
import Testing

private let folder = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("Strings")

@Suite("Samples of “Testing models in the pseudo-locale”")
struct PseudoLocaleSamples {
  private func pseudo() throws -> LocalizedStrings {
    let strings = try LocalizedStrings(contentsOf: folder, preferredLanguages: ["en"])
    let accented = try #require(PseudoDefinition.builtIn(named: "accented"))
    let pseudo = strings.pseudolocalized(by: Pseudolocalizer(accented))
    #expect(pseudo.locale == "en-XA")
    #expect(pseudo["button.save"] != strings["button.save"])
    return pseudo
  }

  @Test func view() throws {
    let pseudo = try pseudo()
    let shown = [pseudo["button.start-practice"], pseudo["count.cues", count: 5].replacing("5", with: "%lld")]
    let article = try String(
      contentsOf: folder.deletingLastPathComponent().appendingPathComponent(
        "Sources/Strings/Strings.docc/PseudoLocale.md"),
      encoding: .utf8)
    for text in shown { #expect(article.contains(text), "\(text)") }
  }

  @Test func model() throws {
    let pseudo = try pseudo()
    var model = PracticeModel(cueCount: 5)
    let cues = model.cueText.resolved(in: pseudo)
    #expect(cues.hasPrefix("[") && cues.contains("5"))
    model.failure = .upload(recording: "Bedtime", attempts: 3)
    let error = try #require(model.errorText).resolved(in: pseudo)
    #expect(error.hasPrefix("[") && error.hasSuffix("]"))
    #expect(error.contains("Bedtime") && error.contains("3"))
  }

  @Test func ownDefinition() throws {
    let strings = try LocalizedStrings(contentsOf: folder, preferredLanguages: ["en"])
    let definition = try PseudoDefinition(
      parsing: Array(#"{"name": "shouting", "locale": "en-XB", "accents": {"a": "A", "e": "E"}}"#.utf8))
    let shouting = strings.pseudolocalized(by: Pseudolocalizer(definition))
    let texts = shown {
      shouting["button.save"]
    }
    #expect(texts == ["SAvE"])
  }
}
