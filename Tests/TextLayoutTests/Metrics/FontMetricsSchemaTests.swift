import Foundation
import Testing

@testable import TextLayout

/// The schema names what the reader reads, and nothing else.
struct FontMetricsSchemaTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../metrics")

  private static func schema() throws -> [String: Any] {
    let bytes = try Data(contentsOf: folder.appendingPathComponent("font-metrics.schema.json"))
    return try #require(JSONSerialization.jsonObject(with: bytes) as? [String: Any])
  }

  private static func names(_ object: Any?) throws -> [String] {
    let members = try #require(object as? [String: Any])
    return try #require(members["properties"] as? [String: Any]).keys.sorted()
  }

  @Test func namesAreTheReaders() throws {
    let schema = try Self.schema()
    let definitions = try #require(schema["definitions"] as? [String: Any])
    #expect(try Self.names(schema) == FontMetricsReader.keys.sorted())
    #expect(try Self.names(definitions["font"]) == FontMetricsReader.fontKeys.sorted())
    #expect(try Self.names(definitions["master"]) == FontMetricsReader.masterKeys.sorted())
    #expect(try Self.names(definitions["band"]) == FontMetricsReader.bandKeys.sorted())
  }

  /// The script of `l10n fonts probe` writes what is required, and no key that the reader does not know.
  @Test func theProbeWritesTheFormat() throws {
    let script = try String(contentsOf: Self.folder.appendingPathComponent("probe.swift"), encoding: .utf8)
    let start = try #require(script.range(of: "{ \"version\": 1"))
    let written = Set(
      script[start.lowerBound...].matches(of: /"([a-zA-Z]+)\\?":/).map { String($0.1) }
        + script.matches(of: /"(cut|weight|kerning|advances)":/).map { String($0.1) })
    let lines = ["ascender", "descender", "lineGap"]
    let known = Set(FontMetricsReader.keys + FontMetricsReader.fontKeys + FontMetricsReader.masterKeys)
    #expect(written.subtracting(known) == Set(lines + ["system", "method", "text", "display"]))
    #expect(written.isSuperset(of: ["origin", "family", "standIns", "unitsPerEm", "characters", "masters", "cut"]))
  }
}
