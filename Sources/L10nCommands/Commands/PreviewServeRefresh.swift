import Checks
import PreviewServer
import SourceText

/// Makes the site anew and puts it in the place of the one that is shown.
struct PreviewServeRefresh: Sendable {
  private let server: PreviewServer
  private let desk: PreviewServeDesk?
  private let terminal: Terminal
  private let read: PreviewServe.Reader
  private var problems: [String] = []
  /// Files that had a problem when the site that is shown was made: it would never change if they held it up.
  private var brokenFiles: Set<String>

  /// - Parameters:
  ///   - desk: What answers to texts that are typed.
  ///   - problems: Those of the site that is shown.
  init(
    server: PreviewServer, desk: PreviewServeDesk? = nil, problems: [TableProblem], terminal: Terminal,
    read: @escaping PreviewServe.Reader
  ) {
    self.server = server
    self.desk = desk
    self.terminal = terminal
    self.read = read
    brokenFiles = Set(problems.map(\.file))
    report(problems.map(\.message))
  }

  /// Shows the new site; where it cannot be made, or a file was not broken before, says why, and the old one stays.
  mutating func run() {
    let start = ContinuousClock.now
    do {
      let draft = try read(silence)
      let broken = Set(draft.problems.map(\.file))
      let messages = draft.problems.map(\.message)
      guard broken.isSubset(of: brokenFiles) else { return report(messages) }
      let changed = server.publish(try draft.files())
      if let bench = draft.bench { desk?.replace(by: bench) }
      brokenFiles = broken
      let wasBroken = !problems.isEmpty
      problems = []
      report(messages)
      guard wasBroken || !changed.isEmpty else { return }
      let seconds = (start.duration(to: .now) / .milliseconds(100)).rounded() / 10
      terminal.fail(
        "\(changed.count) \(changed.count == 1 ? "file" : "files") of the preview changed, after \(seconds) s")
    } catch let failure as TokenFailure {
      report(failure.lines)
    } catch {
      report(["\(error)"])
    }
  }

  /// A terminal that says nothing: what reading has to say besides was said the first time.
  private var silence: Terminal {
    Terminal(
      workingDirectory: terminal.workingDirectory, isColored: false, isInteractive: false, output: { _ in },
      errors: { _ in })
  }

  /// Says in the page and on the terminal what has to be mended.
  private mutating func report(_ problems: [String]) {
    guard problems != self.problems else { return }
    self.problems = problems
    for problem in problems { terminal.fail(problem) }
    server.report(problems.map(TerminalText.escaped).joined(separator: "\n"))
  }
}
