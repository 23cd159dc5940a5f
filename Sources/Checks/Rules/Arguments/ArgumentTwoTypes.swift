import Messages
import Placeholders
import StringTables

extension Rule {
  /// Flags a text that reads one argument as two types.
  static let argumentTwoTypes = Rule(
    id: "argument-two-types",
    summary: "A text reads one argument as two types.",
    rationale: "One of the two readings is wrong: the app crashes or shows garbage.",
    example: RuleExample(bad: .text("%1$lld files, %1$@"), good: .text("%1$lld files, %2$@")),
    severity: .error,
    check: .text(on: .unevenPositions) { text, report in
      let signature = text.entry.signature(of: text.leaf)
      var seen: [Int: ArgumentSignature.Argument] = [:]
      var named: [String: ArgumentSignature.Argument] = [:]
      let prose = FormatScanner.specifiers(in: text.text.string).filter(\.readsLikeProse).map { $0.written(in: text) }
      for argument in signature.arguments where !prose.contains(argument.specifier) {
        if let name = argument.name {
          if let other = named[name], !other.type.isCompatible(with: argument.type) {
            return report.add(
              "'\(name)' is read as '\(other.specifier)' and as '\(argument.specifier)'\(text.place): "
                + "the app would crash or show garbage", at: 0..<text.text.string.utf8.count, of: text)
          }
          named[name] = argument
        }
        guard let first = seen[argument.position] else {
          seen[argument.position] = argument
          continue
        }
        // Positions that only some of them have are said to be mixed, those of variables apart.
        let isEven = first.isPositional == argument.isPositional || argument.variableName != nil
        guard !first.type.isCompatible(with: argument.type), isEven,
          first.specifier != "%arg", argument.specifier != "%arg"
        else { continue }
        let shown = text.entry.shownVariables
        guard first.isShown(among: shown) else {
          seen[argument.position] = argument
          continue
        }
        guard argument.isShown(among: shown) else { continue }
        let specifier = FormatScanner.specifiers(in: text.text.string).first {
          $0.written(in: text) == argument.specifier
        }
        return report.add(
          """
          argument \(argument.position) is read as \(first.quoted) and as \(argument.quoted)\(text.place): \
          the app would crash or show garbage
          """, at: specifier?.range ?? 0..<text.text.string.utf8.count, of: text)
      }
      // What its forms read beside it is told with the text itself.
      if text.number == 0, let clash = FormClash(in: text.entry) {
        report.add(
          """
          argument \(clash.second.position) is read as \(clash.first.quoted) and in another form as \
          \(clash.second.quoted): the app would crash or show garbage
          """, at: clash.text.range, of: text.entry)
      }
    })
}

/// Two texts of an entry with variables that read one argument as two types, which each of them alone does not.
private struct FormClash {
  let first: ArgumentSignature.Argument
  let second: ArgumentSignature.Argument
  /// That of the second.
  let text: LocatedText

  /// The first one in the order of the texts; `nil` without one.
  ///
  /// - Complexity: O(*n*) in the size of the message.
  init?(in entry: CheckedEntry) {
    guard !entry.message.substitutions.isEmpty else { return nil }
    let shown = entry.shownVariables
    var known: [Int: (argument: ArgumentSignature.Argument, variable: String?)] = [:]
    for leaf in entry.leaves {
      if FormatScanner.specifiers(in: leaf.text.string).contains(where: \.readsLikeProse) { continue }
      let read = entry.signature(of: leaf).arguments
      for argument in read where argument.isSure(in: leaf) && argument.isShown(among: shown) {
        guard let other = known[argument.position] else {
          known[argument.position] = (argument, leaf.variable)
          continue
        }
        // How the forms of a variable read its own value has a rule of its own.
        let isOwn =
          other.argument.variableName.map { $0 == leaf.variable } ?? false
          || argument.variableName.map { $0 == other.variable } ?? false
        if !isOwn, !other.argument.type.isCompatible(with: argument.type) {
          (first, second, text) = (other.argument, argument, leaf.text)
          return
        }
      }
    }
    return nil
  }
}

extension CheckedEntry {
  /// The variables with words in a form. One without shows nothing: it passes an argument over.
  fileprivate var shownVariables: Set<String> {
    Set(leaves.lazy.filter { !$0.text.string.isEmpty }.compactMap(\.variable))
  }
}

extension ArgumentSignature.Argument {
  fileprivate func isShown(among variables: Set<String>) -> Bool { variableName.map(variables.contains) ?? true }

  /// Whether its position is known: that of a form's first placeholder is where its variable is mentioned.
  fileprivate func isSure(in leaf: Message.Leaf) -> Bool {
    specifier != "%arg" && specifier != "*" && (isPositional || leaf.variable == nil)
  }
}
