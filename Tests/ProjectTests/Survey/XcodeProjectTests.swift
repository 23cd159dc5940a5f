import Project
import ProjectTables
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

  @Test("folders of languages that a target copies are languages too")
  func folders() throws {
    let project = try project(
      "App.xcodeproj",
      """
      { objects = { P = { mainGroup = G; knownRegions = ( en, Base ); targets = ( T ); };
        G = { isa = PBXGroup; children = ( A, B ); sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = fr.lproj; sourceTree = "<group>"; };
        B = { isa = PBXFileReference; path = Base.lproj; sourceTree = "<group>"; };
        T = { productType = "com.apple.product-type.application"; buildPhases = ( R ); };
        R = { isa = PBXResourcesBuildPhase; files = ( F, H ); }; F = { fileRef = A; }; H = { fileRef = B; };
      }; rootObject = P; }
      """)
    #expect(project.knownRegions == ["en", "fr"])
    #expect(project.names("fr") && !project.names("de"))
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

  /// Each list is read once: read as often as it is named, these would be read 27 thousand million times.
  @Test("lists that are named again and again cost as much as their length")
  func repeatedLists() throws {
    func list(_ name: String) -> String { Array(repeating: name, count: 3_000).joined(separator: ", ") }
    let project = try project(
      "App.xcodeproj",
      """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (\(list("T"))); };
        G = { isa = PBXGroup; children = (F, S); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (\(list("X"))); path = Lib;
          sourceTree = "<group>"; };
        X = { membershipExceptions = (\(list("a.swift"))); target = T; };
        B = { isa = PBXBuildFile; fileRef = F; };
        R = { isa = PBXSourcesBuildPhase; files = (\(list("B"))); };
        T = { buildPhases = (\(list("R"))); productType = "com.apple.product-type.application"; };
      }; rootObject = P; }
      """)
    #expect(project.members == ["A.swift", "Lib/a.swift"])
  }

  @Test("a folder of a name that no system has holds no files", arguments: [900, 1_100])
  func longName(_ length: Int) throws {
    let name = String(repeating: "a", count: length)
    let project = try project(
      "App.xcodeproj",
      """
      { objects = {
        P = { mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (F); path = \(name); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        B = { fileRef = F; }; R = { files = (B); }; T = { buildPhases = (R); };
      }; rootObject = P; }
      """)
    #expect(project.members == (length < 1_000 ? ["\(name)/A.swift"] : []))
  }
}
