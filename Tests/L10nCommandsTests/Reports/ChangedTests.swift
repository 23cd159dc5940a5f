import Foundation
import Testing

@Suite("l10n check --changed")
struct ChangedTests {
  private let folder: TemporaryFolder

  /// A repository whose branch `main` has a mistake, and whose branch `feature` has added another above it.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write("{}", to: "App/l10n.json")
    try folder.write("\"a\" = \"A %d\";\n", to: "App/en.lproj/Localizable.strings")
    try folder.write("\"a\" = \"A %@\";\n", to: "App/de.lproj/Localizable.strings")
    try git("init", "--quiet", "--initial-branch=main")
    try commit("first")
    try git("checkout", "--quiet", "-b", "feature")
    try folder.write("\"c\" = \"C %d\";\n\n\"a\" = \"A %d\";\n", to: "App/en.lproj/Localizable.strings")
    try folder.write("\"c\" = \"C %@\";\n\n\"a\" = \"A %@\";\n", to: "App/de.lproj/Localizable.strings")
  }

  private func git(_ arguments: String..., in place: URL? = nil) throws {
    try folder.git(arguments, in: place)
  }

  private func commit(_ message: String) throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--message", message)
  }

  private func check(_ arguments: String..., in place: String = "") throws -> ProgramRun {
    try ProgramRun(
      ["check", "--format", "json"] + arguments,
      in: place.isEmpty ? folder.url : folder.url.appendingPathComponent(place))
  }

  @Test(
    "reports what the branch brought, committed or not, wherever the call starts",
    arguments: [("", ["App"], "de.lproj"), ("App", [], "de.lproj"), ("App", ["en.lproj", "de.lproj"], "de.lproj")],
    [false, true])
  func new(call: (folder: String, operands: [String], path: String), isCommitted: Bool) throws {
    if isCommitted { try commit("second") }
    let run = try ProgramRun(
      ["check", "--format", "json", "--changed", "main"] + call.operands,
      in: folder.url.appendingPathComponent(call.folder))
    #expect(run.status == 1 && run.errors.isEmpty, "\(run.errors)")
    #expect(try run.places() == ["argument-type \(call.path)/Localizable.strings:1"])
    let earlier = try #require((try run.report()["summary"] as? [String: Any])?["earlier"] as? [String: Any])
    #expect(earlier["knownErrors"] as? [String: Int] == ["argument-type": 1])
    #expect(
      try ProgramRun(
        ["check", "--changed", "main"] + call.operands, in: folder.url.appendingPathComponent(call.folder)
      ).output.contains("1 error, 0 warnings: "))
  }

  @Test("a branch that brings nothing passes, and nothing of the repository changes")
  func nothing() throws {
    try git("checkout", "--quiet", "--", ".")
    let run = try check("App", "--changed", "main")
    #expect(run.status == 0, "\(run.output)")
    #expect(try run.places().isEmpty)
    try git("diff", "--quiet", "--exit-code")
    try git("diff", "--cached", "--quiet", "--exit-code")
  }

  @Test("what the other branch has got since counts for nothing")
  func mergeBase() throws {
    try commit("second")
    try git("checkout", "--quiet", "main")
    try folder.write("\"a\" = \"A\";\n", to: "App/de.lproj/Localizable.strings")
    try commit("mended")
    try git("checkout", "--quiet", "feature")
    #expect(try check("App", "--changed", "main").places() == ["argument-type de.lproj/Localizable.strings:1"])
  }

  @Test("a project that is new in the branch has brought all of its findings")
  func newProject() throws {
    try folder.write("\"a\" = ;\n", to: "Kit/en.lproj/Localizable.strings")
    let run = try check("Kit", "--changed", "main")
    #expect(run.status == 1)
    #expect(try !run.places().isEmpty)
  }

  @Test("a state that cannot be checked is told, and all is new")
  func brokenBase() throws {
    try git("checkout", "--quiet", "main")
    try folder.write("{ \"rulez\": 1 }", to: "App/l10n.json")
    try commit("broken")
    try git("checkout", "--quiet", "-b", "mended")
    try folder.write("{}", to: "App/l10n.json")
    let run = try check("App", "--changed", "main")
    #expect(try run.places().count == 2)
    #expect(run.errors.hasPrefix("l10n: the merge base with 'main' cannot be checked, so that every finding is new: "))
  }

  @Test(
    "a base that is none is told with what to do",
    arguments: [
      ("mian", "git knows no base 'mian'; did you mean 'main'?"),
      ("release", "git knows no base 'release'; give a branch, tag or commit, as in 'origin/main'; "),
      ("--upload-pack=x", "'--upload-pack=x' is no base for '--changed': give a branch, tag or commit, as in "),
      ("", "'' is no base for '--changed': "),
    ])
  func unknownBase(name: String, message: String) throws {
    let run = try check("App", "--changed=\(name)")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("l10n: \(message)"), "\(run.errors)")
  }

  @Test("a shallow clone says how to deepen it")
  func shallow() throws {
    try commit("second")
    let clone = try TemporaryFolder()
    try git(
      "clone", "--quiet", "--depth", "1", "--no-single-branch", "file://\(folder.url.path)", "clone", in: clone.url)
    let place = clone.url.appendingPathComponent("clone")
    for base in ["origin/main", "main"] {
      let run = try ProgramRun(["check", "App", "--changed", base], in: place)
      #expect(run.status == 2)
      #expect(base == "main" || run.errors.contains("'git fetch --unshallow'"), "\(run.errors)")
      #expect(base == "origin/main" || run.errors.contains("did you mean 'origin/main'?"), "\(run.errors)")
    }
  }

  @Test("outside of a repository it is an error, and beside '--fix'")
  func misuse() throws {
    let other = try TemporaryFolder()
    try other.write("\"a\" = \"A\";\n", to: "en.lproj/Localizable.strings")
    let run = try ProgramRun(["check", "--changed", "main"], in: other.url)
    #expect(run.status == 2 && run.errors.contains("git finds no repository here: "), "\(run.errors)")
    #expect(try check("App", "--changed", "main", "--fix").status == 2)
  }
}
