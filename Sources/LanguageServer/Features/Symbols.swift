import JSONRPC
import PositionedJSON
import Project
import SourceText
import StringFormats
import StringTables

extension EditorState {
  /// The keys of a table, with the text of the development language.
  func documentSymbols(_ params: JSONValue?) throws(RPCError) -> JSONOutput {
    let document = try document(params)
    guard let table = document.table else { return .null }
    var last: ByteRange?
    return .array(
      table.entries.indices.compactMap { number -> JSONOutput? in
        let entry = table.entries[number]
        // A catalog has a key in several languages.
        guard entry.key.range != last else { return nil }
        last = entry.key.range
        let name = table.text(entry.key)
        return .object {
          $0["name"] = .string(name.isEmpty ? "\"\"" : name)
          $0["kind"] = .integer(20)
          let whole = document.positions.json(of: entry.range.union(entry.key.range))
          guard client.nestsSymbols else {
            $0["location"] = .object {
              $0["uri"] = .string(document.address.uri)
              $0["range"] = whole
            }
            return
          }
          $0["detail"] = entry.value.texts.first.map { .string(table.text($0)) }
          $0["range"] = whole
          $0["selectionRange"] = document.positions.json(of: entry.key.range)
        }
      })
  }

  /// So many symbols of a project are told.
  private static let mostSymbols = 200

  /// The keys of which the name, or a text in any language, has the letters that were typed.
  func workspaceSymbols(_ params: JSONValue?) throws(RPCError) -> JSONOutput {
    guard let index else { return .array([]) }
    let query = params?["query"]?.string?.lowercased() ?? ""
    var symbols: [JSONOutput] = []
    search: for group in index.project.groups {
      var known: Set<String> = []
      for locale in (group.developmentLocale.map { [$0] } ?? []) + group.translations {
        for entry in group.entries(in: locale) {
          let key = entry.key.string
          guard
            query.isEmpty || key.lowercased().contains(query)
              || entry.message.texts.contains(where: { $0.string.lowercased().contains(query) }),
            known.insert(key).inserted
          else { continue }
          let place = group.source?[key] ?? entry
          guard let location = location(ofDocument: place.document, place.keyRange) else { continue }
          symbols.append(
            .object {
              $0["name"] = .string(key.isEmpty ? "\"\"" : key)
              $0["kind"] = .integer(20)
              $0["containerName"] = .string(group.name)
              $0["location"] = location
            })
          if symbols.count == Self.mostSymbols { break search }
        }
      }
    }
    return .array(symbols)
  }

  /// Entries and comments of more than one line.
  func foldingRanges(_ params: JSONValue?) throws(RPCError) -> JSONOutput {
    let document = try document(params)
    guard let table = document.table else { return .null }
    var ranges: [JSONOutput] = []
    var known: Set<Int> = []
    func add(_ range: ByteRange, kind: String?) {
      let (start, end) = document.positions.lines.positions(of: range)
      guard end.line > start.line, known.insert(start.line).inserted else { return }
      ranges.append(
        .object {
          $0["startLine"] = .integer(start.line - 1)
          $0["endLine"] = .integer(end.line - 1)
          $0["kind"] = kind.map { .string($0) }
        })
    }
    for number in table.entries.indices {
      let entry = table.entries[number]
      if let comment = entry.comment { add(comment.range, kind: "comment") }
      add(entry.range, kind: nil)
    }
    return .array(ranges)
  }
}

extension ByteRange {
  fileprivate func union(_ other: ByteRange) -> ByteRange {
    ByteRange(min(start.index, other.start.index), max(end.index, other.end.index))
  }
}
