import SourceFacts
import SourceText
import Testing

@testable import Project

/// Which literals of calls are keys, by what any file declares.
struct KeyParametersTests {
  private func file(_ path: String, _ build: (inout SourceFacts) -> Void) -> ScannedFile {
    var facts = SourceFacts()
    build(&facts)
    return ScannedFile(path: path, bytes: [], facts: facts)
  }

  private func literal(_ type: String, _ label: String?, _ text: String, at place: Int) -> LiteralArgument {
    LiteralArgument(type: type, label: label, text: KeyText(text), range: ByteRange(place, place + 1))
  }

  private func declaring(_ path: String, _ type: String, keys: [String] = []) -> ScannedFile {
    file(path) { $0.parameters = [TypeParameters(type: type, keys: keys)] }
  }

  @Test func `a literal is a key where another file says so`() {
    let caller = file("B.swift") { facts in
      facts.literals = [
        literal("Eko.Row", "title", "a.b", at: 1), literal("Row", nil, "c", at: 2), literal("Row", "name", "d", at: 3),
        literal("Other", "title", "e", at: 4),
      ]
      facts.texts = [
        ShownText(KeyText("c"), function: "Row(_:)", range: ByteRange(2, 3)),
        ShownText(KeyText("d"), function: "Row(name:)", range: ByteRange(3, 4)),
      ]
      facts.calls = [
        ComponentCall(
          name: "Eko.Row",
          arguments: [.init(label: "title", value: .text("a.b")), .init(label: "x", value: .text("a.b"))],
          range: ByteRange(0, 1))
      ]
    }
    let declared = declaring("A.swift", "Row", keys: ["_", "title"])
    let facts = KeyParameters([declared, caller]).applied(to: caller).facts
    #expect(facts.uses.map(\.function) == ["Eko.Row(title:)", "Row(_:)"])
    #expect(facts.uses.allSatisfy { $0.origin == .view && !$0.takesComment })
    #expect(facts.texts.map(\.text.key) == ["d"])
    #expect(facts.calls[0].arguments.map(\.value) == [.use(0), .text("a.b")])
  }

  @Test func `a known key stays as it is`() {
    let caller = file("B.swift") { facts in
      facts.literals = [literal("Row", "title", "a.b", at: 1)]
      facts.uses = [KeyUse(KeyText("a.b"), origin: .view, function: "Row", range: ByteRange(1, 2))]
    }
    let files = [declaring("A.swift", "Row", keys: ["title"]), caller]
    #expect(KeyParameters(files).applied(to: caller).facts.uses.map(\.function) == ["Row"])
  }
}
