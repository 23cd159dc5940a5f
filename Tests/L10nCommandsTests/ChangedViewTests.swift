import Foundation
import Testing

/// `l10n preview diff` on SwiftUI views whose code changed.
@Suite("Changed code of a view")
struct ChangedViewTests {
  /// Writes an app with a view, previews it in two versions, and compares.
  ///
  /// - Parameter lines: Of comments before the view, in the second version.
  /// - Returns: The status of the comparison, and its causes.
  private func difference(
    _ old: String, _ new: String, lines: Int = 0
  ) throws -> (status: Int32, causes: [[String: Any]]) {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "App", defaultLocalization: "en",
        targets: [.target(name: "App", path: "App", resources: [.process("en.lproj")])])

      """, to: "Package.swift")
    try folder.write("\"save\" = \"Save\";\n", to: "App/en.lproj/Localizable.strings")
    for (name, body) in [("old", old), ("new", new)] {
      let comments = name == "new" ? String(repeating: "// more\n", count: lines) : ""
      try folder.write(
        "import SwiftUI\n\(comments)struct Screen: View {\n  let model: Model\n  var body: some View { \(body) }\n}\n",
        to: "App/Screen.swift")
      let run = try ProgramRun("preview", "--output", name, in: folder.url)
      #expect(run.status == 0, "\(run.errors)")
    }
    let run = try ProgramRun("preview", "diff", "old", "new", "--format", "json", in: folder.url)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    return (run.status, try #require(report["groups"] as? [[String: Any]]))
  }

  private static let text = #"Text("save").font(.body)"#

  @Test(
    "is the cause of what it changes, with its file and line",
    arguments: [
      (text + ".padding(8)", text + ".padding(12)"),
      (text, text + ".frame(width: 20)"),
      ("HStack { Circle().frame(width: 20, height: 20); \(text) }", "HStack { \(text) }"),
      (
        "HStack { Circle().frame(width: 20, height: 20); \(text) }",
        "VStack { Circle().frame(width: 20, height: 20); \(text) }"
      ),
      (#"HStack { Image(systemName: "star"); \#(text) }"#, #"HStack { Image(systemName: "heart"); \#(text) }"#),
    ])
  func told(old: String, new: String) throws {
    let (status, causes) = try difference(old, new)
    #expect(status == 1)
    #expect(causes.map { $0["cause"] as? String } == ["code"])
    #expect(causes.first?["name"] as? String == "Screen")
    #expect(causes.first?["details"] as? [String] == ["described in App/Screen.swift:2"])
  }

  @Test("is no cause where only its place changed")
  func moved() throws {
    let body = Self.text + ".padding(model.inset)"
    let (status, causes) = try difference(body, body, lines: 3)
    #expect(status == 0 && causes.isEmpty)
  }
}
