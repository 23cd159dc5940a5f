import PackagePlugin

/// `swift package --allow-writing-to-package-directory l10n-generate …`: runs `l10n generate`.
@main
struct L10nGenerateCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try runL10n(["generate"] + arguments, in: context)
  }
}
