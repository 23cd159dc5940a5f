import PackagePlugin

/// `swift package --allow-writing-to-package-directory l10n-sync …`: runs `l10n sync`.
@main
struct L10nSyncCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try runL10n(["sync"] + arguments, in: context)
  }
}
