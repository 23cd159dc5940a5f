import Foundation
import L10nCommands

@main
enum Main {
  static func main() {
    let status = CommandLineTool(terminal: .standard).run(Array(CommandLine.arguments.dropFirst()))
    exit(status.rawValue)
  }
}
