import Foundation
import Testing

@Suite("The plugin that compiles catalogs")
struct CompilePluginTests {
  #if os(Linux)
    @Test("gives a package's bundle what its code looks up")
    func bundle() throws {
      let folder = try TemporaryFolder()
      try folder.write(
        """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
          name: "App", defaultLocalization: "en",
          targets: [
            .binaryTarget(name: "l10n", path: "Tool.artifactbundle"),
            .plugin(name: "L10nCompilePlugin", capability: .buildTool(), dependencies: ["l10n"]),
            .executableTarget(name: "App", resources: [.process("Resources")], plugins: ["L10nCompilePlugin"]),
          ])
        """, to: "Package.swift")
      try folder.write(
        """
        import Foundation

        for language in ["en", "de"] {
          let folder = Bundle.module.path(forResource: language, ofType: "lproj") ?? ""
          print(Bundle(path: folder)?.localizedString(forKey: "hi", value: nil, table: nil) ?? "none")
        }
        """, to: "Sources/App/main.swift")
      try folder.write(
        """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"hi": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Hi"}},
          "de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}}}}
        """, to: "Sources/App/Resources/Localizable.xcstrings")
      try folder.write(
        """
        {"schemaVersion": "1.0", "artifacts": {"l10n": {"version": "1.0.0", "type": "executable", "variants": [
          {"path": "l10n", "supportedTriples": ["x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu"]}]}}}
        """, to: "Tool.artifactbundle/info.json")
      try FileManager.default.createSymbolicLink(
        at: folder.url.appendingPathComponent("Tool.artifactbundle/l10n"),
        withDestinationURL: ProgramRun.program.resolvingSymlinksInPath())
      try FileManager.default.createDirectory(
        at: folder.url.appendingPathComponent("Plugins"), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: ProgramRun.repository.appendingPathComponent("Plugins/L10nCompilePlugin"),
        to: folder.url.appendingPathComponent("Plugins/L10nCompilePlugin"))
      let build = ["swift", "run", "--package-path", folder.url.path, "--cache-path", folder.url.path + "/cache"]
      let output = try SwiftCompiler.run(build + ["--quiet", "--disable-sandbox", "App"])
      #expect(output.hasSuffix("Hi\nHallo\n"))
    }
  #endif
}
