import Foundation
import Testing

/// The Swift of exported tokens is Swift: the compiler reads it, with stand-ins for the modules of Apple's systems.
@Suite struct ExportedSwiftTests {
  private static let stubs = ProgramRun.repository.appendingPathComponent("Tests/Fixtures/TokenExchange/SwiftUIStub")

  /// Modules that stand in for SwiftUI and one of the two that know adaptive colours.
  private static func modules(_ kit: String, in folder: TemporaryFolder) throws -> [String] {
    for name in ["SwiftUI", kit] {
      try SwiftCompiler.run([
        "swiftc", "-swift-version", "6", "-emit-module", "-module-name", name, "-I", folder.url.path,
        stubs.appendingPathComponent(name + ".swift").path, "-o",
        folder.url.appendingPathComponent(name + ".swiftmodule").path,
      ])
    }
    return ["-I", folder.url.path]
  }

  @Test(arguments: ["UIKit", "AppKit"]) func everyTokenFileCompiles(kit: String) throws {
    let folder = try TemporaryFolder()
    let modules = try Self.modules(kit, in: folder)
    let names =
      try FileManager.default.contentsOfDirectory(
        atPath: ProgramRun.repository.appendingPathComponent("Tokens").path
      ).filter { $0.hasSuffix(".resolver.json") } + ["devices.tokens.json"]
    #expect(names.count == 6)
    for (name, options) in names.sorted().flatMap({
      [($0, []), ($0, ["--namespace", "Design", "--access", "public"])]
    }) {
      let run = try ProgramRun(["tokens", "export", "--swift", "Tokens/\(name)"] + options, in: ProgramRun.repository)
      #expect(run.status == 0)
      // Both branches of what differs by platform.
      for text in [run.output, run.output.replacing("os(macOS)", with: "!os(macOS)")] {
        let file = folder.url.appendingPathComponent("Tokens.swift")
        try Data(text.utf8).write(to: file)
        try SwiftCompiler.run(
          ["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors"] + modules + [file.path])
      }
    }
  }

  @Test func hostileTokensCompile() throws {
    let folder = try TemporaryFolder()
    let modules = try Self.modules("UIKit", in: folder)
    let evil = "*/ \\n } \\\" \\u2028 \\u202E \\u0000 \\\\( #if \\r\\n @available"
    let name = evil.replacing("}", with: "")
    try folder.write(
      """
      { "Color": { "$type": "color",
          "Font": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "hex": "#FF0000" } } },
        "App": { "Color": { "Color": { "$type": "color", "$value": "{Color.Font}" } }, "App": { "App": { "$type": "color", "$value": "{Color.Font}" } } },
        "Animation": { "$type": "transition", "Animation": { "$value": { "duration": { "value": 1, "unit": "s" },
          "delay": { "value": 1, "unit": "s" }, "timingFunction": [0, 0, 1, 1] } } },
        "class": { "$type": "number", "self": { "$value": 1 }, "Self": { "$value": 1 }, "Type": { "$value": 1 }, "func": { "$value": 1 },
          "init": { "$value": 1 }, "2": { "$value": 1 }, "CGFloat": { "$value": 1 }, "Double": { "x": { "$value": 1e300 } },
          "Type ": { "x": { "$value": -0.5 } }, "Protocol": { "x": { "$value": 1 } } },
        "\(name)": { "\(name)": { "$type": "fontFamily", "$value": "\(evil)", "$description": "\(evil)", "$deprecated": "\(evil)" } },
        "CGFloat": { "$type": "dimension", "String": { "$value": { "value": 1, "unit": "px" } } },
        "SwiftUI": { "$type": "border", "b": { "$value": { "color": "{Color.Font}", "width": "{CGFloat.String}", "style": "solid" } } } }
      """, to: "evil.tokens.json")
    let run = try ProgramRun("tokens", "export", "--swift", "evil.tokens.json", in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    try folder.write(run.output, to: "Evil.swift")
    let file = folder.url.appendingPathComponent("Evil.swift").path
    try SwiftCompiler.run(["swiftc", "-typecheck", "-swift-version", "6"] + modules + [file])
    let back = try ProgramRun("tokens", "import", "Evil.swift", "--output", "back.tokens.json", in: folder.url)
    #expect(back.status == 0 && back.errors.isEmpty, "\(back.errors)")
    let lists = try ["evil", "back"].map {
      try ProgramRun("tokens", "list", "\($0).tokens.json", in: folder.url).output
    }
    #expect(Set(lists[0].split(separator: "\n")) == Set(lists[1].split(separator: "\n")))
  }
}
