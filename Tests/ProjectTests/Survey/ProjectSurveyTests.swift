import ProjectTables
import StringTables
import Testing

@testable import Project

@Suite("What a folder shows")
struct ProjectSurveyTests {
  private func survey(
    tables: [String] = [], code: [String] = [], _ files: [String: String] = [:]
  ) -> ProjectSurvey {
    ProjectSurvey(
      tables: tables, code: code, markers: files.keys.filter { ProjectSurvey.marksProject(name($0)) },
      files: files.map { ProjectFile(path: $0, bytes: Array($1.utf8)) })
  }

  private func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? "" }

  private static let project = ["App.xcodeproj/project.pbxproj": SampleXcodeProject.text]

  @Test("tables in no target are left out, by the fewest paths")
  func tables() {
    let own = [
      "App/de.lproj/Localizable.strings", "App/English.lproj/Localizable.strings", "Widget/Widget.xcstrings",
      "Kit/Sources/KitUI/de.lproj/Kit.strings",
    ]
    let others = [
      "App/fr.lproj/Localizable.strings", "App/de.lproj/Old.strings", "App/English.lproj/Old.strings",
      "fastlane/de.lproj/A.strings", "tools/input/de.lproj/A.strings", "tools/input/fr.lproj/A.strings",
      "Checks/de.lproj/A.strings", "App/Vendor/Player/de.lproj/A.strings", "out/de.xcloc/B/en.lproj/C.strings",
      "Widget/WidgetTests/A.xcstrings", "Kit/input/de.lproj/A.strings", "de.xliff",
    ]
    let package = ["Kit/Package.swift": "Package(name: \"Kit\")"]
    let configuration = survey(tables: own + others, Self.project.merging(package) { $1 }).configuration
    #expect(
      configuration.exclude == [
        "App/*.lproj/Old.*", "App/Vendor", "App/fr.lproj", "Checks", "Kit/input", "Widget/WidgetTests", "de.xliff",
        "fastlane", "out", "tools",
      ])
    let patterns = configuration.exclude.map(PathPattern.init)
    #expect(own.allSatisfy { file in !patterns.contains { $0.matches(file) } })
    #expect(others.allSatisfy { file in patterns.contains { $0.matches(file) } })
  }

  @Test("XLIFF is read where no table of a target has a translation", arguments: ["de", "English"])
  func exchanged(language: String) {
    let tables = ["App/English.lproj/Localizable.strings", "App/\(language).lproj/Localizable.strings", "de.xliff"]
    let excluded = survey(tables: Array(Set(tables)), Self.project).configuration.exclude
    #expect(excluded == (language == "de" ? ["de.xliff"] : []))
  }

  @Test("samples are left out beside tables of the library's own", arguments: [true, false])
  func samples(isLibrary: Bool) {
    let tables = ["Samples/App/en.lproj/A.strings", "Cue Example/en.lproj/A.strings"]
    let own = isLibrary ? ["Sources/Cue/en.lproj/A.strings"] : []
    #expect(survey(tables: tables + own).configuration.exclude == (isLibrary ? ["Cue Example", "Samples"] : []))
  }

  @Test("what lies in the folder of an Xcode project itself is left out beside other tables", arguments: [true, false])
  func innerFiles(hasOthers: Bool) {
    let tables = ["Cue.xcodeproj/Cue/en.lproj/A.strings"] + (hasOthers ? ["Cue/en.lproj/A.strings"] : [])
    #expect(survey(tables: tables).configuration.exclude == (hasOthers ? ["Cue.xcodeproj"] : []))
  }

  @Test(
    "a further Xcode project without tables is an app to try a library with",
    arguments: [
      ([], ["Kit"]), (["Kit/Inspector/de.lproj/A.strings"], []),
      (["Kit/Shared/A.xcstrings"], []),
    ])
  func demos(tables: [String], excluded: [String]) {
    let demo = SampleXcodeProject.text.replacing("path = Widget", with: "path = ../Shared")
      .replacing("path = App;", with: "path = Tool;")
    let files = Self.project.merging(["Kit/Inspector/Inspector.xcodeproj/project.pbxproj": demo]) { $1 }
    let found = survey(
      tables: ["App/de.lproj/Localizable.strings"] + tables,
      code: ["App/Main.swift", "Widget/A.swift", "Kit/Inspector/Tool/Main.swift"], files)
    #expect(found.configuration.sources?.exclude == excluded)
    #expect(found.projects.count == (tables.isEmpty ? 1 : 2))
  }

  @Test(
    "a further Xcode project whose framework the main one is built with is the app's own", arguments: ["Kit", "Tool"])
  func frameworks(name: String) {
    let kit = SampleXcodeProject.text.replacing("path = Widget", with: "path = ../Shared")
      .replacing("path = App;", with: "path = Tool;")
      .replacing("com.apple.product-type.application", with: "com.apple.product-type.framework")
      .replacing("APP = { isa = PBXNativeTarget;", with: "APP = { isa = PBXNativeTarget; name = Kit;")
    let linked = "LINKED = { isa = PBXFileReference; path = \(name).framework; sourceTree = BUILT_PRODUCTS_DIR; };"
    let main = SampleXcodeProject.text.replacing("objects = {", with: "objects = { \(linked)")
    let found = survey(
      tables: ["App/de.lproj/Localizable.strings"], code: ["App/Main.swift", "Kit/Tool/Main.swift"],
      ["App.xcodeproj/project.pbxproj": main, "Kit/Kit.xcodeproj/project.pbxproj": kit])
    #expect(found.projects.count == (name == "Kit" ? 2 : 1))
  }

  @Test("folders of one name are one pattern where nothing of that name is kept")
  func folded() {
    let names = (1...4).map { "App/Part\($0)" }
    let code = names.flatMap { ["\($0)/View.swift", "\($0)/__tests__/Tests/A.swift", "\($0)/Tests/A.swift"] }
    let folders = code.filter { $0.contains("/Tests/") }
    #expect(
      FileSelection.folded(folders.map(ProjectPath.folder), kept: ["App/View.swift"]) == ["**/Tests"])
    #expect(
      FileSelection.folded(folders.map(ProjectPath.folder), kept: ["Tests/View.swift"]).count == folders.count)
    let configuration = survey(code: code + ["App/Main.swift"], Self.project).configuration
    #expect(configuration.sources?.exclude == ["**/Tests", "**/__tests__"], "\(configuration.sources?.exclude ?? [])")
  }

  @Test("without a project all but tests, tools and others' code counts")
  func noProject() {
    let configuration = survey(tables: [
      "A/de.lproj/A.strings", "B/en.lproj/B.strings", "BTests/en.lproj/B.strings", "Vendor/C/C.xcstrings",
    ]).configuration
    #expect(configuration.exclude == ["BTests", "Vendor"])
    #expect(configuration.locales.isEmpty && configuration.developmentLanguage == nil)
    #expect(configuration.sources == nil)
  }

  @Test(
    "built bundles and submodules are others'",
    arguments: ["Player.framework", "Player.xcframework", "Old.app", "Old.xcarchive", "Libs/Player", "SourcePackages"])
  func others(folder: String) {
    let files = [".gitmodules": "[submodule \"Player\"]\n\tpath = Libs/Player\n"].merging(Self.project) { $1 }
    let survey = survey(
      tables: ["App/de.lproj/Localizable.strings", "\(folder)/de.lproj/Player.strings"],
      code: ["App/Main.swift", "\(folder)/Player.swift"], files)
    #expect(survey.configuration.exclude == [folder.hasPrefix("Libs") ? "Libs" : folder])
    #expect(survey.configuration.sources?.paths.map(\.text) == ["App"])
    #expect(survey.isForeign("\(folder)/Player.ttf") && !survey.isForeign("App/Player.ttf"))
  }

  @Test("what tests alone have is left out, also where the project shows few of the files")
  func tests() {
    let code = ["App/Main.swift", "Checks/A.swift"] + (1...20).map { "Other/\($0).swift" }
    let configuration = survey(tables: ["Other/A.xcstrings", "Checks/A.xcstrings"], code: code, Self.project)
      .configuration
    #expect(configuration.exclude == ["Checks"])
    #expect(configuration.sources?.exclude == ["Checks"])
  }

  @Test("languages are those of the project; the development language one that a table has")
  func languages() {
    let known = survey(tables: ["App/de.lproj/Localizable.strings"], Self.project)
    #expect(known.configuration.locales == ["de", "en", "pt-BR"])
    #expect(known.configuration.developmentLanguage == "de")
    let absent = survey(tables: ["App/fr.lproj/Localizable.strings"], Self.project)
    #expect(absent.configuration.developmentLanguage == nil && absent.language == "de")
    let package = survey(["Package.swift": "Package(name: \"A\", defaultLocalization: \"fr\")"])
    #expect(package.configuration.developmentLanguage == "fr")
  }

  @Test("code in no target is left out where the project shows most of it")
  func code() {
    let files = [
      "App/Main.swift", "Widget/A.swift", "Widget/C.swift", "Widget/B.swift", "Shared/Names.swift",
      "Shared/Others.swift",
      "App/Old/Unused.swift", "Checks/C.swift", "AppTests/D.swift", "App/Main.storyboard", "App/Generated/L10n.swift",
    ]
    let accessor = """
      // Generated using SwiftGen
      public enum Texts {
        static func tr() { bundle.localizedString(forKey: "") }
      }
      """
    let own =
      "// Generated using SwiftGen\nenum Core {\nstatic func tr(_ table: String, _ key: String, _ args: Any...) {}"
    let sources = survey(
      code: files,
      Self.project.merging(["Widget/Texts+Generated.swift": accessor, "Widget/CoreStrings.swift": own]) { $1 }
    ).configuration.sources
    #expect(sources?.paths.map(\.text) == ["."])
    #expect(
      sources?.exclude == [
        "App/Generated", "App/Old", "AppTests", "Checks", "Widget/CoreStrings.swift", "Widget/Texts+Generated.swift",
      ])
    #expect(Set(sources?.scan.accessorRoots.suffix(2) ?? []) == ["Texts", "Core"])
    let settings = [
      "swiftgen.yml": """
      strings:
        - inputs: en.lproj
          outputs:
            templateName: structured-swift5
            params: { enumName: VectorL10n }
      xcassets: { outputs: { params: { enumName: Pictures } } }
      """,
      "Tools/texts.stencil":
        "{{accessModifier}} enum Localization {\n static func tr(_ table: String, _ key: String) {",
      "Tools/colours.stencil": "{{accessModifier}} enum Colours {\n static let red = Colour() }",
    ]
    let told = survey(code: files, Self.project.merging(settings) { $1 }).configuration.sources
    #expect(Set(told?.scan.accessorRoots.suffix(2) ?? []) == ["VectorL10n", "Localization"])
    // A few forgotten files are left out too.
    let many = survey(code: files + (1...40).map { "Widget/W\($0).swift" }, Self.project).configuration.sources
    #expect(many?.exclude.contains("Shared/Others.swift") == true)
    let few = files + (1...20).map { "Other/\($0).swift" }
    #expect(survey(code: few, Self.project).configuration.sources?.exclude == ["AppTests", "Checks"])
  }

  @Test(
    "scripts beside a package that is the project are left out, unless they are most of it",
    arguments: [(1, 2, "Sources/Cue"), (3, 2, "."), (1, 0, "scripts")])
  func scripts(beside: Int, inside: Int, folder: String) {
    let code = (0..<beside).map { "scripts/s\($0).swift" } + (0..<inside).map { "Sources/Cue/a\($0).swift" }
    let manifest = "Package(name: \"Cue\", targets: [.executableTarget(name: \"Cue\")])"
    #expect(survey(code: code, ["Package.swift": manifest]).configuration.sources?.paths.map(\.text) == [folder])
    let project = ["Package.swift": manifest, "App.xcodeproj/project.pbxproj": SampleXcodeProject.text]
    #expect(survey(code: code, project).configuration.sources?.paths.map(\.text) != ["Sources/Cue"])
  }

  @Test("what the project shows and no target builds is left out, however many other files it does not know")
  func unbuilt() {
    func references(_ paths: [String], _ id: String) -> String {
      paths.enumerated().map { number, path in
        "\(id)\(number) = { isa = PBXFileReference; path = \(path); sourceTree = \"<group>\"; };"
          + "B\(id)\(number) = { isa = PBXBuildFile; fileRef = \(id)\(number); };"
      }.joined(separator: "\n")
    }
    let built = (1...40).map { "App/A\($0).swift" }
    let left = ["App/Left.m", "App/Old.mm"]
    let project = """
      { objects = {
        P = { mainGroup = G; targets = ( T ); };
        G = { isa = PBXGroup; children = (
          \((built.indices.map { "F\($0)" } + left.indices.map { "L\($0)" }).joined(separator: ", ")) );
          sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; buildPhases = ( S );
          productType = "com.apple.product-type.application"; };
        S = { isa = PBXSourcesBuildPhase; files = ( \(built.indices.map { "BF\($0)" }.joined(separator: ", ")) ); };
        \(references(built, "F"))
        \(references(left, "L"))
      }; rootObject = P; }
      """
    let code = built + left + (1...30).map { "App/Loose\($0).swift" }
    let sources = survey(code: code, ["App.xcodeproj/project.pbxproj": project]).configuration.sources
    #expect(sources?.exclude == left)
  }

  @Test(
    "accessors that are not in the repository begin as their makers name them",
    arguments: [
      (
        "Project.swift", "import ProjectDescription\nlet a = [t(name: \"kit-UI\", resources: []), t(name: \"B\")]",
        "KitUIStrings"
      ),
      ("App/R.generated.swift", "// generated by R.swift\nstruct R {\n  let a = StringResource()\n}", "R.string"),
    ])
  func accessors(path: String, text: String, root: String) {
    let sources = survey(code: ["App/Main.swift"], [path: text, "Package.swift": ""]).configuration.sources
    #expect(sources?.scan.accessorRoots.contains(root) == true)
    #expect(sources?.scan.accessorRoots.contains("BStrings") == false)
  }

  @Test("storyboards and nibs in no target are left out where the project lists such")
  func nibs() {
    let code = ["App/Main.swift", "App/Old.xib", "Widget/A.swift", "Widget/A.xib", "Old/Old.storyboard"]
    #expect(survey(code: code, Self.project).configuration.sources?.exclude == [])
    let listed = code + ["Widget/B.storyboard", "Widget/C.xib"]
    #expect(survey(code: listed, Self.project).configuration.sources?.exclude == ["App/Old.xib", "Old"])
    #expect(survey(code: listed, ["project.yml": ""]).configuration.sources?.exclude == [])
  }

  @Test("code is searched where all of it lies, and only in a project")
  func place() {
    let code = ["ios/App/A.swift", "ios/Kit/B.swift", "iosTests/C.swift"]
    #expect(survey(code: code).configuration.sources == nil)
    let sources = survey(code: code, ["ios/project.yml": ""]).configuration.sources
    #expect(sources?.paths.map(\.text) == ["ios"])
    #expect(sources?.exclude == [])
  }

  @Test(
    "far down in the app a folder named for samples or others' code is its own",
    arguments: [
      ("App/Views/Licensing/Demo", false), ("App/Screens/Files/External", false), ("Demo", true), ("iOS/Example", true),
      ("External", true), ("App/Views/Shared/Vendor", true), ("App/Own/Kit/Markdown/Examples/Demo", true),
    ])
  func depth(folder: String, isForeign: Bool) {
    let survey = survey(
      tables: ["App/de.lproj/Localizable.strings"], code: ["App/Main.swift", "\(folder)/A.swift"],
      ["App/Own/Kit/Markdown/Package.swift": "Package(name: \"Markdown\")"])
    #expect(survey.isForeign("\(folder)/A.swift") == isForeign)
  }
}
