import JSONRPC
import PositionedJSON
import SourceText
import Workspace

/// A server of the Model Context Protocol over a project: what comes in is answered, one message after the other, on
/// the thread of the caller; the project is checked on others.
package final class AgentServer {
  /// The versions of the protocol that are spoken, the newest first.
  private static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

  private let tools: [AgentTool]
  private let keeper: ProjectKeeper
  private let version: String
  private let jobs: Int
  private let send: ([UInt8]) -> Void
  private var isInitialized = false
  private var project: AgentProject?
  /// Why there is no project; `nil` where there is one, or it is still read.
  private var failure: String?
  /// Calls that wait until the project is read.
  private var waiting: [(RPCIdentifier, JSONValue?)] = []

  /// - Parameters:
  ///   - folder: Absolute path of the project.
  ///   - version: That of the program.
  ///   - writes: Whether tools may change files.
  ///   - jobs: Threads at most.
  ///   - tell: Is told what has become of the project, on any thread: it is then to be handed over as a message is.
  ///   - send: Is given each message for the client, without its frame.
  package init(
    folder: String, version: String, writes: Bool, jobs: Int, tell: @escaping @Sendable (ProjectKeeper.News) -> Void,
    send: @escaping ([UInt8]) -> Void
  ) {
    tools = AgentTool.all.filter { writes || !$0.writes }
    self.version = version
    self.jobs = jobs
    self.send = send
    keeper = ProjectKeeper(folder, jobs: jobs, tell: tell)
    keeper.start()
  }

  /// Ends the threads that keep the project.
  package func stop() { keeper.stop() }

  /// Takes up what has become of the project.
  package func take(_ news: ProjectKeeper.News) {
    switch news {
    case .checked(let index, _):
      project = AgentProject(index, jobs: jobs)
      failure = nil
    case .failed(let failures):
      failure = failures.map { failure in
        (failure.path.map { "\($0):\(failure.position?.line ?? 1): " } ?? "") + failure.message
      }.joined(separator: "\n")
    }
    let calls = waiting
    waiting = []
    for (identifier, params) in calls { answer(identifier, callTool(params)) }
  }

  /// Answers what came in.
  package func take(_ message: RPCMessage) {
    guard case .call(let identifier, let method, let params) = message else { return }
    if method == "tools/call", isInitialized, project == nil, failure == nil {
      waiting.append((identifier, params))
      return
    }
    answer(identifier, result(method, params))
  }

  /// Tells the client that a message could not be read.
  package func refuse(_ error: RPCError) { say(RPCMessage.answer(toUnreadable: error)) }

  private func answer(_ identifier: RPCIdentifier, _ result: Result<JSONOutput, RPCError>) {
    say(RPCMessage.answer(to: identifier, result))
  }

  private func say(_ message: JSONOutput) { send(Array(message.text(.compact).utf8)) }

  private func result(_ method: String, _ params: JSONValue?) -> Result<JSONOutput, RPCError> {
    switch method {
    case "initialize":
      isInitialized = true
      return .success(greeting(params?["protocolVersion"]?.string))
    case "ping": return .success(.object([]))
    case _ where !isInitialized: return .failure(.invalidRequest("'initialize' has to come first"))
    case "tools/list": return .success(.object { $0["tools"] = .array(tools.map(\.json)) })
    case "tools/call": return callTool(params)
    case "resources/list": return .success(.object { $0["resources"] = .array(AgentResource.all.map(\.json)) })
    case "resources/templates/list": return .success(.object { $0["resourceTemplates"] = .array([]) })
    case "resources/read": return read(params)
    case "prompts/list": return .success(.object { $0["prompts"] = .array(AgentPrompt.all.map(\.json)) })
    case "prompts/get": return prompt(params)
    default: return .failure(.methodNotFound(method))
    }
  }

  private func greeting(_ wanted: String?) -> JSONOutput {
    .object {
      $0["protocolVersion"] = .string(wanted.flatMap { Self.versions.contains($0) ? $0 : nil } ?? Self.versions[0])
      $0["capabilities"] = .object {
        for name in ["tools", "resources", "prompts"] { $0[name] = .object([]) }
      }
      $0["serverInfo"] = .object {
        $0["name"] = .string("l10n")
        $0["version"] = .string(version)
      }
      $0["instructions"] = .string(
        """
        The texts of an app, its languages and how they fit. Start with project_overview. Before a translation is \
        written, propose it: the answer says which rules it breaks and how much room is left at each text size. \
        Placeholders stay as they are.
        """)
    }
  }

  private func callTool(_ params: JSONValue?) -> Result<JSONOutput, RPCError> {
    guard let name = params?["name"]?.string else { return .failure(.invalidParams("no 'name' of a tool")) }
    guard let tool = tools.first(where: { $0.name == name }) else {
      let isWriting = AgentTool.all.contains { $0.name == name }
      return .failure(
        .invalidParams(
          isWriting
            ? "'\(name)' changes files: start the server as 'l10n mcp --write' to have it"
            : "there is no tool '\(name)': there are \(tools.map(\.name).joined(separator: ", "))"))
    }
    guard let project else { return .success(Self.refusal(failure ?? "the project is not read yet")) }
    do {
      let answer = try tool.run(project, try ToolArguments(params?["arguments"], of: tool))
      if tool.writes {
        // What is asked next is answered from the files as they are then.
        self.project = nil
        keeper.lookAgain()
      }
      return .success(Self.json(of: answer))
    } catch {
      return .success(Self.refusal("\(error)"))
    }
  }

  private static func json(of answer: ToolAnswer) -> JSONOutput {
    .object {
      var content = [text(answer.value.text(.compact))]
      if let picture = answer.picture {
        content.append(
          .object {
            $0["type"] = .string("image")
            $0["data"] = .string(String(decoding: Base64.text(of: picture), as: UTF8.self))
            $0["mimeType"] = .string("image/png")
          })
      }
      $0["content"] = .array(content)
      $0["structuredContent"] = answer.value
      $0["isError"] = .bool(false)
    }
  }

  private static func refusal(_ message: String) -> JSONOutput {
    .object {
      $0["content"] = .array([text(message)])
      $0["isError"] = .bool(true)
    }
  }

  private static func text(_ text: String) -> JSONOutput {
    .object {
      $0["type"] = .string("text")
      $0["text"] = .string(text)
    }
  }

  private func read(_ params: JSONValue?) -> Result<JSONOutput, RPCError> {
    guard let uri = params?["uri"]?.string, let resource = AgentResource.all.first(where: { $0.uri == uri }) else {
      return .failure(RPCError(code: -32002, "there is no resource '\(params?["uri"]?.string ?? "")'"))
    }
    return .success(
      .object {
        $0["contents"] = .array([
          .object {
            $0["uri"] = .string(uri)
            $0["mimeType"] = .string("text/markdown")
            $0["text"] = .string(resource.text())
          }
        ])
      })
  }

  private func prompt(_ params: JSONValue?) -> Result<JSONOutput, RPCError> {
    guard let name = params?["name"]?.string, let prompt = AgentPrompt.all.first(where: { $0.name == name }) else {
      return .failure(.invalidParams("there is no prompt '\(params?["name"]?.string ?? "")'"))
    }
    let arguments = params?["arguments"]
    for argument in prompt.arguments where arguments?[argument.name]?.string == nil {
      return .failure(.invalidParams("the prompt '\(name)' needs '\(argument.name)'"))
    }
    return .success(
      .object {
        $0["description"] = .string(prompt.summary)
        $0["messages"] = .array([
          .object {
            $0["role"] = .string("user")
            $0["content"] = Self.text(prompt.text { arguments?[$0]?.string ?? "" })
          }
        ])
      })
  }
}
