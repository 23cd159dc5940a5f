import Messages
import Project
import ProjectTables
import StringEditing
import StringFormats
import StringTables
import XLIFF

extension CommandDescription {
  static let fmt = CommandDescription(
    name: "fmt", summary: "sort and normalise string files in place", group: .write, operands: "[PATH…]",
    minimumOperands: 0,
    maximumOperands: .max,
    options: [OptionDescription("check", "write nothing; name the files that are not in their form, and exit with 1")],
    examples: [
      CommandExample("fmt --check", "the files that are not in their form")
    ],
    run: { arguments, terminal in try FormatCommand(arguments, terminal).run() })
}

/// Brings string files into their form, or says which are not in it.
struct FormatCommand {
  private let arguments: ParsedArguments
  private let terminal: Terminal

  init(_ arguments: ParsedArguments, _ terminal: Terminal) {
    self.arguments = arguments
    self.terminal = terminal
  }

  func run() throws -> ExitStatus {
    let operands = arguments.operands.isEmpty ? ["."] : arguments.operands
    var seen: Set<String> = []
    var files: [File] = []
    var unread = Unread()
    let project = try ProjectPlace(operands, workingDirectory: terminal.workingDirectory)
    for operand in operands {
      files += try self.files(operand, in: project, &unread).filter { seen.insert($0.path).inserted }
    }
    unread.report(to: terminal)
    var worst = unread.status
    for file in files {
      let status = try format(file)
      if status.rawValue > worst.rawValue { worst = status }
    }
    return worst
  }

  private struct File {
    let path: String
    /// The path for people.
    let name: String
    let format: StringFormat
    /// Whether the user gave the file itself, not a folder.
    let isNamed: Bool
  }

  private static let formats = StringFormat.list(StringFormat.allCases.filter { $0 != .xliff })

  private func files(_ operand: String, in project: ProjectPlace, _ unread: inout Unread) throws -> [File] {
    let place = try ProjectPlace([operand], workingDirectory: terminal.workingDirectory)
    let path = terminal.path(operand)
    if FileAccess.kind(of: path) == .file {
      guard let table = TablePath(operand) else {
        throw UsageError("'\(operand)' is no string file: known are \(Self.formats)")
      }
      let file = standardized(path)
      return [File(path: file, name: project.name(of: file), format: table.format, isNamed: true)]
    }
    var configuration = Configuration()
    if let file = place.configurationFile {
      let bytes = try FileAccess.bytes(of: file, named: place.name(of: file))
      configuration = try ConfigurationReader.configuration(path: place.name(of: file), bytes: bytes)
    }
    let folder = standardized(path)
    let isLocale = folder.hasSuffix(".lproj")
    let listing = try place.tableFiles(configuration.tables)
    unread.append(listing.unread)
    let files = listing.files.compactMap { path -> File? in
      guard let table = TablePath(path), table.format != .xliff else { return nil }
      if isLocale, !path.hasPrefix(folder + "/") { return nil }
      return File(path: path, name: project.name(of: path), format: table.format, isNamed: false)
    }
    if files.isEmpty, listing.unread.isEmpty {
      throw UsageError("'\(operand)' holds no string tables (\(Self.formats))")
    }
    return files
  }

  private func standardized(_ path: String) -> String { SystemPath.standardized(path) }

  private func format(_ file: File) throws -> ExitStatus {
    do {
      let document = StringDocument(
        parsing: try FileAccess.bytes(of: file.path, named: file.name), format: file.format)
      return try format(document, file)
    } catch let failure as FileAccess.Failure {
      terminal.fail(failure.description)
      return .failure
    }
  }

  private func format(_ document: StringDocument, _ file: File) throws -> ExitStatus {
    let form: [UInt8]
    do throws(FormattingError) {
      form = try DocumentFormatter.formatted(document)
    } catch {
      return report(error, document, file)
    }
    guard let difference = FormattingDifference(of: document, form: form) else { return .clean }
    guard arguments.has("check") else {
      try AtomicWrite.write(form, to: file.path, named: file.name, over: .bytes(document.bytes))
      terminal.printLine(file.name)
      return .clean
    }
    let position = document.position(of: difference.offset)
    terminal.printLine("\(file.name):\(position.line):\(position.column): \(difference.message)")
    return .findings
  }

  private func report(_ error: FormattingError, _ document: StringDocument, _ file: File) -> ExitStatus {
    switch error {
    case .broken(let message, let range):
      let position = document.position(of: range.start)
      terminal.fail("\(file.name):\(position.line):\(position.column): \(message)")
      return .findings
    case .noForm(let message):
      guard file.isNamed else { return .clean }
      terminal.fail("\(file.name): \(message); it stays as it is")
      return document.format == .xliff ? .failure : .clean
    case .changesMeaning:
      terminal.fail("\(file.name): \(error)")
      return .findings
    }
  }
}
