import Testing

@testable import Checks

@Suite("Tables of other bundles", .enabled(if: ExampleRun.readsCode))
struct LookupReachTests {
  /// An app in `App/` and an extension in `Share/`, and what both hold besides.
  private static func project(app: String = "", share: String = "") -> String {
    """
    { objects = {
      P = { mainGroup = G; targets = ( APP, SHARE, ); };
      G = { isa = PBXGroup; children = ( A, S, T, U, ); sourceTree = "<group>"; };
      A = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = Share; sourceTree = "<group>"; };
      T = { isa = PBXVariantGroup; children = ( EN, ); name = Localizable.strings; sourceTree = "<group>"; };
      EN = { isa = PBXFileReference; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
      U = { isa = PBXFileReference; path = Extra/Both.swift; sourceTree = "<group>"; };
      APP = { isa = PBXNativeTarget; name = Cues; fileSystemSynchronizedGroups = ( A, ); buildPhases = ( PA, );
        productType = "com.apple.product-type.application"; };
      SHARE = { isa = PBXNativeTarget; name = "Share Cue"; fileSystemSynchronizedGroups = ( S, );
        buildPhases = ( PS, ); productType = "com.apple.product-type.app-extension"; };
      PA = { isa = PBXResourcesBuildPhase; files = ( BT, \(app) ); };
      PS = { isa = PBXResourcesBuildPhase; files = ( \(share) ); };
      BT = { isa = PBXBuildFile; fileRef = T; };
      BU = { isa = PBXBuildFile; fileRef = U; };
      CU = { isa = PBXBuildFile; fileRef = U; };
    }; rootObject = P; }
    """
  }

