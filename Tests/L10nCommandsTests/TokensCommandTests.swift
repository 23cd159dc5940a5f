import Foundation
import Testing

@Suite struct TokensCommandTests {
  @Test(arguments: ["eko", "app", "cue", "foundation"]) func resolverHasNoError(name: String) throws {
    let run = try ProgramRun("tokens", "check", "Tokens/\(name).resolver.json", "--format", "json")
    #expect(run.status == 0)
    let summary = try #require(try run.report()["summary"] as? [String: Any])
    #expect(summary["errors"] as? Int == 0)
    #expect(summary["themes"] as? Int == 8)
  }

  @Test func brokenFileIsAFindingWithItsPlace() throws {
    let folder = try TemporaryFolder()
    try Data("{\n  \"a\": { \"$type\": \"dimension\", \"$value\": \"16px\" }\n}\n".utf8)
      .write(to: folder.url.appendingPathComponent("a.tokens.json"))
    let run = try ProgramRun("tokens", "check", "a.tokens.json", "--format", "json", in: folder.url)
    #expect(run.status == 1)
    #expect(try run.places() == ["token-type a.tokens.json:2"])
    let lenient = try ProgramRun("tokens", "check", "a.tokens.json", "--lenient", in: folder.url)
    #expect(lenient.status == 0)
    #expect(lenient.output.contains("warning: not conformant, but read: the text '16px' as a dimension"))
  }

  @Test func listShowsAThemesValues() throws {
    let run = try ProgramRun("tokens", "list", "Tokens/foundation.resolver.json", "--theme", "platform=macos")
    #expect(run.status == 0)
    #expect(run.output.contains("DS.Spacing.platformDefault  dimension  12px\n"))
    #expect(run.output.contains("DS.Example.fontSize  dimension  14px (deprecated)\n"))
  }

  @Test func contrastOfEveryPairIsShown() throws {
    let run = try ProgramRun(
      "tokens", "contrast", "Tokens/eko.resolver.json", "--theme", "appearance=light", "--theme", "platform=ios")
    #expect(run.status == 1)
    #expect(run.output.contains("FAIL  2.37:1 of 4.5:1  APCA Lc -51.8  #FFFFFF on #81B1AD  EkoButton.title"))
    #expect(run.output.contains("pass  8.60:1 of 4.5:1  APCA Lc -93.9  #FFFFFF on #5E3D7D  EkoButton.title"))
  }

  @Test(arguments: [
    (["tokens", "chekc", "a"], "did you mean 'check'?"),
    (["tokens", "check"], "needs check|list|contrast|import|export FILE…"),
    (["tokens", "check", "Tokens/cue.resolver.json", "--theme", "appearance=drak"], "did you mean 'dark'?"),
    (["tokens", "check", "Tokens/cue.tokens.json", "--theme", "appearance=dark"], "needs a resolver"),
    (["tokens", "check", "Tokens/cue.resolver.json", "Tokens/cue.tokens.json"], "a resolver stands alone"),
    (["tokens", "check", "no.tokens.json"], "cannot read 'no.tokens.json'"),
  ]) func wrongCallSaysWhat(arguments: [String], message: String) throws {
    let run = try ProgramRun(arguments, in: ProgramRun.repository)
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
