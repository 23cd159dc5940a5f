import Project
import SourceFacts

extension Rule {
  /// Flags a text for the user that no table has.
  static let hardcodedString = Rule(
    id: "hardcoded-string",
    summary: "A user-facing string is hard-coded: no table has it.",
    rationale:
      """
      It stays in the development language for every user. Left out are units, abbreviations, addresses and “OK”, and \
      what only developers see: files named after debugging or a developer menu, and code in `#if DEBUG`.
      """,
    example: RuleExample(
      bad: .view(#"Text("Start practice")"#),
      good: .view(#"Text("practice.start")"#, strings: #""practice.start" = "Start practice";"#)),
    severity: .warning,
    options: [RuleOption("allow", "Texts that need no translation, as in the app's name", .words(default: []))],
    check: .sources { index, report in
      let allowed = Set(report.words("allow"))
      let isForDevelopers = index.files.map { DeveloperScreen.isOne($0.path) }
      index.forEachUse { file, use, resolution in
        guard resolution == .hardCoded else { return }
        let text = use.key.description
        if allowed.contains(text) || !use.key.hasWords || isForDevelopers[file] { return }
        report.add(
          "'\(text)' is hard-coded, and no table has it: add it, or run 'l10n sync'", inFile: file, of: use)
      }
      for (number, file) in index.files.enumerated() {
        for shown in file.facts.texts where !shown.isInPreview && !isForDevelopers[number] && shown.text.hasWords {
          let text = shown.text.description
          if allowed.contains(text) { continue }
          report.add(
            "\(shown.function) shows '\(text)' in every language: look it up, as in String(localized:)",
            inFile: number,
            at: shown.range)
        }
        report.addInterfaceTexts(of: file, number, index.resolutions[number], allowed: allowed)
      }
    })
}

extension Report {
  /// Reports the texts of a storyboard or nib that no translation has.
  fileprivate mutating func addInterfaceTexts(
    of file: ScannedFile, _ number: Int, _ resolutions: [KeyResolution], allowed: Set<String>
  ) {
    let uses = zip(file.facts.uses, resolutions).filter { use, _ in
      guard use.interface != nil, let text = use.defaultValue?.description else { return false }
      return TextWords.hasWords(text) && !Self.isAcronym(text) && !allowed.contains(text)
    }
    let absent = uses.filter { $0.1 == .absent || $0.1 == .noTable }.map(\.0)
    guard let first = absent.first else { return }
    if uses.contains(where: { $0.1 == .noTable }) {
      // An app of one language needs no tables of its nibs.
      guard max(project.locales.count, project.configuration.locales.count) > 1 else { return }
      let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
      let count = absent.count == 1 ? "a text" : "\(absent.count) texts"
      return add(
        "'\(name)' has \(count) and no table '\(first.table ?? "")': localise the file, or set its texts in code",
        inFile: number, at: first.range, table: first.table)
    }
    for use in absent {
      add(
        "no table has '\(use.defaultValue?.description ?? "")' (\(use.key.description)): export the file's texts again",
        inFile: number, of: use)
    }
  }

  /// Whether a text is the same in all languages: `HTTP`, `AAC`.
  private static func isAcronym(_ text: String) -> Bool {
    text.count <= 5 && text.allSatisfy { $0.isUppercase || $0.isNumber }
  }
}
