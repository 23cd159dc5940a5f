import Interchange
import StringFormats
import StringTables

extension CommandDescription {
  static let print = CommandDescription(
    name: "print", summary: "print the keys of a String Catalog, a line each, as 'xcstringstool print' does",
    operands: "FILE", minimumOperands: 1, maximumOperands: 1, options: [],
    run: { arguments, terminal in
      let name = arguments.operands[0]
      guard let table = TablePath(name), table.format == .xcstrings else {
        throw UsageError("'\(name)' is no String Catalog ('.xcstrings')")
      }
      let file = SourceFile(path: name, bytes: try FileAccess.bytes(of: terminal.path(name), named: name))
      do {
        for key in try InterchangeReading([file]).catalogs.flatMap(\.keys) { terminal.printText(key.name) }
        return .clean
      } catch {
        terminal.diagnose(CatalogFile.line(error, name))
        return .failure
      }
    })
}
