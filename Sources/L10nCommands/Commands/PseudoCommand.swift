import Project
import Pseudo
import PseudoFiles
import StringEditing
import StringFormats
import TextLayout
import XLIFF

extension CommandDescription {
  static let pseudo = CommandDescription(
    name: "pseudo", summary: "write pseudo-locales: texts that look foreign and are as long as translations",
    group: .write, operands: "[PATH]", minimumOperands: 0, maximumOperands: 1,
    options: [
      OptionDescription("output", value: "DIR", "the folder to write to; '.' writes beside the source language"),
      OptionDescription(
        "strategy", value: "NAME",
        "a strategy, as in 'tall', or several, as in 'accented+bidi' (default: accented, bidi)",
        repeats: true),
      OptionDescription("list", "show the strategies"),
      Axes.fitWidth,
      OptionDescription("font", value: "FAMILY", "the font of texts that no component is bound to"),
      OptionDescription("weight", value: "N", "its weight from 1 to 1000 (default: 400)"),
      OptionDescription(
        "check", "write nothing; name the files that are behind their source or have none any more, and exit with 1"),
      OptionDescription(
        "prune", "remove the tables of these pseudo-locales in DIR whose source has gone; files of others stay"),
      OptionDescription("stdin", "read texts, one a line, and print what becomes of them"),
    ],
    examples: [
      CommandExample("pseudo --output Pseudo", "accented and mirrored texts"),
      CommandExample("pseudo --list", "the strategies"),
    ],
    run: { arguments, terminal in try PseudoCommand(arguments, terminal).run() })
}

/// Writes the files of pseudo-locales, those that changed.
struct PseudoCommand {
  private let arguments: ParsedArguments
  private let terminal: Terminal
  private let loaded: LoadedConfiguration

  init(_ arguments: ParsedArguments, _ terminal: Terminal) throws {
    self.arguments = arguments
    self.terminal = terminal
    loaded = try LoadedConfiguration(arguments.operands, terminal: terminal)
  }

  func run() throws -> ExitStatus {
    if arguments.has("list") { return list() }
    if arguments.has("check"), arguments.has("prune") {
      throw UsageError("'--check' writes nothing, so that '--prune' cannot be with it")
    }
    let settings = loaded.configuration.pseudo
    let fonts = try PseudoFonts(
      loaded, family: arguments.value("font"), weight: try weight(),
      fitsWidth: arguments.has("fit-width") || settings.fitsWidth)
    defer { fonts.reportProblems(to: terminal) }
    if arguments.has("stdin") { return try filter(fonts) }
    guard let output = arguments.value("output").map(terminal.path) ?? settings.output.map(configured) else {
      throw UsageError("'pseudo' needs --output: the folder of your app's tables, or '.'")
    }
    let definitions = try definitions(default: ["accented", "bidi"])
    let makers = definitions.map { fonts.pseudolocalizers($0) }
    let sources = try PseudoSources(loaded)
    var worst = ExitStatus.clean
    func note(_ status: ExitStatus) { if status.rawValue > worst.rawValue { worst = status } }
    sources.unread.report(to: terminal)
    note(sources.unread.status)
    for failure in sources.failures {
      terminal.fail(failure)
      note(.failure)
    }
    if !sources.passedOver.isEmpty {
      let files = sources.passedOver.map { "'\($0)'" }.joined(separator: ", ")
      terminal.fail("\(files): no source of pseudo-locales; they are made from the tables \(PseudoSources.formats)")
    }
    for source in sources.files { note(try write(source, makers, fonts, to: output)) }
    if !loaded.place.isOneFile {
      let leftovers = PseudoLeftovers(output)
      if !sources.unread.isEmpty || !leftovers.unread.isEmpty, arguments.has("prune") {
        leftovers.unread.report(to: terminal)
        terminal.fail("'--prune' removes nothing, since not all folders could be read")
        note(.failure)
      } else {
        for maker in makers { note(name(leftovers, of: maker, sources, fonts)) }
      }
    }
    for line in makers.flatMap(\.notes) { terminal.fail(line) }
    return worst
  }

  private func configured(_ path: String) -> String {
    path.hasPrefix("/") ? path : loaded.place.root + "/" + path
  }

  private func weight() throws(UsageError) -> Double {
    guard let text = arguments.value("weight") else { return 400 }
    guard let weight = Double(text), (1...1_000).contains(weight) else {
      throw UsageError("'\(text)' is no value for '--weight': a number from 1 to 1000")
    }
    return weight
  }

  private func definitions(default names: [String]) throws(UsageError) -> [PseudoDefinition] {
    let given = arguments.all("strategy")
    let configured = loaded.configuration.pseudo.strategies
    var definitions: [PseudoDefinition] = []
    for name in given.isEmpty ? (configured.isEmpty ? names : configured) : given {
      guard let definition = loaded.strategies.definition(named: name) else {
        throw UsageError(unknown: "strategy", name, known: loaded.strategies.definitions.map(\.name))
      }
      if let other = definitions.first(where: { $0.locale == definition.locale }) {
        guard other.name != definition.name else { continue }
        throw UsageError(
          "'\(other.name)' and '\(definition.name)' are both written as '\(definition.locale)': choose one")
      }
      definitions.append(definition)
    }
    return definitions
  }

