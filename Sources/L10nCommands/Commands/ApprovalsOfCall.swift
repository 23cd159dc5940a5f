import Preview
import Project
import Strings

/// The file of approvals of a call of `preview diff`.
struct ApprovalsOfCall {
  static let options = [
    OptionDescription(
      "approvals", value: "FILE",
      "diff: the differences that are approved (default: 'l10n-approved.txt' beside l10n.json)"),
    OptionDescription("accept", "diff: approve all differences, and drop approvals that have lapsed"),
    OptionDescription("reason", value: "TEXT", "diff: with --accept: why"),
    OptionDescription("who", value: "NAME", "diff: with --accept: who looked at them (default: the user's name)"),
  ]

  private static let usualName = "l10n-approved.txt"

  /// As the user named it.
  let name: String
  private let path: String
  private let old: [UInt8]?
  private let file: ApprovalFile?
  private let signature: Approval.Signature?

  /// - Throws: ``UsageError`` for an option that needs another, or for a named file that is not there;
  ///   ``ConfigurationError`` for a broken line; ``FileAccess/Failure``.
  init(_ arguments: ParsedArguments, _ terminal: Terminal) throws {
    let accepts = arguments.has("accept")
    for option in ["reason", "who"] where arguments.has(option) && !accepts {
      throw UsageError("'--\(option)' needs --accept")
    }
    if let given = arguments.value("approvals") {
      (name, path) = (given, terminal.path(given))
    } else {
      let folder = ProjectPlace.configurationFile(above: terminal.path(".")).map(SystemPath.folder)
      path = SystemPath.standardized((folder ?? terminal.path(".")) + "/" + Self.usualName)
      name = Self.usualName
    }
    signature = accepts ? try Self.signature(arguments) : nil
    guard FileAccess.kind(of: path) != nil else {
      guard accepts || !arguments.has("approvals") else {
        throw UsageError("there are no approvals '\(name)': 'l10n preview diff OLD NEW --accept' writes them")
      }
      (old, file) = (nil, nil)
      return
    }
    let bytes = try FileAccess.bytes(of: path, named: name)
    (old, file) = (bytes, try ApprovalFile(parsing: bytes, path: name))
  }

  private static func signature(_ arguments: ParsedArguments) throws(UsageError) -> Approval.Signature {
    let seconds: Int
    if let epoch = ProcessEnvironment.variable("SOURCE_DATE_EPOCH") {
      guard let given = Int(epoch), (0...253_402_300_799).contains(given) else {
        throw UsageError("SOURCE_DATE_EPOCH is '\(epoch)', and not a number of seconds since 1970")
      }
      seconds = given
    } else {
      seconds = time(nil)
    }
    let user = ["GIT_AUTHOR_NAME", "USER", "LOGNAME"].lazy.compactMap { ProcessEnvironment.variable($0) }
      .first { !$0.isEmpty }
    return Approval.Signature(
      date: day(ofSeconds: seconds), who: arguments.value("who") ?? user ?? "",
      reason: arguments.value("reason") ?? "")
  }

  /// The day in UTC, as in “2026-11-28”.
  ///
  /// - Parameter seconds: Since 1970, up to the year 9999.
  static func day(ofSeconds seconds: Int) -> String {
    String(DateArgument(secondsSince1970: Double(seconds)).plainText.prefix(10))
  }

  /// What the approvals make of a comparison; with `--accept` all is approved that can be seen.
  func outcome(of difference: PreviewDifference, from old: PreviewManifest, to new: PreviewManifest) -> ApprovalOutcome
  {
    ApprovalOutcome(of: difference, approvals: file?.approvals ?? [], from: old, to: new)
  }

  /// Writes the file where that was asked for and it changes.
  ///
  /// - Returns: What holds afterwards, and what to tell the user.
  /// - Throws: ``FileAccess/Failure``.
  func finish(
    _ outcome: ApprovalOutcome, of difference: PreviewDifference, from old: PreviewManifest, to new: PreviewManifest
  ) throws -> (outcome: ApprovalOutcome, notes: [String]) {
    guard let signature else { return (outcome, notes(outcome)) }
    let approvals = outcome.accepting(difference, signature)
    let written = ApprovalFile(approvals, keepingCommentsOf: file)
    if written.bytes != self.old {
      try AtomicWrite.write(written.bytes, to: path, named: name, over: .init(self.old))
    }
    let result = ApprovalOutcome(of: difference, approvals: written.approvals, from: old, to: new)
    var notes = ["approved \(Self.counted(result.accepted.count - outcome.accepted.count)) in '\(name)'"]
    let dropped = outcome.lapsed.count + outcome.settled.count
    if dropped > 0 { notes.append("dropped \(dropped) that had lapsed or were settled") }
    let unseen = difference.entries.count { $0.isUnreadable }
    if unseen > 0 { notes.append("\(Self.counted(unseen)) cannot be approved: a picture cannot be read") }
    return (result, notes)
  }

  private func notes(_ outcome: ApprovalOutcome) -> [String] {
    var notes = outcome.lapsed.prefix(10).map { "lapsed, since the cell changed again: \($0.cell.text)" }
    if outcome.lapsed.count > 10 { notes.append("and \(outcome.lapsed.count - 10) more have lapsed") }
    if !outcome.lapsed.isEmpty || !outcome.settled.isEmpty {
      notes.append(
        "\(outcome.lapsed.count) lapsed and \(outcome.settled.count) settled in '\(name)': --accept drops them")
    }
    return notes
  }

  private static func counted(_ count: Int) -> String { "\(count) \(count == 1 ? "difference" : "differences")" }
}
