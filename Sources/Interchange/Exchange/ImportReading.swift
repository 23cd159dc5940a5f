import ICU
import SourceText
import StringEditing
import StringFormats
import XLIFF

/// Reads XLIFF files and finds the text of the project that each unit is for.
struct ImportReading {
  let project: ExchangeProject
  private let files: [SourceFile]
  private let acceptsUnfinished: Bool
  private(set) var lists: [ImportedTexts] = []
  private(set) var unfinished = 0
  private(set) var log: ImportLog
  /// The places of ``lists``.
  private var numbers: [TableName: [ExchangeLanguage: Int]] = [:]
  private var spellings: KnownSpellings
  private var named: Set<String> = []
  private let languages: [ExchangeLanguage]

  init(_ project: ExchangeProject, _ files: [SourceFile], acceptsUnfinished: Bool) {
    self.project = project
    self.files = files
    self.acceptsUnfinished = acceptsUnfinished
    log = ImportLog(files)
    spellings = KnownSpellings(project)
    languages = ([project.developmentLanguage] + project.languages).map(ExchangeLanguage.init)
  }

  mutating func read(_ number: Int) {
    let document = StringDocument(parsing: files[number].bytes, format: .xliff)
    for problem in document.problems {
      log.add(problem.message, at: .init(file: number, offset: problem.range.start))
    }
    guard document.apple.outcome == .all else { return }
    for file in ImportedFile.files(of: document) where !file.units.isEmpty { read(file, number) }
  }

  private mutating func read(_ file: ImportedFile, _ number: Int) {
    let origin = MessageCatalog.Origin(file: number, offset: file.offset)
    let count = "\(file.units.count) \(file.units.count == 1 ? "text is" : "texts are") not imported"
    guard let language = file.language else {
      return log.add("'\(file.original)' names no 'target-language': \(count)", at: origin)
    }
    guard let path = ExchangePath(file.original)?.path else {
      return log.add("'\(file.original)' leads out of the project: \(count)", at: origin)
    }
    guard let place = ImportPlace(path, project) else {
      return log.add("the project has no '\(file.original)': \(count)", at: origin)
    }
    guard let spelling = spelling(of: ExchangeLanguage(language), in: place.table, at: origin) else {
      return log.add("'\(language)' is no language: \(count)", at: origin)
    }
    let target = ExchangeLanguage(spelling)
    for one in [place.table.source, place.table.file(target)] {
      if let one, let defect = project.defect(of: one) {
        if !log.messages.contains(defect) { log.add(defect) }
        return log.add("'\(project.files[one].path)' is broken: \(count)", at: origin)
      }
    }
    var texts = ImportedTexts(table: place.table, language: target, spelling: spelling)
    let index = numbers[place.table.identity]?[target]
    // Taken out, so that it is not copied.
    if let index { swap(&texts, &lists[index]) }
    let lookup = ImportLookup(place, target, project)
    for unit in file.units {
      let origin = MessageCatalog.Origin(file: number, offset: unit.offset)
      guard unit.isFinished || acceptsUnfinished else {
        unfinished += 1
        continue
      }
      switch lookup.text(for: unit, at: origin) {
      case .failure(let refusal): log.add(refusal.message + ": not imported", at: origin)
      case .success(nil): continue
      case .success(let text?):
        if let category = text.path.unknownCategory {
          log.add("'\(category)' of '\(text.key)' is no plural category: not imported", at: origin)
        } else if !texts.append(text) {
          log.add("a second translation of '\(unit.identifier)': not imported", at: origin)
        }
      }
    }
    if let index {
      lists[index] = texts
    } else {
      numbers[place.table.identity, default: [:]][target] = lists.count
      lists.append(texts)
    }
  }

  /// How the project spells a language; a new one is named.
  private mutating func spelling(
    of language: ExchangeLanguage, in table: ExchangeTable, at origin: MessageCatalog.Origin
  ) -> String? {
    if language == table.sourceLanguage, let source = table.source, table.format != .xcstrings {
      return table.files.first { $0.number == source }?.spelling
    }
    if let found = spellings.spelling(of: language, in: table) {
      // A catalog writes tags with hyphens, whatever the folders of other tables do.
      return table.format == .xcstrings && !project.spellings(of: table).contains(found)
        ? ExchangeLanguage(found).tag : found
    }
    guard language.canonical != nil, !language.tag.contains("/") else { return nil }
    if !languages.contains(language), named.insert(language.tag.lowercased()).inserted {
      log.add("the project has no '\(language.tag)' yet: it is added", at: origin, isDefect: false)
    }
    return language.tag
  }
}

extension TextPath {
  /// What a choice by number names that no language has.
  fileprivate var unknownCategory: String? {
    for case .plural(let selector) in steps where PluralCategory(rawValue: selector) == nil { return selector }
    return nil
  }
}

extension ImportedTexts {
  /// Adds a text; `false` where another translation of it was imported before.
  mutating func append(_ text: ImportedText) -> Bool {
    let place = TextPosition(key: Array(text.key.utf8), path: text.path)
    if let index = places[place] { return texts[index].text.utf8.elementsEqual(text.text.utf8) }
    places[place] = texts.count
    texts.append(text)
    return true
  }
}
