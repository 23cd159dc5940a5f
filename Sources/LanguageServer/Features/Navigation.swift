import JSONRPC
import PositionedJSON
import Project
import SourceText
import StringTables
import Workspace

extension EditorState {
  /// Where a key stands in the table of the development language; of that entry the code that uses it.
  func definition(_ params: JSONValue?) throws(RPCError) -> JSONOutput {
    let (document, offset) = try target(params)
    if let alias = alias(in: document, at: offset) { return .array(alias) }
    guard let index, let subject = subject(in: document, at: offset) else { return .null }
    let development = index.project.groups[subject.place.group].developmentLocale
    let isSource = document.table != nil && (subject.locale == nil || subject.locale == development)
    let code = codeLocations(of: subject.place, index)
    if isSource, !code.isEmpty { return .array(code) }
    let sources = locations(of: subject.place, index) { $0 == development }
    return .array(sources.isEmpty ? locations(of: subject.place, index) { _ in true } : sources)
  }

  /// Where a key stands: in code, and in the tables of all languages.
  func references(_ params: JSONValue?) throws(RPCError) -> JSONOutput {
    let (document, offset) = try target(params)
    guard let index, let subject = subject(in: document, at: offset) else { return .null }
    let declares = params?["context"]?["includeDeclaration"]?.bool ?? true
    return .array(
      codeLocations(of: subject.place, index) + (declares ? locations(of: subject.place, index) { _ in true } : []))
  }

  /// Where the same key stands in the same file.
  func highlights(_ params: JSONValue?) throws(RPCError) -> JSONOutput {
    let (document, offset) = try target(params)
    guard let index, let subject = subject(in: document, at: offset) else { return .null }
    if let table = document.table {
      var ranges: [ByteRange] = []
      for entry in table.entries.indices where table.text(table.entries.key(at: entry)) == subject.place.key {
        let range = table.entries.key(at: entry).range
        if ranges.last != range { ranges.append(range) }
      }
      return .array(ranges.map { range in .object { $0["range"] = document.positions.json(of: range) } })
    }
    guard let name = index.name(of: document.path), let number = index.codeNumbers[name] else { return .null }
    let mapping = EditMapping(from: index.code[number].bytes, to: document.bytes)
    let ranges = index.uses(of: subject.place).filter { $0.file == number }.compactMap { mapping.new($0.range.indices) }
    return .array(ranges.map { range in .object { $0["range"] = document.positions.json(of: range) } })
  }

  /// The entries of a key as places of tables, each place once.
  func locations(
    of place: KeyPlace, _ index: ProjectIndex, where isWanted: (_ locale: String) -> Bool
  ) -> [JSONOutput] {
    let group = index.project.groups[place.group]
    var known: Set<[Int]> = []
    return group.tables.keys.sorted().filter(isWanted).compactMap { locale -> JSONOutput? in
      guard let entry = group.tables[locale]?[place.key] else { return nil }
      // A catalog has a key once for all of its languages.
      guard known.insert([entry.document, entry.keyRange.start.index]).inserted else { return nil }
      return location(ofDocument: entry.document, entry.keyRange)
    }
  }

  func codeLocations(of place: KeyPlace, _ index: ProjectIndex) -> [JSONOutput] {
    index.uses(of: place).compactMap { location(ofCode: $0.file, $0.range) }
  }

  // MARK: - Tokens

  /// Where the token of an alias `{a.b}` is defined; `nil` where the place is in none.
  private func alias(in document: OpenDocument, at offset: Int) -> [JSONOutput]? {
    guard document.path.hasSuffix(".json") || document.path.hasSuffix(".tokens"),
      let open = document.bytes[..<offset].lastIndex(of: UInt8(ascii: "{")),
      let close = document.bytes[offset...].firstIndex(of: UInt8(ascii: "}")), close - open < 512
    else { return nil }
    let name = String(decoding: document.bytes[open + 1..<close], as: UTF8.self)
    guard !name.contains(where: { $0.isWhitespace || "\"{}:,".contains($0) }) else { return nil }
    let path = name.split(separator: ".").map(String.init)
    return tokenFiles.compactMap { file in
      guard let root = try? JSONDocument(parsing: file.positions.bytes).root else { return nil }
      var value: JSONValue? = root
      for part in path { value = value?[part] }
      return value.map { value in
        .object {
          $0["uri"] = .string(file.uri)
          $0["range"] = file.positions.json(of: value.range)
        }
      }
    }
  }

  /// The token files of the project that the editor holds, and the others as they are on disk.
  private var tokenFiles: [Place] {
    guard let index else { return [] }
    return index.project.configuration.tokens.compactMap { token in
      let path = index.place.path(ofConfigured: token.text)
      if let open = documents[path] { return Place(uri: open.address.uri, positions: open.positions, mapping: nil) }
      guard let bytes = try? index.place.bytes(of: path) else { return nil }
      return Place(uri: FileAddress(path: path).uri, positions: TextPositions(bytes, unit: unit), mapping: nil)
    }
  }
}
