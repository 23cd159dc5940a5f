import Foundation
import Testing

@Suite("What others have written is left out with a configuration too")
struct VendoredTests {
  private func project(_ configuration: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let bad = "\"k\" = \"%1$@ %3$@\";\n"
    try folder.write(configuration, to: "l10n.json")
    try folder.write("[submodule \"kit\"]\n\tpath = Kit\n\turl = x\n", to: ".gitmodules")
    try folder.write("\"a\" = \"A\";\n", to: "App/en.lproj/Localizable.strings")
    for path in ["Foo.framework", "SourcePackages/A.bundle", "Kit", "Pods/B", "App/Helper.app/Resources"] {
      try folder.write(bad, to: "\(path)/en.lproj/Other.strings")
    }
    return folder
  }

  @Test("and counted")
  func leftOut() throws {
    let folder = try project("{}")
    let run = try ProgramRun("check", in: folder.url)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("1 key in 1 table") && run.output.contains("5 paths left out"), "\(run.output)")
  }

  @Test("unless the configuration asks for it")
  func included() throws {
    let folder = try project(#"{ "includeVendored": true }"#)
    let run = try ProgramRun("check", "--only", "position-gap", in: folder.url)
    #expect(run.status == 1)
    #expect(run.output.contains("5 errors") && !run.output.contains("left out"), "\(run.output)")
  }

  @Test("or names it, as a call may")
  func named() throws {
    let folder = try project(#"{ "paths": ["App", "Kit", "Foo.framework"] }"#)
    let run = try ProgramRun("check", "--only", "position-gap", in: folder.url)
    #expect(run.output.contains("2 errors") && run.output.contains("'App/Helper.app' left out"), "\(run.output)")
    let call = try ProgramRun("check", "--only", "position-gap", "SourcePackages/A.bundle", in: folder.url)
    #expect(call.output.contains("1 error,"), "\(call.output)")
  }
}
