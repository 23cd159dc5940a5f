import CHeap
import L10nCommands

@main
enum Main {
  static func main() {
    cheap_keep_freed_blocks()
    let status = CommandLineTool(terminal: .standard).run(process: CommandLine.arguments)
    exit(status.rawValue)
  }
}
