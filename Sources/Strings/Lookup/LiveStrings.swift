import SourceText

/// The texts of an app whose language, or whose files, may change while it runs.
///
/// ```swift
/// let texts = try LiveStrings(contentsOf: folder)
/// texts.current["auth.sign-in"]
/// texts.preferredLanguages = ["pl"]      // the settings screen of the app
/// try texts.reloadIfChanged()            // during development, or on a server: once a second, or on a signal
/// ```
///
/// Views of SwiftUI that have read ``current``, and all others that observe it (`withObservationTracking`), hear of
/// both changes; so may any thread, at any time. A value of ``LocalizedStrings`` that was taken before a change keeps
/// showing the texts that it was made of.
public final class LiveStrings: Sendable {
  /// The texts of the app: those of its main bundle, in the languages of the system's settings or of the launch
  /// argument `-AppleLanguages (pl)`.
  ///
  /// An app without tables shows its keys. With the launch argument `-NSShowNonLocalizedStrings YES`, as Foundation
  /// has it, what is missing is written to standard error until ``report`` is set.
  public static let main = LiveStrings(AppTables.folder)

  private final class Version: Sendable {
    let store: TableStore
    let strings: LocalizedStrings

    init(_ store: TableStore, _ languages: [String], _ hook: IssueHook) {
      self.store = store
      strings = LocalizedStrings(pseudolocalizing: store, preferredLanguages: languages) { hook.report($0) }
    }
  }

  private struct State {
    var languages: [String]
    var stamps: [TableFolder.Stamp]
  }

  private let folder: TableFolder
  private let options: LocalizedStrings.Options
  private let hook: IssueHook
  private let version: AtomicReference<Version>
  private let state: Mutex<State>
  private let observers = NoObservers.orObservation()

  /// - Throws: ``LocalizedStrings/LoadingError``.
  convenience init(
    _ folder: TableFolder, _ languages: [String], _ options: LocalizedStrings.Options,
    report: @escaping @Sendable (LookupIssue) -> Void
  ) throws(LocalizedStrings.LoadingError) {
    let stamps = try folder.stamps()
    let store = try TableStore(contentsOf: folder, options)
    self.init(folder, store, State(languages: languages, stamps: stamps), report: report)
  }

  /// The texts of a folder that may have none, in the languages of the system's user.
  private convenience init(_ folder: TableFolder) {
    let stamps = (try? folder.stamps()) ?? []
    let options = LocalizedStrings.Options()
    let store = (try? TableStore(contentsOf: folder, options)) ?? TableStore(options)
    let state = State(languages: LocalizedStrings.systemLanguages, stamps: stamps)
    self.init(folder, store, state, report: AppTables.report)
  }

  /// The texts of a folder that may have none, in the languages of the system's user.
  package convenience init(ifPresentAt path: String) { self.init(TableFolder(path)) }

  private init(
    _ folder: TableFolder, _ store: TableStore, _ state: State, report: @escaping @Sendable (LookupIssue) -> Void
  ) {
    (self.folder, options, hook) = (folder, store.options, IssueHook(report))
    version = AtomicReference(Version(store, state.languages, hook))
    self.state = Mutex(state)
  }

  /// The texts as they are now; no reader waits for another or for a reload.
  public var current: LocalizedStrings {
    observers.access(self)
    return version.load().strings
  }

  /// The reader's languages as BCP 47 tags, the most wanted first; tables that were read are kept.
  public var preferredLanguages: [String] {
    get {
      observers.access(self)
      return state.withLock { $0.languages }
    }
    set {
      observers.change(self) {
        state.withLock { state in
          state.languages = newValue
          version.store(Version(version.load().store, newValue, hook))
        }
      }
    }
  }

  /// Called for each missing key and each argument that does not fit, on the thread of the lookup.
  public var report: @Sendable (LookupIssue) -> Void {
    get { hook.report }
    set { hook.report = newValue }
  }

  /// Looks at the files' sizes and times, and starts anew where one has changed, come or gone.
  ///
  /// - Returns: Whether anything has changed.
  /// - Throws: ``LocalizedStrings/LoadingError``; the texts stay as they were, and the next call tries again.
  @discardableResult
  public func reloadIfChanged() throws(LocalizedStrings.LoadingError) -> Bool {
    let found = try folder.stamps()
    guard state.withLock({ $0.stamps != found }) else { return false }
    let store = try TableStore(contentsOf: folder, options)
    observers.change(self) {
      state.withLock { state in
        state.stamps = found
        version.store(Version(store, state.languages, hook))
      }
    }
    return true
  }
}

extension LocalizedStrings {
  /// The texts of the app as they are now, those of ``LiveStrings/main``: of its main bundle, in its user's languages.
  ///
  /// ```swift
  /// LocalizedStrings.main["button.save"]
  /// ```
  public static var main: LocalizedStrings { LiveStrings.main.current }
}
