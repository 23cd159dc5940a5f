import Project
import SourceFacts
import StringTables

/// Finds what a run did not look at.
package struct Omissions: Sendable {
  private let measured: MeasuredProject
  private let rules: [Rule]
  private let hasConfiguration: Bool
  private let isWholeProject: Bool
  private let missingFonts: [String]
  private var project: Project { measured.project }

  /// - Parameters:
  ///   - rules: Those that ran.
  ///   - hasConfiguration: Whether there is an `l10n.json`.
  ///   - isWholeProject: Whether every table of the project was read.
  ///   - missingFonts: Names of the folders and files with fonts at which there is nothing.
  package init(
    of measured: MeasuredProject, rules: [Rule], hasConfiguration: Bool, isWholeProject: Bool, missingFonts: [String]
  ) {
    self.measured = measured
    self.rules = rules
    self.hasConfiguration = hasConfiguration
    self.isWholeProject = isWholeProject
    self.missingFonts = missingFonts
  }

  /// One for each subject at most, in their order.
  ///
  /// - Parameter required: What the call requires: that no rule asked for it is no excuse then.
  package func all(required: Set<NotChecked.Subject> = []) -> [NotChecked] {
    NotChecked.Subject.allCases.compactMap { subject in
      let isAsked = rules.contains { $0.asks(for: subject) }
      guard isAsked || required.contains(subject) else { return nil }
      var found = isAsked ? self.omission(subject) : unasked(subject)
      found?.isRequired = required.contains(subject)
      return found
    }
  }

  private func omission(_ subject: NotChecked.Subject) -> NotChecked? {
    switch subject {
    case .measured: unmeasured
    case .sources: unscanned
    case .language: withoutLanguage
    case .texts: withoutSource ?? withEmptySource
    case .history: withoutHistory
    case .fonts: withoutFonts
    }
  }

  private func unasked(_ subject: NotChecked.Subject) -> NotChecked {
    NotChecked(
      subject: subject, reason: "no rule of this call asks for it", nextStep: "leave out '--only' and '--skip'")
  }

  private var unmeasured: NotChecked? {
    guard measured.cellCount == 0 else { return nil }
    let configuration = project.configuration
    let isBound = !configuration.bindings.isEmpty || !configuration.previews.isEmpty
    let views =
      project.sourceIndex?.apps.makesAppsForOthersAlone ?? false
      ? "the apps are for other systems than iOS, whose text sizes views follow"
      : "no SwiftUI view shows a text of the tables"
    let (reason, step) =
      if isBound {
        ("no key matches the 'bindings' of l10n.json", "'l10n bind --list' shows which key is bound to what")
      } else if !hasConfiguration {
        ("\(views), and no l10n.json says where texts stand", Self.firstStep)
      } else if measured.project.designSystem.components.isEmpty {
        (
          "\(views), and l10n.json has no 'bindings', which say where texts stand",
          "bind keys to slots, as to 'System.navigationTitle.title', or to those of your own 'tokens'"
        )
      } else {
        (
          "\(views), and l10n.json has no 'bindings' and no 'previews', which say where texts stand",
          "'l10n bind --suggest' proposes bindings"
        )
      }
    return NotChecked(subject: .measured, reason: "no text was measured: \(reason)", nextStep: step)
  }

  /// Tables that something makes or fetches before the app is built.
  private func absent(_ index: SourceIndex) -> NotChecked? {
    let absent = index.absentTables.sorted()
    guard let first = absent.first else { return nil }
    let tables = "the table '\(first)'" + (absent.count > 1 ? " and \(absent.count - 1) more" : "")
    return NotChecked(
      subject: .sources,
      reason: "keys of \(tables) were compared with nothing: the Xcode project names its files, and none is there",
      nextStep: "make or fetch the tables, as a build does, and check again")
  }

  /// Where code seems to say next to nothing of a table, it is the reading that is amiss.
  private func unclear(_ index: SourceIndex) -> NotChecked? {
    guard let (group, keys) = index.unclearGroups.min(by: { $0.key < $1.key }) else { return nil }
    let table = project.groups[group].name
    return NotChecked(
      subject: .sources,
      reason: "code names only \(keys.named) of the \(keys.all) keys of '\(table)', so that none counts as unused: it "
        + "looks others up in a way that is not known",
      nextStep: "name the accessors or functions that it calls in 'sources' of l10n.json")
  }

  private var unscanned: NotChecked? {
    if let index = project.sourceIndex { return absent(index) ?? unclear(index) }
    let (reason, step) =
      if hasConfiguration, project.configuration.sources == nil {
        (": l10n.json names no 'sources'", "add \"sources\": { \"paths\": [\"App\"] } to l10n.json")
      } else if isWholeProject {
        (
          ": the folder holds no Xcode project or package with code",
          "give the folder of your app, or name its code in an l10n.json"
        )
      } else {
        (", since only a part of the tables was read", "check the whole folder")
      }
    return NotChecked(subject: .sources, reason: "keys were not compared with code" + reason, nextStep: step)
  }

  private var withoutLanguage: NotChecked? {
    let groups = project.groups.filter { group in
      group.isReadByApps && !group.hasSource && group.name != KeyUse.phrasesTable
        && group.translations.contains { !project.pseudoLocales.contains($0) }
    }.sorted { !$0.isInfoPlist && $1.isInfoPlist }
    let others = project.groups.isEmpty ? project.groupsWithoutLanguage : []
    guard let first = groups.first ?? others.first else { return nil }
    let number = groups.count + others.count
    let place = first.folder.isEmpty ? "" : " in '\(first.folder)'"
    let name = "'\(first.name)'" + place + (number > 1 ? " and \(number - 1) more" : "")
    let tables = number > 1 ? "tables" : "table"
    guard !groups.isEmpty else {
      return NotChecked(
        subject: .language, reason: "the \(tables) \(name) lie in no folder of a language, as in 'en.lproj'",
        nextStep: "give the folder of your app")
    }
    let lacks = number > 1 ? "hold no text" : "holds no text"
    return NotChecked(
      subject: .language,
      reason:
        "the \(tables) \(name) \(lacks) in '\(project.developmentLanguage)', with which translations are compared",
      nextStep: step(first))
  }

  /// What to do about a table without the development language.
  private func step(_ group: TableGroup) -> String {
    if project.sourceIndex?.intentTables.contains(group.name) ?? false {
      return "export the texts of its '.intentdefinition' with Xcode"
    }
    if group.isInfoPlist { return "write the texts of Info.plist into its '\(project.developmentLanguage)' table" }
    let naming =
      project.configuration.developmentLanguage == nil ? "name the 'developmentLanguage' in l10n.json, or " : ""
    return naming + "'l10n sync' writes its tables from the code"
  }

  private var withoutSource: NotChecked? {
    var (inCode, others): ([String], [String]) = ([], [])
    for (number, group) in project.groups.enumerated() where group.isReadByApps {
      guard group.hasSource, let source = group.source else { continue }
      var extra: Set<String> = []
      for table in translations(of: group) {
        for number in KeyMatch(of: table, to: source).extra { extra.insert(table.entries[number].key.string) }
      }
      for key in extra.sorted() {
        if project.sourceIndex?.usedKeys.contains(KeyPlace(group: number, key: key)) ?? false {
          inCode.append(key)
        } else {
          others.append(key)
        }
      }
    }
    let steps =
      (inCode.isEmpty ? [] : ["'l10n sync' adds those that code looks up, as \(inCode.quotedExamples)"])
      + (others.isEmpty ? [] : ["'--only \(Rule.extraKey.id)' lists \(inCode.isEmpty ? "them" : "the others")"])
    return unread(
      inCode.count + others.count, has: "no text", comparedWith: "nothing", nextStep: steps.joined(separator: "; "))
  }

  private var withEmptySource: NotChecked? {
    var empty = 0
    for group in project.groups where group.isReadByApps {
      let source = group.sourceEntries.filter { $0.message.plainText?.string.isEmpty ?? false }
      let translations = translations(of: group)
      empty += source.count { entry in
        translations.contains { !($0[entry.key.string]?.message.plainText?.string.isEmpty ?? true) }
      }
    }
    return unread(
      empty, has: "an empty text", comparedWith: "the key alone",
      nextStep: "write the texts: an app shows nothing in their place, unless its code puts the key there")
  }

  /// Keys with translations whose development text says nothing; `nil` where there are none.
  private func unread(_ keys: Int, has what: String, comparedWith other: String, nextStep: String) -> NotChecked? {
    guard keys > 0 else { return nil }
    return NotChecked(
      subject: .texts,
      reason: "\(count(keys, "key")) with translations \(keys == 1 ? "has" : "have") \(what) in "
        + "'\(project.developmentLanguage)', so that these were compared with \(other)",
      nextStep: nextStep)
  }

  /// The tables of a group that are compared with the development language.
  private func translations(of group: TableGroup) -> [Table] {
    group.translations.filter { !project.pseudoLocales.contains($0) }.compactMap { group.tables[$0] }
  }

  private var withoutHistory: NotChecked? {
    guard let gap = project.sourceChanges?.gap else { return nil }
    return NotChecked(
      subject: .history, reason: "what translations were made from is not known: \(gap)",
      nextStep: "check in a clone with its history; in a CI job, 'fetch-depth: 0'")
  }

  private var withoutFonts: NotChecked? {
    guard let first = missingFonts.first else { return nil }
    let more = missingFonts.count > 1 ? " and \(missingFonts.count - 1) more" : ""
    return NotChecked(
      subject: .fonts, reason: "there is no file or folder '\(first)'\(more), which 'fonts' of l10n.json names",
      nextStep: "'l10n fonts' shows what texts are measured with instead")
  }

  private static let firstStep = "'l10n init' writes an l10n.json from what is there"
}

extension TableGroup {
  /// Whether there is a text to compare translations with.
  fileprivate var hasSource: Bool { !(source?.entries.isEmpty ?? true) }
}

extension Rule {
  /// Whether it would have looked at the subject.
  fileprivate func asks(for subject: NotChecked.Subject) -> Bool {
    if subject == .history { return id == Rule.sourceChanged.id }
    return switch (subject, check) {
    case (.measured, .layout), (.fonts, .layout), (.sources, .sources): true
    case (.language, .translation), (.language, .pair), (.language, .unit): true
    case (.texts, .translation), (.texts, .pair), (.texts, .unit): true
    default: false
    }
  }
}
