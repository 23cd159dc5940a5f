import SourceText

/// Writes JSON as UTF-8, one value after the other: what stands between them comes by itself.
///
/// ```swift
/// var writer = JSONWriter(.compact, .standard)
/// writer.object {
///   $0.member("line", 4)
///   $0.member("locale", locale)
/// }
/// ```
package struct JSONWriter: Sendable {
  private enum Position { case start, behindKey, behindBracket, behindValue }

  package private(set) var bytes: [UInt8] = []
  /// Of the texts and keys that follow.
  package var escapes: JSONEscapes
  private var layout: JSONLayout
  /// The line end and the indentation of what is written.
  private var line: [UInt8]
  private var position = Position.start
  private var isOnNewLine = false

  /// - Parameters:
  ///   - indentation: That of the line on which the first value stands.
  ///   - count: So many bytes have room from the start.
  package init(_ layout: JSONLayout, _ escapes: JSONEscapes, indentation: String = "", reserving count: Int = 0) {
    self.layout = layout
    self.escapes = escapes
    line = layout.lineEnd.isEmpty ? [] : Array((layout.lineEnd + indentation).utf8)
    bytes.reserveCapacity(count)
  }

  /// Hands the bytes on once they are many, and forgets them: a long text is never held whole. To be asked between two
  /// values of a list.
  package mutating func handOn<Failure: Error>(to put: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    try bytes.handOn(to: put)
  }

  /// Begins another value behind the one that has ended, as in lines of JSON.
  package mutating func restart() { position = .start }

  /// Puts what follows on a line of its own, without indentation.
  package mutating func newLine() { isOnNewLine = true }

  /// Adds what is no JSON, as stands around a value in a script.
  package mutating func code(_ text: StaticString) { text.withUTF8Buffer { bytes.append(contentsOf: $0) } }

  // MARK: - Values

  package mutating func string(_ text: String) {
    separate()
    quote(text)
  }

  /// - Parameter text: UTF-8.
  package mutating func string(_ text: [UInt8]) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    text.withUnsafeBufferPointer { escapes.append($0, to: &bytes) }
    bytes.append(UInt8(ascii: "\""))
  }

  package mutating func integer(_ number: Int) {
    separate()
    bytes.append(decimal: number)
  }

  /// A whole number without a point, others in the shortest form; JSON has no infinity, which becomes `null`.
  package mutating func number(_ number: Double) {
    if let whole = Int(exactly: number) { return integer(whole) }
    verbatim(number.isFinite ? "\(number)" : "null")
  }

  package mutating func bool(_ bool: Bool) { verbatim(bool ? "true" : "false") }

  package mutating func null() { verbatim("null") }

  package mutating func value(_ value: JSONOutput) {
    switch value {
    case .object(let members):
      object { writer in
        for member in members {
          writer.key(escaping: member.name)
          writer.value(member.value)
        }
      }
    case .array(let elements): array(elements) { $0.value($1) }
    case .string(let text): string(text)
    case .integer(let number): integer(number)
    case .number(let number): self.number(number)
    case .bool(let bool): self.bool(bool)
    case .null: null()
    }
  }

  /// A value that is written already.
  package mutating func verbatim(_ value: [UInt8]) {
    separate()
    bytes.append(contentsOf: value)
  }

  package mutating func verbatim(_ value: String) {
    separate()
    bytes.append(contentsOf: value.utf8)
  }

  // MARK: - Lists

  @inlinable
  package mutating func object<Failure: Error>(
    _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    open(UInt8(ascii: "{"))
    try body(&self)
    close(UInt8(ascii: "}"))
  }

  @inlinable
  package mutating func array<Failure: Error>(
    _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    open(UInt8(ascii: "["))
    try body(&self)
    close(UInt8(ascii: "]"))
  }

  /// An array whose end is not written here.
  package mutating func openArray() { open(UInt8(ascii: "[")) }

  /// An object inside that is laid out in another way.
  package mutating func object(in inner: JSONLayout, _ body: (inout JSONWriter) -> Void) {
    separate()
    let outer = (layout, line)
    (layout, line, position) = (inner, Array(inner.lineEnd.utf8), .start)
    object(body)
    (layout, line) = outer
  }

  @inlinable
  package mutating func array<Element, Failure: Error>(
    _ elements: some Sequence<Element>, _ body: (inout JSONWriter, Element) throws(Failure) -> Void
  ) throws(Failure) {
    open(UInt8(ascii: "["))
    for element in elements { try body(&self, element) }
    close(UInt8(ascii: "]"))
  }

  /// A key that needs no escapes.
  package mutating func key(_ name: StaticString, onNewLine: Bool = false) {
    if onNewLine { newLine() }
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    endKey()
  }

  package mutating func key(escaping name: String) {
    separate()
    quote(name)
    endKey()
  }

  private mutating func endKey() {
    bytes.append(contentsOf: layout.colon.utf8)
    position = .behindKey
  }

  @usableFromInline
  mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    position = .behindBracket
    if !line.isEmpty { line += layout.unit.utf8 }
  }

  @usableFromInline
  mutating func close(_ bracket: UInt8) {
    if !line.isEmpty { line.removeLast(layout.unit.utf8.count) }
    if isOnNewLine { bytes.append(UInt8(ascii: "\n")) }
    if position == .behindValue {
      if !layout.hugsElements || bracket == UInt8(ascii: "}") { bytes.append(contentsOf: line) }
    } else if layout.partsEmptyBrackets {
      bytes.append(contentsOf: layout.lineEnd.utf8)
      bytes.append(contentsOf: line)
    }
    bytes.append(bracket)
    isOnNewLine = false
    position = .behindValue
  }

  private mutating func separate() {
    if position == .behindValue { bytes.append(UInt8(ascii: ",")) }
    if isOnNewLine {
      bytes.append(UInt8(ascii: "\n"))
      isOnNewLine = false
    }
    if !line.isEmpty {
      switch position {
      case .start, .behindKey: break
      case .behindBracket where layout.hugsElements && bytes.last == UInt8(ascii: "["): break
      case .behindBracket, .behindValue: bytes.append(contentsOf: line)
      }
    }
    position = .behindValue
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    escapes.append(text, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }
}
