import JSONRPC
import PositionedJSON
import Project
import SourceText
import StringCatalogs
import StringEditing
import StringFormats
import StringTables
import Workspace
import XLIFF

extension EditorState {
  func prepareRename(_ params: JSONValue?) throws(RPCError) -> JSONOutput {
    let (document, offset) = try target(params)
    guard let subject = subject(in: document, at: offset), subject.isKey else { return .null }
    var range = subject.range
    // Without the quotes.
    if document.bytes[range].first == UInt8(ascii: "\""), range.count >= 2 {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    return .object {
      $0["range"] = document.positions.json(of: range)
      $0["placeholder"] = .string(subject.place.key)
    }
  }

  /// Gives a key another name in all tables of its group and in the code that names it by a literal.
  func rename(_ params: JSONValue?) throws(RPCError) -> JSONOutput {
    let (document, offset) = try target(params)
    guard let name = params?["newName"]?.string, !name.isEmpty else { throw .invalidParams("'newName' is empty") }
    guard let index, let subject = subject(in: document, at: offset), subject.isKey else {
      throw .requestFailed("there is no key here to be renamed")
    }
    let (place, group) = (subject.place, index.project.groups[subject.place.group])
    if name == place.key { return FileEdits().json(namesVersions: client.editsVersions) }
    guard !group.tables.values.contains(where: { $0.number(of: name) != nil }) else {
      throw .requestFailed("the table '\(group.name)' has a key '\(name)' already")
    }
    var edits = FileEdits()
    let numbers = Set(group.tables.values.flatMap { $0[place.key].map { [$0.document] } ?? [] })
    for number in numbers.sorted() where index.project.codeTables[number] == nil {
      try edit(number, of: index, &edits) { editor throws(EditError) in
        try editor.rename(key: place.key, to: name)
      }
    }
    for use in index.uses(of: place) {
      let file = index.code[use.file]
      guard !use.isAccessor else {
        throw .requestFailed(
          "'\(place.key)' is used by an accessor in \(file.path): rename it in the table, then generate accessors anew")
      }
      let text = String(decoding: file.bytes[use.range.indices], as: UTF8.self)
      guard text == SwiftLiteral.quoted(place.key) || text == "@" + SwiftLiteral.quoted(place.key) else {
        throw .requestFailed("\(file.path) does not spell '\(place.key)' as one literal: rename it there by hand")
      }
      guard let here = self.place(ofCode: use.file),
        let range = here.mapping.map({ $0.new(use.range.indices) }) ?? use.range.indices
      else { throw .requestFailed("\(file.path) has changed since it was read: try again") }
      edits.add(
        here, range, (text.hasPrefix("@") ? "@" : "") + SwiftLiteral.quoted(name), version: version(of: here))
    }
    return edits.json(namesVersions: client.editsVersions)
  }

  func version(of place: Place) -> Int? {
    FileAddress(uri: place.uri).flatMap { documents[$0.path]?.version }
  }

  /// Adds an edit of a table as the editor holds it, else as it is on disk.
  func edit(
    _ number: Int, of index: ProjectIndex, _ edits: inout FileEdits,
    _ body: (inout DocumentEditor) throws(EditError) -> Void
  ) throws(RPCError) {
    let document = index.project.documents[number]
    guard let place = place(ofDocument: number) else { return }
    // A text that is not UTF-8 on disk is edited where an editor holds it.
    let open = documents[index.path(of: document.path)]
    guard open != nil || document.document.encoding == "utf-8" else {
      throw .requestFailed("open '\(document.path)' first: it is in \(document.document.encoding)")
    }
    var editor = DocumentEditor(open?.table ?? document.document, keyOrder: .xcode)
    do throws(EditError) {
      try body(&editor)
      edits.add(place, becoming: try editor.bytes(), version: version(of: place))
    } catch {
      throw .requestFailed("'\(document.path)' cannot be edited: \(error)")
    }
  }
}

extension RPCError {
  /// What was asked for cannot be done, for a reason that the user is told.
  static func requestFailed(_ message: String) -> RPCError { RPCError(code: -32803, message) }
}

/// Literals of Swift, C and Objective-C.
enum SwiftLiteral {
  static func quoted(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
