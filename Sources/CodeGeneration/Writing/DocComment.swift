import Messages
import Placeholders
import StringTables

/// What stands above an accessor: its text in the development language, the plural forms, the developer's comment.
struct DocComment {
  private static let textLimit = 240
  private static let commentLimit = 800
  private static let mostForms = 24

  /// Without the slashes.
  private(set) var lines: [String] = []

  init(of source: AccessorSource) {
    let message = source.message
    append(quoted: Self.summary(of: message), prefix: "", limit: Self.textLimit)
    let forms = Self.forms(of: message)
    if forms.count > 1 {
      lines.append("")
      for form in forms.prefix(Self.mostForms) {
        append(quoted: form.text, prefix: "- \(form.label): ", limit: Self.textLimit)
      }
      if forms.count > Self.mostForms { lines.append("- …") }
    }
    let comment = SourceQuoting.lines(source.comment, limit: Self.commentLimit)
    guard comment.contains(where: { !$0.isEmpty }) else { return }
    lines.append("")
    lines += comment.drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed()
  }

  private mutating func append(quoted text: String, prefix: String, limit: Int) {
    var quoted = SourceQuoting.lines(text, limit: limit)
    quoted[0] = prefix + "“" + quoted[0]
    quoted[quoted.count - 1] += "”"
    lines += quoted
  }

  /// One text that stands for the message: that of the form `other`, its variables put in.
  private static func summary(of message: Message) -> String {
    let text = general(message.format)
    let bytes = Array(text.utf8)
    var summary = ""
    var copied = 0
    for specifier in FormatScanner.specifiers(in: text) {
      guard case .variable(let name) = specifier.kind, let substitution = message.substitution(named: name) else {
        continue
      }
      summary += String(decoding: bytes[copied..<specifier.range.lowerBound], as: UTF8.self)
      summary += general(substitution.variant)
      copied = specifier.range.upperBound
    }
    return summary + String(decoding: bytes[copied...], as: UTF8.self)
  }

  private static func general(_ variant: Message.Variant) -> String {
    switch variant {
    case .text(let text): text.string
    case .plural(let cases), .device(let cases):
      (cases.first { $0.selector.string == "other" } ?? cases.last).map { general($0.variant) } ?? ""
    case .width(let cases): cases.last.map { general($0.variant) } ?? ""
    }
  }

  /// The texts among which a number, the device or the width chooses.
  private static func forms(of message: Message) -> [(label: String, text: String)] {
    let isOneVariable = message.substitutions.count == 1 && message.format.texts.count == 1
    return forms(of: message.format, path: []).filter { !$0.label.isEmpty }
      + message.substitutions.flatMap { forms(of: $0.variant, path: isOneVariable ? [] : [$0.name.string]) }
  }

  private static func forms(of variant: Message.Variant, path: [String]) -> [(label: String, text: String)] {
    switch variant {
    case .text(let text):
      return [(SourceQuoting.lines(path.joined(separator: ", "), limit: 60).joined(separator: " "), text.string)]
    case .plural(let cases), .device(let cases), .width(let cases):
      return cases.flatMap { forms(of: $0.variant, path: path + [$0.selector.string]) }
    }
  }
}
