import JSONRPC
import PositionedJSON
import SourceText
import TestSupport
import Testing

@testable import LanguageServer

/// A server in this process, and what it has said.
private final class Session {
  private let sent = Sent()
  let server: LanguageServer

  private final class Sent: Sendable {
    let messages = Mutex<[[UInt8]]>([])
  }

  init() {
    let sent = sent
    server = LanguageServer(
      workingDirectory: "/nowhere", version: "1", jobs: 1, tell: { _ in },
      send: { message in sent.messages.withLock { $0.append(message) } })
  }

  func take(_ text: String) {
    do throws(RPCError) {
      server.take(try RPCMessage(parsing: Array(text.utf8)))
    } catch {
      server.refuse(error)
    }
  }

  /// What was said since the last time, each as JSON.
  func answers() throws -> [JSONValue] {
    try sent.messages.withLock { messages in
      defer { messages = [] }
      return try messages.map { try JSONDocument(parsing: $0).root }
    }
  }

  func initialize() throws {
    take(#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"capabilities":{}}}"#)
    _ = try answers()
  }
}

@Suite("a language server")
struct LanguageServerTests {
  @Test("is asked for nothing before it is initialized, and after it is shut down")
  func life() throws {
    let session = Session()
    session.take(#"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":{}}"#)
    session.take(#"{"jsonrpc":"2.0","id":2,"method":"initialize","params":{"capabilities":{}}}"#)
    session.take(#"{"jsonrpc":"2.0","id":3,"method":"initialize","params":{"capabilities":{}}}"#)
    session.take(#"{"jsonrpc":"2.0","id":4,"method":"textDocument/none","params":{}}"#)
    session.take(#"{"jsonrpc":"2.0","id":5,"method":"shutdown"}"#)
    session.take(#"{"jsonrpc":"2.0","id":6,"method":"textDocument/hover","params":{}}"#)
    let codes = try session.answers().map { $0["error"]?["code"]?.number }
    #expect(codes == [-32002, nil, -32600, -32601, nil, -32600])
    #expect(session.server.exitStatus == nil)
    session.take(#"{"jsonrpc":"2.0","method":"exit"}"#)
    #expect(session.server.exitStatus == 0)
  }

  @Test("ends with another status where the client says nothing before")
  func exit() {
    let session = Session()
    session.take(#"{"jsonrpc":"2.0","method":"exit"}"#)
    #expect(session.server.exitStatus == 1)
  }

  @Test("counts in bytes where the client does", arguments: [("", "utf-16"), (#""utf-16","utf-8""#, "utf-8")])
  func units(offered: String, chosen: String) throws {
    let session = Session()
    session.take(
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{"general":{"positionEncodings":["#
        + offered + "]}}}}")
    #expect(
      try session.answers().first?["result"]?["capabilities"]?["positionEncoding"]?.string == chosen)
  }

  @Test("holds the text that the client has, whatever is edited", arguments: 1...60)
  func edits(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let session = Session()
    try session.initialize()
    let uri = "file:///nowhere/en.lproj/Localizable.strings"
    var text = Array("\"a\" = \"é\";\r\n\"b\" = \"🧑🏽‍🚀 %@\";\n".unicodeScalars)
    func json(_ scalars: some Sequence<Unicode.Scalar>) -> String {
      var string = String.UnicodeScalarView()
      string.append(contentsOf: scalars)
      return JSONOutput.string(String(string)).text(.compact)
    }
    session.take(
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"\#(uri)","version":1,"languageId":"x","text":\#(json(text))}}}"#
    )
    for version in 2..<30 {
      // Places between CR and LF are none.
      let places = (0...text.count).filter { $0 == 0 || $0 == text.count || text[$0 - 1] != "\r" || text[$0] != "\n" }
      let ends = [places.randomElement(using: &random)!, places.randomElement(using: &random)!].sorted()
      let new = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        ["x", "\n", "é", "𝄞", "\"", ";", "%"].randomElement(using: &random)! as Unicode.Scalar
      }
      func place(_ end: Int) -> String {
        let before = text[..<end]
        var (line, character) = (0, 0)
        for (number, scalar) in before.enumerated() {
          let isCRLF = scalar == "\r" && number + 1 < text.count && text[number + 1] == "\n"
          if scalar == "\n" || scalar == "\r" && !isCRLF {
            (line, character) = (line + 1, 0)
          } else {
            character += UTF16.width(scalar)
          }
        }
        return #"{"line":\#(line),"character":\#(character)}"#
      }
      let range = #"{"start":\#(place(ends[0])),"end":\#(place(ends[1]))}"#
      session.take(
        #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"\#(uri)","version":\#(version)},"contentChanges":[{"range":\#(range),"text":\#(json(new))}]}}"#
      )
      text.replaceSubrange(ends[0]..<ends[1], with: new)
      let held = session.server.state.documents["/nowhere/en.lproj/Localizable.strings"]
      var expected = String.UnicodeScalarView()
      expected.append(contentsOf: text)
      #expect(held?.bytes == Array(String(expected).utf8))
      #expect(held?.version == version)
    }
  }

  @Test("survives whatever it is asked, with an answer to each call", arguments: 1...40)
  func hostile(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let session = Session()
    try session.initialize()
    session.take(
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///nowhere/a.xcstrings","version":1,"text":"{\"strings\":{"}}}"#
    )
    let methods = [
      "textDocument/hover", "textDocument/completion", "textDocument/definition", "textDocument/references",
      "textDocument/documentHighlight", "textDocument/prepareRename", "textDocument/rename",
      "textDocument/documentSymbol", "textDocument/foldingRange", "textDocument/formatting",
      "textDocument/semanticTokens/full", "textDocument/inlayHint", "textDocument/codeAction", "workspace/symbol",
    ]
    let values = [
      "null", "3", "-1", "1e308", "\"\"", "[]", "{}", "true", #""file:///nowhere/a.xcstrings""#, #""\ud800""#,
      #"{"line":1e9,"character":1e9}"#, #"{"line":0,"character":9223372036854774784}"#, #"{"line":0,"character":3}"#,
      #"{"start":{"line":0,"character":5},"end":{"line":0,"character":1}}"#,
    ]
    for number in 1...50 {
      let method = methods.randomElement(using: &random)!
      let members = ["position", "range", "context", "newName", "query", "contentChanges"].map {
        "\"\($0)\":\(values.randomElement(using: &random)!)"
      }
      let uri = Bool.random(using: &random) ? #""file:///nowhere/a.xcstrings""# : values.randomElement(using: &random)!
      session.take(
        #"{"jsonrpc":"2.0","id":\#(number),"method":"\#(method)","params":{"textDocument":{"uri":\#(uri)},\#(members.joined(separator: ","))}}"#
      )
      let answers = try session.answers()
      #expect(answers.count == 1 && answers[0]["id"]?.number == Double(number))
      session.take(
        #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":\#(uri)},"contentChanges":\#(values.randomElement(using: &random)!)}}"#
      )
      _ = try session.answers()
    }
  }
}
