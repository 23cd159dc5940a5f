import Checks
import Dispatch
import Project
import SourceText

/// Keeps a project read, measured and checked, on a thread of its own: after each change of its files on disk or in an
/// editor it tells what has become of it.
package final class ProjectKeeper: Sendable {
  /// What has come of a look at the project.
  package enum News: Sendable {
    case checked(ProjectIndex, unsaved: [String: [UInt8]])
    /// What has to be mended first; what was known before still holds.
    case failed([ProjectFailure])
  }

  private struct State {
    var unsaved: [String: [UInt8]] = [:]
    /// How often something has changed.
    var changes = 0
    var isStopping = false
  }

  /// Milliseconds without a change after which it is looked at, and after which it is in any case.
  private static let (stillness, patience) = (150, 1_000)

  private let folder: String
  private let jobs: Int
  private let state = Mutex(State())
  private let wake = DispatchSemaphore(value: 0)
  private let tell: @Sendable (News) -> Void

  /// - Parameters:
  ///   - folder: Absolute path of the project, or of a folder in it.
  ///   - jobs: Threads at most.
  ///   - tell: Is told the news, on a thread of the keeper.
  package init(_ folder: String, jobs: Int, tell: @escaping @Sendable (News) -> Void) {
    self.folder = folder
    self.jobs = jobs
    self.tell = tell
  }

  /// Starts the threads.
  package func start() {
    SystemThread.start(stackSize: 64 << 20) { [self] in keep() }
    SystemThread.start(stackSize: 8 << 20) { [self] in watch() }
  }

  /// What editors hold, by absolute paths.
  package func take(unsaved: [String: [UInt8]]) {
    state.withLock {
      $0.unsaved = unsaved
      $0.changes += 1
    }
    wake.signal()
  }

  /// Looks at the files anew.
  package func lookAgain() {
    state.withLock { $0.changes += 1 }
    wake.signal()
  }

  package func stop() {
    state.withLock { $0.isStopping = true }
    wake.signal()
  }

  private var isStopping: Bool { state.withLock(\.isStopping) }

  private func keep() {
    var last: CheckedProject?
    var seen = -1
    while !isStopping {
      while state.withLock({ $0.changes }) == seen, !isStopping { wake.wait() }
      if seen >= 0 { rest() }
      let (unsaved, changes) = state.withLock { ($0.unsaved, $0.changes) }
      seen = changes
      if isStopping { return }
      do {
        let index = try check(unsaved, after: last)
        last = index.checked
        tell(.checked(index, unsaved: unsaved))
      } catch {
        tell(.failed(ProjectFailure.all(in: error)))
      }
    }
  }

  /// Waits until nothing more changes.
  private func rest() {
    let start = DispatchTime.now()
    while wake.wait(timeout: .now() + .milliseconds(Self.stillness)) == .success {
      if isStopping || DispatchTime.now() > start + .milliseconds(Self.patience) { return }
    }
  }

  private func check(_ unsaved: [String: [UInt8]], after last: CheckedProject?) throws -> ProjectIndex {
    var place = try ProjectPlace([folder], workingDirectory: folder)
    place.unsaved = unsaved
    let configuration = try LoadedConfiguration(place)
    let plan = try RulePlan(configuration.configuration, path: configuration.path)
    let baseline = try configuration.baseline()
    return ProjectIndex(try CheckedProject(configuration, plan, after: last, jobs: jobs), baseline)
  }

  /// Looks for changes on disk.
  private func watch() {
    let folder = folder
    var watch: FileWatch?
    while !isStopping {
      guard watch != nil else {
        watch = try? FileWatch { try ProjectInputs([], workingDirectory: folder) }
        if watch == nil { usleep(1_000_000) }
        continue
      }
      if watch?.wait() ?? false, watch?.hasChanged() ?? false { lookAgain() }
    }
  }
}
