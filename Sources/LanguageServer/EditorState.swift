import Checks
import JSONRPC
import PositionedJSON
import Project
import SourceText
import StringFormats
import StringTables
import Workspace

/// What the server knows at one moment: the files that the editor holds, and the project as it was last checked.
struct EditorState: Sendable {
  var unit = PositionUnit.utf16
  var client = ClientCapabilities()
  /// By absolute path.
  var documents: [String: OpenDocument] = [:]
  var index: ProjectIndex?

  /// A file with the text that its places are of: that of the editor, else that of the project.
  struct Place {
    let uri: String
    let positions: TextPositions
    /// From the bytes that the project was checked with to those of the editor.
    let mapping: EditMapping?

    /// The place as the protocol writes it; `nil` where an edit has taken it.
    func json(of range: ByteRange) -> JSONOutput? {
      guard let mapping else { return positions.json(of: range) }
      return mapping.new(range.indices).map(positions.json)
    }
  }

  /// A file of the project, by its path there, of which the project knows the bytes.
  func place(_ name: String, _ bytes: [UInt8], lines: @autoclosure () -> LineTable) -> Place? {
    guard let index else { return nil }
    let path = index.path(of: name)
    if let open = documents[path] {
      // What is in UTF-16 on disk is another text in an editor.
      return Place(uri: open.address.uri, positions: open.positions, mapping: EditMapping(from: bytes, to: open.bytes))
    }
    return Place(
      uri: FileAddress(path: path).uri, positions: TextPositions(lines: lines(), bytes: bytes, unit: unit), mapping: nil
    )
  }

  func place(ofDocument number: Int) -> Place? {
    guard let document = index?.project.documents[number] else { return nil }
    return place(document.path, document.document.bytes, lines: document.document.lineTable())
  }

  func place(ofCode number: Int) -> Place? {
    guard let file = index?.code[number] else { return nil }
    return place(file.path, file.bytes, lines: LineTable(file.bytes))
  }

  /// A place in a document of the project as the protocol writes it.
  func location(ofDocument number: Int, _ range: ByteRange) -> JSONOutput? {
    place(ofDocument: number).flatMap { location($0, range) }
  }

  func location(ofCode number: Int, _ range: ByteRange) -> JSONOutput? {
    place(ofCode: number).flatMap { location($0, range) }
  }

  func location(_ place: Place, _ range: ByteRange) -> JSONOutput? {
    place.json(of: range).map { range in
      .object {
        $0["uri"] = .string(place.uri)
        $0["range"] = range
      }
    }
  }

  // MARK: - What a request is about

  /// The file of a request.
  func document(_ params: JSONValue?) throws(RPCError) -> OpenDocument {
    guard let uri = params?["textDocument"]?["uri"]?.string else { throw .invalidParams("no 'textDocument.uri'") }
    guard let address = FileAddress(uri: uri) else { throw .invalidParams("'\(uri)' is no file of this machine") }
    guard let document = documents[address.path] else { throw .invalidParams("'\(uri)' is not open") }
    return document
  }

  /// The file and the place of a request.
  func target(_ params: JSONValue?) throws(RPCError) -> (document: OpenDocument, offset: Int) {
    let document = try document(params)
    guard let offset = document.positions.offset(of: params?["position"]) else {
      throw .invalidParams("no 'position' of the text")
    }
    return (document, offset)
  }
}
