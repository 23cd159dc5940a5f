import DesignTokens
import JSONRPC
import PositionedJSON
import SourceText
import Workspace

// MARK: - Tokens

extension EditorState {
  /// The token that a place names: the one of an alias `{a.b}`, or the one that is defined there; `nil` for no token.
  func tokenName(in document: OpenDocument, at offset: Int) -> String? {
    guard document.path.hasSuffix(".json") || document.path.hasSuffix(".tokens") else { return nil }
    if let name = aliasName(in: document.bytes, at: offset) { return name }
    guard tokenFiles.contains(where: { $0.uri == document.address.uri }) else { return nil }
    let cursor = JSONCursor(document.bytes, at: offset)
    guard cursor.isKey, let string = cursor.wholeString(in: document.bytes) else { return nil }
    let path = cursor.path + [String(decoding: string, as: UTF8.self)]
    // What starts with a dollar sign says something of a token.
    return path.contains { $0.hasPrefix("$") } ? nil : path.joined(separator: ".")
  }

  private func aliasName(in bytes: [UInt8], at offset: Int) -> String? {
    guard let open = bytes[..<offset].lastIndex(of: UInt8(ascii: "{")),
      let close = bytes[offset...].firstIndex(of: UInt8(ascii: "}")), close - open < 512
    else { return nil }
    let name = String(decoding: bytes[open + 1..<close], as: UTF8.self)
    return name.isEmpty || name.contains { $0.isWhitespace || "\"{}:,".contains($0) } ? nil : name
  }

  func tokenDefinitions(of name: String) -> [JSONOutput] {
    let path = name.split(separator: ".").map(String.init)
    return tokenFiles.compactMap { file in
      guard let root = try? JSONDocument(parsing: file.positions.bytes).root else { return nil }
      var value: JSONValue? = root
      for part in path { value = value?[part] }
      return value.flatMap { location(file, $0.range) }
    }
  }

  /// Where token files name a token as an alias.
  func tokenUses(of name: String) -> [JSONOutput] {
    let alias = Array("{\(name)}".utf8)
    return tokenFiles.flatMap { file in
      file.positions.bytes.places(of: alias).compactMap { start in
        location(file, ByteRange(start + 1, start + alias.count - 1))
      }
    }
  }

  /// The token files of the project that the editor holds, and the others as they are on disk.
  private var tokenFiles: [Place] {
    guard let index else { return [] }
    return index.project.configuration.tokens.compactMap { place(ofFile: index.place.path(ofConfigured: $0.text)) }
  }

  /// A file that is no table and no code.
  private func place(ofFile path: String) -> Place? {
    if let open = documents[path] { return Place(uri: open.address.uri, positions: open.positions, mapping: nil) }
    guard let index, let bytes = try? index.place.bytes(of: path) else { return nil }
    return Place(uri: FileAddress(path: path).uri, positions: TextPositions(bytes, unit: unit), mapping: nil)
  }
}

// MARK: - Components

extension EditorState {
  /// The component of a slot, as in `"slot": "Button.title"` of `l10n.json`; `nil` elsewhere.
  func componentName(in document: OpenDocument, at offset: Int) -> String? {
    guard document.path == index?.place.configurationFile else { return nil }
    let cursor = JSONCursor(document.bytes, at: offset)
    guard !cursor.isKey, ["slot", "component"].contains(cursor.path.last),
      let text = cursor.wholeString(in: document.bytes)
    else { return nil }
    let name = cursor.path.last == "slot" ? text.prefix { $0 != UInt8(ascii: ".") } : text
    return String(decoding: name, as: UTF8.self)
  }

  func componentDefinitions(of name: String) -> [JSONOutput] {
    guard let index, let token = index.project.designSystem.place(ofComponent: name),
      let file = place(ofFile: index.path(of: token.path))
    else { return [] }
    return [location(file, token.range)].compactMap { $0 }
  }

  /// Where the configuration names a component.
  func componentUses(of name: String) -> [JSONOutput] {
    guard let path = index?.place.configurationFile, let file = place(ofFile: path) else { return [] }
    let bytes = file.positions.bytes
    let text = Array("\"\(name)".utf8)
    return bytes.places(of: text).compactMap { start in
      let end = start + text.count
      guard end < bytes.count, bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: "\"") else { return nil }
      return location(file, ByteRange(start + 1, end))
    }
  }
}

extension [UInt8] {
  /// Where `text` stands, from the first on.
  ///
  /// - Complexity: O(*n* · *m*).
  fileprivate func places(of text: [UInt8]) -> [Int] {
    guard let first = text.first, count >= text.count else { return [] }
    return (0...(count - text.count)).filter { self[$0] == first && self[$0..<$0 + text.count].elementsEqual(text) }
  }
}
