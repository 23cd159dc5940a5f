import CFiles

/// Runs another program, without a shell between, and waits for its end.
///
/// Foundation's `Process` ends this process where no more files may be open; here that is a failure like others.
package struct ChildProgram {
  package struct Answer {
    package enum Ending: Equatable {
      case status(Int32)
      case signal(Int32)
    }

    package let ending: Ending
    package let output: [UInt8]
    /// The first line that it says of a failure.
    package let error: String

    /// Whether it has ended well.
    package var isDone: Bool { ending == .status(0) }
    /// The output without the line feed at its end.
    package var line: String { String(decoding: output.last == 0x0A ? output.dropLast() : output[...], as: UTF8.self) }
  }

  /// One that has been started.
  package struct Running {
    package let number: pid_t
    /// Where it is read what it writes.
    package let output: Int32
  }

  package let path: String
  package let environment: [String: String]
  /// Milliseconds in which it says something, else it is ended; `nil` for any time.
  package var patience: Int32?

  package init(path: String, environment: [String: String], patience: Int32? = nil) {
    self.path = path
    self.environment = environment
    self.patience = patience
  }

  /// - Parameter input: What it reads, from a file that has no name: a program that ends early breaks no pipe.
  /// - Throws: ``FileAccess/Failure`` where it cannot be run.
  package func run(_ arguments: [String] = [], input: [UInt8] = []) throws(FileAccess.Failure) -> Answer {
    do throws(SystemReason) {
      let given = try UnnamedFile.holding(input)
      let said = try UnnamedFile.holding([])
      let child = try Interruption.starting { () throws(SystemReason) in try start(arguments, given, said) }
      defer { close(child.output) }
      let output = written(by: child)
      let ending = Self.ending(of: child.number)
      Interruption.forget(child)
      let error = said.text(upTo: 500).split(whereSeparator: \.isNewline).first.map(String.init)
      return Answer(ending: ending, output: output, error: error ?? "it does not say why")
    } catch {
      throw FileAccess.Failure(description: "cannot run '\(path)': \(error)")
    }
  }

  private func start(
    _ arguments: [String], _ input: borrowing UnnamedFile, _ errors: borrowing UnnamedFile
  ) throws(SystemReason) -> Running {
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var values = environment.map { strdup($0.key + "=" + $0.value) } + [nil]
    defer { for text in words + values { free(text) } }
    var output: Int32 = -1
    let number = cfiles_start_program(path, &words, &values, input.descriptor, errors.descriptor, &output)
    guard number > 0 else { throw SystemReason.last }
    return Running(number: number, output: output)
  }

  private func written(by child: Running) -> [UInt8] {
    var written: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var state = pollfd(fd: child.output, events: Int16(POLLIN), revents: 0)
      let ready = poll(&state, 1, patience ?? -1)
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else {
        kill(child.number, SIGKILL)
        return written
      }
      let count = read(child.output, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return written }
      written += buffer[..<count]
    }
  }

  private static func ending(of child: pid_t) -> Answer.Ending {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    // As <sys/wait.h> takes it apart.
    let signal = status & 0x7F
    return signal == 0 ? .status((status >> 8) & 0xFF) : .signal(signal)
  }
}

/// A file without a name, in memory where the system has such.
private struct UnnamedFile: ~Copyable {
  let descriptor: Int32

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  static func holding(_ bytes: [UInt8]) throws(SystemReason) -> UnnamedFile {
    let descriptor = cfiles_open_in_memory("l10n")
    guard descriptor >= 0 else { throw SystemReason.last }
    let file = UnnamedFile(descriptor)
    try bytes.writeAll(to: descriptor)
    lseek(descriptor, 0, SEEK_SET)
    return file
  }

  deinit { close(descriptor) }

  /// What was written to it.
  borrowing func text(upTo count: Int) -> String {
    var bytes = [UInt8](repeating: 0, count: count)
    let read = pread(descriptor, &bytes, count, 0)
    return String(decoding: bytes.prefix(max(read, 0)), as: UTF8.self)
  }
}
