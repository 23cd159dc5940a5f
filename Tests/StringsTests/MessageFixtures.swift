import Messages
import SourceText
import StringFormats
import StringTables
import XLIFF

@testable import Strings

/// Messages written for the tests.
enum MessageFixtures {
  static func text(_ string: String) -> LocatedText { LocatedText(string, range: ByteRange(0, 0)) }

  static func plural(_ cases: KeyValuePairs<String, String>) -> Message.Variant {
    .plural(cases.map { Message.Variant.Case(selector: text($0), variant: .text(text($1))) })
  }

  static func variable(
    _ name: String, type: String = "lld", number: Int? = nil, _ cases: KeyValuePairs<String, String>
  ) -> Message.Substitution {
    Message.Substitution(
      name: text(name), argumentNumber: number, specifier: text(type), variant: plural(cases))
  }

  static func message(_ format: String, _ variables: Message.Substitution...) -> Message {
    Message(format: .text(text(format)), substitutions: variables)
  }

  static func table(_ name: String, locale: String, strings: String, stringsdict: String? = nil) -> Table {
    var assembly = TableAssembly(name: name)
    let files = [(strings, StringFormat.strings)] + (stringsdict.map { [($0, .stringsdict)] } ?? [])
    for (number, (text, format)) in files.enumerated() {
      let document = TableDocument(StringDocument(parsing: Array(text.utf8), format: format), number: number)
      assembly.add(TableSource(document, entries: document.document.entries.indices, locale: locale))
    }
    return assembly.tables(jobs: 1).tables[locale] ?? Table(name: name, locale: locale)
  }
}
