/// A JSON value to be written: members keep their order, so that the same input gives the same bytes.
package indirect enum JSONOutput: Hashable, Sendable {
  case object([Member])
  case array([JSONOutput])
  case string(String)
  case integer(Int)
  case number(Double)
  case bool(Bool)
  case null

  /// A name with its value.
  package struct Member: Hashable, Sendable {
    package let name: String
    package let value: JSONOutput

    package init(name: String, value: JSONOutput) {
      self.name = name
      self.value = value
    }
  }

  /// An object made member by member, in the order of the assignments.
  ///
  /// ```swift
  /// .object { $0["line"] = .integer(4); $0["locale"] = locale.map { .string($0) } }
  /// ```
  package static func object(_ build: (inout Members) -> Void) -> JSONOutput {
    var members = Members()
    build(&members)
    return .object(members.list)
  }

  /// The members of an object that is being made; assigning `nil` adds nothing.
  package struct Members {
    fileprivate var list: [Member] = []

    package subscript(name: String) -> JSONOutput? {
      get { list.first { $0.name == name }?.value }
      set {
        if let newValue { list.append(Member(name: name, value: newValue)) }
      }
    }
  }

  package static func strings(_ strings: some Sequence<String>) -> JSONOutput { .array(strings.map { .string($0) }) }

  /// The text with two blanks a level and a final line feed, nothing in it that a terminal would take amiss.
  ///
  /// - Complexity: O(*n*) in the size of the text.
  package var text: String { text(.lines, .visible) + "\n" }

  /// - Parameter indentation: That of the line on which the value stands.
  package func text(_ layout: JSONLayout, _ escapes: JSONEscapes = .standard, indentation: String = "") -> String {
    var writer = JSONWriter(layout, escapes, indentation: indentation)
    writer.value(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
