import PositionedJSON
import TestSupport
import Testing

@testable import JSONRPC

/// The messages of a stream, and what was wrong with it, in their order.
private func read(_ bytes: [UInt8], _ framing: MessageFraming, chunk: Int) -> [String] {
  var stream = MessageStream(framing)
  var found: [String] = []
  for start in stride(from: 0, to: bytes.count, by: chunk) {
    stream.append(bytes[start..<min(start + chunk, bytes.count)])
    while true {
      do throws(RPCError) {
        guard let message = try stream.next() else { break }
        found.append(String(decoding: message, as: UTF8.self))
      } catch {
        found.append("error \(error.code)")
      }
    }
  }
  return found
}

@Suite("messages of a stream")
struct MessageStreamTests {
  @Test("are the same however the bytes are divided", arguments: [1, 2, 3, 7, 64, 100_000])
  func divided(chunk: Int) {
    let messages = ["{}", "{\"text\":\"Ü\\n\"}", "", String(repeating: "x", count: 200)]
    let bytes = messages.flatMap { MessageFraming.length.framed(Array($0.utf8)) }
    #expect(read(bytes, .length, chunk: chunk) == messages)
    let lines = ["{}", "{\"text\":\"Ü\"}", String(repeating: "x", count: 200)]
    let text = lines.flatMap { MessageFraming.lines.framed(Array($0.utf8)) }
    #expect(read(Array("\n \r\n".utf8) + text, .lines, chunk: chunk) == lines)
  }

  @Test(
    "take a header as the protocol has it",
    arguments: [
      ("Content-Length: 2\r\n\r\n{}", ["{}"]),
      ("content-length:2\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n{}", ["{}"]),
      ("Content-Length: -1\r\n\r\nContent-Length: 2\r\n\r\n{}", ["error -32700", "{}"]),
      ("Content-Length: two\r\n\r\nContent-Length: 2\r\n\r\n{}", ["error -32700", "{}"]),
      ("Content-Length: 2\r\nContent-Length: 2\r\n\r\nContent-Length: 2\r\n\r\n[]", ["error -32700", "[]"]),
      ("X: y\r\n\r\nContent-Length: 2\r\n\r\n{}", ["error -32700", "{}"]),
      ("Content-Length: 99999999999\r\n\r\n", ["error -32600"]),
      ("Content-Length: 99999999999999999999999\r\n\r\nContent-Length: 2\r\n\r\n{}", ["error -32700", "{}"]),
      ("Content-Length: 3\r\n\r\n{}", []),
    ])
  func headers(text: String, found: [String]) {
    for chunk in [1, 5, 10_000] { #expect(read(Array(text.utf8), .length, chunk: chunk) == found) }
  }

  @Test("go on behind a header without an end")
  func endlessHeader() {
    let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 8 << 10) + Array("Content-Length: 2\r\n\r\n{}".utf8)
    #expect(read(bytes, .length, chunk: 1000) == ["error -32700", "{}"])
  }

  @Test("survive any bytes", arguments: 1...40)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let parts = ["Content-Length: ", "\r\n", "\r\n\r\n", "2", "9", "{}", "\n", "\u{0}", "é"].map { Array($0.utf8) }
    let bytes = (0..<200).flatMap { _ in parts[Int.random(in: 0..<parts.count, using: &random)] }
    for framing in [MessageFraming.length, .lines] {
      #expect(read(bytes, framing, chunk: 1) == read(bytes, framing, chunk: bytes.count))
    }
  }
}

@Suite("a message")
struct RPCMessageTests {
  @Test(
    "that is none is told what is wrong",
    arguments: [
      ("", -32700), ("{", -32700), ("[]", -32600), ("3", -32600), ("{}", -32600),
      (#"{"jsonrpc":"1.0","method":"a"}"#, -32600), (#"{"jsonrpc":"2.0"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":{},"method":"a"}"#, -32600), (#"{"jsonrpc":"2.0","id":1.5,"method":"a"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1,"method":2}"#, -32600), (#"{"jsonrpc":"2.0","id":1,"method":"a","params":3}"#, -32600),
    ])
  func refused(text: String, code: Int) {
    #expect { try RPCMessage(parsing: Array(text.utf8)) } throws: { ($0 as? RPCError)?.code == code }
  }

  @Test("is a call with an identifier, a note without, and an answer without a method")
  func kinds() throws {
    guard case .call(.number(7), "m", nil) = try message(#"{"jsonrpc":"2.0","id":7,"method":"m","params":null}"#) else {
      Issue.record("no call")
      return
    }
    guard case .note("m", let params?) = try message(#"{"jsonrpc":"2.0","method":"m","params":{"a":1}}"#) else {
      Issue.record("no note")
      return
    }
    #expect(params["a"]?.number == 1)
    guard case .answer(.string("x"), let result?) = try message(#"{"jsonrpc":"2.0","id":"x","result":[]}"#) else {
      Issue.record("no answer")
      return
    }
    #expect(result.kind == .array)
  }

  @Test("answers with what was asked, or with an error")
  func answers() {
    #expect(
      RPCMessage.answer(to: .number(1), .success(.null)).text(.compact) == #"{"jsonrpc":"2.0","id":1,"result":null}"#)
    #expect(
      RPCMessage.answer(to: .string("a"), .failure(.methodNotFound("b"))).text(.compact)
        == #"{"jsonrpc":"2.0","id":"a","error":{"code":-32601,"message":"there is no method 'b'"}}"#)
  }

  private func message(_ text: String) throws -> RPCMessage { try RPCMessage(parsing: Array(text.utf8)) }
}

@Suite("what waits to be answered")
struct MessageInboxTests {
  @Test("is marked where the client takes it back, and only then")
  func cancelled() throws {
    let inbox = MessageInbox<Int>()
    func put(_ text: String) throws { inbox.put(try RPCMessage(parsing: Array(text.utf8))) }
    try put(#"{"jsonrpc":"2.0","id":1,"method":"a"}"#)
    try put(#"{"jsonrpc":"2.0","id":2,"method":"a"}"#)
    try put(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":2}}"#)
    // Of calls that do not wait nothing is remembered.
    try put(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":3}}"#)
    try put(#"{"jsonrpc":"2.0","id":3,"method":"a"}"#)
    inbox.put(.end)
    var seen: [String] = []
    while let event = inbox.next() {
      switch event {
      case .message(.call(let identifier, _, _), let isCancelled): seen.append("\(identifier) \(isCancelled)")
      case .end: seen.append("end")
      default: Issue.record("another event")
      }
    }
    #expect(seen == ["number(1) false", "number(2) true", "number(3) false", "end"])
  }
}
