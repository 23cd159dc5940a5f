import Foundation
import PackagePlugin

/// Compiles the String Catalogs of a target to the `.lproj` folders of its bundle where SwiftPM copies them as they
/// are: everywhere but on Apple's systems, whose build system compiles them itself.
@main
struct L10nCompilePlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    #if os(macOS)
      return []
    #else
      guard let target = target as? SourceModuleTarget else { return [] }
      let tool = try context.tool(named: "l10n").url
      let output = context.pluginWorkDirectoryURL
      return try target.sourceFiles(withSuffix: "xcstrings").map(\.url).sorted { $0.path < $1.path }.map { catalog in
        let arguments = ["compile", "--output-directory", output.path, catalog.path]
        return .buildCommand(
          displayName: "l10n compile \(catalog.lastPathComponent)", executable: tool, arguments: arguments,
          inputFiles: [catalog], outputFiles: try Self.outputs(of: tool, arguments))
      }
    #endif
  }

  /// The files that a call would write, which it names itself.
  private static func outputs(of tool: URL, _ arguments: [String]) throws -> [URL] {
    let process = Process()
    let output = Pipe()
    process.executableURL = tool
    process.arguments = arguments + ["--dry-run"]
    process.standardOutput = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      Diagnostics.error("'l10n \(arguments.joined(separator: " "))' ended with status \(process.terminationStatus)")
      return []
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { URL(filePath: String($0)) }
  }
}
