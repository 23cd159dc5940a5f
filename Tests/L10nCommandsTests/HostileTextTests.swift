import Foundation
import Testing

@Suite("Text that means harm to a terminal or a log")
struct HostileTextTests {
  /// What commands a terminal, the log of a CI system, or hides what follows.
  private static let harm = "\u{1B}]0;t\u{7}\n::error::x\r##vso[task.complete]\u{202E}\u{2066}\u{9B}2J"

  private static let commands = [
    ["check"], ["check", "--all"], ["check", "--verbose"], ["check", "--changed", "HEAD"],
    ["check", "--format", "github"], ["check", "--format", "xcode"],
    ["fmt", "--check"], ["fmt"], ["stats"], ["stats", "--verbose"], ["bind", "--list"], ["bind", "--suggest"],
    ["scan"], ["scan", "--verbose"], ["sync"], ["sync", "--diff"], ["sync", "--check"], ["sync", "--remove-gone"],
    ["lookup", "\(harm)"], ["lookup", "key", "--locale", harm], ["lookup", harm + "b", "--locale", "all"],
    ["lookup", "key", "--table", harm], ["lookup", "key", harm],
    ["export", "--output", "exported"], ["export", "--output", "exported", "--locale", harm],
    ["import", "in.xliff"], ["import", "in.xliff", "--dry-run"], ["import", harm],
    ["convert", "Catalog.xcstrings", "out/" + "en.lproj/L.strings", "--locale", "en"],
    ["convert", "in.xliff", "out.csv"], ["convert", "in.xliff", "out.xml", "--locale", "de"],
    ["pseudo", "--list"], ["pseudo", "--output", "pseudo"], ["pseudo", "--output", "pseudo", "--strategy", harm],
    ["init"], ["init", "--force"], ["generate", "--output", "Out.swift"], ["generate", "--check"],
    ["tokens", "list", "bad.tokens.json"], ["tokens", "check", "bad.tokens.json"],
    ["tokens", "contrast", "bad.tokens.json"], ["tokens", "import", "App/Text.swift", "--output", "o.tokens.json"],
    ["fonts"], ["measure", "--text", harm], ["measure", "--key", harm + "b"], ["measure", "--key", harm],
    ["preview", "diff", "old", "new"], ["preview", "--output", "gallery"], ["rules", harm], [harm],
    ["check", "--" + harm],
    ["check", "--only", harm], ["check", "--baseline", harm],
  ]

  private static func quoted(_ text: String) -> String {
    String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
  }

