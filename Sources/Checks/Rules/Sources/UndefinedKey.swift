import Messages
import Project
import ProjectTables
import SourceFacts
import SourceText
import StringTables

extension Rule {
  /// Flags a key of the code that no table has.
  package static let undefinedKey = Rule(
    id: "undefined-key",
    summary: "Code looks up a key that no table has.",
    rationale:
      """
      The app shows the key itself, in every language. Where the call gives a text too, or the key is one and is like \
      no other, the app shows that: a warning, as in code that nothing names. A name that other languages have a text \
      for, and the development language has none, shows there.
      """,
    example: RuleExample(
      bad: .code(#"let title = NSLocalizedString("cue.titel", comment: "")"#, strings: #""cue.title" = "Cues";"#),
      good: .code(#"let title = NSLocalizedString("cue.title", comment: "")"#, strings: #""cue.title" = "Cues";"#)),
    severity: .error,
    options: [RuleOption("allow", "Texts in views that need no key, as in the app's name", .words(default: []))],
    check: .sources { index, report in
      let allowed = Set(report.words("allow"))
      lazy var keysByEnd = index.keysByEnd
      lazy var keysByText = report.keysByText
      lazy var needsTexts = report.needsTexts
      lazy var keysAreTexts = index.habits.reduce(KeyHabit(), +).kind == .texts
      lazy var sharedTexts = SharedTexts(report.project, index.apps)
      lazy var appsWithTextsInCode = index.appsWithTextsInCode
      lazy var bundles = index.bundlesByFolder
      // What is exported later is in no table yet.
      lazy var keepsTextsInCode = index.keepsTextsInCode || report.hasGeneratedTables

      /// What may be meant; `nil` where no key is like it.
      func known(_ use: KeyUse, inFile file: Int) -> String? {
        let key = use.key.description
        let nearest = index.nearest(to: use).flatMap { report.isMeant($0, by: use) ? $0 : nil }
        if let near = nearest ?? keysByEnd[key[...]] {
          return use.key.isOfUnescaped(near)
            ? ": rename '\(near)', since Swift makes '%%' of a percent sign beside a value"
            : ": did you mean '\(near)'?"
        }
        if let former = index.former(use) {
          // Of another version, or of a value that code no longer gives.
          if former.values != key.values {
            return ": write translations anew: those of '\(beginning(of: former))', which it was before, say otherwise"
          }
          return ": rename '\(beginning(of: former))', which it was before, to keep its translations"
        }
        if let near = keysByText[use.table ?? TablePath.defaultName]?[key.lowercased()] {
          return near.text == key
            ? ": did you mean '\(near.key)', which has this text?"
            : ": did you mean '\(near.key)', whose text is '\(near.text)'?"
        }
        if let copied = index.copied(use, inFile: file) {
          return ": rename '\(copied)', since a table has specifiers where code has values, as '%@' or '%lld'"
        }
        return nil
      }

      /// How code of a module says its bundle: as the code beside it does.
      func bundle(of module: TableModule, inFile file: Int) -> String {
        guard module.isFramework else { return module.bundle }
        let folders = [""] + ProjectPath.folders(above: index.files[file].path)
        return folders.reversed().lazy.compactMap { bundles[$0] }.first ?? module.bundle
      }

      /// Whether what is shown in place of a text reads as one.
      func isText(_ key: KeyText) -> Bool {
        let isWord = key.description.first?.isUppercase ?? false || keysAreTexts
        return switch KeySpelling(key.description) {
        case .text: !needsTexts
        case .word: isWord && !needsTexts
        default: false
        }
      }

      index.forEachUse { file, use, resolution in
        let key = use.key.description
        switch resolution {
        case .absent where use.origin != .resource, .outOfReach(.ofModule, []):
          // What the system calls something is no text.
          if allowed.contains(key) || key.hasPrefix("com.apple.") { return }
          let longer = keysByEnd[key[...]]
          let known = known(use, inFile: file)
          let hint = known ?? advice(on: use.key, needsTexts: needsTexts)
          if use.defaultValue == nil {
            // An address is the same in every language; what is shown may be looked up again, behind a first part.
            let next = resolution.module.map { joined(hint) + passing(bundle(of: $0, inFile: file), to: use) } ?? ""
            report.add(
              "no table has the key '\(key)'\(hint)\(next)", inFile: file, of: use,
              severity: known == nil && isText(use.key) || index.isDead(use.range, inFile: file) ? .warning : nil,
              isRare: longer != nil || report.needsNoText(use) || sharedTexts.contains(use.key))
          } else {
            report.add(
              "no table has the key '\(key)', and its text here is shown in every language\(hint)", inFile: file,
              of: use, severity: .warning, isRare: keepsTextsInCode)
          }
        case .outOfReach(.ofModule(let module, let isOwn), let places):
          // An address, and values with signs between them, are the same in every language.
          guard use.key.hasWords, report.isAnyOther(places) else { return }
          report.add(
            "without a bundle the key '\(key)' is looked up in the app's tables, and that of \(module.name) alone has "
              + "it: "
              + (isOwn
                ? passing(bundle(of: module, inFile: file), to: use)
                : "pass its bundle, or add the key to a table of the app"),
            inFile: file, of: use, severity: isText(use.key) ? .warning : nil,
            isRare: report.needsNoText(use) || module.isFramework && index.apps.hasNoApp)
        case .outOfReach(.ofTarget(let target, let isExtension), _):
          guard use.key.hasLetters else { return }
          report.add(
            """
            the \(isExtension ? "extension" : "app") '\(target)' has no table '\(use.table ?? TablePath.defaultName)', \
            so that this text is shown as it stands in code: add the table to the target, with the keys that it lacks
            """, inFile: file, of: use, severity: isText(use.key) ? .warning : nil,
            isRare: !isExtension && appsWithTextsInCode.contains(target) || report.needsNoText(use)
              || sharedTexts.contains(use.key)
              || report.hasOneLanguage && use.defaultValue != nil)
        case .noTable where use.origin != .resource:
          let shown = use.defaultValue == nil ? "the key itself is shown" : "its text here is shown in every language"
          report.add(
            "there is no table '\(use.table ?? TablePath.defaultName)', so that \(shown)", inFile: file, of: use,
            severity: use.defaultValue == nil && !isText(use.key) ? nil : .warning,
            isRare: keepsTextsInCode && use.defaultValue != nil || index.apps.isInPackage(index.files[file].path))
        case .otherPlaceholders(let place):
          let isTranslated = report.isAnyOther([place])
          report.add(
            "no table has the key '\(key)', but '\(place.key)': the placeholders of both must be the same"
              + (isTranslated || report.hasOneLanguage ? "" : "; no language has another text for that one"),
            inFile: file, of: use,
            isRare: !KeySpelling(place.key).isName && (report.hasOneLanguage || !isTranslated && !use.key.hasWords))
        case .found(let places) where use.origin != .resource && use.defaultValue == nil:
          guard let place = places.first else { return }
          let language = report.project.developmentLanguage
          if places.allSatisfy(report.isUntold) {
            report.add(
              "key '\(place.key)' has no text in '\(language)', in which the app shows the key", inFile: file, of: use)
          } else if places.allSatisfy({ report.isItsOwnText($0, index.habits[$0.group]) }) {
            report.add(
              "the text of '\(place.key)' in '\(language)' is the key itself: write what users are to read",
              inFile: file, of: use)
          }
        default: break
        }
      }
    })
}

/// What stands between a piece of advice and the next.
private func joined(_ hint: String) -> String { hint.hasSuffix("?") ? " Then " : "; then " }

/// How a use is told its bundle: few views but `Text` take one.
private func passing(_ bundle: String, to use: KeyUse) -> String {
  use.origin == .lookup || use.function == "Text"
    ? "pass 'bundle: \(bundle)'" : "give it 'Text(…, bundle: \(bundle))'"
}

/// - Parameter needsTexts: Whether keys that read like texts have others in the development language.
private func advice(on key: KeyText, needsTexts: @autoclosure () -> Bool) -> String {
  if key.key == nil { return ": add it, with the specifier of each argument" }
  return KeySpelling(key.description).isName || needsTexts() ? ": add it with its text" : ": add it"
}

/// Whether a key is what a file may be called: `example.py`.
private func isFileName(_ key: String) -> Bool {
  let endings: Set<Substring> = [
    "py", "txt", "json", "md", "png", "jpg", "pdf", "swift", "js", "html", "css", "zip", "csv",
  ]
  let parts = key.split(separator: ".", omittingEmptySubsequences: false)
  return parts.count == 2 && !parts[0].isEmpty && !key.contains(" ") && endings.contains(parts[1])
}

extension String {
  /// Its numbers and the signs of its placeholders, in their order.
  fileprivate var values: [Substring] { split { !($0.isNumber || $0 == "%") } }
}

/// The first words of a text that may be long.
private func beginning(of text: String) -> String { text.count > 60 ? text.prefix(59) + "…" : text }

extension Report {
  /// Whether a tool writes the tables of the development language from code, as their first lines say.
  fileprivate var hasGeneratedTables: Bool {
    let documents = Set(project.groups.compactMap { $0.source?.entries.first?.document })
    return documents.contains { number in
      let start = String(decoding: project.documents[number].document.bytes.prefix(500), as: UTF8.self).lowercased()
      return start.contains("generated") && start.contains("not edit")
    }
  }

  /// By table, the keys of the development language that are names, by their texts in small letters; of several that
  /// which most languages have. Keys that most languages lack are none of them, nor are those of nibs.
  fileprivate var keysByText: [String: [String: (key: String, text: String)]] {
    var keys: [String: [String: (key: String, text: String, languages: Int)]] = [:]
    for group in project.groups {
      for entry in group.sourceEntries where KeySpelling(entry.key.string).isName {
        guard let text = entry.message.plainText?.string, !KeySpelling(text).isName,
          !InterfaceKey.isOne(entry.key.string)
        else { continue }
        let languages = group.tables.values.count { $0[entry.key.string] != nil }
        if 2 * languages < group.tables.count { continue }
        let folded = text.lowercased()
        if let known = keys[group.name]?[folded], (-known.languages, known.key) < (-languages, entry.key.string) {
          continue
        }
        keys[group.name, default: [:]][folded] = (entry.key.string, text, languages)
      }
    }
    return keys.mapValues { $0.mapValues { ($0.key, $0.text) } }
  }

  fileprivate var hasOneLanguage: Bool { project.configuration.locales == [project.developmentLanguage] }

  /// Whether the key is a text, and no language has another: the development language alone ships, or has no table of
  /// the name.
  fileprivate func needsNoText(_ use: KeyUse) -> Bool {
    if isFileName(use.key.description) { return true }
    if KeySpelling(use.key.description).isName { return false }
    if hasOneLanguage { return true }
    let groups = project.groups.filter { $0.name == use.table ?? TablePath.defaultName }
    // What stands in code is in no table.
    return !groups.isEmpty
      && groups.allSatisfy { $0.source?.entries.first.map { project.codeTables[$0.document] != nil } ?? true }
  }

  /// Whether a key that is near has the text that stands beside the key in code: “Sound” is not meant by “No Sound”.
  fileprivate func isMeant(_ near: String, by use: KeyUse) -> Bool {
    guard let text = use.defaultValue?.description else { return true }
    let known = project.groups.compactMap { $0.source?[near]?.message.plainText?.string }
    return known.isEmpty || known.contains(text) || NearestName.of(text, in: known, lettersPerEdit: 8) != nil
  }

  /// Whether a language has another text than the key.
  fileprivate func isAnyOther(_ places: [KeyPlace]) -> Bool {
    places.contains { place in
      project.groups[place.group].tables.values.contains { table in
        table[place.key].map { $0.message.plainText?.string != place.key } ?? false
      }
    }
  }

  /// Whether most keys that read like texts, of which there are some, have another one in the development language, as
  /// where they are written in the language of the developers.
  fileprivate var needsTexts: Bool {
    var (others, all) = (0, 0)
    for entry in project.groups.lazy.compactMap(\.source).flatMap(\.entries) where !KeySpelling(entry.key.string).isName
    {
      all += 1
      if let text = entry.message.plainText?.string, text != entry.key.string { others += 1 }
    }
    return all >= Self.someTexts && 2 * others > all
  }

  private static let someTexts = 10

  /// Whether a key is a name for which other languages have a text, and the development language has none.
  fileprivate func isUntold(_ place: KeyPlace) -> Bool {
    let group = project.groups[place.group]
    guard let source = group.source, !source.entries.isEmpty, !group.isInfoPlist else { return false }
    guard source[place.key] == nil, KeySpelling(place.key).isName else { return false }
    // What others leave as it is, is a text: “train-case”, a sample of a style.
    let texts = group.translations.compactMap { group.tables[$0]?[place.key]?.message.plainText?.string }
    return texts.isEmpty || texts.contains { $0 != place.key }
  }

  /// Whether the development language shows a name, as a tool writes it that does not know the text, where all other
  /// keys are names of texts.
  fileprivate func isItsOwnText(_ place: KeyPlace, _ habit: KeyHabit) -> Bool {
    habit.kind == .names && place.key.contains { "_.".contains($0) } && habit.hasName(spelledAs: place.key)
      && !PlainAddress.isOne(place.key)
      && project.groups[place.group].source?[place.key]?.message.plainText?.string == place.key
  }
}
