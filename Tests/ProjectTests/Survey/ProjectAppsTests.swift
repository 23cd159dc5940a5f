import Project
import ProjectTables
import SourceFacts
import Testing

@Suite("Apps of Xcode projects")
struct ProjectAppsTests {
  private static let text = """
    { objects = {
      P = { mainGroup = G; targets = ( APP, KIT, HELPER, ); };
      G = { isa = PBXGroup; children = ( ONE, TWO, ); sourceTree = "<group>"; };
      ONE = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      TWO = { isa = PBXFileSystemSynchronizedRootGroup; path = Helper; sourceTree = "<group>"; };
      APP = { isa = PBXNativeTarget; name = Cues; fileSystemSynchronizedGroups = ( ONE, );
        productType = "com.apple.product-type.application"; buildConfigurationList = L; };
      HELPER = { isa = PBXNativeTarget; name = Helper; fileSystemSynchronizedGroups = ( TWO, );
        productType = "com.apple.product-type.application"; buildConfigurationList = M; };
      KIT = { isa = PBXNativeTarget; name = Settings; productType = "com.apple.product-type.framework"; };
      L = { buildConfigurations = ( C, D, ); };
      M = { buildConfigurations = ( E, ); };
      C = { buildSettings = { PRODUCT_NAME = "$(TARGET_NAME) Pro"; INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist"; }; };
      D = { buildSettings = { PRODUCT_NAME = "$(NAME)"; INFOPLIST_KEY_CFBundleDisplayName = "My Cues"; }; };
      E = { buildSettings = { INFOPLIST_FILE = Helper/Info.plist; }; };
    }; rootObject = P; }
    """

  private func apps(_ list: String, helper: String = "<true/>") throws -> ProjectApps {
    let project = try #require(XcodeProject(path: "ios/Cues.xcodeproj", bytes: Array(Self.text.utf8)))
    let lists = [
      "ios/App/Info.plist": "<plist><dict>\(list)</dict></plist>",
      "ios/Helper/Info.plist": "<plist><dict><key>LSBackgroundOnly</key>\(helper)</dict></plist>",
    ]
    return ProjectApps([project], []) { path in lists[path].map { Array($0.utf8) } }
  }

  @Test(
    "names are those of apps, as far as the project says them",
    arguments: [
      ("Cues", true), ("Cues Pro", true), ("My Cues", true), ("Cue Cards", true), ("Settings", false), ("cues", false),
      ("$(NAME)", false), ("Cues v%@", true), ("Cues App", true), ("App", false), ("About Cues", false),
      ("$(PRODUCT_NAME)", false), ("", false),
      ("Inner", false),
    ])
  func names(text: String, isName: Bool) throws {
    let list = """
      <key>CFBundleName</key><string>$(PRODUCT_NAME)</string><key>CFBundleDisplayName</key><string>Cue Cards</string>
      <key>Nested</key><dict><key>CFBundleName</key><string>Inner</string></dict>
      """
    #expect(try apps(list).isName(KeyText(text)) == isName)
  }

  @Test(
    "the package that is the project has its tables, where nothing else makes the app of it",
    arguments: [
      ("", false, "App"), ("", true, nil), ("import ProjectDescription", false, nil),
    ] as [(String, Bool, String?)])
  func tablesOfProject(tuist: String, copiesTables: Bool, target: String?) {
    let manifest = #"let package = Package(name: "Cues", targets: [.executableTarget(name: "App", path: "App")])"#
    let apps = ProjectApps(
      [], [SwiftPackage(folder: "", manifest: manifest)],
      [ProjectManifest(path: "Project.swift", text: tuist)].compactMap(\.self), copiesTables: copiesTables
    ) { _ in nil }
    #expect(apps.packageTarget(holding: "App", orOfProject: true) == target)
    #expect(apps.packageTarget(holding: "App") == nil)
  }

