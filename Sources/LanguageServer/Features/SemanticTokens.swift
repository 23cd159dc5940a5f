import JSONRPC
import Placeholders
import PositionedJSON
import SourceText
import StringFormats

extension EditorState {
  static let tokenTypes = ["parameter"]

  /// The placeholders in the texts of a table.
  func semanticTokens(_ params: JSONValue?) throws(RPCError) -> JSONOutput {
    let document = try document(params)
    guard let table = document.table else { return .null }
    var places: [Range<Int>] = []
    for number in table.entries.indices {
      for text in table.entries.value(at: number).texts {
        let start = text.range.start.index
        // Placeholders are the same in every escape.
        let raw = Array(document.bytes[text.range.indices])
        raw.withUnsafeBufferPointer { bytes in
          var scanner = FormatScanner(bytes)
          while let found = scanner.next() {
            if found.kind != .percent { places.append(start + found.start..<start + found.end) }
          }
        }
      }
    }
    places.sort { $0.lowerBound < $1.lowerBound }
    var data: [JSONOutput] = []
    var last = (line: 0, character: 0)
    for place in places {
      let (line, start) = document.positions.place(of: place.lowerBound)
      let (endLine, end) = document.positions.place(of: place.upperBound)
      guard line == endLine, (line, start) >= last else { continue }
      data += [
        .integer(line - last.line), .integer(line == last.line ? start - last.character : start), .integer(end - start),
        .integer(0), .integer(0),
      ]
      last = (line, start)
    }
    return .object { $0["data"] = .array(data) }
  }
}
