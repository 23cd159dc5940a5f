import Foundation
import PackagePlugin

/// The program that writes accessors: `l10n-generate` where it is built from source, which takes less than a minute;
/// `l10n generate` of a release, whose bundle has one program for all plugins.
struct AccessorGenerator {
  let program: URL
  private let command: [String]

  init(in context: PluginContext) throws {
    if let tool = try? context.tool(named: "l10n-generate") {
      (program, command) = (tool.url, [])
    } else {
      (program, command) = (try context.tool(named: "l10n").url, ["generate"])
    }
  }

  /// The arguments of a call.
  ///
  /// - Parameter options: Those of `l10n generate`.
  func arguments(_ options: [String]) -> [String] { command + options }
}