  @Test("the package that is the project has the name of its app", arguments: [("", true), ("Kit", false)])
  func nameOfPackage(folder: String, isName: Bool) {
    let package = SwiftPackage(folder: folder, manifest: #"let package = Package(name: "Tidy Cues", targets: [])"#)
    #expect(ProjectApps([], [package]) { _ in nil }.isName(KeyText("Tidy Cues")) == isName)
  }

  @Test(
    "a package's target has the tables in its folder, unless an app holds them",
    arguments: [
      ("Kit/Sources/Kit/Resources", "Kit/Sources/Kit"), ("Kit/Sources/Resources", "Kit/Sources"),
      ("Kit/Shared/UI/en", "Kit/Shared/UI"), ("Kit/Tables", "Kit"), ("App/Kit", nil), ("Root/Sources/A", nil),
      ("Play/Sources", nil), ("ios/App/Inner", nil),
    ])
  func packageTargets(folder: String, target: String?) throws {
    let project = try #require(XcodeProject(path: "ios/Cues.xcodeproj", bytes: Array(Self.text.utf8)))
    let targets = #"targets: [.target(name: "Kit"), .target(name: "UI", path: "Shared/UI")]"#
    let manifests = [
      ("Kit", targets), ("", #"targets: [.target(name: "A")]"#), ("ios/App/Inner", targets),
      ("Play", "products: [.iOSApplication(name: \"Play\")], targets: []"),
    ]
    let packages = manifests.map { SwiftPackage(folder: $0, manifest: "let p = Package(name: \"K\", \($1))") }
    #expect(ProjectApps([project], packages, bytes: { _ in nil }).packageTarget(holding: folder) == target)
  }

  @Test(
    "files of one target",
    arguments: [("ios/App/A.swift", true), ("ios/Helper/A.swift", false), ("B.swift", false)])
  func oneTarget(code: String, isShared: Bool) throws {
    #expect(try apps("").isInOneTarget("ios/App/en.lproj/Localizable.strings", code) == isShared)
  }

  @Test("a nib's menu bar is hidden where each app that holds it has none")
  func menuBars() throws {
    let agent = try apps("<key>LSUIElement</key><true/>")
    #expect(agent.hidesMenuBar(of: "ios/App/Main.xib", showsMenuBar: false))
    #expect(!agent.hidesMenuBar(of: "ios/App/Main.xib", showsMenuBar: true))
    #expect(agent.hidesMenuBar(of: "ios/Helper/Main.xib", showsMenuBar: true))
    #expect(!agent.hidesMenuBar(of: "ios/Other/Main.xib", showsMenuBar: false))
    let regular = try apps("", helper: "<false/>")
    #expect(!regular.hidesMenuBar(of: "ios/App/Main.xib", showsMenuBar: false))
    #expect(!regular.hidesMenuBar(of: "ios/Helper/Main.xib", showsMenuBar: false))
  }

  @Test(
    "a list that is broken says what stands before the defect",
    arguments: [
      ("<key>LSUIElement</key><true/><broken", true), ("<broken><key>LSUIElement</key><true/>", false), ("", false),
    ])
  func broken(list: String, hides: Bool) throws {
    #expect(try apps(list).hidesMenuBar(of: "ios/App/Main.xib", showsMenuBar: false) == hides)
  }

  @Test(
    "a file is for another system where no target for iOS has it",
    arguments: [
      ("Phone/View.swift", false), ("Desk/View.swift", true), ("Both/View.swift", false), ("Box/View.swift", true),
      ("Unsaid/View.swift", false), ("Loose/View.swift", false), ("Cues TV/View.swift", true),
      ("Watch Extension/View.swift", true), ("Television/View.swift", false), ("Kit/Sources/View.swift", true),
      ("iOSKit/Sources/View.swift", false), ("AnyKit/Sources/View.swift", false),
    ])
  func systems(path: String, isForOther: Bool) throws {
    #expect(try systems(phone: "SDKROOT = iphoneos;").isForOtherSystem(path) == isForOther)
  }

  @Test("where all apps are for other systems, so are all files")
  func otherApps() throws {
    let apps = try systems(phone: "SDKROOT = appletvos;", unsaid: "MACOSX_DEPLOYMENT_TARGET = 14.0;")
    #expect(apps.makesAppsForOthersAlone)
    #expect(apps.isForOtherSystem("Loose/View.swift"))
    #expect(try !systems(phone: "SDKROOT = appletvos;").makesAppsForOthersAlone)
  }

  @Test(
    "what an app says of its extensions' systems does not outweigh the system that its project names",
    arguments: [
      ("SDKROOT = iphoneos;", "WATCHOS_DEPLOYMENT_TARGET = 9.0;", false),
      ("IPHONEOS_DEPLOYMENT_TARGET = 16.0;", "WATCHOS_DEPLOYMENT_TARGET = 9.0;", true),
      ("SDKROOT = iphoneos;", "SDKROOT = watchos;", true), ("SDKROOT = macosx;", "", true),
      ("MACOSX_DEPLOYMENT_TARGET = 14.0;", "", true), ("", "", false),
    ])
  func commonSystems(project: String, target: String, isForOther: Bool) throws {
    let apps = try systems(phone: "SDKROOT = iphoneos;", unsaid: target, project: project)
    #expect(apps.isForOtherSystem("Unsaid/View.swift") == isForOther)
  }

  private func systems(phone: String, unsaid: String = "", project: String = "") throws -> ProjectApps {
    let targets = [
      ("PHONE", phone, "Phone, Both"), ("DESK", "SDKROOT = macosx;", "Desk, Both"),
      ("BOX", "SDKROOT = auto; SUPPORTED_PLATFORMS = \"appletvos appletvsimulator\";", "Box"),
      ("UNSAID", unsaid, "Unsaid"),
    ]
    let folders = Set(targets.flatMap { $0.2.split(separator: ", ") }).sorted()
    let text = """
      { objects = {
        P = { mainGroup = G; buildConfigurationList = LP; targets = ( \(targets.map(\.0).joined(separator: ", ")) ); };
        LP = { buildConfigurations = ( CP ); }; CP = { buildSettings = { \(project) }; };
        G = { isa = PBXGroup; children = ( \(folders.joined(separator: ", ")) ); sourceTree = "<group>"; };
        \(folders.map {
          "\($0) = { isa = PBXFileSystemSynchronizedRootGroup; path = \($0); sourceTree = \"<group>\"; };"
        }
          .joined(separator: "\n"))
        \(targets.map { name, settings, folders in
          """
          \(name) = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.application";
            fileSystemSynchronizedGroups = ( \(folders) ); buildConfigurationList = L\(name); };
          L\(name) = { buildConfigurations = ( C\(name) ); }; C\(name) = { buildSettings = { \(settings) }; };
          """
        }.joined(separator: "\n"))
      }; rootObject = P; }
      """
    let project = try #require(XcodeProject(path: "Cues.xcodeproj", bytes: Array(text.utf8)))
    let packages = [("Kit", ".macOS(.v14)"), ("iOSKit", ".iOS(.v17), .macOS(.v14)"), ("AnyKit", "")].map {
      SwiftPackage(folder: $0.0, manifest: "let package = Package(name: \"K\", platforms: [\($0.1)], targets: [])")
    }
    return ProjectApps([project], packages) { _ in nil }
  }

  @Test(
    "without an Xcode project the manifest that it is made from says for which systems an app is",
    arguments: [
      ("Project.swift", "import ProjectDescription\nlet a = Target.target(destinations: [.mac], product: .app)", true),
      ("Project.swift", "import ProjectDescription\nlet a = Target.target(deploymentTargets: .macOS(\"14.0\"))", true),
      ("Project.swift", "import ProjectDescription\nlet a = [t(destinations: .iOS), t(destinations: .macOS)]", false),
      ("Project.swift", "import ProjectDescription\nlet a = t(destinations: systems) // .macOS", false),
      ("Project.swift", "let a = Target.target(destinations: [.mac])", false),
      ("project.yml", "targets:\n  Cues:\n    platform: macOS # iOS\n", true),
      ("project.yml", "targets:\n  Cues:\n    platform: [iOS, macOS]\n", false),
      ("project.yml", "targets:\n  Cues:\n    platform: macOS\n  Pad:\n    platform:\n      - iOS\n", false),
      ("project.yml", "targets:\n  Cues:\n    platform: ${platform}\n", false),
      ("project.yml", "targets:\n  Cues:\n    supportedDestinations: [tvOS]\n", true),
    ])
  func manifests(name: String, text: String, isForOthers: Bool) throws {
    let manifests = [ProjectManifest(path: "Desk/" + name, text: text)].compactMap(\.self)
    let apps = ProjectApps([], [], manifests) { _ in nil }
    #expect(apps.isForOtherSystem("Desk/Sources/View.swift") == isForOthers)
    #expect(apps.makesAppsForOthersAlone == isForOthers)
    #expect(!ProjectApps([], [], []) { _ in nil }.makesAppsForOthersAlone)
    let project = try #require(
      XcodeProject(path: "Desk/Cues.xcodeproj", bytes: Array("{ objects = { P = {}; }; rootObject = P; }".utf8)))
    #expect(!ProjectApps([project], [], manifests) { _ in nil }.isForOtherSystem("Desk/Sources/View.swift"))
  }

