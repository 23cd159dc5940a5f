import PositionedJSON
import SourceText

extension FontMetricsReader {
  func required(
    _ name: String, of members: [String: JSONValue], in parent: JSONValue
  ) throws(Problem) -> JSONValue {
    guard let value = members[name] else { throw problem("'\(name)' is missing", parent) }
    return value
  }

  func text(_ value: JSONValue) throws(Problem) -> String {
    guard let text = value.string, !text.isEmpty else { throw problem("expected a text in quotes", value) }
    return text
  }

  func texts(_ value: JSONValue) throws(Problem) -> [String] {
    var texts: [String] = []
    for element in try elements(value) { texts.append(try text(element)) }
    return texts
  }

  func elements(_ value: JSONValue) throws(Problem) -> [JSONValue] {
    guard value.kind == .array else { throw problem("expected an array", value) }
    return Array(value.elements)
  }

  func number(_ value: JSONValue, within range: ClosedRange<Double>) throws(Problem) -> Double {
    guard let number = value.number, range.contains(number) else {
      throw problem("expected a number from \(range.lowerBound.shortText) to \(range.upperBound.shortText)", value)
    }
    return number
  }

  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ value: JSONValue, _: Choice.Type
  ) throws(Problem) -> Choice {
    guard let choice = value.string.flatMap(Choice.init) else {
      throw problem("expected one of \(Choice.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", "))", value)
    }
    return choice
  }

  /// Points of a function, as pairs with ascending first numbers.
  func function(
    _ value: JSONValue, places: ClosedRange<Double>, values: ClosedRange<Double>, divisor: Double = 1
  ) throws(Problem) -> PiecewiseLinear {
    var points: [(place: Double, value: Double)] = []
    for element in try elements(value) {
      let pair = try elements(element)
      guard pair.count == 2 else { throw problem("expected two numbers", element) }
      points.append((try number(pair[0], within: places), try number(pair[1], within: values) / divisor))
    }
    guard let function = PiecewiseLinear(points) else {
      throw problem("expected pairs of numbers, the first ones ascending", value)
    }
    return function
  }
}
