import SourceText
import StringEditing
import StringFormats

/// Brings translations into a `.strings` or a `.stringsdict`, or makes one.
struct TableImport {
  let list: ImportedTexts
  let project: ExchangeProject

  init(_ list: ImportedTexts, _ project: ExchangeProject) {
    self.list = list
    self.project = project
  }

  /// The texts of the source language; `nil` for the texts of a storyboard.
  var sourceTexts: TableTexts? { list.table.source.map { TableTexts(project.documents[$0]) } }

  /// - Returns: `nil` where nothing changes.
  func change(_ log: inout ImportLog) -> ImportedChange? {
    guard !list.texts.isEmpty else { return nil }
    let number = list.table.file(list.language)
    let path = number.map { project.files[$0].path } ?? list.table.path(list.spelling)
    do throws(EditError) {
      let result = try result(number, &log)
      let old = number.map { project.files[$0].bytes }
      if result.bytes == old || result.count == 0 { return nil }
      return ImportedChange(path: path, old: old, new: result.bytes, texts: result.count)
    } catch {
      log.add(ExchangeMessage(error.message + ": not imported", path: path, isDefect: true))
      return nil
    }
  }

  private func result(_ number: Int?, _ log: inout ImportLog) throws(EditError) -> (bytes: [UInt8], count: Int) {
    let isDictionary = list.table.format == .stringsdict
    guard let number, !project.files[number].bytes.isEmpty else {
      let made = isDictionary ? StringsdictImport(self).file(&log) : newStrings()
      return (Array(made.text.utf8), made.count)
    }
    let document = project.documents[number]
    let existing = TableTexts(document)
    let known = list.texts.filter { existing.entry($0.key) != nil }
    var editor = DocumentEditor(document)
    var count = 0
    for text in known {
      count += Self.attempt(&log, text.origin) { () throws(EditError) in
        try editor.setValue(of: text.key, at: text.path.variantSteps, to: text.text)
      }
    }
    let new = list.texts.filter { existing.entry($0.key) == nil }
    if isDictionary {
      let edited = try editor.bytes()
      if new.isEmpty { return (edited, count) }
      let added = StringsdictImport(self).adding(new, to: edited, &log)
      return (added.bytes, count + added.count)
    }
    count += add(new, beside: existing, &editor, &log)
    return (try editor.bytes(), count)
  }

  /// 1 when the edit was made; else it is named.
  private static func attempt(
    _ log: inout ImportLog, _ origin: MessageCatalog.Origin, _ edit: () throws(EditError) -> Void
  ) -> Int {
    do throws(EditError) {
      try edit()
      return 1
    } catch {
      log.add("\(error.message): not imported", at: origin)
      return 0
    }
  }

  /// Adds keys, each behind the one that it follows in the source.
  private func add(
    _ texts: [ImportedText], beside existing: TableTexts, _ editor: inout DocumentEditor, _ log: inout ImportLog
  ) -> Int {
    let source = sourceTexts
    let takesComments = existing.document.encoding != "binary-plist"
    var count = 0
    // The first key of every run, then the second …: neighbours make the editor read the file anew.
    var runs = runs(texts) { existing.entry($0) != nil }
    while !runs.isEmpty {
      for index in runs.indices {
        let text = runs[index].texts.removeFirst()
        let comment = takesComments ? comment(of: text.key, source) : nil
        let after = runs[index].after
        count += Self.attempt(&log, text.origin) { () throws(EditError) in
          do throws(EditError) {
            try editor.add(key: text.key, value: text.text, comment: comment, after: after)
          } catch .closesComment {
            try editor.add(key: text.key, value: text.text, after: after)
          }
          runs[index].after = text.key
        }
      }
      runs.removeAll { $0.texts.isEmpty }
    }
    return count
  }

  /// New keys in the order of the source, cut where a key stands that the file has.
  func runs(_ texts: [ImportedText], has: (String) -> Bool) -> [(after: String?, texts: [ImportedText])] {
    var runs: [(after: String?, texts: [ImportedText])] = []
    var after: String?
    var isRunning = false
    var waiting: [[UInt8]: [ImportedText]] = [:]
    for text in texts { waiting[Array(text.key.utf8), default: []].append(text) }
    for key in keysInOrder(texts) {
      guard let own = waiting.removeValue(forKey: Array(key.utf8)) else {
        guard has(key) else { continue }
        after = key
        isRunning = false
        continue
      }
      if isRunning {
        runs[runs.count - 1].texts += own
      } else {
        runs.append((after, own))
        isRunning = true
      }
    }
    return runs
  }

  /// The keys of the source file; for a storyboard those of the XLIFF file.
  private func keysInOrder(_ texts: [ImportedText]) -> [String] {
    guard let source = sourceTexts else { return texts.map(\.key) }
    return source.entries.map { source.document.text(source.document.entries[$0].key) }
  }

  func comment(of key: String, _ source: TableTexts?) -> String? {
    guard let source, let comment = source.entry(key)?.comment.map(source.document.text) else { return nil }
    return comment.isEmpty ? nil : comment
  }

  private func newStrings() -> (text: String, count: Int) {
    let source = sourceTexts
    var text = ""
    var count = 0
    for one in runs(list.texts, has: { _ in false }).flatMap(\.texts) {
      if !text.isEmpty { text += "\n" }
      text += StringsText.entry(one.key, one.text, comment: comment(of: one.key, source))
      count += 1
    }
    return (text, count)
  }
}
