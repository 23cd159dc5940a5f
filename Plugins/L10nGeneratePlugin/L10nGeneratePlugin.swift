import Foundation
import PackagePlugin

/// Writes `L10n.swift` for the string tables of a target before the target is compiled.
///
/// The tables below the target's folder are read, those of the package where the target has none. What the file looks
/// like stands under `generate` in the nearest `l10n.json`.
@main
struct L10nGeneratePlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    guard target is SourceModuleTarget else { return [] }
    let package = context.package.directoryURL
    let sources = target.directoryURL
    guard let folder = [sources, package].first(where: { !Self.tables(below: $0).isEmpty }) else {
      Diagnostics.error("the target '\(target.name)' has no string tables, and so has its package")
      return []
    }
    let generator = try AccessorGenerator(in: context)
    let output = context.pluginWorkDirectoryURL.appending(path: "L10n.swift")
    let configurations = Set([folder, package]).map { $0.appending(path: "l10n.json") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    return [
      .buildCommand(
        displayName: "l10n generate for \(target.name)", executable: generator.program,
        arguments: generator.arguments([folder.path, "--output", output.path]),
        inputFiles: Self.tables(below: folder) + configurations.sorted { $0.path < $1.path }, outputFiles: [output])
    ]
  }

  private static let endings: Set<String> = ["strings", "stringsdict", "xcstrings"]

  /// Sorted; hidden folders, build results among them, are not entered.
  private static func tables(below folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles, .skipsPackageDescendants])
    let tables = (files?.compactMap { $0 as? URL } ?? []).filter { endings.contains($0.pathExtension) }
    return tables.sorted { $0.path < $1.path }
  }
}
