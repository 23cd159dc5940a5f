import Foundation
import Testing

@Suite("l10n generate and a table that means harm")
struct HostileTableTests {
  /// Everything that Swift's grammar knows by name.
  private static let keywords = """
    Any Protocol Self Type actor any as associatedtype async await borrowing break case catch class consume consuming
    continue convenience copy default defer deinit didSet discard distributed do dynamic dynamicType each else enum
    extension fallthrough false fileprivate final for func get guard if import in indirect infix init inout internal is
    isolated lazy left let macro mutating nil none nonisolated nonmutating open operator optional override package
    postfix precedence precedencegroup prefix private protocol public repeat required rethrows return right self
    sending set some static struct subscript super switch throw throws true try typealias unowned var weak where while
    willSet yield _ String Int Double Bool Optional LocalizedStrings Swift Foundation Bundle Locale Sendable L10n
    BundleStrings strings text hash description
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

  /// Texts that would end a literal, a comment or a type if they were written as they are.
  private static let injections = [
    "\"; fatalError() //", "\\(fatalError())", "x\n}\nfatalError()\nstruct Y {", "x*/ fatalError() /*",
    "\u{2028}fatalError()", "a\u{202E}b", "\r fatalError()", "\u{B}\u{C}\u{85}fatalError()", "#\"#", "\"\"\"",
    "\u{0}x", "\\u{22}", "`", "$0", "// swiftlint", "👩‍👩‍👧", "👍", "e\u{301}", "\u{E9}", "\u{1F1E9}\u{1F1EA}", "ａ", "ß",
    "İ", "设置", "设置Texts", "१२", "\u{E000}",
  ]

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for unit in text.utf16 {
      let digits = String(unit, radix: 16)
      quoted += "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return quoted + "\""
  }

  /// Key and value.
  private static var entries: [(key: String, value: String)] {
    var entries: [(String, String)] = []
    for word in keywords + injections {
      entries.append((word, "text of " + word))
      entries.append((word + ".inner", word))
      entries.append(("outer." + word, word))
      entries.append(("both." + word + ".inner", word))
    }
    entries += [
      ("both", "b"), ("sure?", "1"), ("sure!", "2"), ("Sure", "3"), ("SURE", "4"), ("sure text", "5"),
      ("plural.12", (1...12).map { "%\($0)$@" }.joined(separator: " ")), ("..", "dots"), ("a..b", "1"), ("a.b", "2"),
      ("deep." + String(repeating: "d.", count: 300) + "e", "deep"), (String(repeating: "long", count: 2_000), "long"),
      ("mixed.args", "%2$@ %1$lld %3$.1f %%"), ("all", "%d %u %lx %f %@ %c %s %p %i"),
    ]
    return entries
  }

  private func table(in folder: TemporaryFolder) throws {
    let lines = Self.entries.enumerated().map { index, entry in
      let comment = Self.injections[index % Self.injections.count].replacingOccurrences(of: "*/", with: "* /")
      return "/* \(comment) %1$@ is the self, %2$@ is the strings */\n"
        + "\(Self.quoted(entry.key)) = \(Self.quoted(entry.value));"
    }
    try folder.write(lines.joined(separator: "\n"), to: "en.lproj/Localizable.strings")
  }

  @Test("the code compiles with both runtimes and names every key once")
  func compiles() throws {
    let folder = try TemporaryFolder()
    try table(in: folder)
    let file = folder.url.appendingPathComponent("L10n.swift")
    for runtime in ["strings", "foundation"] {
      let run = try ProgramRun("generate", "--output", "L10n.swift", "--runtime", runtime, in: folder.url)
      #expect(run.status == 0)
      #expect(run.errors.contains("the key 'sure?' is 'sureQuestion', since 'sure' would be 'SURE' (en.lproj/"))
      try SwiftCompiler.typecheck(file)
      let code = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      #expect(
        code.components(separatedBy: "strings[\"").count + code.components(separatedBy: "strings.text(\"").count - 2
          == Set(Self.entries.map(\.key)).count)
      #expect(
        code.unicodeScalars.allSatisfy { scalar in
          scalar == "\n"
            || ![.control, .format, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
        })
    }
  }

  @Test("the accessors give the texts of their keys and run nothing else")
  func texts() throws {
    let folder = try TemporaryFolder()
    try table(in: folder)
    let run = try ProgramRun("generate", "--output", "L10n.swift", in: folder.url)
    #expect(run.status == 0)
    try folder.write(
      """
      import Foundation
      import Strings

      let folder = URL(fileURLWithPath: CommandLine.arguments[1])
      let l10n = L10n(try LocalizedStrings(contentsOf: folder, preferredLanguages: ["en"]) { print($0) })
      print(l10n.default.text, l10n.init_.text, l10n.while.text, l10n.dynamicType_.text)
      print(l10n.string.inner, l10n.int.inner, l10n.outer.in, l10n.outer.type, l10n.outer.thumbsUpSign)
      print(l10n.sureQuestion, l10n.sureExclamation, l10n.both.bothText)
      print(l10n.plural._12(\((1...12).map { "\($0 == 1 ? "selfValue: " : $0 == 2 ? "stringsValue: " : "")\"\($0)\"" }
        .joined(separator: ", "))))
      print(l10n.mixed.args(selfValue: 7, stringsValue: "x", percent: 0.5))

      """, to: "main.swift")
    let program = folder.url.appendingPathComponent("program")
    let files = ["L10n.swift", "main.swift"].map { folder.url.appendingPathComponent($0) }
    try SwiftCompiler.build(files, to: program)
    let output = try SwiftCompiler.run([program.path, folder.url.path])
    #expect(
      output == """
        text of default text of init text of while text of dynamicType
        String Int in Type 👍
        1 2 b
        1 2 3 4 5 6 7 8 9 10 11 12
        x 7 0.5 %

        """)
  }
}
