import Foundation
import Testing

@testable import DesignTokens

/// The boxes of the reader, of the JSON Schema and of the documentation are the same.
@Suite struct BoxNameTests {
  private static let folder = TokenFixtures.folder.deletingLastPathComponent()

  @Test func schemaHasEveryName() throws {
    let bytes = try Data(contentsOf: Self.folder.appendingPathComponent("Tokens/component.schema.json"))
    let schema = try #require(JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    let definitions = try #require(schema["definitions"] as? [String: [String: Any]])
    let boxes = try #require(definitions["box"]?["anyOf"] as? [[String: Any]])
    let references = boxes.compactMap { ($0["$ref"] as? String)?.split(separator: "/").last }
    let required = references.compactMap { definitions[String($0)]?["required"] as? [String] }
    let expected = Box.Name.allCases.map { $0.isModifier ? [$0.rawValue, "content"] : [$0.rawValue] }
    #expect(Set(required) == Set(expected) && required.count == expected.count)
  }

  @Test func documentationHasEveryName() throws {
    let text = try String(
      contentsOf: Self.folder.appendingPathComponent("Documentation/component-extension.md"), encoding: .utf8)
    let missing = Box.Name.allCases.filter { name in
      let quoted = "`{\"\(name.rawValue)\": "
      return !text.split(separator: "\n").contains { $0.hasPrefix("| `{") && $0.contains(quoted) }
    }
    #expect(missing == [])
  }
}
