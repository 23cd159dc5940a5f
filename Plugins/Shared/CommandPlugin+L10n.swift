import Foundation
import PackagePlugin

extension CommandPlugin {
  /// Runs `l10n` in the package's folder. SwiftPM prints its standard output and its standard error.
  ///
  /// Any exit status other than 0 is an error of the plugin, which fails `swift package` with status 1.
  func runL10n(_ arguments: [String], in context: PluginContext) throws {
    let command = (["l10n"] + arguments.prefix(1)).joined(separator: " ")
    try run(try context.tool(named: "l10n").url, arguments, called: command, in: context)
  }

  /// Runs a program as ``runL10n(_:in:)`` does.
  ///
  /// - Parameter command: What messages call it.
  func run(_ program: URL, _ arguments: [String], called command: String, in context: PluginContext) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    switch process.terminationReason {
    case .exit where process.terminationStatus == 0: break
    case .uncaughtSignal: Diagnostics.error("signal \(process.terminationStatus) ended '\(command)'")
    default: Diagnostics.error("'\(command)' ended with exit status \(process.terminationStatus)")
    }
  }
}
