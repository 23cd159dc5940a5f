import StringEditing
import StringFormats

/// Brings translations into a String Catalog.
struct CatalogImport {
  fileprivate enum Step {
    case set(ImportedText)
    case state(ImportedText, EntryState)
    /// The format of a message whose variables alone are translated: Xcode wants one.
    case parent(String, ImportedText)
    case remove
  }

  private let project: ExchangeProject
  private let number: Int

  init(_ project: ExchangeProject, _ number: Int) {
    self.project = project
    self.number = number
  }

  /// - Returns: `nil` where nothing changes.
  func change(_ lists: [ImportedTexts], _ log: inout ImportLog) -> ImportedChange? {
    var queues = works(lists, &log)
    var editor = DocumentEditor(project.documents[number])
    var count = 0
    // One step of every key at a time: steps of one key lie close together, and each makes the editor read anew.
    while !queues.isEmpty {
      for index in queues.indices {
        let work = queues[index].removeFirst()
        do throws(EditError) {
          if try Self.perform(work.step, work.key, work.locale, &editor) { count += 1 }
        } catch {
          log.add("\(error.message): not imported", at: work.origin)
          // What follows for the text would fail too.
          if case .set = work.step, case .state? = queues[index].first?.step { queues[index].removeFirst() }
        }
      }
      queues.removeAll(where: \.isEmpty)
    }
    let file = project.files[number]
    do throws(EditError) {
      let bytes = try editor.bytes()
      return bytes == file.bytes ? nil : ImportedChange(path: file.path, old: file.bytes, new: bytes, texts: count)
    } catch {
      log.add(ExchangeMessage(error.message + ": not imported", path: file.path, isDefect: true))
      return nil
    }
  }

  private typealias Task = (key: String, locale: String, origin: MessageCatalog.Origin, step: Step)

  /// Whether a text of the XLIFF file was taken over.
  private static func perform(
    _ step: Step, _ key: String, _ locale: String, _ editor: inout DocumentEditor
  ) throws(EditError) -> Bool {
    switch step {
    case .set(let text):
      try editor.setValue(of: key, locale: locale, at: text.path.variantSteps, to: text.text)
      return true
    case .state(let text, let state):
      try editor.setState(of: key, locale: locale, at: text.path.variantSteps, to: state)
      return !text.isTextNew
    case .parent(let format, _):
      try editor.setValue(of: key, locale: locale, to: format)
      return false
    case .remove:
      try editor.remove(key: key, locale: locale)
      return false
    }
  }

  /// The steps of each key of the file, over all languages.
  private func works(_ lists: [ImportedTexts], _ log: inout ImportLog) -> [[Task]] {
    var queues: [[UInt8]: [Task]] = [:]
    var order: [[UInt8]] = []
    let source = lists.first.map { project.texts(of: number, in: $0.table.sourceLanguage) }
    for list in lists {
      let existing = project.texts(of: number, in: list.language)
      var groups: [[UInt8]: [ImportedText]] = [:]
      var keys: [[UInt8]] = []
      for text in list.texts {
        let key = Array(text.key.utf8)
        if groups[key] == nil { keys.append(key) }
        groups[key, default: []].append(text)
      }
      for key in keys {
        guard let texts = groups[key], let first = texts.first else { continue }
        var old = existing.texts(first.key)
        if old?.isImplicit ?? false { old = nil }
        let steps = Self.steps(texts, old, source?.texts(first.key), &log)
        if queues[key] == nil { order.append(key) }
        queues[key, default: []] += steps.map {
          (first.key, existing.spelling ?? list.spelling, $0.origin(or: first.origin), $0)
        }
      }
    }
    return order.compactMap { queues[$0] }.filter { !$0.isEmpty }
  }

  private static func steps(
    _ texts: [ImportedText], _ old: KeyTexts?, _ source: KeyTexts?, _ log: inout ImportLog
  ) -> [Step] {
    var texts = texts
    var steps: [Step] = []
    var old = old
    if let existing = old, let stray = texts.first(where: { !existing.hasRoom(for: $0.path) }) {
      // The translation varies otherwise than before: it is replaced when it is whole.
      guard texts.contains(where: { $0.path.steps.last?.selector == "other" }) else {
        log.add("'\(stray.key)' varies otherwise in the project: not imported", at: stray.origin)
        return []
      }
      steps.append(.remove)
      old = nil
      texts = texts.map { $0.asNew }
    }
    // The format first: variables without one are an error in Xcode.
    let formats = texts.filter { $0.path.variable == nil }
    let variables = texts.filter { $0.path.variable != nil }
    if let first = variables.first, formats.isEmpty, old == nil, let format = source?[TextPath()] {
      steps.append(.parent(format.text.string, first))
      steps.append(
        .state(
          ImportedText(
            key: first.key, path: TextPath(), text: format.text.string, state: .new, old: nil, origin: first.origin),
          .new))
    }
    for text in formats + variables {
      if text.isTextNew { steps.append(.set(text)) }
      // A new text is made as translated.
      if let state = text.newState, text.old != nil || state != .translated { steps.append(.state(text, state)) }
    }
    return steps
  }
}

extension CatalogImport.Step {
  fileprivate func origin(or other: MessageCatalog.Origin) -> MessageCatalog.Origin {
    switch self {
    case .set(let text), .state(let text, _), .parent(_, let text): text.origin
    case .remove: other
    }
  }
}

extension ImportedText {
  fileprivate var asNew: ImportedText {
    ImportedText(key: key, path: path, text: text, state: state, old: nil, origin: origin)
  }
}

extension KeyTexts {
  /// Whether a text at `path` can stand beside those that are there.
  fileprivate func hasRoom(for path: TextPath) -> Bool {
    let own = parts.map(\.path).filter { $0.variable == path.variable }
    return own.allSatisfy { other in
      let common = zip(other.steps, path.steps).prefix { $0 == $1 }.count
      if common == other.steps.count || common == path.steps.count {
        return other.steps.count == path.steps.count
      }
      return other.steps[common].kind == path.steps[common].kind
    }
  }
}
