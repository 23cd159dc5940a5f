import PositionedJSON

/// Reading of numbers, names and flags inside of values; each may be a pointer.
extension TokenEvaluator {
  /// Reports that a value does not fit its type.
  mutating func fail<Value>(_ message: String, _ place: SourceNode) -> Value? {
    log.report(.type, message, at: place.start, in: place.file)
    return nil
  }

  /// What a pointer in place of a leaf names; `nil` where there is a literal.
  private mutating func pointed(_ place: SourceNode) -> Fragment?? {
    guard place.isPointer else { return .none }
    guard let pointer = pointer(in: place), let found = fragment(pointer) else { return .some(nil) }
    return .some(found)
  }

  private mutating func mismatch<Value>(_ fragment: Fragment, _ expected: String, _ place: SourceNode) -> Value? {
    log.report(.alias, "the pointer names \(fragment.phrase), not \(expected)", at: place.start, in: place.file)
    return nil
  }

  mutating func number(_ place: SourceNode, subject: @autoclosure () -> String) -> Double? {
    if let number = place.number { return number }
    if case .some(let found) = pointed(place) {
      switch found {
      case .number(let number), .value(.number(let number)), .value(.fontWeight(let number)): return number
      case .raw(let node): if let number = node.number { return number }
      default: break
      }
      return found.flatMap { mismatch($0, "a number", place) }
    }
    if place.kind == .number { return fail("\(subject()) is beyond the range of numbers", place) }
    return fail("\(subject()) holds a number, not \(place.quotedPhrase)", place)
  }

  /// A text of a leaf; `nil` after a report, or for another kind of literal, which the caller reports.
  mutating func text(_ place: SourceNode, isReported: inout Bool) -> String? {
    if let text = place.string { return text }
    guard case .some(let found) = pointed(place) else { return nil }
    isReported = true
    switch found {
    case .text(let text): return text
    case .value(.fontFamily(let families)) where families.count == 1: return families[0]
    case .raw(let node): if let text = node.string { return text }
    default: break
    }
    return found.flatMap { mismatch($0, "text", place) }
  }

  /// One of the names of a fixed set.
  ///
  /// - Parameter message: What to say of any other value.
  mutating func name<Name: RawRepresentable<String>>(
    _ place: SourceNode, of type: Name.Type, message: (String) -> String
  ) -> Name? {
    var isReported = false
    let text = self.text(place, isReported: &isReported)
    if let name = text.flatMap(Name.init(rawValue:)) { return name }
    if isReported, text == nil { return nil }
    return fail(message(text.map { "'\($0.excerpt)'" } ?? place.phrase), place)
  }

  mutating func flag(_ place: SourceNode, subject: String) -> Bool? {
    if let flag = place.bool { return flag }
    if case .some(let found) = pointed(place) {
      switch found {
      case .flag(let flag): return flag
      case .raw(let node): if let flag = node.bool { return flag }
      default: break
      }
      return found.flatMap { mismatch($0, "true or false", place) }
    }
    return fail("\(subject) is true or false", place)
  }

  /// The components of a colour that a pointer names; `nil` where there is a literal.
  mutating func pointedComponents(_ place: SourceNode) -> ColorValue.Components?? {
    guard case .some(let found) = pointed(place) else { return .none }
    if case .components(let components) = found { return .some(components) }
    return .some(found.flatMap { mismatch($0, "the components of a color", place) })
  }

  /// The dashes that a pointer names; `nil` where there is a literal.
  mutating func pointedLengths(_ place: SourceNode) -> [DimensionValue]?? {
    guard case .some(let found) = pointed(place) else { return .none }
    if case .lengths(let lengths) = found { return .some(lengths) }
    return .some(found.flatMap { mismatch($0, "a list of dimensions", place) })
  }
}
