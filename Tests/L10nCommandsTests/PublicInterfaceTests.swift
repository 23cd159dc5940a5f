import Foundation
import Testing

/// What an app meets of the library.
@Suite("The public interface of Strings")
struct PublicInterfaceTests {
  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Kind: Decodable { let identifier: String }
      struct Comment: Decodable {}

      let kind: Kind
      let pathComponents: [String]
      let docComment: Comment?
    }

    let symbols: [Symbol]
  }

  @Test("is small, and each symbol of it is documented")
  func symbols() throws {
    let folder = try TemporaryFolder()
    try SwiftCompiler.extractSymbols(of: "Strings", to: folder.url)
    let files = try FileManager.default.contentsOfDirectory(at: folder.url, includingPropertiesForKeys: nil)
    var own = 0
    for file in files where file.lastPathComponent.hasSuffix(".symbols.json") {
      let symbols = try JSONDecoder().decode(Graph.self, from: try Data(contentsOf: file)).symbols
      let undocumented = symbols.filter { $0.docComment == nil }.map { $0.pathComponents.joined(separator: ".") }
      #expect(undocumented.isEmpty)
      // Cases are read with their enumeration; extensions of other modules have files of their own.
      if file.lastPathComponent == "Strings.symbols.json" {
        own = symbols.count { $0.kind.identifier != "swift.enum.case" }
      }
    }
    #expect((60...90).contains(own))
  }
}
