import SourceFacts
import SourceText

/// The files of a project with the texts that reach users by members and parameters: `Text(tab.title)` shows what
/// `title` gives, in whatever file that stands.
struct ShownTexts {
  private(set) var files: [ScannedFile]

  /// - Complexity: O(*n*) in the facts.
  init(_ files: [ScannedFile]) {
    self.files = files
    let flow = TextFlow(files)
    for (number, file) in files.enumerated() where !file.facts.memberTexts.isEmpty || !file.facts.literals.isEmpty {
      var facts = file.facts
      var known = Set(facts.uses.map(\.range)).union(facts.texts.map(\.range))
      for text in facts.memberTexts {
        guard let function = flow.shows(text.member, inFile: number), Self.isText(text.text, of: text.member.name),
          known.insert(text.range).inserted
        else { continue }
        var shown = ShownText(text.text, function: Self.title(function, text.member), range: text.range)
        shown.isInPreview = text.isInPreview
        shown.isRare = text.isRare || flow.isOfError(text.member.owner)
        facts.texts.append(shown)
      }
      // What a call looks like, and what it means.
      let named = Set(
        facts.literals.lazy.filter { known.contains($0.range) && flow.isName($0, inFile: number) }.map(\.range))
      facts.texts.removeAll { named.contains($0.range) && $0.interface == nil }
      for literal in facts.literals where literal.text.hasLetters {
        guard Self.isText(literal.text, of: literal.label ?? ""), !known.contains(literal.range),
          let callable = flow.shows(literal, inFile: number), known.insert(literal.range).inserted
        else { continue }
        var shown = ShownText(literal.text, function: literal.function(of: callable), range: literal.range)
        shown.isInPreview = literal.isInPreview
        shown.isRare = literal.isRare || flow.isOfError(callable)
        facts.texts.append(shown)
      }
      guard facts.texts != file.facts.texts else { continue }
      facts.texts.sort { $0.range.start < $1.range.start }
      self.files[number] = ScannedFile(path: file.path, bytes: file.bytes, facts: facts)
    }
  }

  /// As in `Text(Tab.title)`, or `label.text = Tab.title`.
  private static func title(_ function: String, _ member: MemberName) -> String {
    let name = "\(member.owner).\(member.name)"
    if let bracket = function.firstIndex(of: "(") { return function[..<bracket] + "(\(name))" }
    let isCall = function.first == "." || function.first?.isUppercase == true
    return isCall ? "\(function)(\(name))" : "\(function) = \(name)"
  }

  /// Whether it is words, and not the name of something, which is the same in all languages.
  private static func isText(_ text: KeyText, of name: String) -> Bool {
    guard text.hasWords else { return false }
    let letters = text.description
    if KeySpelling(letters).isName { return false }
    let words = letters.split(whereSeparator: \.isWhitespace)
    if words.count == 1, letters.allSatisfy(\.isLowercase) { return false }
    // “Day One” is the name of a product.
    guard name.lowercased().hasSuffix("name") || name == "description" else { return true }
    return words.dropFirst().contains { $0.first?.isLowercase == true }
  }
}
