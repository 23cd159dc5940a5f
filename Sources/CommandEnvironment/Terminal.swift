import SourceText

/// Where a command writes, and what it may know of its surroundings.
package struct Terminal: Sendable {
  /// Writes to standard output or standard error.
  package typealias Writer = @Sendable (String) -> Void

  /// Reads standard input to its end.
  package typealias Reader = @Sendable () -> [UInt8]

  private let input: Reader
  private let output: Writer
  /// Why not all could be written to standard output; `nil` where it could.
  package let outputProblem: @Sendable () -> String?
  private let errors: Writer
  /// Writes UTF-8 to standard output; `nil` where that takes text alone.
  private let bytesOutput: (@Sendable ([UInt8]) -> Void)?
  /// The folder that relative paths start from.
  package let workingDirectory: String
  /// Whether output may be coloured.
  package let isColored: Bool
  /// Whether a person reads standard output directly: on a terminal, or in the log of a CI system, which takes commands
  /// from it.
  private let isInteractive: Bool
  /// Columns of the terminal that shows standard output; `nil` for a file, a pipe or the log of a CI system.
  package let width: Int?
  /// Whether a person watches standard error on a terminal that can take a line back.
  private let showsProgress: Bool
  /// Whether Xcode reads standard output.
  package let isInXcode: Bool
  /// What the system takes back when the process ends; `nil` where the process goes on after a command.
  private let leftovers: Leftovers?

  package init(
    workingDirectory: String, isColored: Bool, isInteractive: Bool, width: Int? = nil, showsProgress: Bool = false,
    isInXcode: Bool = false, input: @escaping Reader = { [] }, output: @escaping Writer, errors: @escaping Writer,
    bytesOutput: (@Sendable ([UInt8]) -> Void)? = nil, outputProblem: @escaping @Sendable () -> String? = { nil },
    leftovers: Leftovers? = nil
  ) {
    self.outputProblem = outputProblem
    self.leftovers = leftovers
    self.input = input
    self.workingDirectory = workingDirectory
    self.isColored = isColored
    self.isInteractive = isInteractive
    self.width = width
    self.showsProgress = showsProgress
    self.isInXcode = isInXcode
    self.output = output
    self.errors = errors
    self.bytesOutput = bytesOutput
  }

  /// The process's own: colours when standard output is a terminal that shows them; `NO_COLOR` and `FORCE_COLOR` hold.
  package static let standard = Terminal(
    workingDirectory: ProcessEnvironment.currentFolder, isColored: wantsColor,
    isInteractive: isatty(1) == 1 || isInCI && !isFile, width: standardWidth,
    showsProgress: isatty(2) == 1 && !isDumb && !isInCI,
    isInXcode: ProcessEnvironment.variable("XCODE_VERSION_ACTUAL") != nil,
    input: { standardInput },
    output: { standardOutput.write(Array($0.utf8)) },
    errors: { standardErrors.write(Array($0.utf8)) },
    bytesOutput: { standardOutput.write($0) }, outputProblem: { standardOutput.problem }, leftovers: Leftovers())

  private static let standardOutput = StandardStream(STDOUT_FILENO)
  private static let standardErrors = StandardStream(STDERR_FILENO)

  /// All of it, as far as it can be read.
  private static var standardInput: [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// The absolute path of a file as the user named it.
  package func path(_ name: String) -> String { name.hasPrefix("/") ? name : workingDirectory + "/" + name }

  /// Standard input to its end.
  package func readInput() -> [UInt8] { input() }

  /// What a program reads: JSON, code, a document.
  package func print(_ text: String) { output(text) }

  /// Lines for people, each safe to show whatever it quotes: a line feed in a quoted text begins no line.
  package func printLines(_ lines: [String]) { output(lines.map { TerminalText.escapedLine($0) + "\n" }.joined()) }

  /// A line for people.
  package func printLine(_ line: String) { output(TerminalText.escapedLine(line) + "\n") }

  /// The UTF-8 of a report.
  package func print(_ text: [UInt8]) {
    if let bytesOutput { bytesOutput(text) } else { output(String(decoding: text, as: UTF8.self)) }
  }

  /// Text of a table and a line feed: as it is for a program, made safe for a person's terminal.
  package func printText(_ text: String) { output((isInteractive ? TerminalText.escapedLine(text) : text) + "\n") }

  /// One message on standard error, safe to show whatever it quotes.
  package func fail(_ message: String) { errors("l10n: " + TerminalText.escaped(message) + "\n") }

  /// A message that begins with the name of a file, on standard error: build systems read it so.
  package func diagnose(_ message: String) { errors(TerminalText.escapedLine(message) + "\n") }

  /// Spares a process that is about to end the time that freeing a large value takes.
  package func leaveToSystem(_ value: some Sendable) { leftovers?.append(value) }

  /// Takes what shows progress on standard error; `nil` where nobody watches it.
  package var progressWriter: Writer? { showsProgress ? errors : nil }

  /// Whether standard output goes to a file, whose reader is not known.
  private static var isFile: Bool {
    var information = stat()
    return fstat(STDOUT_FILENO, &information) == 0 && information.st_mode & S_IFMT == S_IFREG
  }

  private static var isDumb: Bool { ProcessEnvironment.variable("TERM") == "dumb" }

  /// CI systems may give a job a terminal that nobody watches.
  private static var isInCI: Bool {
    ProcessEnvironment.variable("CI").map { !$0.isEmpty && $0 != "false" && $0 != "0" } ?? false
  }

  private static var wantsColor: Bool {
    if ProcessEnvironment.variable("NO_COLOR").map({ !$0.isEmpty }) ?? false { return false }
    if ProcessEnvironment.variable("FORCE_COLOR").map({ !$0.isEmpty && $0 != "0" }) ?? false { return true }
    return isatty(1) == 1 && !isDumb
  }

  private static var standardWidth: Int? {
    guard isatty(1) == 1, !isInCI else { return nil }
    var size = winsize()
    if ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return ProcessEnvironment.variable("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? 80
  }
}
