import Interchange
import Messages

extension CommandDescription {
  static let convert = CommandDescription(
    name: "convert", summary: "convert string files between formats, naming every loss", group: .write,
    operands: "IN… OUT",
    minimumOperands: 2, maximumOperands: 1_000,
    options: [
      OptionDescription("strict", "write nothing where something would be lost"),
      OptionDescription("locale", value: "TAG", "language of files that name none, and the one to write"),
      OptionDescription("source-language", value: "TAG", "language that the others are translated from"),
      OptionDescription("table", value: "NAME", "the table to write, where the input has several"),
    ],
    examples: [
      CommandExample("convert de.lproj/Localizable.strings de.xliff", "to XLIFF"),
      CommandExample(
        "convert en.lproj/Localizable.strings de.lproj/Localizable.strings Localizable.xcstrings",
        "two languages to a catalog"),
    ],
    run: { arguments, terminal in try ConvertCommand(arguments, terminal).run() })
}

/// Converts files: reads, writes, and prints what is lost.
struct ConvertCommand {
  private let arguments: ParsedArguments
  private let terminal: Terminal
  private let output: String

  init(_ arguments: ParsedArguments, _ terminal: Terminal) {
    self.arguments = arguments
    self.terminal = terminal
    output = arguments.operands[arguments.operands.count - 1]
  }

  func run() throws -> ExitStatus {
    let target = try self.target()
    var unread = Unread()
    let files = try arguments.operands.dropLast().flatMap { try inputs($0, &unread) }.filter(isWanted).map { path in
      SourceFile(path: path, bytes: try FileAccess.bytes(of: absolute(path), named: path))
    }
    unread.report(to: terminal)
    guard unread.status == .clean else {
      terminal.fail("'\(output)' is not written, since not all of its sources could be read")
      return unread.status
    }
    let locale = arguments.value("locale")
    let reading = try InterchangeReading(files, locale: locale, sourceLanguage: arguments.value("source-language"))
    let named = InterchangeFormat.locale(ofPath: output, source: reading.catalogs.first?.sourceLanguage)
    let writing = try InterchangeWriting(
      reading, to: target, locale: locale ?? named, table: arguments.value("table"))
    for loss in writing.losses { terminal.fail(loss.description) }
    if arguments.has("strict"), !writing.losses.isEmpty {
      let count = "\(writing.losses.count) \(writing.losses.count == 1 ? "loss" : "losses")"
      terminal.fail("'\(output)' is not written: --strict, and \(count)")
      return .findings
    }
    try write(writing.files, target)
    return .clean
  }

  /// Whether a file may hold the table that is asked for: those of Apple's hold one each.
  private func isWanted(_ path: String) -> Bool {
    guard let table = arguments.value("table"), let format = InterchangeFormat(path: path) else { return true }
    switch format {
    case .strings, .stringsdict, .xcstrings:
      return SystemPath.stem(of: path) == table
    case .xliff, .android, .arb, .po: return true
    }
  }

  private func target() throws(UsageError) -> InterchangeWriting.Target {
    if PackageFolder.isPackage(output) { return .file(.xliff) }
    if output.hasSuffix("/") { return .folders }
    if let format = InterchangeFormat(path: output) { return .file(format) }
    throw UsageError(
      """
      '\(output)' is no string file: known are .strings, .stringsdict, .xcstrings, .xliff, .xcloc, .xml, .arb and .po, \
      and a folder ending in '/'
      """)
  }

  private func absolute(_ path: String) -> String {
    terminal.path(path)
  }

  /// The files of an operand: itself, or the tables of a folder.
  private func inputs(_ path: String, _ unread: inout Unread) throws -> [String] {
    switch FileAccess.kind(of: absolute(path)) {
    case nil: throw UsageError(nothingAt: path, in: terminal.workingDirectory)
    case .file: return [path]
    case .folder:
      if PackageFolder.isPackage(path) {
        let found = PackageFolder.exchangeFiles(in: path, at: absolute(path))
        guard !found.files.isEmpty || !found.unread.isEmpty else {
          throw UsageError("'\(path)' holds no 'Localized Contents/….xliff'")
        }
        unread.append(found.unread)
        return found.files
      }
      let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
      let found = FolderWalk.listing(
        of: absolute(folder), named: { folder + $0.dropFirst(absolute(folder).count) },
        where: { InterchangeFormat(path: $0) != nil })
      unread.append(found.unread)
      // The folder may be one of a language itself.
      let own = SystemPath.name(of: absolute(folder))
      let folders = LocaleFolders(found.files.lazy.compactMap { TablePath(own + "/" + $0) })
      let wanted = found.files.filter { isTable($0, in: own, folders) }
      guard !wanted.isEmpty || !unread.isEmpty else {
        throw UsageError("'\(path)' holds no .lproj folder with string tables")
      }
      return wanted.map { folder + "/" + $0 }
    }
  }

  /// Whether a file of a folder is a table: in an `.lproj` or in Android's `values`, or of a format of its own.
  private func isTable(_ path: String, in folder: String, _ folders: LocaleFolders) -> Bool {
    let parts = path.split(separator: "/")
    guard parts.count <= 2, let file = parts.last, let format = InterchangeFormat(path: String(file)) else {
      return false
    }
    let parent = parts.dropLast().last.map(String.init) ?? folder
    switch format {
    case .strings, .stringsdict:
      return TablePath(folder + "/" + path).map { $0.locale != nil && folders.isRead($0) } ?? false
    case .android: return file == "strings.xml" && parent.hasPrefix("values")
    case .xcstrings, .xliff, .arb, .po: return parts.count == 1
    }
  }

  private func write(_ files: [InterchangeWriting.File], _ target: InterchangeWriting.Target) throws {
    if PackageFolder.isPackage(output), let file = files.first {
      return try writePackage(file.text, to: output, terminal)
    }
    guard case .file(let format) = target else {
      for file in files {
        try write(file.bytes, to: output + file.path)
      }
      return
    }
    let stem = SystemPath.joined(SystemPath.folder(of: output), SystemPath.stem(of: output))
    let isPair = format == .strings || format == .stringsdict
    for file in files {
      try write(file.bytes, to: isPair ? stem + "." + file.path : output)
    }
    // A stale .stringsdict would override the texts that were just written.
    let sibling = stem + ".stringsdict"
    if isPair, files.count == 1, FileAccess.kind(of: absolute(sibling)) == .file {
      try FileAccess.write(InterchangeWriting.emptyStringsdict, to: absolute(sibling), named: sibling)
    }
  }

  /// Writes a file, and makes the folders on the way to it that are not there.
  private func write(_ bytes: [UInt8], to path: String) throws {
    let folder = SystemPath.folder(of: absolute(path))
    try FileAccess.makeFolder(folder, named: SystemPath.folder(of: path))
    try AtomicWrite.write(bytes, to: absolute(path), named: path)
  }
}
