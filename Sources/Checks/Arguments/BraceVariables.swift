import Messages
import Placeholders
import Project

/// The variables of a text in braces, as `{name}`, `{{name}}` and `${name}`, which the app's own code fills in.
struct BraceVariables {
  /// As written, without blanks inside the braces, each once in the order of the text.
  let names: [String]
  /// Whether a part of the text is an ICU choice, whose branches may leave variables out.
  let hasChoice: Bool

  /// - Complexity: O(*n*); a text without a brace is not read.
  init(of text: String) {
    guard text.utf8.contains(UInt8(ascii: "{")) else {
      (names, hasChoice) = ([], false)
      return
    }
    let bytes = Array(text.utf8)
    let tokens = TextTokenizer.tokens(of: text)
    var names: [String] = []
    for token in tokens where token.kind == .placeholder {
      let written = bytes[token.range]
      // What has blanks behind a colon is JSON, or words.
      guard written.contains(UInt8(ascii: "{")), !written.hasWords else { continue }
      let name = String(decoding: written.filter { $0 != 0x20 }, as: UTF8.self)
      if !names.contains(name) { names.append(name) }
    }
    self.names = names
    hasChoice = tokens.contains { $0.kind == .branchStart }
  }
}

extension ArraySlice<UInt8> {
  /// Whether a blank stands behind a colon.
  fileprivate var hasWords: Bool { zip(self, dropFirst()).contains { $0 == UInt8(ascii: ":") && $1 == 0x20 } }
}

extension BraceVariables {
  /// What a translation has otherwise, where its source has variables: one for another counts once. A plural form may
  /// leave out what chooses it.
  func differences(of translation: String, in leaf: Message.Leaf) -> [ArgumentDifference] {
    let own = BraceVariables(of: translation)
    guard !names.isEmpty, !hasChoice, !own.hasChoice, !translation.isEmpty else { return [] }
    var missing = names.filter { !own.names.contains($0) }
    return own.names.filter { !names.contains($0) }.map { added in
      let kind: ArgumentDifference.Kind = missing.isEmpty ? .extra : .name(source: Self.argument(missing.removeFirst()))
      return ArgumentDifference(kind: kind, specifier: added, range: leaf.text.range, category: leaf.category)
    }
      + (leaf.category == nil ? missing : []).map {
        ArgumentDifference(
          kind: .missing(source: Self.argument($0)), specifier: "", range: leaf.text.range, category: nil)
      }
  }

  private static func argument(_ written: String) -> ArgumentSignature.Argument {
    ArgumentSignature.Argument(
      position: 0, type: .object, specifier: written, isPositional: false, variableName: nil, name: written)
  }
}

extension Report {
  /// How grave it is that a translation has not the variable in braces that its source has; `nil` where it may be none.
  ///
  /// What code fills in it names: `"{name}"`, or `name`. Words in braces that no code names are marked for the code, to
  /// be coloured say, and translated; in a storyboard they are letters, unless code has them with their braces.
  func severity(ofOther variable: String, in unit: Unit) -> Severity? {
    let name = variable.filter { !"{} ".contains($0) }
    guard let index = project.sourceIndex, !index.files.isEmpty, name.first?.isLetter ?? false else { return .error }
    let isInterface = InterfaceKey.isOne(unit.key)
    // A text of a storyboard that is all in braces stands there to be replaced.
    if isInterface, unit.source.plainText?.string == variable { return nil }
    if index.mentions(variable) { return .error }
    // “General” is a word of many texts.
    if isInterface { return nil }
    if index.mentions(name) { return .error }
    let braces = [unit.source, unit.translation].map { entry in
      entry.message.texts.map { text in text.string.count { $0 == "{" } }
    }
    return braces[0] == braces[1] ? nil : .warning
  }
}
