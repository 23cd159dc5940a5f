import Project
import SourceFacts

extension Rule {
  /// Flags a text for the user that no table has.
  package static let hardcodedString = Rule(
    id: "hardcoded-string",
    summary: "A user-facing string is hard-coded: no table has it.",
    rationale:
      """
      It stays in the development language for every user, where a view or control shows it, or is given it by \
      properties, parameters and cases of the code. Left out are units, abbreviations, addresses, “OK”, names \
      such as “GitHub” and those of the project's apps, what languages are called in themselves, texts with a comment \
      behind them such as `// not localized`, and what only developers see: files named after debugging or a developer \
      menu, and code in `#if DEBUG` or that nothing names. An app in one language whose code looks nothing up has one \
      finding.
      """,
    example: RuleExample(
      bad: .view(#"Text("Start practice")"#),
      good: .view(#"Text("practice.start")"#, strings: #""practice.start" = "Start practice";"#)),
    severity: .warning,
    options: [RuleOption("allow", "Texts that need no translation, as in the app's name", .words(default: []))],
    check: .sources { index, report in
      let texts = HardcodedText.all(in: index, allowed: Set(report.words("allow")))
      if let first = texts.first(where: { !$0.isRare }) ?? texts.first, texts.count > 1, !report.isLocalized(index) {
        return report.add(
          "'\(first.text)' is one of \(texts.count) texts for users, no table has any: 'l10n scan' lists them",
          inFile: first.file, at: first.range, isRare: first.isRare)
      }
      report.add(texts, in: index)
      let isLocalized = index.hasInterfaceTables
      for (number, file) in index.files.enumerated() where !DeveloperScreen.isOne(file.path) {
        report.addInterfaceTexts(of: file, number, in: index, isLocalized: isLocalized)
        report.addInfoPlistTexts(of: file, number, index.resolutions[number])
      }
    })
}

extension Report {
  /// Whether there is a second language.
  private var hasTranslations: Bool { max(project.locales.count, project.configuration.locales.count) > 1 }

  /// Whether there is a second language, or code that looks a text up.
  fileprivate func isLocalized(_ index: SourceIndex) -> Bool {
    if project.groups.allSatisfy(\.isEmpty) { return false }
    return hasTranslations || !index.usedKeys.isEmpty || !index.unknownKeys.isEmpty
  }

  /// Reports literals, with the keys that they could be looked up by.
  mutating func add(_ texts: [HardcodedText], in index: SourceIndex) {
    guard !texts.isEmpty else { return }
    let known = KeysByText(project)
    let localized = Set(index.files.indices.filter { index.looksUp(inFile: $0) })
    for text in texts {
      let known = known.near(index.files[text.file].path)
      let advice = known.advice(on: text.text, otherwise: text.advice)
      add(
        "\(text.statement): \(advice)", inFile: text.file, at: text.range, table: text.table, key: text.key,
        isRare: text.isRare || !hasTranslations
          || !known.has(text.text) && (text.mayBeName || !localized.contains(text.file)),
        isGrave: known.has(text.text) && !text.isRare)
    }
  }

  /// Reports the texts of a storyboard or nib that no translation has.
  ///
  /// - Parameter isLocalized: Whether any has a table: else code may well set the texts of all.
  fileprivate mutating func addInterfaceTexts(
    of file: ScannedFile, _ number: Int, in index: SourceIndex, isLocalized: Bool
  ) {
    let allowed = Set(words("allow"))
    let resolutions = index.resolutions[number]
    let uses = zip(file.facts.uses, resolutions).filter { use, _ in
      guard use.interface != nil, let text = use.defaultValue else { return false }
      return text.hasWords && !allowed.contains(text.description) && !index.apps.isName(text)
    }
    let absent = uses.filter { $0.1.isMissing }.map(\.0)
    guard let first = absent.first(where: { !$0.isRare }) ?? absent.first else { return }
    if uses.contains(where: { $0.1 == .noTable }) {
      // An app of one language needs no tables of its nibs.
      guard hasTranslations else { return }
      let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
      let count = absent.count == 1 ? "a text" : "\(absent.count) texts"
      return add(
        "'\(name)' has \(count) and no table '\(first.table ?? "")': localise the file, or set its texts in code",
        inFile: number, at: first.range, table: first.table, isRare: !isLocalized || first.isRare)
    }
    for use in absent {
      add(
        "no table has '\(use.defaultValue?.description ?? "")' (\(use.key.description)): export the file's texts again",
        inFile: number, of: use, isRare: use.defaultValue?.isValue ?? false)
    }
  }

  /// Reports the sentences that the system shows of an Info.plist: what permissions are for, quick actions.
  fileprivate mutating func addInfoPlistTexts(
    of file: ScannedFile, _ number: Int, _ resolutions: [KeyResolution]
  ) {
    guard hasTranslations else { return }
    let allowed = Set(words("allow"))
    let keys = Set(file.facts.uses.lazy.filter { $0.origin == .resource }.map(\.function))
    for (use, resolution) in zip(file.facts.uses, resolutions)
    where use.origin == .resource && use.interface == nil && resolution.isMissing {
      let name = use.function
      guard name.hasSuffix("UsageDescription") || name.hasPrefix("UIApplicationShortcutItem"),
        let text = use.defaultValue, text.hasWords, !allowed.contains(text.description)
      else { continue }
      add(
        "\(name) shows '\(text.description)' in every language: add '\(use.key.description)' to the table "
          + "'\(use.table ?? "")'", inFile: number, of: use,
        isRare: PermissionKey.newer[name].map(keys.contains) ?? false
          || PermissionKey.askingTypes[name].map { !namesAny($0) } ?? false)
    }
  }

  /// Whether code names one of these; a library that is not read may.
  private func namesAny(_ names: Set<String>) -> Bool {
    project.sourceIndex?.files.contains { file in
      file.facts.parts.contains { !names.isDisjoint(with: $0.names) }
        || file.facts.mentions.contains { names.contains(String($0.split(separator: "/").last ?? "")) }
    } ?? true
  }
}

extension SourceIndex {
  /// Whether a storyboard or nib has a table.
  fileprivate var hasInterfaceTables: Bool {
    zip(files, resolutions).contains { file, resolutions in
      zip(file.facts.uses, resolutions).contains { $0.interface != nil && $1 != .noTable && $1 != .unchecked }
    }
  }
}

extension KeyText {
  /// Whether it is one word in small letters, as a control that chooses a value of another program has: “bilinear”.
  fileprivate var isValue: Bool {
    description.utf8.allSatisfy { (0x61...0x7A).contains($0) || "-:0123456789".utf8.contains($0) }
  }
}
