import Messages
import Placeholders
import StringTables

extension Rule {
  /// Flags a variable whose forms read its value as another type than it is declared.
  static let variableType = Rule(
    id: "variable-type",
    summary: "The forms of a variable read its value as another type than the entry declares.",
    rationale: "The number is read as an address or as digits of another kind: the app crashes or shows garbage.",
    example: RuleExample(
      bad: stringsdict("%#@files@", type: "li", forms: "%@ files"),
      good: stringsdict("%#@files@", type: "li", forms: "%li files")),
    severity: .error,
    check: .variation(on: .doubtfulType) { entry, report in
      let message = entry.message
      for substitution in message.substitutions {
        guard let specifier = substitution.specifier else { continue }
        guard let type = specifier.conversionType else {
          report.add(
            "'\(specifier.string)' is not a number type: write 'lld', 'd' or 'f'", at: specifier.range, of: entry,
            isRare: report.isOfIntents(entry))
          continue
        }
        guard let misreading = message.misreading(of: substitution, declared: type) else { continue }
        // What the source has too is said there.
        if let source = entry.source, let own = source.substitution(named: substitution.name.string),
          let type = own.specifier?.conversionType, source.misreading(of: own, declared: type) != nil
        {
          continue
        }
        let name = substitution.name.string
        guard let counted = misreading.counted else {
          let outcome =
            misreading.read.type == .object
            ? "a number crashes the app, and of anything else the address chooses the form"
            : "the app shows garbage"
          report.add(
            """
            variable '\(name)' is declared as '\(specifier.string)' and read as \
            '\(misreading.read.specifier)': \
            \(outcome)
            """, at: misreading.text.range, of: entry)
          continue
        }
        report.add(
          """
          variable '\(name)' counts argument \(misreading.read.position), which '\(misreading.read.specifier)' reads \
          as an object: its address chooses the form; '%\(counted.position)$#@\(name)@' would count what \
          '\(counted.specifier)' shows
          """, at: misreading.text.range, of: entry, severity: .warning)
      }
    })
}

extension Report {
  /// Whether a table has the texts of a definition of intents, which the system fills in itself.
  fileprivate func isOfIntents(_ entry: CheckedEntry) -> Bool {
    project.sourceIndex?.intentTables.contains(entry.table) ?? false
  }
}

/// How the forms of a variable read its argument as another type than it is declared with.
///
/// A form is a format of its own over all arguments of the call: a position in it is one of that list, and the argument
/// is fetched again as the type that the form gives it; without a position it begins with the argument of its variable
/// (`__CFStringAppendFormatCore` of CoreFoundation). The declared type only tells how the number is fetched that
/// chooses the form.
private struct Misreading {
  /// The first form that reads it so.
  let text: LocatedText
  let read: ArgumentSignature.Argument
  /// Another argument that the form shows as a number, where positions tell that the variable was meant to count it:
  /// “%1$@ and %2$d others”.
  let counted: ArgumentSignature.Argument?
}

extension Message {
  /// `nil` where every form reads the variable's argument as declared, or not at all.
  fileprivate func misreading(of variable: Substitution, declared type: ArgumentType) -> Misreading? {
    func isDoubtful(_ text: LocatedText) -> Bool {
      FormatScanner.hasSpecifier(in: text.string) { specifier, _ in
        specifier.kind == .argument && !(specifier.type ?? .object).isCompatible(with: type)
      }
    }
    guard variable.variant.hasText(where: isDoubtful) else { return nil }
    let position = position(of: variable) ?? 1
    for text in variable.variant.texts where isDoubtful(text) {
      // A percent sign of the prose has a rule of its own.
      if FormatScanner.specifiers(in: text.string).contains(where: \.readsLikeProse) { continue }
      let arguments = signature(of: text.string, firstPosition: position).arguments
        .filter { $0.variableName == nil && $0.specifier != "%arg" && $0.specifier != "*" }
      let read = arguments.first {
        $0.position == position && !$0.type.isCompatible(with: type) && $0.type != .writtenCount
      }
      guard let read else { continue }
      let counted = arguments.first {
        $0.isPositional && $0.position != position && $0.type.isCompatible(with: type)
      }
      return Misreading(text: text, read: read, counted: read.isPositional && read.type == .object ? counted : nil)
    }
    return nil
  }
}

extension LocatedText {
  /// What the text reads as a printf conversion without its percent sign, as `lld`; `nil` where it is none.
  fileprivate var conversionType: ArgumentType? {
    var type: ArgumentType?
    _ = FormatScanner.hasSpecifier(in: "%" + string) { specifier, bytes in
      if specifier.kind == .argument, specifier.start == 0, specifier.end == bytes.count { type = specifier.type }
      return true
    }
    return type
  }
}
