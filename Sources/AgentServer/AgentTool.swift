import JSONRPC
import PositionedJSON

/// Something that an agent may have done.
struct AgentTool: Sendable {
  typealias Body = @Sendable (AgentProject, ToolArguments) throws -> ToolAnswer

  let name: String
  let title: String
  let summary: String
  let members: [Schema.Member]
  /// What it answers.
  let answer: [Schema.Member]
  /// Whether files are changed: such a tool is there where the server was started for it alone.
  var writes = false
  let run: Body

  /// As `tools/list` tells of it.
  var json: JSONOutput {
    .object {
      $0["name"] = .string(name)
      $0["title"] = .string(title)
      $0["description"] = .string(summary)
      $0["inputSchema"] = Schema.object(members)
      $0["outputSchema"] = Schema.object(answer)
      $0["annotations"] = .object {
        $0["readOnlyHint"] = .bool(!writes)
        $0["destructiveHint"] = .bool(false)
        $0["idempotentHint"] = .bool(true)
        $0["openWorldHint"] = .bool(false)
      }
    }
  }
}

/// What a tool was called with, its members known.
struct ToolArguments {
  private let json: JSONValue?

  /// - Throws: ``ToolRefusal`` for a member that the tool does not have, or lacks.
  init(_ json: JSONValue?, of tool: AgentTool) throws(ToolRefusal) {
    if let json, json.kind != .object { throw ToolRefusal("'arguments' has to be an object") }
    let known = tool.members.map(\.name)
    for member in json?.members.map({ $0 }) ?? [] where !known.contains(member.key) {
      let has = known.isEmpty ? "it takes none" : "it has \(known.joined(separator: ", "))"
      throw ToolRefusal("'\(tool.name)' has no argument '\(member.key)': \(has)")
    }
    for member in tool.members where member.isRequired && json?[member.name] == nil {
      throw ToolRefusal("'\(tool.name)' needs '\(member.name)'")
    }
    self.json = json
  }

  func text(_ name: String) throws(ToolRefusal) -> String? {
    guard let value = json?[name], value.kind != .null else { return nil }
    guard let text = value.string else { throw ToolRefusal("'\(name)' has to be a text") }
    return text
  }

  func needed(_ name: String) throws(ToolRefusal) -> String {
    guard let text = try text(name) else { throw ToolRefusal("'\(name)' is missing") }
    return text
  }

  func texts(_ name: String) throws(ToolRefusal) -> [String] {
    guard let value = json?[name], value.kind != .null else { return [] }
    guard value.kind == .array else { throw ToolRefusal("'\(name)' has to be a list of texts") }
    return try value.elements.map { (element) throws(ToolRefusal) in
      guard let text = element.string else { throw ToolRefusal("'\(name)' has to be a list of texts") }
      return text
    }
  }

  func textsByName(_ name: String) throws(ToolRefusal) -> [String: String] {
    guard let value = json?[name], value.kind != .null else { return [:] }
    guard value.kind == .object else { throw ToolRefusal("'\(name)' has to be an object of texts") }
    var texts: [String: String] = [:]
    for member in value.members {
      guard let text = member.value.string else { throw ToolRefusal("'\(name)' has to be an object of texts") }
      texts[member.key] = text
    }
    return texts
  }

  func flag(_ name: String) -> Bool { json?[name]?.bool ?? false }

  /// Where a page begins.
  var start: Int { json?["cursor"]?.string.flatMap { Int($0) }.map { max($0, 0) } ?? 0 }
}

/// Why a tool does not do what it was asked for: the agent reads it, and may call again.
struct ToolRefusal: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// What a tool answers.
struct ToolAnswer {
  var value: JSONOutput
  /// A picture beside it, as PNG.
  var picture: [UInt8]?

  init(_ value: JSONOutput, picture: [UInt8]? = nil) {
    self.value = value
    self.picture = picture
  }
}
