import PackagePlugin

/// `swift package --allow-writing-to-package-directory l10n-generate …`: runs `l10n generate`.
@main
struct L10nGenerateCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let generator = try AccessorGenerator(in: context)
    try run(generator.program, generator.arguments(arguments), called: "l10n generate", in: context)
  }
}
