import CodeGeneration
import DesignTokens
import SourceFacts
import SourceText

/// Puts the Swift file together.
struct SwiftFileWriter {
  private static let longestSummary = 2_000

  private let options: SwiftExport.Options
  /// Themes by platform; one list where the platforms do not differ.
  private var platforms: [(platform: SwiftPlatform?, themes: [(appearance: Appearance, ReferencedTokens)])] = []
  private let tokens: [Token]
  private var writer: SwiftTokenWriter
  private var lines: [String] = []
  private var losses: [ExportLosses.Loss] = []
  private(set) var tokenCount = 0
  private(set) var text = ""
  private(set) var problems: [TokenProblem] = []

  init(_ matrix: ThemeMatrix, options: SwiftExport.Options) {
    self.options = options
    for theme in matrix.themes {
      let references = ReferencedTokens(theme.system)
      if platforms.last?.platform == theme.platform, !platforms.isEmpty {
        platforms[platforms.count - 1].themes.append((theme.appearance, references))
      } else {
        platforms.append((theme.platform, [(theme.appearance, references)]))
      }
    }
    // The order of the first theme, then what others add.
    var seen: Set<String> = []
    tokens = matrix.themes.flatMap(\.system.tokens).filter { seen.insert($0.path).inserted }
    writer = SwiftTokenWriter(SwiftNamespaces(tokens, namespace: options.namespace))
  }

  private var access: String { options.access == .internal ? "" : options.access.rawValue + " " }
  private var namespaces: SwiftNamespaces { writer.namespaces }

  mutating func write() {
    for space in namespaces.spaces[0].children { write(space, level: 0) }
    let body = lines
    lines = SwiftSupport.header(writer.support) + [""]
    let types = SwiftSupport.types(writer.support, access: access) + [SwiftSupport.colors(writer.support)]
    for type in types where !type.isEmpty { lines += type + [""] }
    lines += body.dropLast()
    text = lines.joined(separator: "\n") + "\n"
    problems = ExportLosses.problems(losses, platforms[0].themes[0].1.system)
  }

  private mutating func write(_ space: Int, level: Int) {
    let namespace = namespaces.spaces[space]
    let indent = String(repeating: "  ", count: level)
    if let note = namespace.note { lines.append(indent + SwiftNote.line(name: note)) }
    lines.append("\(indent)\(access)enum \(SwiftIdentifier(namespace.name).declared) {")
    for property in namespace.properties { write(property, in: space, indent: indent + "  ") }
    for child in namespace.children {
      if lines.last?.hasSuffix("{") == false, lines.last != "" { lines.append("") }
      write(child, level: level + 1)
    }
    if lines.last == "" { lines.removeLast() }
    lines += ["\(indent)}", ""]
  }

  private mutating func write(_ property: SwiftNamespace.Property, in space: Int, indent: String) {
    writer.space = space
    let path = property.token.path
    var declarations: [SwiftTokenWriter.Property] = []
    var messages: [String] = []
    for (_, themes) in platforms {
      let variants = themes.compactMap { appearance, references in
        references.byPath[path].map {
          SwiftTokenWriter.Variant(appearance: appearance, token: $0, references: references)
        }
      }
      if variants.count < themes.count { messages.append("not every theme has it") }
      guard !variants.isEmpty else { continue }
      do throws(SwiftTokenWriter.Refusal) {
        declarations.append(try writer.property(variants))
      } catch {
        messages.append("it has no Swift form: \(error.message)")
      }
    }
    messages += writer.takeLosses()
    for message in messages { losses.append(.init(token: property.token, message: message)) }
    guard let first = declarations.first else { return }
    tokenCount += 1
    head(of: property, in: space, first, indent)
    let name = SwiftIdentifier(property.name).declared
    func line(_ declaration: SwiftTokenWriter.Property) -> String {
      "\(indent)\(access)static let \(name)\(declaration.type.map { ": \($0)" } ?? "") = \(declaration.value)"
    }
    if declarations.count == 2, declarations[0] != declarations[1] {
      lines += ["\(indent)#if os(macOS)", line(declarations[1]), "\(indent)#else", line(first), "\(indent)#endif"]
    } else {
      lines.append(line(first))
    }
  }

  /// What stands above a declaration: documentation, notes, deprecation.
  private mutating func head(
    of property: SwiftNamespace.Property, in space: Int, _ declaration: SwiftTokenWriter.Property, _ indent: String
  ) {
    let references = platforms[0].themes[0].1
    guard let token = references.byPath[property.token.path] else { return }
    if let summary = references.system.tokens.summary(of: token) {
      for line in SourceQuoting.lines(summary, limit: Self.longestSummary) {
        lines.append(line.isEmpty ? "\(indent)///" : "\(indent)/// \(line)")
      }
    }
    if let note = property.note { lines.append(indent + SwiftNote.line(name: note)) }
    let names = namespaces.names(of: property.name, in: space)
    if !NumberMeaning.tells(token, names: names) { lines.append(indent + SwiftNote.line(type: token.type)) }
    if let deprecation = references.system.tokens.deprecation(of: token) {
      let message = deprecation.reason.map { ", message: \(SourceQuoting.literal($0))" } ?? ""
      lines.append("\(indent)@available(*, deprecated\(message))")
    }
  }
}
