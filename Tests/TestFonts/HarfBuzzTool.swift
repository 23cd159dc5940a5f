import Foundation

/// HarfBuzz's own program, which Debian's libharfbuzz-bin and Homebrew's harfbuzz install.
public enum HarfBuzzTool {
  /// Returns the advance of each text, shaped on one line from left to right.
  ///
  /// - Parameters:
  ///   - options: As `hb-shape` takes them: “--font-size=upem” gives units of the font.
  public static func advances(of texts: [String], path: String, options: [String]) throws -> [Double] {
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
      + ["--direction=ltr", "--script=Latn", "--language=en", "--no-glyph-names"] + options
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.fileReadUnknown) }

    struct Glyph: Decodable {
      let ax: Double
    }
    return try data.split(separator: UInt8(ascii: "\n")).map { line in
      try JSONDecoder().decode([Glyph].self, from: Data(line)).reduce(0) { $0 + $1.ax }
    }
  }
}
