import Project
import Testing

@Suite("Xcode projects")
struct XcodeProjectTests {
  private func project(_ path: String, _ text: String = SampleXcodeProject.text) throws -> XcodeProject {
    try #require(XcodeProject(path: path, bytes: Array(text.utf8)))
  }

  @Test("languages are locales, Base is none")
  func languages() throws {
    let project = try project("ios/App.xcodeproj")
    #expect(project.developmentRegion == "de")
    #expect(project.knownRegions == ["de", "en", "pt-BR"])
    #expect(project.makesApp)
  }

  @Test("members are what targets hold that are no tests")
  func members() throws {
    #expect(
      try project("ios/App.xcodeproj").members == [
        "ios/App/Main.swift", "ios/App/de.lproj/Localizable.strings", "ios/App/English.lproj/localizable.strings",
        "ios/Widget", "ios/Shared/Names.swift",
      ])
    #expect(try project("App.xcodeproj").members.contains("Widget"))
    #expect(try project("ios/App.xcodeproj").testMembers == ["ios/Checks"])
  }

  @Test("packages are known by their folders and products")
  func packages() throws {
    let project = try project("ios/App.xcodeproj")
    #expect(project.folders == ["ios/Widget", "ios/Shared", "ios/Checks", "ios/Kit"])
    #expect(project.products == ["Tools"])
  }

  @Test("a broken project is none", arguments: ["", "{}", "{ objects = {}; rootObject = A; }", "<html>"])
  func broken(_ text: String) { #expect(XcodeProject(path: "A.xcodeproj", bytes: Array(text.utf8)) == nil) }
}
