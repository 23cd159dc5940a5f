import Foundation
import Observation
import SourceText
import TestSupport
import Testing

@testable import Strings

@Suite("Texts whose language changes while the app runs")
struct LiveStringsTests {
  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "en.lproj/Localizable.strings": #""save" = "Save"; "only" = "Only";"#,
      "ar.lproj/Localizable.strings": #""save" = "حفظ";"#,
    ])
  }

  @available(macOS 14, *)
  @Test("show the language that is chosen, and tell who has read them")
  func language() throws {
    let folder = try folder()
    let texts = try LiveStrings(contentsOf: folder.url, preferredLanguages: ["en"])
    let told = Mutex(0)
    let observe = {
      withObservationTracking {
        texts.current["save"]
      } onChange: {
        told.withLock { $0 += 1 }
      }
    }
    let before = texts.current
    #expect(observe() == "Save")
    texts.preferredLanguages = ["ar"]
    #expect(told.withLock { $0 } == 1)
    #expect(observe() == "حفظ")
    #expect(texts.current.isRightToLeft && texts.preferredLanguages == ["ar"])
    #expect(before["save"] == "Save" && !before.isRightToLeft)
    try folder.write(#""save" = "احفظ";"#, to: "ar.lproj/Localizable.strings")
    #expect(try texts.reloadIfChanged())
    #expect(told.withLock { $0 } == 2)
    #expect(observe() == "احفظ")
    #expect(try !texts.reloadIfChanged())
    #expect(told.withLock { $0 } == 2)
  }

  @Test("what is missing is told to the hook of the moment, in each version")
  func report() throws {
    let folder = try folder()
    let texts = try LiveStrings(contentsOf: folder.url, preferredLanguages: ["ar"])
    #expect(texts.current["only"] == "Only")
    let counter = LookupCounter()
    let taken = texts.current
    texts.report = counter.record
    _ = (taken["only"], LocalizedText("none", in: texts).resolved())
    texts.preferredLanguages = ["en"]
    _ = texts.current["none"]
    #expect(
      counter.counts == [
        .missingTranslation("only", table: "Localizable", locale: "ar"): 1,
        .missingKey("none", table: "Localizable"): 2,
      ])
  }

  @Test("may be chosen and read by many threads at once")
  func threads() async throws {
    let folder = try folder()
    let texts = try LiveStrings(contentsOf: folder.url, preferredLanguages: ["en"])
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<8 {
        group.addTask {
          (0..<200).allSatisfy { turn in
            if (number + turn) % 7 == 0 { texts.preferredLanguages = [turn.isMultiple(of: 2) ? "en" : "ar"] }
            let strings = texts.current
            return strings["save"] == (strings.isRightToLeft ? "حفظ" : "Save")
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test("of the app show keys where it has no tables")
  func main() {
    #expect(LocalizedStrings.main["no.such.key"] == "no.such.key")
    #expect(LocalizedText("no.such.key").resolved() == "no.such.key")
    #expect(LocalizedText("\(3) of \(4)").resolved() == "3 of 4")
  }

  @Test("of a program lie beside it, in its target's resources or in its folder")
  func program() throws {
    let folder = try TemporaryFolder([
      "Mail_Inbox.resources/en.lproj/Localizable.strings": #""a" = "A";"#,
      "Mail_Other.resources/en.lproj/Localizable.strings": #""a" = "B";"#,
    ])
    let program = folder.url.appendingPathComponent("Inbox").path
    let resources = AppTables.folder(ofProgram: program)
    #expect(resources.path.hasSuffix("/Mail_Inbox.resources"))
    try folder.write(#""a" = "C";"#, to: "en.lproj/Localizable.strings")
    #expect(AppTables.folder(ofProgram: program).path == folder.url.path)
  }

  @Test(
    "launch arguments choose the languages",
    arguments: [
      (["app", "-AppleLanguages", "(pl)"], ["pl"] as [String]?, false), (["app"], nil, false),
      (["app", "-AppleLanguages", #"("pt-BR", de)"#, "-NSShowNonLocalizedStrings", "YES"], ["pt-BR", "de"], true),
      (["app", "-AppleLanguages", "en_XA"], ["en_XA"], false), (["app", "-AppleLanguages"], nil, false),
      (["app", "-AppleLanguages", "(a b)"], nil, false), (["app", "-AppleLanguages", "()"], nil, false),
      (["-AppleLanguages", "(de)", "-AppleLanguages", "(fr)", "-NSShowNonLocalizedStrings", "no"], ["fr"], false),
    ])
  func launchArguments(arguments: [String], languages: [String]?, shows: Bool) {
    let read = LaunchArguments(arguments)
    #expect(read.languages == languages)
    #expect(read.showsMissingTexts == shows)
  }

  @Test("a pseudo-locale that is wanted first is made from the development language", arguments: ["en-XA", "en_XA"])
  func pseudoLocale(tag: String) throws {
    let folder = try folder()
    let texts = try LiveStrings(contentsOf: folder.url, preferredLanguages: [tag])
    #expect(texts.current.locale == "en-XA")
    #expect(texts.current["save"].hasPrefix("[Š"))
    // Of a table without the development language the keys are its texts.
    #expect(texts.current["Save %@ now"].hasPrefix("[Š") && texts.current["Save %@ now"].contains("%@"))
    #expect(LocalizedText("\(3) of \("many")", in: texts).resolved().hasPrefix("[3 ö"))
    // What another language lacks is no pseudo-text, and a request makes no pseudo-locale.
    #expect(texts.current.preferring(["ar"])["none"] == "none")
    texts.preferredLanguages = ["ar", tag]
    #expect(texts.current.locale == "ar" && texts.current["none"] == "none")
    #expect(texts.current.preferring([tag])["save"] == "Save")
    texts.preferredLanguages = ["ar-XB"]
    #expect(texts.current.locale == "ar-XB" && texts.current.isRightToLeft)
    try folder.write(#""save" = "own";"#, to: "en-XA.lproj/Localizable.strings")
    try texts.reloadIfChanged()
    texts.preferredLanguages = [tag]
    #expect(texts.current["save"] == "own")
    texts.preferredLanguages = ["en-XK", "de"]
    #expect(texts.current["save"] == "Save")
  }
}
