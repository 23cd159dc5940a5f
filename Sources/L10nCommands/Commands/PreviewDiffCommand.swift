import Preview

/// Compares two previews that were written: `l10n preview diff OLD NEW`.
struct PreviewDiffCommand {
  static let options =
    [
      OptionDescription(
        "tolerance", value: "N", "diff: let a channel of a pixel differ by up to N of 255 (default: 0)"),
      OptionDescription("format", value: "FORMAT", "diff: how to report", choices: ["human", "markdown", "json"]),
    ] + ApprovalsOfCall.options

  private let arguments: ParsedArguments
  private let terminal: Terminal

  init(_ arguments: ParsedArguments, _ terminal: Terminal) {
    self.arguments = arguments
    self.terminal = terminal
  }

  /// - Returns: ``ExitStatus/findings`` for any difference that is not approved.
  /// - Throws: For a preview that cannot be read: that is no equality.
  func run() throws -> ExitStatus {
    guard arguments.operands.count == 3 else {
      throw UsageError("'preview diff' needs OLD and NEW: folders that previews were written to, or their manifests")
    }
    let tolerance = try tolerance()
    let approvals = try ApprovalsOfCall(arguments, terminal)
    let old = try WrittenPreview(terminal.path(arguments.operands[1]), named: arguments.operands[1])
    let new = try WrittenPreview(terminal.path(arguments.operands[2]), named: arguments.operands[2])
    let folder = try arguments.value("output").map { try DifferenceFolder(terminal.path($0), named: $0) }
    try folder?.begin()
    let show: ((SiteFile) throws -> Void)? = folder.map { folder in { file in try folder.write(file) } }
    let difference = try PreviewDifference(
      from: old.manifest, to: new.manifest, tolerance: tolerance,
      load: { side, path in (side == .before ? old : new).picture(path) },
      show: show)
    let found = approvals.outcome(of: difference, from: old.manifest, to: new.manifest)
    let (outcome, notes) = try approvals.finish(found, of: difference, from: old.manifest, to: new.manifest)
    for note in notes { terminal.fail(note) }
    let accepted = outcome.accepted
    let markdown = DifferenceMarkdown(difference, accepted: accepted, folder: arguments.value("output"))
    if let folder {
      for file in DifferencePage(difference, accepted: accepted, tolerance: tolerance).files { try folder.write(file) }
      try folder.end(markdown: markdown.text, json: DifferenceText.json(difference, accepted: accepted))
    }
    switch arguments.value("format") {
    case "json": terminal.print(DifferenceText.json(difference, accepted: accepted))
    case "markdown": terminal.print(markdown.text)
    default: terminal.print(DifferenceText.human(difference, accepted: accepted))
    }
    return accepted.count == difference.entries.count ? .clean : .findings
  }

  private func tolerance() throws(UsageError) -> Int {
    guard let value = arguments.value("tolerance") else { return 0 }
    guard let tolerance = Int(value), (0...255).contains(tolerance) else {
      throw UsageError("'\(value)' is no tolerance: give a whole number from 0 to 255")
    }
    return tolerance
  }
}
