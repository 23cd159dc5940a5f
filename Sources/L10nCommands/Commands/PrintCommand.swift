import Interchange

extension CommandDescription {
  static let print = CommandDescription(
    name: "print", summary: "print the keys of a String Catalog, a line each, as 'xcstringstool print' does",
    group: .look, operands: "FILE", minimumOperands: 1, maximumOperands: 1, options: [],
    examples: [
      CommandExample("print Localizable.xcstrings", "a key a line")
    ],
    run: { arguments, terminal in
      let name = arguments.operands[0]
      let file = try CatalogFile.read(name, terminal, standsAnywhere: true)
      do {
        for key in try InterchangeReading([file]).catalogs.flatMap(\.keys) { terminal.printText(key.name) }
        return .clean
      } catch {
        terminal.diagnose(CatalogFile.line(error, name))
        return .failure
      }
    })
}
