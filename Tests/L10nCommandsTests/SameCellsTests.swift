import Foundation
import Preview
import Testing
import TextLayout

/// What is checked is what is drawn: the failing cells of a report are those of the manifest, one by one.
@Suite("The cells of check and preview")
struct SameCellsTests {
  private struct FailingCell: Hashable {
    let specimen, sample, slot, locale, size, device, theme, axes: String
    let verdict: Verdict
  }

  private func axesText(_ axes: [String: String]) -> String {
    axes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ", ")
  }

  /// What `check` reports, each cell of each finding.
  private func checked(_ arguments: [String], in folder: URL) throws -> Set<FailingCell> {
    let run = try ProgramRun(["check", "--format", "json"] + arguments, in: folder)
    var cells: Set<FailingCell> = []
    for finding in try #require(try run.report()["findings"] as? [[String: Any]]) {
      guard let layout = finding["layout"] as? [String: Any], let locale = finding["locale"] as? String,
        let verdict = (layout["verdict"] as? String).flatMap(Verdict.init(rawValue:)), verdict != .uncertain
      else { continue }
      for group in try #require(layout["failing"] as? [[String: Any]]) {
        for choice in try #require(group["choices"] as? [[String: Any]]) {
          for theme in try #require(choice["themes"] as? [String]) {
            for size in try #require(group["sizes"] as? [String]) {
              let cell = FailingCell(
                specimen: try #require(group["specimen"] as? String), sample: group["sample"] as? String ?? "",
                slot: try #require(group["slot"] as? String), locale: locale, size: size,
                device: try #require(group["device"] as? String), theme: theme,
                axes: axesText(try #require(choice["axes"] as? [String: String])), verdict: verdict)
              #expect(cells.insert(cell).inserted, "\(cell) is told twice")
            }
          }
        }
      }
    }
    return cells
  }

  /// What the manifest of a preview says of its cells.
  private func drawn(_ arguments: [String], in folder: URL) throws -> Set<FailingCell> {
    let output = FileManager.default.temporaryDirectory.appendingPathComponent("l10n-site-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: output) }
    let run = try ProgramRun(["preview", "--output", output.path] + arguments, in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let bytes = try Data(contentsOf: output.appendingPathComponent("manifest.json"))
    let manifest = try #require(PreviewManifest(parsing: Array(bytes)))
    var cells: Set<FailingCell> = []
    for cell in manifest.cells {
      for (slot, verdict) in Array(cell.verdicts) + Array(cell.overhangs)
      where verdict != .fits && verdict != .uncertain {
        cells.insert(
          FailingCell(
            specimen: cell.name.specimen, sample: cell.name.sample, slot: slot, locale: cell.name.locale,
            size: cell.name.size, device: cell.name.device, theme: cell.name.theme,
            axes: axesText(cell.name.axes), verdict: verdict))
      }
    }
    return cells
  }

  @Test("the sample app in all locales and themes")
  func sample() throws {
    let locales = ["--locale", "all", "--locale", "pseudo", "--theme", "all"]
    let arguments = locales + ["--device", "iphone", "--device", "iphone-se"]
    let sizes = ["large", "accessibility3", "accessibility5"].flatMap { ["--size", $0] }
    let checked = try checked(arguments + sizes, in: ProgramRun.repository)
    #expect(try drawn(arguments + sizes, in: ProgramRun.repository) == checked)
    #expect(checked.count > 500)
    #expect(Set(checked.map(\.verdict)).isSuperset(of: [.clips, .overhangs, .breaksMidWord]))
  }

  @Test("a row of two texts that have no room beside one another", arguments: ["overflows", "overhangs"])
  func row(verdict: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      "title" = "Notification sound"; "value" = "Every other Wednesday";
      """, to: "en.lproj/Localizable.strings")
    let texts = ["title", "value"].map { slot in
      let text = """
        "text": { "slot": "\(slot)", "lineLimit": 1,
          "style": { "fontFamily": "{font}", "fontWeight": "{weight}", "fontSize": "{size}" } }
        """
      return verdict == "overhangs" ? "{ \"fixedSize\": {}, \"content\": { \(text) } }" : "{ \(text) }"
    }
    try folder.write(
      """
      { "font": { "$type": "fontFamily", "$value": "Urbanist" }, "weight": { "$type": "fontWeight", "$value": 400 },
        "size": { "$type": "dimension", "$value": { "value": 17, "unit": "px" } },
        "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
        "width": { "$type": "dimension", "$value": { "value": 150, "unit": "px" } },
        "Row": { "$extensions": { "dev.l10n.component": { "slots": ["title", "value"],
          "container": { "fixed": { "width": "{width}" } },
          "box": { "hstack": { "spacing": "{gap}", "children": [\(texts.joined(separator: ", "))] } } } } } }
      """, to: "row.tokens.json")
    try folder.write(
      """
      { "tokens": ["row.tokens.json"], "fonts": ["\(ProgramRun.repository.path)/.fonts"],
        "bindings": [{ "keys": "title", "slot": "Row.title" }, { "keys": "value", "slot": "Row.value" }] }
      """, to: "l10n.json")
    let arguments = ["--locale", "all", "--size", "all"]
    let checked = try checked(arguments, in: folder.url)
    #expect(try drawn(arguments, in: folder.url) == checked)
    #expect(Set(checked.map(\.verdict.rawValue)) == [verdict])
    // Both texts are cut off at every size; of a row that is too long the last one is told.
    #expect(checked.count == (verdict == "overflows" ? 24 : 12))
  }
}
