import Testing

@testable import L10nCommands

@Suite("Formats and their files")
struct ReportOutputsTests {
  /// As “format=file”, standard output as “format”.
  private func pairs(_ formats: [String], _ files: [String]) throws -> [String] {
    try ReportOutputs(formats: formats, files: files).outputs.map { output in
      output.file.map { "\(output.format.rawValue)=\($0)" } ?? output.format.rawValue
    }
  }

  @Test(
    "are paired by name, by number and by ending",
    arguments: [
      ([], [], ["human"]), (["json"], [], ["json"]), ([], ["report.txt"], ["human=report.txt"]),
      (["json"], ["report.xml"], ["json=report.xml"]), ([], ["r.sarif"], ["sarif=r.sarif"]),
      ([], ["r.MD"], ["markdown=r.MD"]),
      ([], ["r.json"], ["human=r.json"]), (["human", "sarif"], ["r.sarif"], ["sarif=r.sarif", "human"]),
      (["human", "sarif", "junit"], ["j.xml", "r.sarif"], ["junit=j.xml", "sarif=r.sarif", "human"]),
      (["human"], ["sarif=r", "junit=j"], ["sarif=r", "junit=j", "human"]), ([], ["sarif=r"], ["sarif=r"]),
      (["sarif"], ["sarif=a=b"], ["sarif=a=b"]), (["json"], ["a=b"], ["json=a=b"]), (["json"], ["-"], ["json"]),
      ([], ["markdown=-", "json=x"], ["json=x", "markdown"]),
      (["human", "json"], ["x.json", "log"], ["json=x.json", "human=log"]),
      ([], ["a.sarif", "b.md"], ["sarif=a.sarif", "markdown=b.md"]),
    ] as [([String], [String], [String])])
  func pairing(formats: [String], files: [String], expected: [String]) throws {
    #expect(try pairs(formats, files) == expected)
  }

  @Test(
    "that cannot be paired are wrong calls which say what to write",
    arguments: [
      (
        ["human", "json"], [],
        "'human' and 'json' cannot both go to standard output: give one a file, as in --output json=FILE"
      ),
      (["json", "json"], [], "the format 'json' is given twice"),
      (["junit", "checkstyle"], ["r.xml"], "which report is 'r.xml'? say so, as in --output junit=r.xml"),
      ([], ["a.json", "b.json"], "which report is 'a.json'? say so, as in --output json=a.json"),
      ([], ["sarfi=x"], "unknown format 'sarfi'; did you mean 'sarif'?"),
      ([], ["sarif="], "'--output sarif=' names no file"),
      (["json"], [""], "'--output ' names no file"), ([], ["json=a", "sarif=a"], "'a' is the file of two reports"),
      ([], ["json=a", "json=b"], "the format 'json' has two files"),
      (
        [], ["json=-", "sarif=-"],
        "'json' and 'sarif' cannot both go to standard output: give one a file, as in --output sarif=FILE"
      ),
    ] as [([String], [String], String)])
  func unclear(formats: [String], files: [String], message: String) {
    do throws(UsageError) {
      let outputs = try ReportOutputs(formats: formats, files: files).outputs
      Issue.record("was taken as \(outputs)")
    } catch {
      #expect(error.description == message)
    }
  }
}