  private static let generated = """
    name: Cues
    targetTemplates:
      Shared: { sources: [Shared] }
    targets:
      Cues:
        type: application
        platform: iOS
        templates: [Shared]
        sources:
          - path: App
            excludes: ["Old/**", "*.md", Widgets/Panel.swift]
        info: { path: Info.plist, properties: { CFBundleDisplayName: Cue Cards, LSUIElement: true } }
        settings: { base: { PRODUCT_NAME: Cues Pro } }
      Widgets:
        type: app-extension
        platform: iOS
        sources: Widgets
      Desk:
        type: application
        platform: macOS
        sources: [Desk, ../Outside]
      CuesTests: { type: bundle.unit-test, sources: [Tests] }
    """

  @Test(
    "XcodeGen's targets hold what their sources name",
    arguments: [
      ("Gen/App/View.swift", "Gen/App"), ("Gen/App/Old/View.swift", nil), ("Gen/App/Widgets/Panel.swift", nil),
      ("Gen/Shared/Text.swift", "Gen/App"), ("Gen/Widgets/Panel.swift", "Gen/Widgets"),
      ("Gen/Desk/Window.swift", "Gen/Desk"), ("Outside/Window.swift", "Gen/Desk"), ("Gen/Tests/Test.swift", nil),
      ("App/View.swift", nil),
    ])
  func generatedTargets(path: String, target: String?) throws {
    let manifest = try #require(ProjectManifest(path: "Gen/project.yml", text: Self.generated))
    let apps = ProjectApps([], [], [manifest]) { _ in nil }
    let targets = ["Gen/App", "Gen/Widgets", "Gen/Desk", "Gen/Tests"]
    #expect(targets.first { apps.isInOneTarget(path, $0 + "/Other.swift") } == target)
    #expect(apps.isForOtherSystem(path) == (target == "Gen/Desk"))
    #expect(["Cue Cards", "Cues Pro", "Cues", "Desk"].allSatisfy { apps.isName(KeyText($0)) })
    #expect(!apps.isName(KeyText("Widgets")))
  }

