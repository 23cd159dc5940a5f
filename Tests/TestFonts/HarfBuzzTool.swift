import Foundation

/// HarfBuzz's own program, which Debian's libharfbuzz-bin and Homebrew's harfbuzz install.
package enum HarfBuzzTool {
  /// Returns the advance of each text, shaped in one run, in units of the font.
  ///
  /// - Parameter options: Further ones, as `hb-shape` takes them.
  /// - Throws: For a text with a character that the font does not have, too.
  package static func advances(
    of texts: [String], path: String, isRightToLeft: Bool = false, script: String = "Latn", language: String = "en",
    options: [String]
  ) throws -> [Double] {
    let tool = ["/usr/bin/hb-shape", "/usr/local/bin/hb-shape", "/opt/homebrew/bin/hb-shape"]
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let tool else { throw InstalledFonts.Missing(file: "hb-shape", package: "libharfbuzz-bin") }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hb-shape-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appendingPathComponent("texts")
    try Data((texts.joined(separator: "\n") + "\n").utf8).write(to: input)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments =
      ["--font-file=\(path)", "--font-size=upem", "--text-file=\(input.path)", "--output-format=json"]
      + ["--direction=\(isRightToLeft ? "rtl" : "ltr")", "--script=\(script)", "--language=\(language)"]
      + ["--no-glyph-names"] + options
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.fileReadUnknown) }

    struct Glyph: Decodable {
      let g: Int
      let ax: Double
    }
    return try data.split(separator: UInt8(ascii: "\n")).map { line in
      let glyphs = try JSONDecoder().decode([Glyph].self, from: Data(line))
      guard glyphs.allSatisfy({ $0.g != 0 }) else { throw CocoaError(.coderInvalidValue) }
      return glyphs.reduce(0) { $0 + $1.ax }
    }
  }
}
