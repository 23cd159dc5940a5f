import JSONRPC
import PositionedJSON
import Project
import StringTables
import Workspace

extension EditorState {
  /// So many characters of a text are shown.
  private static let mostCharacters = 40

  /// Behind the keys of code, the text of the development language.
  func inlayHints(_ params: JSONValue?) throws(RPCError) -> JSONOutput {
    let document = try document(params)
    guard let index, let name = index.name(of: document.path), let number = index.codeNumbers[name],
      let source = index.project.sourceIndex
    else { return .null }
    let wanted = document.positions.range(of: params?["range"]) ?? 0..<document.bytes.count
    let file = index.code[number]
    let mapping = EditMapping(from: file.bytes, to: document.bytes)
    let hints = zip(file.facts.uses, source.resolutions[number]).compactMap { use, resolution -> JSONOutput? in
      guard let place = resolution.places.first, let range = mapping.new(use.range.indices),
        wanted.overlaps(range) || wanted.contains(range.upperBound),
        let text = index.project.groups[place.group].source?[place.key]?.shownTexts.last?.text, text != place.key
      else { return nil }
      return .object {
        $0["position"] = document.positions.json(of: range.upperBound)
        $0["label"] = .string(Self.shortened(text))
        $0["tooltip"] = text.count > Self.mostCharacters ? .string(text) : nil
        $0["paddingLeft"] = .bool(true)
      }
    }
    return .array(hints)
  }

  private static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > mostCharacters ? line.prefix(mostCharacters - 1) + "…" : line
  }
}