  @Test("a menu bar is hidden as an app's list will say that XcodeGen writes")
  func generatedPresence() throws {
    let manifest = try #require(ProjectManifest(path: "Gen/project.yml", text: Self.generated))
    let apps = ProjectApps([], [], [manifest]) { _ in nil }
    #expect(apps.hidesMenuBar(of: "Gen/App/Main.xib", showsMenuBar: false))
    #expect(!apps.hidesMenuBar(of: "Gen/Desk/Main.xib", showsMenuBar: false))
  }

  @Test(
    "a file that a target of several systems has on some of them",
    arguments: [("ios, macos", false), ("macos", true), ("", false)])
  func filters(systems: String, isForOther: Bool) throws {
    let filters = systems.isEmpty ? "" : "platformFilters = ( \(systems) );"
    let text = """
      { objects = {
        P = { mainGroup = G; targets = ( T ); };
        G = { isa = PBXGroup; children = ( F ); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = "View.swift"; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; productType = "com.apple.product-type.application"; buildPhases = ( B ); };
        B = { isa = PBXSourcesBuildPhase; files = ( I ); }; I = { isa = PBXBuildFile; fileRef = F; \(filters) };
      }; rootObject = P; }
      """
    let project = try #require(XcodeProject(path: "Cues.xcodeproj", bytes: Array(text.utf8)))
    #expect(project.members == ["View.swift"])
    #expect(ProjectApps([project], []) { _ in nil }.isForOtherSystem("View.swift") == isForOther)
  }

  @Test(
    "a file of a synchronized folder that a target of several systems has on some of them",
    arguments: [("( ios, macos )", false), ("( macos )", true), ("()", false)])
  func filtersByPath(systems: String, isForOther: Bool) throws {
    let text = """
      { objects = {
        P = { mainGroup = G; targets = ( T ); };
        G = { isa = PBXGroup; children = ( F ); sourceTree = "<group>"; };
        F = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = ( E ); path = App; sourceTree = "<group>"; };
        E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
          platformFiltersByRelativePath = { "Views/View.swift" = \(systems); }; };
        T = { isa = PBXNativeTarget; productType = "com.apple.product-type.application";
          fileSystemSynchronizedGroups = ( F ); };
      }; rootObject = P; }
      """
    let project = try #require(XcodeProject(path: "Cues.xcodeproj", bytes: Array(text.utf8)))
    let apps = ProjectApps([project], []) { _ in nil }
    #expect(apps.isForOtherSystem("App/Views/View.swift") == isForOther)
    #expect(!apps.isForOtherSystem("App/Views/Other.swift"))
  }
}
