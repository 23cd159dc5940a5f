import Checks
import Project
import ProjectTables

/// The file of the findings that a project lives with.
struct BaselineFile {
  static let options = [
    OptionDescription("baseline", value: "FILE", "do not report the findings that this file lists"),
    OptionDescription(
      "write-baseline", "write the file of --baseline; one that is there only loses what no longer occurs"),
  ]

  /// As the user named it.
  private let name: String
  private let path: String
  /// What the file holds; `nil` where there is none.
  private let old: [UInt8]?
  /// `nil` where the file is yet to be written.
  private let baseline: Baseline?
  private let isWritten: Bool

  /// - Parameters:
  ///   - name: What to call it in messages.
  ///   - path: Where it is.
  /// - Throws: ``ConfigurationError`` for a file that is no baseline, with the place; ``UsageError`` where there is
  ///   none, ``FileAccess/Failure``.
  init(_ name: String, at path: String, isWritten: Bool) throws {
    self.name = name
    self.isWritten = isWritten
    self.path = path
    if FileAccess.kind(of: path) == nil {
      guard isWritten else {
        throw UsageError(
          "there is no baseline '\(name)': 'l10n check --baseline \(name) --write-baseline' writes it")
      }
      (old, baseline) = (nil, nil)
    } else {
      let bytes = try FileAccess.bytes(of: path, named: name)
      (old, baseline) = (bytes, try BaselineReader.baseline(path: name, bytes: bytes))
    }
  }

  /// The file of the call, else that of the configuration.
  ///
  /// - Throws: ``ConfigurationError`` or ``UsageError`` where there is none yet and none is to be written,
  ///   ``FileAccess/Failure``.
  static func wanted(
    _ arguments: ParsedArguments, _ loaded: LoadedConfiguration, _ terminal: Terminal
  ) throws -> BaselineFile? {
    let isWritten = arguments.has("write-baseline")
    if let name = arguments.value("baseline") {
      return try BaselineFile(name, at: terminal.path(name), isWritten: isWritten)
    }
    guard let configured = loaded.configuration.baseline else {
      guard isWritten else { return nil }
      throw UsageError("'--write-baseline' needs a file: --baseline FILE, or 'baseline' in l10n.json")
    }
    let path = loaded.place.path(ofConfigured: configured.text)
    let name = loaded.place.name(of: path)
    guard isWritten || FileAccess.kind(of: path) != nil else {
      throw ConfigurationError(
        "there is no baseline '\(name)': 'l10n check --write-baseline' writes it", path: loaded.path,
        position: configured.position)
    }
    return try BaselineFile(name, at: path, isWritten: isWritten)
  }

  /// What the baseline makes of `findings`; a new one knows them all.
  func outcome(of findings: [Finding], scope: BaselineScope) -> BaselineOutcome {
    (baseline ?? Baseline(of: findings)).applied(to: findings, scope: scope)
  }

  /// Writes the file where that was asked for and it changes; else says what no longer occurs.
  ///
  /// - Parameters:
  ///   - isComplete: Whether all files could be read: else nothing is known to be gone, and nothing is written.
  ///   - isListed: Whether to name each entry that no longer occurs.
  /// - Returns: What to tell the user.
  /// - Throws: ``FileAccess/Failure``.
  func finish(_ outcome: BaselineOutcome, isComplete: Bool, isListed: Bool) throws -> [String] {
    guard isComplete else {
      return isWritten ? ["the baseline '\(name)' is not written, since files could not be read"] : []
    }
    let gone = outcome.gone.reduce(0) { $0 + $1.count }
    func findings(_ number: Int) -> String { "\(number) \(number == 1 ? "finding" : "findings")" }
    if isWritten {
      if baseline != nil, gone == 0 { return [] }
      try AtomicWrite.write(outcome.shrunk.bytes, to: path, named: name, over: .init(old))
      return baseline == nil
        ? ["wrote \(findings(outcome.shrunk.count)) to the baseline '\(name)': \(outcome.known.description)"]
        : ["removed \(findings(gone)) from the baseline '\(name)'"]
    }
    guard gone > 0 else { return [] }
    let list = isListed ? outcome.gone.map { "no longer occurs: \($0.description)" } : []
    return list + [
      """
      \(findings(gone)) of the baseline '\(name)' no longer \(gone == 1 ? "occurs" : "occur"): \
      add --write-baseline to remove \(gone == 1 ? "it" : "them")
      """
    ]
  }
}
