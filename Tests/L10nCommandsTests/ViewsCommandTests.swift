import Foundation
import Testing

/// `l10n views`: how far the layout of views is known from their code.
@Suite("Reading views")
struct ViewsCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(#""title" = "Cues"; "save" = "Save";"# + "\n", to: "en.lproj/Localizable.strings")
    try folder.write(
      """
      import SwiftUI

      struct TitleView: View {
        let model: Model
        var body: some View {
          VStack(spacing: 4) {
            Text("title").font(.headline)
            SaveButton()
          }
        }
      }

      struct Silent: View { var body: some View { Color.red } }

      struct Open: View { let model: Model; var body: some View { Text("title").padding(model.gap).wobbly() } }

      """, to: "App/TitleView.swift")
    try folder.write(
      "import SwiftUI\nstruct SaveButton: View { var body: some View { Button(\"save\") {} } }\n",
      to: "App/SaveButton.swift")
  }

  @Test("lists views with texts, what of them is not known, and what costs most")
  func list() throws {
    let run = try ProgramRun(["views", "--no-cache"], in: folder.url)
    #expect(run.status == 0)
    #expect(
      run.output == """
        App/TitleView.swift:15: Open: uncertain: App/TitleView.swift:15: '.wobbly' is no modifier that is read
          and 1 more

        What leaves most views open:
          1 padding
          1 wobbly

        4 views, 3 with texts: 2 known, 1 uncertain, 0 failed; 3 texts, 3 measured

        """)
  }

  @Test("a font that is not there leaves widths open, and ends no run")
  func absentFont() throws {
    try folder.write(
      """
      import SwiftUI
      struct SaveButton: View {
        var body: some View { Button { } label: { Text("save").font(.custom("Charter-Black", size: 28)) } }
      }

      """, to: "App/SaveButton.swift")
    let views = try ProgramRun(["views", "--no-cache", "--explain", "SaveButton"], in: folder.url)
    #expect(views.output.contains("the font 'Charter-Black' is not there"), "\(views.output)\(views.errors)")
    let check = try ProgramRun(["check", "--format", "json"], in: folder.url)
    #expect(check.status == 0 && check.errors.isEmpty, "\(check.errors)")
  }

  @Test("explains the boxes of a view by lines of code")
  func explain() throws {
    let run = try ProgramRun(["views", "--no-cache", "--explain", "TitleView"], in: folder.url)
    #expect(
      run.output == """
        App/TitleView.swift:3: TitleView: known

        variant 1
          vstack 4 center  (App/TitleView.swift:6)
            text 'title' SF Pro 17 weight 600  (App/TitleView.swift:7)
            button  (App/SaveButton.swift:2)
              text 'save' SF Pro 17  (App/SaveButton.swift:2)

        """)
    let wrong = try ProgramRun(["views", "--explain", "TitelView"], in: folder.url)
    #expect(wrong.status == 2 && wrong.errors.contains("did you mean 'TitleView'?"))
  }

  @Test("explains how a text looks, what stands around it, and what is assumed of it")
  func look() throws {
    try folder.write(
      #"""
      import SwiftUI
      struct Look: View {
        let model: Model
        var body: some View {
          Text("• ") + Text("title") + Text(model.name)
          Text(NSLocalizedString("save", comment: "").uppercased()).font(.headline).fontDesign(.rounded)
        }
      }

      """#, to: "App/Look.swift")
    let run = try ProgramRun(["views", "--no-cache", "--explain", "Look"], in: folder.url)
    let lines = run.output.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains(#"text "• " + 'title' + "…" SF Pro 17  (App/Look.swift:5)"#), "\(run.output)")
    #expect(
      lines.contains(
        "text 'save' SF Pro 17 weight 600, uppercase – assumed: the widths of the design 'rounded'  (App/Look.swift:6)"),
      "\(run.output)")
  }

  @Test("reports the same as JSON")
  func json() throws {
    let run = try ProgramRun(["views", "--no-cache", "--format", "json"], in: folder.url)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let summary = try #require(report["summary"] as? [String: Int])
    #expect(
      summary == ["views": 4, "withTexts": 3, "known": 2, "uncertain": 1, "failed": 0, "texts": 3, "measuredTexts": 3])
    let views = try #require(report["views"] as? [[String: Any]])
    #expect(views.map { $0["name"] as? String } == ["SaveButton", "TitleView", "Open"])
    #expect((views.last?["reasons"] as? [String])?.count == 2)
  }
}
