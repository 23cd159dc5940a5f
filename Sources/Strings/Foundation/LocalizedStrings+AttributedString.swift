#if Foundation
  import Foundation
  import Markdown

  extension LocalizedStrings {
    /// The text of `key` as inline Markdown: emphasis, code, links.
    ///
    /// Texts among the arguments are shown as they are, whatever they contain: a user's `*name*` stays plain. Marks of
    /// grammar, as in `^[%lld notes](inflect: true)`, are carried out on Apple's systems; elsewhere the words between
    /// them are shown.
    ///
    /// - Parameters:
    ///   - key: As the table spells it.
    ///   - table: Its file's name without the extension.
    ///   - arguments: By position.
    /// - Complexity: O(*n*) in the length of the text; it is read anew each time.
    public func attributed(
      _ key: String, table: String = "Localizable", _ arguments: any FormatArgumentConvertible...
    ) -> AttributedString {
      attributed(StringKey(key, table: table), arguments.map(\.formatArgument))
    }

    func attributed(_ key: StringKey, _ arguments: [FormatArgument]) -> AttributedString {
      let request = LookupRequest(key: key.name, table: key.table, arguments: arguments)
      return AttributedString(inlineMarkdown: markedText(request, defaultValue: key.defaultValue))
    }
  }

  extension LocalizedText {
    /// The text as inline Markdown, as it reads now: see ``resolved(in:)`` and
    /// ``LocalizedStrings/attributed(_:table:_:)``.
    public func attributed(in strings: LocalizedStrings? = nil) -> AttributedString {
      let strings = strings ?? self.strings
      return strings.attributed(key, values(in: strings))
    }
  }

  extension AttributedString {
    /// Reads Markdown whose literals stand between the marks of ``ArgumentMarks/literals(in:)``.
    init(inlineMarkdown text: String) {
      self.init()
      for run in InlineMarkdown.runs(of: text) {
        var part = AttributedString(run.text)
        if !run.intent.isEmpty {
          part.inlinePresentationIntent = InlinePresentationIntent(rawValue: run.intent.rawValue)
        }
        part.link = run.link.flatMap { URL(string: $0) }
        part.imageURL = run.image.flatMap { URL(string: $0) }
        #if canImport(Darwin)
          if let grammar = run.grammar, grammar.filter({ $0 != " " }).split(separator: ",").contains("inflect:true") {
            part.inflect = .automatic
          }
        #endif
        append(part)
      }
      #if canImport(Darwin)
        if runs.contains(where: { $0.inflect != nil }) { self = inflected() }
      #endif
    }
  }
#endif
