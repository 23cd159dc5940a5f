import Messages
import SourceText
import StringEditing
import StringFormats

extension CommandDescription {
  static let merge = CommandDescription(
    name: "merge", summary: "merge two changed versions of a string file by key, into OURS", group: .write,
    operands: "BASE OURS THEIRS", minimumOperands: 3, maximumOperands: 3,
    options: [
      OptionDescription("path", value: "NAME", "the file's name, which tells its format (default: OURS)"),
      OptionDescription("stdout", "print the result; OURS stays as it is"),
    ],
    examples: [
      CommandExample("merge base.xcstrings ours.xcstrings theirs.xcstrings --stdout", "what becomes of both changes"),
      CommandExample("merge .a .b .c --path de.lproj/Localizable.strings", "as git calls it after 'git-setup'"),
    ],
    run: { arguments, terminal in try MergeCommand(arguments, terminal).run() })
}

/// Merges a string file as git asks its merge drivers to.
struct MergeCommand {
  private let arguments: ParsedArguments
  private let terminal: Terminal
  private let names: (base: String, ours: String, theirs: String)

  init(_ arguments: ParsedArguments, _ terminal: Terminal) {
    self.arguments = arguments
    self.terminal = terminal
    let operands = arguments.operands
    names = (operands[0], operands[1], operands[2])
  }

  func run() throws -> ExitStatus {
    let name = arguments.value("path") ?? names.ours
    guard let table = TablePath(name) else {
      throw UsageError("'\(name)' is no string file: known are \(StringFormat.list(StringFormat.allCases))")
    }
    let (base, ours, theirs) = (
      try bytes(of: names.base), try bytes(of: names.ours), try bytes(of: names.theirs)
    )
    let merged: MergedDocument
    do throws(MergeFailure) {
      merged = try MergedDocument(base: base, ours: ours, theirs: theirs, format: table.format)
    } catch {
      return try mergeByLines(name, ours, error)
    }
    try put(merged.bytes, over: ours)
    for conflict in merged.conflicts { say("\(name):\(conflict.line): \(Self.text(of: conflict))") }
    return merged.conflicts.isEmpty ? .clean : .findings
  }

  private func bytes(of name: String) throws -> [UInt8] {
    try FileAccess.bytes(of: terminal.path(name), named: name)
  }

  private func put(_ bytes: [UInt8], over ours: [UInt8]) throws {
    if arguments.has("stdout") { return terminal.print(bytes) }
    if bytes != ours {
      try AtomicWrite.write(bytes, to: terminal.path(names.ours), named: names.ours, over: .bytes(ours))
    }
  }

  /// With the result on standard output, words go where they do not mix with it.
  private func say(_ line: String) {
    if arguments.has("stdout") { terminal.diagnose(line) } else { terminal.printLine(line) }
  }

  private static func text(of conflict: MergedDocument.Conflict) -> String {
    let names = conflict.path.filter { !$0.isEmpty }
    let place = names.isEmpty ? "the file's first comment" : "'" + names.joined(separator: " › ") + "'"
    switch conflict.kind {
    case .bothChanged: return "both sides have changed \(place)"
    case .oursRemoved: return "ours has removed, and theirs changed, \(place)"
    case .theirsRemoved: return "theirs has removed, and ours changed, \(place)"
    }
  }

  /// What git does without a driver: nobody's change is lost where a file cannot be read.
  private func mergeByLines(_ name: String, _ ours: [UInt8], _ failure: MergeFailure) throws -> ExitStatus {
    let place = failure.position.map { ":\($0.line):\($0.column)" } ?? ""
    terminal.fail("\(name): \(failure.side.rawValue)\(place): \(failure.message): merged by lines, not by key")
    let git = try Git(in: terminal.workingDirectory)
    let files = [names.ours, names.base, names.theirs].map(terminal.path)
    let answer = try git.run(
      "merge-file", "-p", "-L", "ours", "-L", "base", "-L", "theirs", files[0], files[1], files[2])
    switch answer.ending {
    case .status(let count) where count < 128:
      try put(answer.output, over: ours)
      return count == 0 ? .clean : .findings
    default:
      terminal.fail("\(name): git cannot merge it either: \(answer.error): it stays as ours has it")
      return .failure
    }
  }
}
