import JSONRPC
import PositionedJSON
import StringEditing

extension EditorState {
  /// The table in its form, as `l10n fmt` writes it.
  func formatting(_ params: JSONValue?) throws(RPCError) -> JSONOutput {
    let document = try document(params)
    guard let table = document.table else { return .null }
    do throws(FormattingError) {
      let form = try DocumentFormatter.formatted(table)
      guard let (range, text) = FileEdits.difference(document.bytes, form) else { return .array([]) }
      return .array([FileEdits.edit(document.positions, range, text)])
    } catch {
      if case .broken(_, let range) = error {
        let line = document.positions.lines.position(of: range.start).line
        throw .requestFailed("line \(line) has to be mended before the table is formatted: \(error.description)")
      }
      throw .requestFailed(error.description)
    }
  }
}
