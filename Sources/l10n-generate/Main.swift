import CommandEnvironment

/// `l10n generate` as a program of its own, which plugins build in place of all of `l10n`.
@main
enum Main {
  static func main() {
    let terminal = Terminal.standard
    let status = terminal.status(ofProcess: CommandLine.arguments) {
      try CommandDescription.generate.run($0, terminal)
    }
    exit(status.rawValue)
  }
}
