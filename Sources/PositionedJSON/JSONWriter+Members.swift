/// Members of the object that is being written; nothing for `nil`.
extension JSONWriter {
  package mutating func member(_ name: StaticString, _ text: String?, onNewLine: Bool = false) {
    guard let text else { return }
    key(name, onNewLine: onNewLine)
    string(text)
  }

  package mutating func member(_ name: StaticString, _ number: Int?, onNewLine: Bool = false) {
    guard let number else { return }
    key(name, onNewLine: onNewLine)
    integer(number)
  }

  package mutating func member(_ name: StaticString, _ bool: Bool) {
    key(name)
    self.bool(bool)
  }

  package mutating func member(_ name: StaticString, _ value: JSONOutput?) {
    guard let value else { return }
    key(name)
    self.value(value)
  }

  package mutating func member(_ name: StaticString, _ texts: [String], onNewLine: Bool = false) {
    member(name, texts, onNewLine: onNewLine) { $0.string($1) }
  }

  package mutating func member(_ name: StaticString, _ numbers: [Int], onNewLine: Bool = false) {
    member(name, numbers, onNewLine: onNewLine) { $0.integer($1) }
  }

  @inlinable
  package mutating func member<Element, Failure: Error>(
    _ name: StaticString, _ elements: some Sequence<Element>, onNewLine: Bool = false,
    _ body: (inout JSONWriter, Element) throws(Failure) -> Void
  ) throws(Failure) {
    key(name, onNewLine: onNewLine)
    try array(elements, body)
  }

  @inlinable
  package mutating func object<Failure: Error>(
    _ name: StaticString, onNewLine: Bool = false, _ body: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    key(name, onNewLine: onNewLine)
    try object(body)
  }
}
