import ICU
import Messages
import Placeholders
import StringTables

extension Rule {
  /// Flags a plural form that says or leaves out its number, though it stands for several.
  static let impliedNumber = Rule(
    id: "implied-number",
    summary: "A plural form omits its number, although several numbers select it.",
    rationale: "The Russian `one` is also that of 21, 31 and 101: “1 файл” is shown for all of them.",
    example: RuleExample(
      bad: .plural(
        ["one": "1 день", "few": "%lld дня", "many": "%lld дней", "other": "%lld дня"], in: "ru"),
      good: .plural(
        ["one": "%lld день", "few": "%lld дня", "many": "%lld дней", "other": "%lld дня"], in: "ru")),
    severity: .warning,
    check: .variation(on: .omittedNumber) { entry, report in
      guard let plurals = entry.language?.plurals, !entry.isCopy else { return }
      let (message, leaves) = (entry.message, entry.leaves)
      var source: ReadMessage??
      for leaf in leaves {
        guard let form = leaf.formWithoutNumber(in: message, leaves, plurals) else { continue }
        let samples = plurals.samples(of: form.category)
        // Most counts are small, and many have a limit below 21.
        if let number = leaf.impliedNumber(plurals) {
          report.add(
            """
            form '\(form.category.rawValue)' of '\(entry.key)' says \(number), but \(entry.locale) uses it for \
            \(samples): write '\(form.specifier)' for the number
            """, at: leaf.text.range, of: entry, isRare: true)
          continue
        }
        // Where the source shows the number, it is a missing argument.
        let counterpart = source ?? entry.readSource
        source = .some(counterpart)
        if counterpart?.signature(standingFor: leaf).argument(at: form.position) != nil { continue }
        report.add(
          """
          form '\(form.category.rawValue)' of '\(entry.key)' leaves its number out, but \(entry.locale) uses it for \
          \(samples): write '\(form.specifier)' for the number
          """, at: leaf.text.range, of: entry, isRare: true)
      }
    })
}

extension Message.Leaf {
  /// What the form leaves out: its category, the argument that selects it, and how `other` writes that; `nil` where it
  /// shows the number, or `other` does not, or one number alone selects it.
  fileprivate func formWithoutNumber(
    in message: Message, _ leaves: [Message.Leaf], _ plurals: PluralRules
  ) -> (category: PluralCategory, position: Int, specifier: String)? {
    guard let name = category, let category = PluralCategory(rawValue: name), category != .other, category != .zero,
      let position = selectingPosition, plurals.selectsSeveral(category)
    else { return nil }
    func read(_ leaf: Message.Leaf) -> String? {
      message.signature(of: leaf.text.string, firstPosition: leaf.firstPosition).arguments.first {
        $0.position == position && $0.variableName == nil
      }?.specifier
    }
    guard read(self) == nil, !text.string.allSatisfy(\.isWhitespace),
      let other = leaves.first(where: { $0.category == "other" && $0.variable == variable }).flatMap(read)
    else { return nil }
    // The text around a variable may show the number itself.
    let isShownAround = variable != nil && leaves.contains { $0.variable == nil && read($0) != nil }
    return isShownAround ? nil : (category, position, other)
  }
}

extension ReadMessage {
  /// What the source reads where a translation has `leaf`.
  fileprivate func signature(standingFor leaf: Message.Leaf) -> ArgumentSignature {
    guard let number = counterparts.counterpart(of: leaf) else { return ArgumentSignature() }
    return message.signature(of: leaves[number].text.string, firstPosition: leaves[number].firstPosition)
  }
}
