import CodeGeneration
import Interchange
import Messages

extension CommandDescription {
  static let symbols = CommandDescription(
    name: "generate-symbols", summary: "write Swift symbols for a catalog, as 'xcstringstool generate-symbols' does",
    group: .code, operands: "FILE", minimumOperands: 1, maximumOperands: 1,
    options: [
      OptionDescription("language", value: "LANGUAGE", "the language of the code", choices: ["swift"], letter: "l"),
      OptionDescription("output-directory", value: "DIR", "the folder of the file that is written", letter: "o"),
    ],
    examples: [
      CommandExample("generate-symbols Localizable.xcstrings --output-directory Build", "one symbol a key")
    ],
    run: { arguments, terminal in
      let name = arguments.operands[0]
      guard let output = arguments.value("output-directory") else {
        throw UsageError("'generate-symbols' needs a folder for what it writes: --output-directory DIR")
      }
      let symbols: SymbolFile
      let table: String
      do {
        let reading = try InterchangeReading([CatalogFile.read(name, terminal)])
        table = SystemPath.stem(of: name)
        symbols = SymbolFile(table: table, sources: reading.catalogs.flatMap(\.symbolSources))
      } catch {
        terminal.diagnose(CatalogFile.line(error, name))
        return .failure
      }
      for problem in symbols.problems { terminal.diagnose("\(name): \(problem)") }
      guard symbols.problems.isEmpty else { return .findings }
      let file = "\(output)/GeneratedStringSymbols_\(table).swift"
      try FileAccess.makeFolder(terminal.path(output), named: output)
      try AtomicWrite.write(
        Array(symbols.code.utf8), to: terminal.path(file), named: file, outlivesPowerLoss: false)
      return .clean
    })
}

extension MessageCatalog {
  /// The keys that a person manages and asks symbols for, each with its text in the source language.
  fileprivate var symbolSources: [AccessorSource] {
    keys.filter { $0.extractionState == "manual" && $0.generatesSymbol }.map { key in
      AccessorSource(
        table: name, key: key.name,
        message: key.units[sourceLanguage]?.message
          ?? Message(format: .text(LocatedText(key.name, range: .init(0, 0)))),
        comment: key.comment ?? "", place: key.name)
    }
  }
}
