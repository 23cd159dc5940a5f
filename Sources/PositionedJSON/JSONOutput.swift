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

  /// A value that was read, equal keys kept. Whole numbers are integers where they fit.
  ///
  /// - Complexity: O(*n*) in the bytes of the value.
  package init(_ value: JSONValue) {
    switch value.kind {
    case .object: self = .object(value.members.map { Member(name: $0.key, value: JSONOutput($0.value)) })
    case .array: self = .array(value.elements.map { JSONOutput($0) })
    case .string: self = .string(value.string ?? "")
    case .number:
      let text = String(decoding: value.document.bytes[value.range.indices], as: UTF8.self)
      let number = value.number ?? 0
      self = (Int(text) ?? Int(exactly: number)).map { .integer($0) } ?? .number(number)
    case .true: self = .bool(true)
    case .false: self = .bool(false)
    case .null: self = .null
    }
  }

  /// The value of the first member of that name; `nil` where there is none or the value is no object.
  package subscript(name: String) -> JSONOutput? {
    if case .object(let members) = self { members.first { $0.name == name }?.value } else { nil }
  }

  /// The text of a string; `nil` for any other kind.
  package var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The value of a number; `nil` for any other kind.
  package var double: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
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
