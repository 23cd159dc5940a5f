import SourceText

/// A reader of one kind of JSON file with comments, which ends at the first thing that is wrong.
package protocol JSONFileReader {
  /// What is wrong with a file, and where.
  associatedtype Problem: Error

  var bytes: [UInt8] { get }

  static func problem(_ message: String, at position: SourcePosition) -> Problem
}

extension JSONFileReader {
  /// The value of the file.
  package func root() throws(Problem) -> JSONValue {
    do throws(JSONSyntaxError) {
      return try JSONDocument(parsing: bytes, dialect: .withComments).root
    } catch {
      throw Self.problem(error.message, at: LineTable(bytes).position(of: error.offset))
    }
  }

  package func problem(_ message: String, _ value: JSONValue) -> Problem {
    Self.problem(message, at: LineTable(bytes).position(of: value.range.start))
  }

  /// The members of an object; of a name that stands twice the last one.
  ///
  /// - Parameters:
  ///   - name: What the object is called in messages.
  ///   - known: The names that there may be.
  package func object(
    _ value: JSONValue, _ name: String, known: [String]
  ) throws(Problem) -> [String: JSONValue] {
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
}
