import Testing

@testable import Checks

@Suite("hardcoded-string", .enabled(if: ExampleRun.readsCode))
struct HardcodedStringTests {
  @Test("a text stands in a view")
  func fires() throws {
    try CheckFixture().example(.view(#"Text(⟦"Start practice"⟧)"#)).expect(.hardcodedString)
  }

  @Test("is silent about a key")
  func silent() throws {
    try CheckFixture().example(
      .view(#"Text("practice.start")"#, strings: #""practice.start" = "Start practice";"#)
    ).expectNothing(of: .hardcodedString)
  }

  @Test(
    "is silent about what no language says otherwise, and what developers alone see",
    arguments: [
      #"Text("OK")"#, #"Text("\(name) (DCC_RI_PIN_MISMATCH)")"#, #"Text("x264")"#, #"Text("42 FPS")"#,
      #"Text("120 mA")"#, #"Text("cloud.example.com")"#,
      #"TextField("https://example.com", text: .constant(""))"#,
    ])
  func withoutWords(view: String) throws { try CheckFixture().example(.view(view)).expectNothing(of: .hardcodedString) }

  @Test("is silent in screens of developers", arguments: ["App/DebugMenu/Log.swift", "App/DeveloperOptionsView.swift"])
  func developers(path: String) throws {
    try CheckFixture().example(.code("let a = 1", files: [path: Self.label("Delete the log")]))
      .expectNothing(of: .hardcodedString)
  }

  @Test("is silent in code that is built for developers alone")
  func debugging() throws {
    let source = "import UIKit\nfunc show(_ label: UILabel) {\n#if DEBUG\nlabel.text = \"Log\"\n#else\n"
    try CheckFixture().example(.code(source + "label.text = ⟦\"Delete the log\"⟧\n#endif\n}"))
      .expect(.hardcodedString)
  }

  @Test("a developer is no menu of developers")
  func developer() throws {
    try CheckFixture().example(.code("let a = 1", files: ["App/AboutDeveloper.swift": Self.label("⟦\"Who we are\"⟧")]))
      .expect(.hardcodedString)
  }

  private static func label(_ text: String) -> String {
    "import UIKit\nfunc show(_ label: UILabel) { label.text = \(text.hasPrefix("⟦") ? text : "\"\(text)\"") }\n"
  }
}
