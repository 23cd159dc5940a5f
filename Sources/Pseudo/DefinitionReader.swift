import PositionedJSON
import SourceText

/// Reads the parts of a definition file, with the place of whatever is wrong.
struct DefinitionReader {
  typealias Problem = PseudoDefinition.Problem

  let bytes: [UInt8]

  func problem(_ message: String, _ value: JSONValue) -> Problem {
    Problem(message: message, position: LineTable(bytes).position(of: value.range.start))
  }

  /// The members of an object; none where there is no value.
  func object(_ value: JSONValue?, _ name: String, known: [String]) throws(Problem) -> [String: JSONValue] {
    guard let value else { return [:] }
    guard value.kind == .object else { throw problem("'\(name)' is not an object", value) }
    var members: [String: JSONValue] = [:]
    for member in value.members {
      guard known.contains(member.key) else {
        let nearest = NearestName.of(member.key, in: known).map { "; did you mean '\($0)'?" } ?? ""
        throw problem("unknown key '\(member.key)'\(nearest)", member.value)
      }
      members[member.key] = member.value
    }
    return members
  }

  func required(_ fields: [String: JSONValue], _ name: String, in parent: JSONValue) throws(Problem) -> String {
    guard let value = fields[name] else { throw problem("'\(name)' is missing", parent) }
    return try string(value)
  }

  func string(_ value: JSONValue) throws(Problem) -> String {
    guard let string = value.string else { throw problem("expected a text in quotes", value) }
    return string
  }

  func strings(_ value: JSONValue) throws(Problem) -> [String] {
    guard value.kind == .array else { throw problem("expected an array of texts", value) }
    var strings: [String] = []
    for element in value.elements { strings.append(try string(element)) }
    return strings
  }

  func expansion(_ value: JSONValue) throws(Problem) -> [PseudoDefinition.Expansion] {
    guard value.kind == .array else { throw problem("'expansion' is not an array", value) }
    var steps: [PseudoDefinition.Expansion] = []
    for element in value.elements {
      let step = try object(element, "expansion", known: ["upTo", "ratio"])
      guard let ratio = step["ratio"]?.number, ratio >= 1, ratio <= 10 else {
        throw problem("'ratio' is no number from 1 to 10", element)
      }
      let limit = step["upTo"]?.number.flatMap { Int(exactly: $0) }
      if step["upTo"] != nil, limit == nil { throw problem("'upTo' is no whole number", element) }
      if let last = steps.last, last.limit.map({ limit ?? .max <= $0 }) ?? true {
        throw problem("the steps of 'expansion' do not ascend", element)
      }
      steps.append(.init(limit: limit, ratio: ratio))
    }
    return steps
  }

  func accents(_ value: JSONValue) throws(Problem) -> [Unicode.Scalar: String] {
    guard value.kind == .object else { throw problem("'accents' is not an object", value) }
    var accents: [Unicode.Scalar: String] = [:]
    for member in value.members {
      let scalars = member.key.unicodeScalars
      guard scalars.count == 1, let scalar = scalars.first else {
        throw problem("'\(member.key)' is not one letter", member.value)
      }
      accents[scalar] = try string(member.value)
    }
    return accents
  }
}
