import Interchange

extension Terminal {
  /// A comparison of two files.
  func print(_ diff: UnifiedDiff) { for line in diff.lines { printText(line) } }

  /// Progress on standard error; it shows nothing but on a terminal.
  func progress() -> Progress { Progress(write: progressWriter) }
}