  private static func run(
    _ code: String, at path: String, manifest: (path: String, text: String), script: String = "",
    tables: String = ""
  ) throws -> ExampleRun {
    ExampleRun(
      ExampleProject(files: [
        .init(path: path, text: "import SwiftUI\n\(code)\n"),
        .init(path: tables + "en.lproj/Localizable.strings", text: #""cue.title" = "Cue"; "cue.share" = "Share";"#),
        .init(path: tables + "en.lproj/Others.strings", text: #""cue.other" = "Other";"#),
        .init(
          path: "l10n.json",
          text: ##"""
            { "developmentLanguage": "en", "locales": ["en"],
              "sources": { "paths": ["App", "Share", "Extra"], "allSyntaxErrors": true } }
            """##),
        .init(path: manifest.path, text: manifest.text), .init(path: "bundle.sh", text: script),
      ]))
  }

  private static func run(_ code: String, at path: String, project: String) throws -> ExampleRun {
    try run(code, at: path, manifest: ("Cues.xcodeproj/project.pbxproj", project))
  }

  private static func findings(
    _ code: String, at path: String, manifest: (path: String, text: String), script: String = "", tables: String = ""
  ) throws -> [String] {
    try run(code, at: path, manifest: manifest, script: script, tables: tables).findings(of: .undefinedKey).map {
      String($0.message.prefix { $0 != "," })
    }
  }

  private static func findings(_ code: String, at path: String, project: String) throws -> [String] {
    try run(code, at: path, project: project).findings(of: .undefinedKey).map {
      String($0.message.prefix { $0 != "," })
    }
  }

  private static let unseen = "the extension 'Share Cue' has no table 'Localizable'"
  private static let lookup = #"let a = NSLocalizedString("cue.title", comment: "")"#

  @Test(
    "code of an extension does not see those of the app",
    arguments: [
      ("Share/Code.swift", lookup, "", "", [unseen]),
      ("Share/Code.swift", #"struct A: View { var body: some View { Text("cue.title") } }"#, "", "", [unseen]),
      ("Share/Code.swift", #"let a = NSLocalizedString("cue.gone", comment: "")"#, "", "", [unseen]),
      // Another table has it, which the extension lacks as well.
      ("Share/Code.swift", #"let a = NSLocalizedString("cue.other", comment: "")"#, "", "", [unseen]),
      // The table is in the extension too.
      ("Share/Code.swift", lookup, "", "BT", []),
      ("App/Code.swift", lookup, "", "", []),
      // What both hold runs in the app too; what no target holds is not known.
      ("Extra/Both.swift", lookup, "BU", "CU", []), ("Extra/Both.swift", lookup, "", "CU", [unseen]),
      ("Extra/Both.swift", lookup, "", "", []),
      // Another bundle may have it.
      ("Share/Code.swift", #"let a = NSLocalizedString("cue.title", bundle: .shared, comment: "")"#, "", "", []),
    ])
  func reach(path: String, code: String, app: String, share: String, messages: [String]) throws {
    // A phase is that of one target: the table has a file of its own in each.
    let project = Self.project(app: app, share: share.replacing("BT", with: "CT"))
      .replacing("BU = {", with: "CT = { isa = PBXBuildFile; fileRef = T; }; BU = {")
    #expect(try Self.findings(code, at: path, project: project) == messages)
  }

  @Test(
    "keys of a table that the project names and that is not there are not judged by that of a package",
    arguments: [("Localizable.strings", []), ("Own.strings", ["no table has the key 'cue.gone'"])])
  func absentTables(name: String, messages: [String]) throws {
    let package = """
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit", resources: [.process("Resources")])])
      """
    let project = Self.project().replacing("en.lproj/Localizable.strings", with: "en.lproj/\(name)")
      .replacing("name = Localizable.strings", with: "name = \(name)")
    let run = ExampleRun(
      ExampleProject(files: [
        .init(
          path: "App/Code.swift", text: "import Foundation\nlet a = NSLocalizedString(\"cue.gone\", comment: \"\")"),
        .init(path: "Kit/Package.swift", text: package),
        .init(path: "Kit/Sources/Kit/Resources/en.lproj/Localizable.strings", text: #""cue.title" = "Cue";"#),
        .init(path: "l10n.json", text: #"{ "sources": { "paths": ["App"], "allSyntaxErrors": true } }"#),
        .init(path: "Cues.xcodeproj/project.pbxproj", text: project),
      ]))
    #expect(
      try run.findings(of: .undefinedKey).map { String($0.message.prefix { $0 != "," && $0 != ":" }) } == messages)
  }

  @Test("a folder of two targets is that of one for a file that the other leaves out", arguments: [true, false])
  func exceptions(isLeftOut: Bool) throws {
    let exception = "S = { exceptions = ( X ); isa ="
    let project = Self.project()
      .replacing("fileSystemSynchronizedGroups = ( A, )", with: "fileSystemSynchronizedGroups = ( A, S, )")
      .replacing("S = { isa =", with: isLeftOut ? exception : "S = { isa =")
      .replacing(" A = {", with: " X = { membershipExceptions = ( Code.swift ); target = APP; }; A = {")
    let messages = try Self.findings(Self.lookup, at: "Share/Code.swift", project: project)
    #expect(messages == (isLeftOut ? [Self.unseen] : []))
  }

  @Test("code of an app without any table does not see those of another app", arguments: ["", "BT"])
  func apps(share: String) throws {
    let project = Self.project(share: share.replacing("BT", with: "CT"))
      .replacing("product-type.app-extension", with: "product-type.application")
      .replacing("BU = {", with: "CT = { isa = PBXBuildFile; fileRef = T; }; BU = {")
    let messages = try Self.findings(Self.lookup, at: "Share/Code.swift", project: project)
    #expect(messages == (share.isEmpty ? ["the app 'Share Cue' has no table 'Localizable'"] : []))
    #expect(try Self.findings(Self.lookup, at: "App/Code.swift", project: project).isEmpty)
  }

  @Test(
    "an app that shows or tries another's code harms nobody, as its name says",
    arguments: [("CuesDemo", true), ("Cues tests", true), ("Demos Pro", false), ("Contest", false), ("Cue", false)])
  func samples(name: String, isRare: Bool) throws {
    let project = Self.project(share: "CT").replacing("product-type.app-extension", with: "product-type.application")
      .replacing("BU = {", with: "CT = { isa = PBXBuildFile; fileRef = T; }; BU = {")
      .replacing("Share Cue", with: name)
    let code = "f()\nfunc f() { show(NSLocalizedString(\"cue.gone\", comment: \"\")) }"
    let found = try Self.run(code, at: "Share/Code.swift", project: project).findings(of: .undefinedKey)
    #expect(found.map(\.isRare) == [isRare])
  }

  @Test("an app without any table whose keys no table has is meant for one language", arguments: [1, 2])
  func untranslatedApps(absent: Int) throws {
    let project = Self.project().replacing("product-type.app-extension", with: "product-type.application")
    let keys = ["cue.title"] + (0..<absent).map { "cue.gone\($0)" }
    let calls = keys.map { "show(NSLocalizedString(\"\($0)\", comment: \"\"))" }.joined(separator: "; ")
    let found = try Self.run("f()\nfunc f() { \(calls) }", at: "Share/Code.swift", project: project)
      .findings(of: .undefinedKey)
    #expect(found.map(\.isRare) == Array(repeating: absent > 1, count: keys.count))
    #expect(Set(found.map(\.message)).count == 1)
  }

  @Test(
    "harms nobody where one language ships and the code has the text",
    arguments: [
      (#"NSLocalizedString("cue.title", value: "Cue", comment: "")"#, true),
      (#"NSLocalizedString("cue.title", comment: "")"#, false),
    ])
  func oneLanguage(lookup: String, isRare: Bool) throws {
    let found = try Self.run("f()\nfunc f() { show(\(lookup)) }", at: "Share/Code.swift", project: Self.project())
      .findings(of: .undefinedKey)
    #expect(found.map(\.isRare) == [isRare])
  }

  @Test(
    "what names no bundle does not see the tables of packages",
    arguments: [
      ("Kit/Sources/Kit/Code.swift", lookup, "pass 'bundle: .module'"),
      ("Kit/Sources/Kit/Code.swift", "struct A: View { let body = Text(\"cue.title\") }", "pass 'bundle: .module'"),
      ("Kit/Sources/Kit/Code.swift", #"let a = NSLocalizedString("cue.title", bundle: .module, comment: "")"#, nil),
      ("Kit/Sources/Other/Code.swift", lookup, "or add the key to a table of the app"),
      ("App/Code.swift", lookup, "or add the key to a table of the app"),
      ("App/Code.swift", #"let a = NSLocalizedString("%d/%d", comment: "")"#, nil),
      // The app has it too.
      ("Kit/Sources/Kit/Code.swift", #"let a = NSLocalizedString("cue.share", comment: "")"#, nil),
    ] as [(String, String, String?)])
  func packages(path: String, code: String, end: String?) throws {
    let run = ExampleRun(
      ExampleProject(files: [
        .init(path: path, text: "import SwiftUI\n\(code)\n"),
        .init(path: "en.lproj/Localizable.strings", text: #""cue.share" = "Share";"#),
        .init(
          path: "Kit/Sources/Kit/Resources/en.lproj/Localizable.strings",
          text: #""cue.title" = "Cue"; "cue.share" = "Share"; "%d/%d" = "%1$d/%2$d";"#),
        .init(path: "Kit/Package.swift", text: #"let package = Package(name: "Kit", targets: [.target(name: "Kit")])"#),
        .init(
          path: "l10n.json",
          text: ##"{ "developmentLanguage": "en", "locales": ["en"], "sources": { "paths": ["App", "Kit"] } }"##),
      ]))
    let found = try run.findings(of: .undefinedKey)
    #expect(found.map { end.map($0.message.hasSuffix) } == (end == nil ? [] : [true]))
    #expect(found.allSatisfy { $0.message.contains("'Kit/Sources/Kit' alone has it") })
  }

  @Test(
    "XcodeGen says what an extension holds",
    arguments: [("[Share]", [unseen]), ("[Share, en.lproj]", []), ("[Share, ../Tables/en.lproj]", [unseen])])
  func generated(sources: String, messages: [String]) throws {
    let manifest = """
      targets:
        Cues: { type: application, platform: iOS, sources: [App, en.lproj] }
        Share Cue: { type: app-extension, platform: iOS, sources: \(sources) }
      """
    #expect(try Self.findings(Self.lookup, at: "Share/Code.swift", manifest: ("project.yml", manifest)) == messages)
  }

  private static let own = "without a bundle the key 'cue.title' is looked up in the app's tables"

  @Test(
    "the tables of the package that is the project are its module's, where code looks there and no script copies them",
    arguments: [
      (lookup, "", [own], []), (lookup, "cp -R App/en.lproj Cues.app/Contents/Resources", [], []),
      (lookup, "cp App/Icon.icns Cues.app/Contents/Resources", [own], []),
      (lookup, "# checks App/en.lproj, without xcstringstool\ncp a b", [own], []),
      (lookup, "xcstringstool compile App/Localizable.xcstrings", [], []),
      (lookup, "for LPROJ in App/*.lproj; do cp -R \"$LPROJ\" Cues.app; done", [], []),
      (#"let a = String(localized: "cue.title", bundle: .module)"#, "", [], []),
      (
        #"let a = NSLocalizedString("cue.titel", comment: "")"#, "",
        ["no table has the key 'cue.titel': did you mean 'cue.title'? Then pass 'bundle: .module'"],
        ["no table has the key 'cue.titel': did you mean 'cue.title'?"]
      ),
      (
        #"struct A: View { var body: some View { Button("cue.gone") {} } }"#, "",
        ["no table has the key 'cue.gone': add it with its text; then give it 'Text(…"],
        ["no table has the key 'cue.gone': add it with its text"]
      ),
    ])
  func module(code: String, script: String, ofModule: [String], ofApp: [String]) throws {
    let manifest = #"let package = Package(name: "Cues", targets: [.executableTarget(name: "App", path: "App")])"#
    for (bundle, messages) in [(".module", ofModule), (".main", ofApp)] {
      let icon = "let icon = Bundle\(bundle).url(forResource: \"Icon\", withExtension: nil)"
      let found = try Self.findings(
        code + "\n" + icon, at: "App/Code.swift", manifest: ("Package.swift", manifest), script: script,
        tables: "App/")
      #expect(found == messages)
    }
  }

  @Test(
    "the tables of a framework are in its own bundle",
    arguments: [
      ("Share/Code.swift", lookup, "", ["the framework 'Share Cue' alone has it: pass 'bundle: Bundle(for: …)'"]),
      (
        "App/Code.swift", lookup, "",
        ["the framework 'Share Cue' alone has it: pass its bundle, or add the key to a table of the app"]
      ),
      ("Share/Code.swift", lookup, "CT", []), ("Share/Code.swift", "let a = text(\"cue.title\")", "", []),
      (
        "Share/Code.swift", #"let a = NSLocalizedString("cue.gone", comment: "")"#, "",
        ["add it with its text; then pass 'bundle: Bundle(for: …)'"]
      ),
      ("Share/Code.swift", #"let a = NSLocalizedString("cue.title", bundle: mine, comment: "")"#, "", []),
      (
        "Share/Code.swift", lookup + "\n" + #"let b = NSLocalizedString("cue.title", bundle: .cues, comment: "")"#, "",
        ["the framework 'Share Cue' alone has it: pass 'bundle: .cues'"]
      ),
      (
        "Share/Code.swift", lookup + "\n" + #"let b = NSLocalizedString("cue.title", bundle: self.cues, comment: "")"#,
        "",
        ["the framework 'Share Cue' alone has it: pass 'bundle: Bundle(for: …)'"]
      ),
    ])
  func frameworks(path: String, code: String, app: String, ends: [String]) throws {
    let project = Self.project(app: app, share: "CT")
      .replacing("product-type.app-extension", with: "product-type.framework")
      .replacing("files = ( BT,", with: "files = (")
      .replacing("BU = {", with: "CT = { isa = PBXBuildFile; fileRef = T; }; BU = {")
    let found = try Self.run(code, at: path, project: project).findings(of: .undefinedKey).map(\.message)
    #expect(found.count == ends.count && zip(found, ends).allSatisfy { $0.hasSuffix($1) }, "\(found)")
  }
}
