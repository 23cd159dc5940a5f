import DesignTokens
import Project
import ProjectTables
import SourceFacts
import SourceScan
import StringTables
import TestFonts
import TextLayout

@testable import Checks

#if canImport(SwiftScan)
  import SwiftScan
#endif

/// An example checked as the program checks a project: with its `l10n.json`, its tokens and a synthetic font.
struct ExampleRun {
  private let example: ExampleProject

  /// Whether code is scanned, which takes SwiftSyntax.
  static var readsCode: Bool {
    #if canImport(SwiftScan)
      true
    #else
      false
    #endif
  }

  /// The rules whose examples can be checked.
  static var rules: [Rule] { Rule.all.filter { readsCode || !$0.looksAtSources } }

  init(_ example: ExampleProject) { self.example = example }

  /// What a rule finds.
  func findings(of rule: Rule) throws -> [Finding] {
    var findings: [Finding] = []
    if Rule.projectRules.contains(where: { $0.id == rule.id }) { findings += try projectFindings(of: rule) }
    if Rule.tokenRules.contains(where: { $0.id == rule.id }) {
      findings += TokenCheckRun([.init(name: "", system: designSystem)]).findings(of: [rule])
    }
    return findings
  }

  private func projectFindings(of rule: Rule) throws -> [Finding] {
    var configuration = try configuration()
    let projects = example.files.filter { $0.path.hasSuffix("project.pbxproj") }.compactMap {
      XcodeProject(path: String($0.path.dropLast("/project.pbxproj".count)), bytes: Array($0.text.utf8))
    }
    configuration.unlisted = UnlistedTables(example.files.map(\.path), of: projects, [])
    // A suppression is unused where the rule that it names ran.
    let only = rule.id == Rule.unusedSuppression.id ? [] : [rule.id]
    let plan = try RulePlan(configuration, path: configurationPath, only: only)
    var project = Project(
      configuration: configuration,
      files: example.files.map { ProjectFile(path: $0.path, bytes: Array($0.text.utf8)) }, designSystem: designSystem)
    if let settings = configuration.sources { project.addSources(scanned(settings), of: apps) }
    var request = MeasureRequest(
      sizes: configuration.sizes.isEmpty ? [.large] : configuration.sizes,
      devices: [try device()])
    request.noteTightness(for: plan, configuration)
    let measured = try Measurement(
      of: project, request: request, fonts: FontLibrary(fontPaths: [try Self.font.get()]),
      configurationPath: configurationPath
    ).run()
    return CheckRun(measured, plan: plan, configurationPath: configurationPath).findings()
      .filter { $0.rule == rule.id }
  }

  /// The apps of the example's Xcode projects, and its packages.
  private var apps: ProjectApps {
    let projects = example.files.filter { $0.path.hasSuffix(".xcodeproj/project.pbxproj") }.compactMap { file in
      XcodeProject(path: String(file.path.dropLast("/project.pbxproj".count)), bytes: Array(file.text.utf8))
    }
    func parts(_ path: String) -> (folder: String, name: String) {
      let parts = path.split(separator: "/")
      return (parts.dropLast().joined(separator: "/"), parts.last.map(String.init) ?? "")
    }
    let packages = example.files.filter { parts($0.path).name == "Package.swift" }.map {
      SwiftPackage(folder: parts($0.path).folder, manifest: $0.text)
    }
    let manifests = example.files.filter { ProjectManifest.names.contains(parts($0.path).name) }.compactMap {
      ProjectManifest(path: $0.path, text: $0.text)
    }
    let scripts = example.files.filter { BundleScript.mayBe(parts($0.path).name) }
    let copiesTables = scripts.contains { BundleScript.copiesTables($0.text) }
    func file(at path: String) -> ExampleProject.File? { example.files.first { $0.path == path } }
    return ProjectApps(
      projects, packages, manifests, copiesTables: copiesTables,
      bytes: { path in file(at: path).map { Array($0.text.utf8) } },
      isThere: { file(at: $0) != nil })
  }

  /// The code of the example, as the program's scanner reads it.
  private func scanned(_ settings: SourceSettings) -> [ScannedFile] {
    example.files.compactMap { file in
      let bytes = Array(file.text.utf8)
      var facts = SourceScan.facts(of: bytes, path: file.path, settings: settings.scan)
      #if canImport(SwiftScan)
        if file.path.hasSuffix(".swift") { facts = SwiftScan.facts(of: bytes, settings: settings.scan) }
      #endif
      return facts.map { ScannedFile(path: file.path, bytes: bytes, facts: $0) }
    }
  }

  private static let font = Result {
    var font = SyntheticFont()
    font.names = [1: "Example Sans", 2: "Regular"]
    return try font.write(as: "ExampleSans-Regular.ttf")
  }

  private var configurationPath: String? { example.files.first { $0.path == "l10n.json" }?.path }

  private func configuration() throws -> Configuration {
    guard let file = example.files.first(where: { $0.path == "l10n.json" }) else { return Configuration() }
    return try ConfigurationReader.configuration(path: file.path, bytes: Array(file.text.utf8))
  }

  private var designSystem: DesignSystem {
    DesignSystem(
      files: example.files.filter { $0.path.hasSuffix(".tokens.json") }.map { ($0.path, Array($0.text.utf8)) })
  }

  private func device() throws -> Device {
    struct NoDevice: Error {}
    let builtIn = DesignSystem(files: [], builtIn: BuiltInTokens())
    guard let device = builtIn.device(named: "iphone") else { throw NoDevice() }
    return device
  }
}
