import Messages
import Placeholders
import Project
import StringTables

extension Rule {
  /// Flags a translation that drops a placeholder of its source.
  static let missingArgument = Rule(
    id: "missing-argument",
    summary: "A placeholder of the source is absent from the translation.",
    rationale:
      """
      The value it stands for is never shown. In a sentence of four words and more a translation may say a name \
      otherwise, as in “this index”: there a text (`%@`) that is dropped is a warning. One that follows a letter, as \
      in `%lld app%@`, is the ending of an English plural: no translation needs it, nor a number that only chooses \
      among forms. Where values move into other places it is an error.
      """,
    example: RuleExample(
      bad: .translation("%d files", "fichiers", to: "fr"), good: .translation("%d files", "%d fichiers", to: "fr")),
    severity: .error,
    check: .unit(on: .difference(.arguments)) { compared, report in
      // Of an empty text that alone is told.
      if compared.unit.translation.message.texts.allSatisfy(\.string.isEmpty) { return }
      for difference in compared.differences {
        guard case .missing(let source) = difference.kind else { continue }
        if let moved = MovedArgument(compared.unit) {
          report.add(
            "translation drops a placeholder before others, so that values move: '\(moved.shown)' of the source is "
              + "shown where the source has '\(moved.wanted)'; number them, as in '\(moved.wanted)'",
            at: difference.range, of: compared.unit)
          return
        }
        if compared.unit.source.message.onlyChooses(source) { continue }
        var severity: Severity?
        if source.position == 0 {
          severity = report.severity(ofOther: source.specifier, in: compared.unit)
          if severity == nil { continue }
        }
        let text = source.specifier.hasSuffix("@") ? compared.unit.source.plainText?.string : nil
        // “Delete all selected folders” for “Delete %d folders” says enough.
        let isSentenceWithoutCount =
          "diu".contains(source.specifier.last ?? " ") && compared.differences.count == 1
          && compared.unit.translation.plainText.map { TextWords.words(in: $0.string).count >= 3 } ?? false
        if let text, text.hasEnding(source.specifier) { continue }
        let isSentence = text.map { TextWords.words(in: $0).count >= 4 } ?? false
        report.add(
          "translation drops \(source.position == 0 ? "" : "argument \(source.position), ")"
            + "'\(source.specifier)'\(difference.place): "
            + "its value is never shown",
          at: difference.range, of: compared.unit, severity: isSentence ? .warning : severity,
          // “Followed by nobody” names nobody; many languages say “the app” where they cannot inflect its name.
          isRare: isSentenceWithoutCount || difference.category == "zero" || compared.unit.isOfAppName)
      }
    })
}

extension Message {
  /// Whether an argument chooses among the forms of a variable, none of which shows it.
  fileprivate func onlyChooses(_ argument: ArgumentSignature.Argument) -> Bool {
    guard let name = argument.variableName else { return false }
    let forms = leaves.filter { $0.variable == name }
    return !forms.isEmpty && !forms.contains(where: showsNumber)
  }
}

extension String {
  /// Whether each `specifier` stands right behind a letter of ASCII.
  fileprivate func hasEnding(_ specifier: String) -> Bool {
    let parts = split(separator: specifier, omittingEmptySubsequences: false)
    return parts.count > 1 && parts.dropLast().allSatisfy { $0.last.map { $0.isASCII && $0.isLetter } ?? false }
  }
}

extension Unit {
  /// Whether comments say that the app's name is put in.
  fileprivate var isOfAppName: Bool {
    let comments = [source.comment, translation.comment].compactMap { $0?.lowercased() }
    return comments.contains { comment in
      ["app", "application", "product", "brand"].contains {
        comment.contains("\($0) name") || comment.contains("name of the \($0)")
      }
    }
  }
}
