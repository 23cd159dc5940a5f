import DesignTokens
import Foundation
import Project
import StringFormats
import StringTables

extension CommandDescription {
  static let initialize = CommandDescription(
    name: "init", summary: "write a first l10n.json from what is in a folder", operands: "[PATH]", minimumOperands: 0,
    maximumOperands: 1, options: [OptionDescription("force", "write over an l10n.json that is there")],
    run: { arguments, terminal in try InitCommand(arguments, terminal).run() })
}

/// Looks what a folder holds, and writes its configuration.
struct InitCommand {
  private let arguments: ParsedArguments
  private let terminal: Terminal

  init(_ arguments: ParsedArguments, _ terminal: Terminal) {
    self.arguments = arguments
    self.terminal = terminal
  }

  func run() throws -> ExitStatus {
    let name = arguments.operands.first ?? "."
    let folder = terminal.path(name)
    guard FileAccess.kind(of: folder) == .folder else { throw UsageError("there is no folder '\(name)'") }
    let file = name == "." ? "l10n.json" : (name as NSString).appendingPathComponent("l10n.json")
    let isThere = FileAccess.kind(of: folder + "/l10n.json") != nil
    guard !isThere || arguments.has("force") else {
      throw UsageError("'\(file)' is there already: '--force' writes over it")
    }
    var failures: [FileAccess.Failure] = []
    let tables = read(names(in: folder) { TablePath($0) != nil }, in: folder, &failures)
    let found = tokens(in: folder, &failures)
    let project = Project(configuration: Configuration(), files: tables, designSystem: found.system)
    let start = ConfigurationStart(
      project, tokens: found.usable, unusableTokens: found.unusable, fonts: fonts(in: folder))
    for failure in failures { terminal.fail(failure.description) }
    try FileAccess.write(start.text, to: folder + "/l10n.json", named: file)
    terminal.print(report(file, project, start, tokens: found.usable.count + found.unusable.count, in: name))
    return failures.isEmpty ? .clean : .failure
  }

  private func report(
    _ file: String, _ project: Project, _ start: ConfigurationStart, tokens: Int, in folder: String
  ) -> String {
    func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    let operand = folder == "." ? "" : " '\(folder)'"
    let next =
      project.documents.isEmpty
      ? "There is no string table yet (.strings, .stringsdict, .xcstrings): add one, then 'l10n check\(operand)'."
      : "Next: 'l10n check\(operand)' finds what is wrong; 'l10n rules' lists what it looks for."
    return """
      wrote \(file): \(count(project.groups.count, "table")), \(count(start.locales.count, "locale")), \
      \(count(tokens, "token file"))
      \(next)

      """
  }

  private func names(in folder: String, where isWanted: (String) -> Bool) -> [String] {
    FolderWalk.files(below: folder, where: isWanted)
  }

  private func read(_ names: [String], in folder: String, _ failures: inout [FileAccess.Failure]) -> [ProjectFile] {
    names.compactMap { name in
      do throws(FileAccess.Failure) {
        return ProjectFile(path: name, bytes: try FileAccess.bytes(of: folder + "/" + name, named: name))
      } catch {
        failures.append(error)
        return nil
      }
    }
  }

  /// The token files of a folder: a resolver alone where it can be read, else all files that can be read together.
  private func tokens(
    in folder: String, _ failures: inout [FileAccess.Failure]
  ) -> (usable: [String], unusable: [String], system: DesignSystem) {
    let empty = DesignSystem(files: [])
    let resolvers = read(names(in: folder) { $0.hasSuffix(".resolver.json") }, in: folder, &failures)
    if resolvers.count == 1, let file = resolvers.first {
      let resolver = ThemeResolver((path: file.path, bytes: file.bytes)) { folder + "/" + $0 }
      if resolver.problems.isEmpty,
        let system = try? resolver.designSystem(for: [:], builtIn: BuiltInTokens()), system.problems.isEmpty
      {
        return ([file.path], [], system)
      }
    }
    let isToken: (String) -> Bool = { $0.hasSuffix(".tokens.json") || $0.hasSuffix(".tokens") }
    let files = read(names(in: folder, where: isToken), in: folder, &failures)
    guard !files.isEmpty else { return ([], [], empty) }
    let system = DesignSystem(files: files.map { ($0.path, $0.bytes) }, builtIn: BuiltInTokens())
    return system.problems.isEmpty ? (files.map(\.path), [], system) : ([], files.map(\.path), empty)
  }

  /// The folders that hold fonts, none of them in another.
  private func fonts(in folder: String) -> [String] {
    let files = names(in: folder) { name in
      [".ttf", ".otf", ".ttc", ".otc"].contains { name.lowercased().hasSuffix($0) }
    }
    let folders = Set(files.map { ($0 as NSString).deletingLastPathComponent }).map { $0.isEmpty ? "." : $0 }
    return folders.filter { one in !folders.contains { $0 != one && (one + "/").hasPrefix($0 + "/") } }.sorted()
  }
}
