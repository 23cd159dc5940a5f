import CHeap
import SourceText
import StringFormats

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads string files as the tool does, for `scripts/bench` to time the whole process.
///
/// usage: l10n-bench parse|read [--jobs N] FILE…
///
/// `parse` reads each file into a document; `read` also decodes every key and value and finds keys that stand twice.
/// N files are read at a time (1).
@main
enum Main {
  static func main() {
    cheap_keep_freed_blocks()
    var arguments = CommandLine.arguments.dropFirst()
    guard let mode = arguments.popFirst().flatMap(Mode.init) else {
      fail("usage: l10n-bench parse|read [--jobs N] FILE…")
    }
    var jobs = 1
    if arguments.first == "--jobs" {
      let value = arguments.dropFirst().first.flatMap { Int($0) }
      guard let count = value, count > 0 else { fail("--jobs needs a number") }
      jobs = count
      arguments = arguments.dropFirst(2)
    }
    let paths = Array(arguments)
    print(paths.concurrentMap(jobs: jobs) { FileReading($0, mode) }.reduce(FileReading(), +).text)
  }
}

/// How much of the work is done.
enum Mode: String {
  case parse, read
}

func fail(_ message: String) -> Never {
  let line = Array("l10n-bench: \(message)\n".utf8)
  _ = write(STDERR_FILENO, line, line.count)
  exit(2)
}