  private func list() -> ExitStatus {
    terminal.printLines(
      HelpTable.lines(loaded.strategies.definitions.map { ("\($0.name) (\($0.locale))", $0.summary) }))
    return .clean
  }

  private func filter(_ fonts: PseudoFonts) throws -> ExitStatus {
    let definitions = try definitions(default: ["accented"])
    guard definitions.count == 1, let definition = definitions.first else {
      throw UsageError("'--stdin' takes one strategy")
    }
    guard !definition.showsKeys else {
      throw UsageError("'\(definition.name)' shows keys, which texts of standard input do not have")
    }
    let maker = fonts.pseudolocalizers(definition)
    let choice = maker.choice(for: fonts.plain)
    let lines = terminal.readInput().split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let texts = lines.map {
      choice.pseudolocalizer.pseudolocalize(String(decoding: $0, as: UTF8.self), fitting: choice.fit)
    }
    terminal.print(texts.joined(separator: "\n"))
    for note in maker.notes { terminal.fail(note) }
    return .clean
  }

  // MARK: - Files

  private func write(
    _ source: PseudoSources.File, _ makers: [ComponentPseudolocalizers], _ fonts: PseudoFonts, to output: String
  ) throws -> ExitStatus {
    do throws(EditError) {
      if source.document.format != .xcstrings {
        var worst = ExitStatus.clean
        for maker in makers {
          let bytes = try writer(ofTable: source.path.name, maker, fonts).bytes(of: source.document)
          let name = source.path.path(locale: maker.definition.locale)
          let status = store(bytes, in: output, name)
          if status.rawValue > worst.rawValue { worst = status }
        }
        return worst
      }
      var catalog = source.document
      for maker in makers {
        let bytes = try writer(ofTable: source.path.name, maker, fonts).bytes(addingTo: catalog)
        catalog = StringDocument(parsing: bytes, format: .xcstrings)
      }
      return store(catalog.bytes, in: output, source.path.ownPath)
    } catch {
      terminal.fail("\(source.name): \(error.message)")
      return .failure
    }
  }

  private func writer(
    ofTable table: String, _ maker: ComponentPseudolocalizers, _ fonts: PseudoFonts
  ) -> DocumentPseudolocalizer {
    let configuration = loaded.configuration
    if fonts.isPlain, configuration.untranslated.isEmpty {
      return DocumentPseudolocalizer(maker.choice(for: nil).pseudolocalizer, table: table, keyOrder: .xcode)
    }
    return DocumentPseudolocalizer(table: table, locale: maker.definition.locale, keyOrder: .xcode) { key in
      if configuration.keepsText(ofKey: key, table: table) { return nil }
      let choice = maker.choice(for: fonts.font(ofKey: key, table: table))
      return .init(choice.pseudolocalizer, fitting: choice.fit)
    }
  }

  /// Names the files whose source has gone, and removes them if that is wanted.
  private func name(
    _ leftovers: PseudoLeftovers, of maker: ComponentPseudolocalizers, _ sources: PseudoSources, _ fonts: PseudoFonts
  ) -> ExitStatus {
    let names = leftovers.names(of: maker.definition.locale, without: sources.places) { document, path in
      try? writer(ofTable: path.name, maker, fonts).bytes(of: document)
    }
    for name in names {
      if arguments.has("check") {
        terminal.printLine(name + " (its source has gone)")
      } else if arguments.has("prune") {
        do throws(FileAccess.Failure) {
          try leftovers.remove(name)
          terminal.printLine(name + " (removed)")
        } catch {
          terminal.fail(error.description)
          return .failure
        }
      } else {
        terminal.fail("\(name): its source has gone; '--prune' removes it")
      }
    }
    return arguments.has("check") && !names.isEmpty ? .findings : .clean
  }

  /// Writes a file whose bytes changed, and names it.
  private func store(_ bytes: [UInt8], in output: String, _ name: String) -> ExitStatus {
    let path = output + "/" + name
    do throws(FileAccess.Failure) {
      let old = FileAccess.kind(of: path) == nil ? nil : try FileAccess.bytes(of: path, named: name)
      if old == bytes { return .clean }
      if !arguments.has("check") {
        try FileAccess.makeFolder(
          SystemPath.folder(of: path), named: name, within: output)
        try AtomicWrite.write(bytes, to: path, named: name, over: .init(old), within: output)
      }
      terminal.printLine(name)
      return arguments.has("check") ? .findings : .clean
    } catch {
      terminal.fail(error.description)
      return .failure
    }
  }
}
