import SourceText
import StringFormats

@testable import Strings

/// Messages written for the tests.
enum MessageFixtures {
  static func text(_ string: String) -> LocatedText { LocatedText(string, range: ByteRange(0, 0)) }

  static func plural(_ cases: KeyValuePairs<String, String>) -> Message.Variant {
    .plural(cases.map { Message.Case(selector: text($0), variant: .text(text($1))) })
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
    var table = Table(name: name, locale: locale)
    let document = StringDocument(parsing: Array(strings.utf8), format: .strings)
    for entry in document.entries { table.insert(entry, of: document, number: 0) }
    if let stringsdict {
      let document = StringDocument(parsing: Array(stringsdict.utf8), format: .stringsdict)
      for entry in document.entries { table.insert(entry, of: document, number: 1) }
    }
    return table
  }
}
