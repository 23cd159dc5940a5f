import Foundation
import PackagePlugin

/// `swift package --allow-writing-to-package-directory l10n-generate …`: runs `l10n generate` in the package's folder.
@main
struct L10nGenerateCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "l10n").url
    process.arguments = ["generate"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationReason != .exit || process.terminationStatus != 0 {
      Diagnostics.error("l10n generate ended with status \(process.terminationStatus)")
    }
  }
}
