import DesignTokens
import Project
import StringTables
import Testing

@Suite("Texts worth measuring")
struct MessageSamplerTests {
  private func samples(_ locale: String, _ file: String, _ text: String) throws -> [SampledText] {
    let project = Project(
      configuration: Configuration(), files: [ProjectFile(path: "\(locale).lproj/T.\(file)", bytes: Array(text.utf8))],
      designSystem: DesignSystem(files: []))
    let entry = try #require(project.groups[0].tables[locale]?.entries.first)
    return try MessageSampler(locale: locale, sampleText: "Alexandra").samples(of: entry.message)
  }

  private func plural(_ format: String, _ variables: [(String, [String])]) -> String {
    let bodies = variables.map { name, forms in
      let cases = forms.map { "<key>\($0)</key><string>%lld \(name) \($0)</string>" }.joined()
      return """
        <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>\(cases)</dict>
        """
    }
    return """
      <plist version="1.0"><dict><key>k</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(bodies.joined())</dict></dict></plist>
      """
  }

  @Test("are the text itself where it has no arguments")
  func plain() throws {
    #expect(try samples("en", "strings", #""k" = "Save";"#) == [SampledText(string: "Save")])
  }

  @Test("take a number that is given for the plural form that it selects")
  func givenNumber() throws {
    let file = plural("%#@n@", [("n", ["one", "other"])])
    let project = Project(
      configuration: Configuration(),
      files: [ProjectFile(path: "en.lproj/T.stringsdict", bytes: Array(file.utf8))],
      designSystem: DesignSystem(files: []))
    let message = try #require(project.groups[0].tables["en"]?.entries.first).message
    let sampler = try MessageSampler(locale: "en", sampleText: "Alexandra")
    let texts = sampler.samples(of: message, arguments: SampleArguments([1: .integer(1_234_567)])).map(\.string)
    #expect(texts == ["1 n one", "1,234,567 n other"] || texts == ["1 n one", "1234567 n other"])
    let one = sampler.samples(of: message, arguments: SampleArguments([1: .integer(1)])).map(\.string)
    #expect(one.first == "1 n one" && one.last != "1 n other")
  }

  @Test("show sample arguments")
  func arguments() throws {
    #expect(
      try samples("en", "strings", #""k" = "%2$lld for %1$@";"#) == [SampledText(string: "88 for Alexandra")])
  }

  @Test("show every plural form with a number that selects it")
  func forms() throws {
    let samples = try samples("pl", "stringsdict", plural("%#@n@", [("n", ["one", "few", "many", "other"])]))
    #expect(samples.map(\.categories) == [["one"], ["few"], ["many"]])
    #expect(samples.first?.string == "1 n one")
    #expect(samples.allSatisfy { $0.string.hasSuffix($0.categories[0]) })
  }

  @Test("show every combination of two variables")
  func combinations() throws {
    let text = plural("%1$#@a@ %2$#@b@", [("a", ["one", "other"]), ("b", ["one", "other"])])
    #expect(
      try samples("en", "stringsdict", text).map(\.categories) == [
        ["one", "one"], ["one", "other"], ["other", "one"], ["other", "other"],
      ])
  }

  @Test("stay few where a message has many variables")
  func bomb() throws {
    let names = (1...12).map { "v\($0)" }
    let format = names.enumerated().map { "%\($0 + 1)$#@\($1)@" }.joined()
    let samples = try samples("ar", "stringsdict", plural(format, names.map { ($0, ["zero", "one", "two", "few"]) }))
    #expect(samples.count <= 64)
  }
}
