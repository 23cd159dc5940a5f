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
    if let name = tokenName(in: document, at: offset) { return .array(tokenDefinitions(of: name)) }
    if let component = componentName(in: document, at: offset) { return .array(componentDefinitions(of: component)) }
    guard let index, let subject = subject(in: document, at: offset) else { return .null }
    let development = index.project.groups[subject.place.group].developmentLocale
    let isSource = document.table != nil && (subject.locale == nil || subject.locale == development)
    let code = codeLocations(of: subject.place, index)
    if isSource, !code.isEmpty { return .array(code) }
    let sources = locations(of: subject.place, index) { $0 == development }
    return .array(sources.isEmpty ? locations(of: subject.place, index) { _ in true } : sources)
  }

  /// Where a key stands: in code, and in the tables of all languages; where a token or a component is used.
  func references(_ params: JSONValue?) throws(RPCError) -> JSONOutput {
    let (document, offset) = try target(params)
    let declares = params?["context"]?["includeDeclaration"]?.bool ?? true
    if let name = tokenName(in: document, at: offset) {
      return .array(tokenUses(of: name) + (declares ? tokenDefinitions(of: name) : []))
    }
    if let component = componentName(in: document, at: offset) {
      return .array(componentUses(of: component) + (declares ? componentDefinitions(of: component) : []))
    }
    guard let index, let subject = subject(in: document, at: offset) else { return .null }
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
}
