import DesignTokens
import Preview
import Project
import ProjectTables
import Pseudo
import StringTables
import TestFonts
import Testing
import TextLayout

import struct Foundation.Data
import struct Foundation.URL

/// A project for tests: the sample app's tables and its guide in light and dark, or tables of a test's own.
struct PreviewSample {
  let project: Project
  let fonts: FontLibrary

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appendingPathComponent(path)))
  }

  private static let bindings = """
    "bindings": [
      { "keys": "button.*", "slot": "EkoButton.title", "axes": { "size": "large", "fullWidth": "true" } },
      { "keys": "badge.*", "slot": "EkoBadge.content" },
      { "keys": "chip.*", "slot": "EkoTemplate.label", "axes": { "size": "medium" } },
      { "keys": "card.*.title", "slot": "featureCard.title" },
      { "keys": "card.*.description", "slot": "featureCard.description" },
      { "keys": "title.*", "slot": "EkoText.text", "axes": { "variant": "headlineMedium" } },
      { "keys": "*", "slot": "EkoText.text", "axes": { "variant": "bodyMedium" } }
    ]
    """

  /// The tables of the repository in some languages, in Urbanist and Noto.
  init(locales: [String]) throws {
    var files: [ProjectFile] = []
    for locale in locales {
      for file in ["Localizable.strings", "Localizable.stringsdict"] {
        let path = "Strings/\(locale).lproj/\(file)"
        files.append(ProjectFile(path: path, bytes: try Self.bytes(path)))
      }
    }
    try self.init(files: files, fontPaths: [InstalledFonts.urbanist()] + InstalledFonts.allNoto())
  }

  /// Tables by language, each `.strings` text.
  init(tables: [String: String]) throws {
    try self.init(files: Self.files(tables), fontPaths: [InstalledFonts.urbanist()])
  }

  /// Tables by language for components of a test's own.
  ///
  /// - Parameter bindings: A member of the configuration, with its name.
  init(tables: [String: String], bindings: String, tokens: String) throws {
    try self.init(
      files: Self.files(tables), fontPaths: [InstalledFonts.urbanist()], bindings: bindings,
      themes: [
        Theme(
          name: "",
          system: DesignSystem(files: [("own.tokens.json", Array(tokens.utf8))], builtIn: BuiltInTokens()))
      ])
  }

  private static func files(_ tables: [String: String]) -> [ProjectFile] {
    tables.map { ProjectFile(path: "\($0.key).lproj/Localizable.strings", bytes: Array($0.value.utf8)) }
  }

  private init(
    files: [ProjectFile], fontPaths: [String], bindings: String = Self.bindings, themes: [Theme]? = nil
  ) throws {
    let configuration = try ConfigurationReader.configuration(
      path: "l10n.json", bytes: Array("{ \"developmentLanguage\": \"en\", \(bindings) }".utf8))
    project = Project(configuration: configuration, files: files, themes: try themes ?? Self.lightAndDark())
    for theme in project.themes { #expect(theme.system.problems.isEmpty, "\(theme.system.problems)") }
    fonts = FontLibrary(fontPaths: fontPaths)
  }

  private static func lightAndDark() throws -> [Theme] {
    let resolver = ThemeResolver(path: "Tokens/eko.resolver.json", bytes: try Self.bytes("Tokens/eko.resolver.json")) {
      path in Result { try Self.bytes(path) }.mapError { ThemeFileError("\($0)") }
    }
    #expect(resolver.problems.isEmpty)
    return try ["light", "dark"].map { appearance in
      Theme(
        name: "appearance=\(appearance)",
        system: try resolver.designSystem(for: ["appearance": appearance], builtIn: BuiltInTokens()))
    }
  }

  func request(
    sizes: [DynamicTypeSize] = DynamicTypeSize.allCases, pseudo: [String] = []
  ) throws -> MeasureRequest {
    MeasureRequest(
      pseudo: try pseudo.map { try #require(PseudoStrategies.builtIn.definition(named: $0)) }, sizes: sizes,
      devices: [try #require(project.designSystem.device(named: "iphone-se"))])
  }

  func measurement(_ request: MeasureRequest) throws -> Measurement {
    try Measurement(of: project, request: request, fonts: fonts, configurationPath: "l10n.json")
  }

  func gallery(
    _ request: MeasureRequest, page: [SiteFile] = [], jobs: Int = 2
  ) throws -> (plan: CellPlan, gallery: Gallery) {
    let (measured, cells) = try measurement(request).run(jobs: jobs, reading: { GalleryReader() })
    return (
      measured.plan,
      Gallery(
        of: measured, cells: cells, findings: [], projectName: "Sample", version: "1", page: page, jobs: jobs)
    )
  }
}
