import Checks
import PositionedJSON
import SourceText

extension JSONEscapes {
  /// Of JSON that may stand in a script, in an element and in a terminal: nothing in a text ends any of them.
  package static let script = JSONEscapes(
    letters: "nt",
    isEscaped: { scalar in
      switch scalar {
      case 0x22, 0x26, 0x27, 0x3C, 0x3E, 0x60: true
      case 0x20..<0x7F: false
      default: Unicode.Scalar(scalar).map { TerminalText.isUnsafe($0) } ?? true
      }
    })
}

extension JSONWriter {
  static func script(reserving count: Int = 0) -> JSONWriter { JSONWriter(.compact, .script, reserving: count) }

  /// A call of a data file.
  static func call(
    _ kind: String, _ name: String, reserving count: Int = 0, _ value: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    var script = script(reserving: count)
    script.code("l10n(")
    script.string(kind)
    script.string(name)
    value(&script)
    script.code(");\n")
    return script.bytes
  }

  /// An object of texts, sorted by name.
  mutating func object(_ members: [String: String]) {
    object { writer in
      for (name, text) in members.sorted(by: { $0.key < $1.key }) {
        writer.key(escaping: name)
        writer.string(text)
      }
    }
  }

  mutating func integers(_ numbers: some Sequence<some BinaryInteger>) { array(numbers) { $0.integer(Int($1)) } }

  /// A list whose elements are objects, each on a line of its own.
  mutating func objects<Element>(
    _ name: StaticString, _ elements: some Sequence<Element>, _ body: (inout JSONWriter, Element) -> Void
  ) {
    member(name, elements, onNewLine: true) { script, element in
      script.newLine()
      script.object { body(&$0, element) }
    }
  }

  /// A number from 0 to 1 in thousandths.
  mutating func fraction(_ fraction: Double) {
    let thousandths = Int((min(max(fraction.isNaN ? 1 : fraction, 0), 1) * 1_000).rounded())
    verbatim(thousandths == 1_000 ? "1" : "0." + String(1_000 + thousandths).dropFirst())
  }
}
