import SourceFacts
import SwiftScan

/// Reads Swift source for `l10n`, which starts it: apart from it, because the parser comes with the toolchain.
@main
enum Main {
  static let help = """
    usage: l10n-scan [--help | --version]

    Reads Swift files for 'l10n scan' and 'l10n check' and says what texts they use. 'l10n' starts it; by hand use
    'l10n scan'. Standard input: 'l10n-scan 1 LENGTH', a line end and LENGTH bytes of settings (JSON), then for each
    file its length, a line end and its bytes. Standard output: 'l10n-scan 1' and a line end, then for each file the
    length of its facts, a line end and the facts (JSON).

    Status: 0 when all was answered, 2 for a broken request.
    """

  static func main() {
    // A reader that went away is an error of the write, and no signal.
    signal(SIGPIPE, SIG_IGN)
    switch CommandLine.arguments.dropFirst().first {
    case nil: serve()
    case "--help", "-h": print(help)
    case "--version": print(ScanProtocol.version)
    case let argument?: fail("unknown argument '\(argument)': see --help")
    }
  }

  private static func serve() {
    LargeStack.run {
      do {
        let input = ByteStream(descriptor: STDIN_FILENO, name: "standard input")
        let output = ByteStream(descriptor: STDOUT_FILENO, name: "standard output")
        var server = ScanServer(read: input.read, write: output.write)
        try server.run()
      } catch let error as RequestError {
        fail(error.message)
      } catch {
        fail("\(error)")
      }
    }
  }

  private static func fail(_ message: String) -> Never {
    try? ByteStream(descriptor: STDERR_FILENO, name: "standard error").write(Array("l10n-scan: \(message)\n".utf8))
    exit(2)
  }
}
