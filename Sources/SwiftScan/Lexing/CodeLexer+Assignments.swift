import SourceFacts
import SourceText

extension CodeLexer {
  /// Notes `target.text = …` and `target.setTitle(…)`, read backwards from the name of what is set.
  ///
  /// - Parameter isMember: Whether a point stands before the name; else it is a property of `self`, where it is one.
  mutating func noteAssignment(_ name: Range<Int>, isMember: Bool) {
    let isRemoval = text(name) == TextRole.removal
    guard let role = isRemoval ? .views : assignedRole(name) else { return noteNumberLookup(name) }
    guard isMember else { return isRemoval ? () : note("", role, type: enclosingType) }
    var point = name.lowerBound - 1
    while let target = target(before: point) {
      let word = text(target)
      let isOfOther = target.lowerBound > 0 && bytes[target.lowerBound - 1] == UInt8(ascii: ".")
      if !isOfOther, let elements = elements(namedBy: word) {
        for element in elements { note(element, role) }
        return
      }
      // What is removed by itself may be put back.
      if isRemoval { return }
      if word == "self" { return note("", role, type: enclosingType) }
      if isOfOther, TextAssignment.relays.contains(word) {
        point = target.lowerBound - 1
        continue
      }
      let owner = isOfOther ? self.target(before: target.lowerBound - 1).map(text) ?? "" : "self"
      return note(word, role, type: owner == "self" ? enclosingType : nil)
    }
  }

  /// Notes what one of the names that a loop goes over stands for, as `self.title` in `[self.title, detail]`.
  private mutating func note(_ path: String, _ role: TextRole) {
    var names = path.split(separator: ".").map { $0.filter { $0 != "?" && $0 != "!" } }
    let holdsViews = ["arrangedSubviews", "subviews"].contains(names.last)
    if holdsViews { names.removeLast() }
    guard holdsViews == (role == .views), let name = names.last,
      name.utf8.allSatisfy(CodeByte.isIdentifier), name != "self"
    else { return }
    let isOwn = names.count == 1 || names.count == 2 && names[0] == "self"
    note(name, role, type: isOwn ? enclosingType : nil)
  }

  /// Notes `cell.viewWithTag(3)`.
  private mutating func noteNumberLookup(_ name: Range<Int>) {
    guard text(name) == TextAssignment.numberLookup, byte(place) == UInt8(ascii: "(") else { return }
    let number = bytes[(place + 1)...].prefix { (0x30...0x39).contains($0) }
    guard !number.isEmpty, byte(number.endIndex) == UInt8(ascii: ")") else { return }
    note(TextAssignment.name(ofNumber: String(decoding: number, as: UTF8.self)), .text, type: nil)
  }

  private mutating func note(_ target: String, _ role: TextRole, type: String?) {
    outline.assignments.insert(TextAssignment(target: target, role: role, type: type))
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text that is set where the name is followed by a value for it; `nil` where it is read.
  private func assignedRole(_ name: Range<Int>) -> TextRole? {
    if byte(place) == UInt8(ascii: "(") { return TextRole.ofMethod(text(name)) }
    // `label.rx.text` is handed to what sets it.
    if byte(name.lowerBound - 1) == UInt8(ascii: "."), name.lowerBound > 3,
      bytes[name.lowerBound - 4..<name.lowerBound].elementsEqual(".rx.".utf8)
    {
      return TextRole.ofProperty(text(name))
    }
    var next = place
    while byte(next) == UInt8(ascii: "?") || byte(next) == UInt8(ascii: "!") { next += 1 }
    while byte(next) == UInt8(ascii: " ") { next += 1 }
    guard byte(next) == UInt8(ascii: "="), byte(next + 1) != UInt8(ascii: "=") else { return nil }
    return TextRole.ofProperty(text(name))
  }

  /// The name before a point, as in `labels[0]!.text` and `label.animator().text`; `nil` for another expression.
  private func target(before point: Int) -> Range<Int>? {
    var end = point
    func last() -> UInt8 { end > 0 ? bytes[end - 1] : 0 }
    while last() == UInt8(ascii: "?") || last() == UInt8(ascii: "!") { end -= 1 }
    if last() == UInt8(ascii: ")"), end > 1, bytes[end - 2] == UInt8(ascii: "(") {
      end -= 2
    } else if last() == UInt8(ascii: "]") {
      let limit = max(0, end - Self.indexLimit)
      repeat { end -= 1 } while end > limit && bytes[end] != UInt8(ascii: "[")
    }
    var start = end
    while start > 0, CodeByte.isIdentifier(bytes[start - 1]) { start -= 1 }
    return start < end ? start..<end : nil
  }

  /// The longest index that is looked over.
  private static let indexLimit = 80

  /// The type whose body is being read, without those around it.
  var enclosingType: String? { brackets.last { $0.typeName != nil }?.typeName.map(text) }
}
