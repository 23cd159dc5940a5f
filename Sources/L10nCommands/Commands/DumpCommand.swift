import Messages
import PositionedJSON
import Project
import SourceText
import StringEditing
import StringFormats
import StringTables
import XLIFF

extension CommandDescription {
  static let dump = CommandDescription(
    name: "dump", summary: "print what a string file holds, as JSON", group: .look, operands: "FILE",
    minimumOperands: 1,
    maximumOperands: 1, options: [],
    examples: [
      CommandExample("dump de.lproj/Localizable.strings", "what the file holds")
    ],
    run: { arguments, terminal in
      let name = try DumpedFile.name(of: arguments.operands[0], terminal)
      guard let table = TablePath(name) else {
        throw UsageError(
          """
          '\(name)' is no string file: known are \(StringFormat.list(StringFormat.allCases, and: ["xcloc"]))
          """)
      }
      let path = terminal.path(name)
      let document = StringDocument(parsing: try FileAccess.bytes(of: path, named: name), format: table.format)
      DocumentDump(document, locale: table.locale).write { terminal.print($0) }
      return .clean
    })
}

/// Which file an operand means.
private enum DumpedFile {
  /// The operand itself, or the XLIFF file of an `.xcloc` folder.
  static func name(of operand: String, _ terminal: Terminal) throws -> String {
    let path = terminal.path(operand)
    guard PackageFolder.isPackage(operand), FileAccess.kind(of: path) == .folder else { return operand }
    let listing = PackageFolder.exchangeFiles(in: operand, at: path)
    if let failure = listing.unread.failures.first { throw failure }
    let files = listing.files
    if files.count == 1 { return files[0] }
    if files.isEmpty { throw UsageError("'\(operand)' holds no XLIFF file in 'Localized Contents'") }
    let names = files.map { "'\($0)'" }.joined(separator: ", ")
    throw UsageError("'\(operand)' holds \(files.count) XLIFF files: name one of \(names)")
  }
}

/// A document as JSON for tools that compare.
struct DocumentDump {
  private let document: StringDocument
  private let locale: String?
  private let lines: LineTable

  init(_ document: StringDocument, locale: String?) {
    self.document = document
    self.locale = locale
    lines = document.lineTable()
  }

  /// Hands the text on in pieces.
  func write(to put: ([UInt8]) -> Void) {
    var output = JSONWriter(.lines, .visible)
    output.object { dump in
      dump.member("format", document.format.rawValue)
      dump.member("encoding", document.encoding)
      dump.member("locale", locale)
      dump.member("sourceLanguage", document.sourceLanguage)
      dump.member("targetLanguage", document.targetLanguage)
      dump.member("entries", document.entries) { list, entry in
        list.value(self.entry(entry))
        list.handOn(to: put)
      }
      dump.member("problems", .array(document.problems.map(problem)))
      dump.object("apple") {
        $0.member("loads", document.apple.loads)
        $0.member("of", document.apple.of)
      }
    }
    output.code("\n")
    put(output.bytes)
  }

  private func entry(_ entry: StringEntry) -> JSONOutput {
    let position = lines.position(of: entry.key.range.start)
    return .object {
      $0["key"] = .string(document.text(entry.key))
      $0["value"] = value(entry.value)
      $0["comment"] = entry.comment.map { .string(document.text($0)) }
      $0["line"] = .integer(position.line)
      $0["column"] = .integer(position.column)
      $0["state"] = entry.state.map { .string($0.rawValue) }
      $0["locale"] = entry.locale.map { .string($0) }
      $0["table"] = entry.table.map { .string($0) }
      $0["resolves"] = variation(entry)
    }
  }

  /// The key and the path that Xcode's identifier of an XLIFF unit stands for; `nil` where it is the key itself.
  private func variation(_ entry: StringEntry) -> JSONOutput? {
    guard document.format == .xliff else { return nil }
    let identifier = document.text(entry.key)
    let found = TextPath.resolve(identifier, original: entry.table ?? "")
    guard found.path != TextPath() || !found.key.utf8.elementsEqual(identifier.utf8) else { return nil }
    return .object {
      $0["key"] = .string(found.key)
      $0["path"] = .string(found.path.suffix)
    }
  }

  private func value(_ value: LocalizedValue) -> JSONOutput {
    switch value {
    case .text(let text): return .string(document.text(text))
    case .other: return .null
    case .varied(let varied):
      return .object {
        $0["format"] = variant(varied.format)
        if !varied.substitutions.isEmpty {
          $0["substitutions"] = .object { members in
            for substitution in varied.substitutions {
              members[document.text(substitution.name)] = json(substitution)
            }
          }
        }
      }
    }
  }

  private func json(_ substitution: Substitution) -> JSONOutput {
    .object {
      $0["argNum"] = substitution.argumentNumber.map { .integer($0) }
      $0["formatSpecifier"] = substitution.specifier.map { .string(document.text($0)) }
      $0["variations"] = variant(substitution.variant)
    }
  }

  private func variant(_ variant: Variant) -> JSONOutput {
    func json(_ kind: String, _ cases: [Variant.Case]) -> JSONOutput {
      .object {
        $0[kind] = .object { members in
          for one in cases { members[document.text(one.selector)] = self.variant(one.variant) }
        }
      }
    }
    switch variant {
    case .text(let text): return .string(document.text(text.string))
    case .plural(let cases): return json("plural", cases)
    case .device(let cases): return json("device", cases)
    case .width(let cases): return json("width", cases)
    }
  }

  private func problem(_ problem: FormatProblem) -> JSONOutput {
    let position = lines.position(of: problem.range.start)
    return .object {
      $0["message"] = .string(problem.message)
      $0["line"] = .integer(position.line)
      $0["column"] = .integer(position.column)
      $0["offset"] = .integer(problem.range.start.index)
    }
  }
}