  /// A project with harm in keys, texts, comments, names of files, folders, locales, tokens and strategies.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let harm = Self.harm
    let name = harm.replacingOccurrences(of: "/", with: "-")
    let table = """
      "key" = "Key";
      /* \(harm) */
      "\(harm)b" = "\(harm) %@";
      "\(harm)a" = "%d \(harm)";
      "\(harm)a" = "twice";
      "%1$@ of %2$@" = "%1$@ \(harm)";
      """
    try folder.write(table, to: "App/en.lproj/Localizable.strings")
    try folder.write(table.replacingOccurrences(of: "%@", with: "%d"), to: "App/de.lproj/Localizable.strings")
    try folder.write(table, to: "\(name)/en.lproj/\(name).strings")
    try folder.write(table + "\"broken", to: "\(name)/\(name).lproj/\(name).strings")
    try folder.write(table, to: "\(name)/de.lproj/\(name).strings")
    try folder.write("<plist><dict><key>\(harm)</key>", to: "App/en.lproj/\(name).stringsdict")
    try folder.write(
      """
      { "sourceLanguage": "en", "version": "1.0", "strings": { \(Self.quoted(harm)): { "comment": \(Self.quoted(harm)),
        "localizations": { \(Self.quoted(harm)): { "stringUnit": { "state": "new", "value": \(Self.quoted(harm)) } },
          "de": { "stringUnit": { "state": \(Self.quoted(harm)), "value": "%d %@" } } } } } }
      """, to: "Catalog.xcstrings")
    try folder.write(
      """
      import SwiftUI
      struct V: View { var body: some View {
        Text(\(Self.swift(harm))); Text("key"); Label(\(Self.swift(harm + "z")), image: "x")
        Text(\(Self.swift(harm + "b")), tableName: \(Self.swift(harm)), comment: \(Self.swift(harm)))
        let color = Color(\(Self.swift(harm)))
      } }
      """, to: "App/Text.swift")
    try folder.write("let x = String(localized: \(Self.swift(harm + "y")))", to: "App/\(name).swift")
    try folder.write(
      """
      <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="App/en.lproj/Localizable.strings"
        source-language="en" target-language="de" datatype="plaintext"><body>
        <trans-unit id="##vso[a]&#10;::error::x&#x202E;"><source>&#x202E;##vso[a]&#10;::error::</source>
        <target state="x&#10;::error">%d&#10;::error:: ##vso[x] &#x9B;</target></trans-unit>
        <trans-unit id="key"><source>Key&#10;::e</source><target>::error ##vso[a]&#x202E;</target></trans-unit>
      </body></file></xliff>
      """, to: "in.xliff")
    try folder.write(
      """
      { \(Self.quoted(harm)): { "$type": "color", "$value": \(Self.quoted("{" + harm + "}")) },
        "c": { "$type": \(Self.quoted(harm)), "$value": 1 },
        "d": { "$type": "dimension", "$value": { "value": 1, "unit": \(Self.quoted(harm)) } },
        \(Self.quoted("e" + harm)): { "$type": "number", "$value": 1, "$description": \(Self.quoted(harm)) } }
      """, to: "bad.tokens.json")
    try folder.write(
      """
      { "name": "odd", "locale": "en-XX", "summary": \(Self.quoted(harm)) }
      """, to: "odd.json")
    for side in ["old", "new"] {
      try folder.write(
        "{ \"version\": \(side == "old" ? Self.quoted(harm) : "2"), \(Self.quoted(harm)): 1 }",
        to: "\(side)/manifest.json")
    }
    return folder
  }

  /// A literal whose value is `text`.
  private static func swift(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined() + "\""
  }

  private static let configurations = [
    nil, #"{ "developmentLanguage": "en", "sources": { "paths": ["App"] } }"#,
    """
    { "developmentLanguage": \(quoted(harm)), "paths": [\(quoted(harm))], "tokens": [\(quoted(harm))],
      "rules": { \(quoted(harm)): "off" } }
    """,
    "{ \"tokens\": [\"bad.tokens.json\"] }", "{ \"pseudo\": { \"definitions\": [\"odd.json\"] } }",
    "{ \"fonts\": [\(quoted(harm))], \"bindings\": [{ \"keys\": \(quoted(harm)), \"slot\": \(quoted(harm)) }] }",
    "{ \(quoted(harm)): \(quoted(harm)) }",
  ]

  @Test("never reaches a pipe as it is", arguments: commands, 0..<configurations.count)
  func isEscaped(command: [String], configuration: Int) throws {
    let folder = try project()
    if let text = Self.configurations[configuration] { try folder.write(text, to: "l10n.json") }
    let pipe = Pipe()
    let errors = Pipe()
    let process = Process()
    process.executableURL = ProgramRun.program
    process.arguments = command
    process.currentDirectoryURL = folder.url
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = errors
    process.environment = ProcessInfo.processInfo.environment.merging([
      "CI": "true", "XDG_CACHE_HOME": folder.url.appendingPathComponent(".cache").path,
    ]) { $1 }
    try process.run()
    let said = Errors(errors.fileHandleForReading)
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus < 3)
    for bytes in [output, said.bytes()] {
      let leaks = Self.leaks(in: String(decoding: bytes, as: UTF8.self), isLog: command.contains("github"))
      #expect(leaks.isEmpty, "\(leaks)")
    }
    guard ["bind", "fonts", "measure", "pseudo", "scan", "stats"].contains(command[0]) else { return }
    // The harm behind its line feed, as the start of a line.
    let forged = String(decoding: output, as: UTF8.self).split(separator: "\n").filter { $0.hasPrefix("\\u{3A}:error") }
    #expect(forged.isEmpty, "\(forged)")
  }

  /// Lines that hold a control character, a bidirectional control or a log's command.
  private static func leaks(in text: String, isLog: Bool) -> [String] {
    text.split(separator: "\n").map(String.init).filter { line in
      let start = line.drop { $0 == " " }
      return line.contains("##vso[") || start.hasPrefix("::error::x") || !isLog && start.hasPrefix("::")
        || line.unicodeScalars.contains { scalar in
          scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
        }
    }.map { $0.debugDescription }
  }

  /// Standard error, read beside standard output, so that neither pipe fills.
  private final class Errors: @unchecked Sendable {
    private let thread = DispatchGroup()
    private var data = Data()

    init(_ handle: FileHandle) {
      thread.enter()
      Thread.detachNewThread { [self] in
        data = handle.readDataToEndOfFile()
        thread.leave()
      }
    }

    /// Waits for the end.
    func bytes() -> Data {
      thread.wait()
      return data
    }
  }
}
