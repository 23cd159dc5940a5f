import Project
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
    return ProjectApps([project]) { path in lists[path].map { Array($0.utf8) } }
  }

  @Test(
    "names are those of apps, as far as the project says them",
    arguments: [
      ("Cues", true), ("Cues Pro", true), ("My Cues", true), ("Cue Cards", true), ("Settings", false), ("cues", false),
      ("$(NAME)", false), ("Cues v%@", true), ("About Cues", false), ("$(PRODUCT_NAME)", false), ("", false),
      ("Inner", false),
    ])
  func names(text: String, isName: Bool) throws {
    let list = """
      <key>CFBundleName</key><string>$(PRODUCT_NAME)</string><key>CFBundleDisplayName</key><string>Cue Cards</string>
      <key>Nested</key><dict><key>CFBundleName</key><string>Inner</string></dict>
      """
    #expect(try apps(list).isName(KeyText(text)) == isName)
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
}
