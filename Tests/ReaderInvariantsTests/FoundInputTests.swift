import Foundation
import ReaderInvariants
import SourceFacts
import Testing

/// The inputs that `scripts/fuzz` has found, each of which takes another way through its reader.
@Suite struct FoundInputTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/Fuzz")

  private static func inputs(_ reader: FuzzedReader) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: folder.appendingPathComponent(reader.rawValue), includingPropertiesForKeys: nil)
  }

  @Test(arguments: FuzzedReader.allCases) func allHold(_ reader: FuzzedReader) throws {
    let inputs = try Self.inputs(reader)
    #expect(!inputs.isEmpty)
    for input in inputs {
      let bytes = Array(try Data(contentsOf: input))
      #expect(reader.takes(bytes), "\(input.lastPathComponent)")
      #expect(throws: Never.self, "\(input.lastPathComponent)") { try reader.check(bytes) }
    }
  }

  /// Facts of another version are refused at their first member, so that nothing behind it would be tried.
  @Test func factsAreOfTheVersionThatIsRead() throws {
    for input in try Self.inputs(.views) {
      let bytes = Array(try Data(contentsOf: input))
      #expect(FuzzedReader.views.read(bytes) != nil, "\(input.lastPathComponent)")
    }
    let code = try Data(contentsOf: Self.folder.appendingPathComponent("answers/code"))
    let answers = FuzzedReader.answers.read(Array(code)) as? [SourceFacts]
    #expect(answers?.isEmpty == false && answers?.contains(where: \.isEmpty) == false)
  }

  @Test func eachFolderIsOfAReader() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(folders) == Set(FuzzedReader.allCases.map(\.rawValue)))
  }
}
