import Checks
import SourceText

/// Which reports were asked for, and where each goes.
struct ReportOutputs {
  struct Output: Equatable {
    let format: ReportFormat
    /// As the user named it; `nil` for standard output.
    let file: String?
  }

  static let format = OptionDescription(
    "format", value: "FORMAT", "how to report (default: human); of several all but one go to files", repeats: true,
    choices: ReportFormat.allCases.map(\.rawValue))
  static let output = OptionDescription(
    "output", value: "[FORMAT=]FILE",
    "write the report to a file; with several formats say which, or let .sarif, .md, … tell", repeats: true)

  /// Files first named first, standard output last.
  let outputs: [Output]

  /// Pairs formats with files.
  ///
  /// `FORMAT=FILE` is that format's file, and asks for it. A file alone is that of the only format without one; of
  /// several, that of the one which its ending tells; without `--format`, that of the format which only its ending
  /// means, else the human one. A format that is left has standard output.
  ///
  /// - Throws: ``UsageError`` where two formats are left, or a file's format cannot be told.
  init(formats: [String], files: [String]) throws(UsageError) {
    var open: [ReportFormat] = []
    for name in formats {
      guard let format = ReportFormat(rawValue: name) else { continue }
      if open.contains(format) { throw UsageError("the format '\(name)' is given twice") }
      open.append(format)
    }
    var outputs: [Output] = []
    var loose: [String] = []
    for file in files {
      guard let (format, name) = try Self.pair(file) else {
        loose.append(file)
        continue
      }
      if outputs.contains(where: { $0.format == format }) {
        throw UsageError("the format '\(format.rawValue)' has two files")
      }
      open.removeAll { $0 == format }
      outputs.append(Output(format: format, file: name))
    }
    for file in loose {
      let format = try Self.format(of: file, among: open, isFree: formats.isEmpty, isOnlyFile: loose.count == 1)
      open.removeAll { $0 == format }
      if outputs.contains(where: { $0.format == format }) {
        throw UsageError("the format '\(format.rawValue)' has two files")
      }
      outputs.append(Output(format: format, file: file))
    }
    if open.isEmpty, outputs.isEmpty { open = [.human] }
    outputs = outputs.map { $0.file == "-" ? Output(format: $0.format, file: nil) : $0 }
    outputs += open.map { Output(format: $0, file: nil) }
    let printed = outputs.filter { $0.file == nil }.map(\.format.rawValue)
    if printed.count > 1 {
      throw UsageError(
        """
        '\(printed.joined(separator: "' and '"))' cannot both go to standard output: give one a file, as in \
        --output \(printed[printed.count - 1])=FILE
        """)
    }
    var names: Set<String> = []
    for file in outputs.compactMap(\.file) where !names.insert(file).inserted {
      throw UsageError("'\(file)' is the file of two reports")
    }
    self.outputs = outputs.filter { $0.file != nil } + outputs.filter { $0.file == nil }
  }

  /// The parts of `FORMAT=FILE`; `nil` for a file alone.
  private static func pair(_ value: String) throws(UsageError) -> (ReportFormat, String)? {
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    if parts.last?.isEmpty ?? true { throw UsageError("'--output \(value)' names no file") }
    guard parts.count == 2 else { return nil }
    if let format = ReportFormat(rawValue: parts[0]) { return (format, parts[1]) }
    let known = ReportFormat.allCases.map(\.rawValue)
    // A file may have an equals sign in its name; a misspelt format is likelier.
    guard NearestName.of(parts[0], in: known) == nil else {
      throw UsageError(unknown: "format", parts[0], known: known)
    }
    return nil
  }

  private static func format(
    of file: String, among open: [ReportFormat], isFree: Bool, isOnlyFile: Bool
  ) throws(UsageError) -> ReportFormat {
    if open.count == 1, isOnlyFile { return open[0] }
    let ending = file.split(separator: ".", omittingEmptySubsequences: false).last.map { $0.lowercased() } ?? ""
    let choices = (isFree ? ReportFormat.allCases : open).filter { $0.fileExtensions.contains(ending) }
    if choices.count == 1 { return choices[0] }
    if isFree, isOnlyFile { return .human }
    if choices.isEmpty, open.count == 1 { return open[0] }
    let likely = choices.first ?? open.first ?? .json
    throw UsageError("which report is '\(file)'? say so, as in --output \(likely.rawValue)=\(file)")
  }
}
