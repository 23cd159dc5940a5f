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
    map { box in
      switch box.kind {
      case .text(var text):
        text.color = nil
        return Box(.text(text))
      case .icon(var icon):
        icon.color = nil
        return Box(.icon(icon))
      default: return box
      }
    }
  }
}
