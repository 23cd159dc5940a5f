import Foundation

@testable import DesignTokens

/// The token files of the repository, and design systems of inline texts.
enum TokenFixtures {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Tokens")

  static func file(_ name: String) throws -> (path: String, bytes: [UInt8]) {
    ("Tokens/\(name)", [UInt8](try Data(contentsOf: folder.appendingPathComponent(name))))
  }

  static func eko() throws -> DesignSystem {
    DesignSystem(files: [try file("eko.tokens.json"), try file("devices.tokens.json")])
  }

  static func resolver(_ name: String) throws -> ThemeResolver {
    let (path, bytes) = try file("\(name).resolver.json")
    return ThemeResolver(path: path, bytes: bytes) { path in
      Result { try file(String(path.split(separator: "/").last ?? "")).bytes }
        .mapError { ThemeFileError("\($0)") }
    }
  }

  static func theme(of name: String, _ input: [String: String]) throws -> DesignSystem {
    try resolver(name).designSystem(for: input)
  }

  static func system(_ texts: String...) -> DesignSystem {
    let files = texts.enumerated().map { index, text in
      (path: index == 0 ? "a.json" : "b\(index).json", bytes: [UInt8](text.utf8))
    }
    return DesignSystem(files: files)
  }
}

extension DesignSystem {
  /// The problems as a compiler would print them, for comparison in one look.
  var lines: [String] {
    problems.map { "\($0.path):\($0.position.line):\($0.position.column): \($0.rule): \($0.message)" }
  }
}

extension Box {
  /// The box without the colours of its texts and icons, for tests of measures.
  var uncolored: Box {
    switch self {
    case .text(var text):
      text.color = nil
      return .text(text)
    case .icon(var icon):
      icon.color = nil
      return .icon(icon)
    case .padding(let insets, let content): return .padding(insets, content.uncolored)
    case .frame(let frame, let content): return .frame(frame, content.uncolored)
    case .stack(var stack):
      stack.children = stack.children.map(\.uncolored)
      return .stack(stack)
    case .surface(let surface, let content): return .surface(surface, content.uncolored)
    case .attachment(var attachment, let content):
      attachment.box = attachment.box.uncolored
      return .attachment(attachment, content.uncolored)
    case .fixedSize(let axes, let content): return .fixedSize(axes, content.uncolored)
    case .priority(let priority, let content): return .priority(priority, content.uncolored)
    case .fitting(let axes, let contents): return .fitting(axes, contents.map(\.uncolored))
    case .scroll(let axes, let content): return .scroll(axes, content.uncolored)
    case .hidden(let content): return .hidden(content.uncolored)
    case .button(let minimum, let content): return .button(minimum: minimum, content.uncolored)
    case .assumed(let assumptions, let content, let released):
      return .assumed(assumptions, content.uncolored, released: released.uncolored)
    case .spacer, .empty: return self
    }
  }
}
