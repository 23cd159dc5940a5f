import PackagePlugin

/// `swift package l10n check …`: runs any command of `l10n`, without permission to write.
///
/// Where SwiftPM has a sandbox, a command that writes into the package needs `--allow-writing-to-package-directory`.
@main
struct L10nCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try runL10n(arguments, in: context)
  }
}
