import Project
import SourceFacts
import SourceText

/// Runs `l10n-scan`, which reads Swift: a program of its own, since SwiftSyntax comes with the toolchain as 20 MB of
/// libraries that no other command needs.
package struct SwiftScanner: Sendable {
  /// What became of a file.
  package enum Answer: Sendable {
    case facts([UInt8])
    /// The parser did not survive it.
    case crash
  }

  /// Milliseconds in which one file is read: the largest of real projects take five seconds.
  private static let patience: Int32 = 120_000

  private let program: ChildProgram
  private let settings: [UInt8]

  /// - Throws: ``FileAccess/Failure`` where the program is not there.
  package init(settings: ScanSettings, environment: [String: String]) throws(FileAccess.Failure) {
    let own = FileAccess.programPath ?? CommandLine.arguments[0]
    let program = environment["L10N_SCAN"] ?? SystemPath.folder(of: own) + "/l10n-scan"
    guard access(program, X_OK) == 0 else {
      throw FileAccess.Failure(
        description:
          "cannot scan Swift: there is no program '\(program)', which 'swift build --product l10n-scan' makes")
    }
    // A parser that does not end is ended.
    self.program = ChildProgram(
      path: program, environment: environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 },
      patience: Self.patience)
    self.settings = settings.json
  }

  /// What tells one version of the program from others.
  package var version: String {
    var information = stat()
    guard stat(program.path, &information) == 0 else { return "" }
    return "\(information.st_size) \(information.modification)"
  }

  /// The answers for `files` in their order, by at most `jobs` processes at a time.
  ///
  /// - Throws: ``FileAccess/Failure`` where the program cannot be run.
  package func answers(for files: [[UInt8]], jobs: Int) throws(FileAccess.Failure) -> [Answer] {
    // The large files first, so that the processes end at about the same time.
    let order = files.indices.sorted { (files[$1].count, $0) < (files[$0].count, $1) }
    let count = min(jobs, files.count)
    let shares = (0..<count).map { share in stride(from: share, to: order.count, by: count).map { order[$0] } }
    let results = shares.concurrentMap(jobs: jobs) { share in
      Result { () throws(FileAccess.Failure) in try answers(forShare: share, of: files) }
    }
    var all = [Answer](repeating: .crash, count: files.count)
    for (share, result) in zip(shares, results) {
      for (index, answer) in zip(share, try result.get()) { all[index] = answer }
    }
    return all
  }

  /// What an answer says of a file with so many bytes.
  ///
  /// - Throws: ``FileAccess/Failure`` for facts that the program did not write.
  package func facts(of answer: Answer, length: Int) throws(FileAccess.Failure) -> SourceFacts {
    switch answer {
    case .facts(let json):
      do {
        return try SourceFacts(json: json, sourceLength: length)
      } catch {
        throw FileAccess.Failure(description: "'\(program.path)' answers what l10n does not know: \(error.message)")
      }
    case .crash:
      var crashed = SourceFacts()
      crashed.problems = [
        SourceProblem(message: "the parser gives up on this file: is it Swift?", range: ByteRange(0, 0))
      ]
      return crashed
    }
  }

  /// The answers for some files; behind one that ends the process, another goes on.
  private func answers(forShare share: [Int], of files: [[UInt8]]) throws(FileAccess.Failure) -> [Answer] {
    var answers: [Answer] = []
    while answers.count < share.count {
      let left = share[answers.count...]
      let output = try run(ScanProtocol.request(left.map { files[$0] }, settings: settings))
      guard let found = ScanProtocol.answers(in: output, atMost: left.count) else {
        throw FileAccess.Failure(description: "'\(program.path)' is of another version: build it anew")
      }
      answers += found.map { .facts($0) }
      if found.count < left.count { answers.append(.crash) }
    }
    return answers
  }

  /// What the program writes when it is given `input`.
  private func run(_ input: [UInt8]) throws(FileAccess.Failure) -> [UInt8] {
    let answer = try program.run(input: input)
    // A signal is the parser's end over a file; a status is the program's own word.
    if case .status(let status) = answer.ending, status != 0 {
      throw FileAccess.Failure(description: "'\(program.path)' ends with status \(status): \(answer.error)")
    }
    return answer.output
  }
}

extension stat {
  /// When the file was written last, for comparing.
  fileprivate var modification: String {
    #if os(macOS)
      "\(st_mtimespec.tv_sec).\(st_mtimespec.tv_nsec)"
    #else
      "\(st_mtim.tv_sec).\(st_mtim.tv_nsec)"
    #endif
  }
}
