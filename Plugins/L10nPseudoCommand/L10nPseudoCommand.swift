import PackagePlugin

/// `swift package --allow-writing-to-package-directory l10n-pseudo …`: runs `l10n pseudo`.
@main
struct L10nPseudoCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try runL10n(["pseudo"] + arguments, in: context)
  }
}
