import Messages
import StringFormats
import StringTables

extension Table.Entry {
  /// Its texts with what each is for; without words for the only one.
  package var shownTexts: [(name: String, text: String)] {
    let message = message
    let own = message.format.named("")
    return own + message.substitutions.flatMap { $0.variant.named($0.name.string) }
  }
}

extension Variation where Text == LocatedText, Selector == LocatedText {
  fileprivate func named(_ name: String) -> [(name: String, text: String)] {
    switch self {
    case .text(let text): [(name, text.string)]
    case .plural(let cases), .device(let cases), .width(let cases):
      cases.flatMap { $0.variant.named(name.isEmpty ? $0.selector.string : "\(name) \($0.selector.string)") }
    }
  }
}
