import PositionedJSON
import SourceText

/// A resolver file of the format 2025.10: which token files make up which theme.
///
/// The sources of a theme are merged in order, the last definition of a path counts, and references are followed
/// afterwards. References to other files are read, to remote ones not.
package struct ThemeResolver: Sendable {
  /// A step of the resolution order.
  enum Step {
    case set([TokenSource])
    case modifier(Int, contexts: [[TokenSource]])
  }

  package let name: String?
  package let summary: String?
  /// The modifiers in the order of the resolution.
  package let modifiers: [Modifier]
  /// All defects of the resolver itself, sorted by position; those of token files come with a theme.
  package let problems: [TokenProblem]
  /// The files that it was put together from, its own first, as they were given.
  package var paths: [String] { files.map(\.path) }

  private let files: [TokenFile]
  private let steps: [Step]

  /// Reads a resolver and the files that it names.
  ///
  /// - Parameters:
  ///   - path: Its path; those of other files are made from it.
  ///   - load: The bytes of a file by its path, or why there are none.
  /// - Complexity: O(*n*) in the bytes of all files.
  package init(path: String, bytes: [UInt8], load: @escaping (String) -> Result<[UInt8], ThemeFileError>) {
    var reader = ThemeReader(TokenFile(path: path, bytes: bytes), load: load)
    reader.read()
    name = reader.name
    summary = reader.summary
    modifiers = reader.modifiers
    steps = reader.steps
    files = reader.files
    problems = reader.log.problems(in: reader.files)
  }

  /// Whether a JSON text is a resolver rather than a token file: it has a resolution order.
  package static func isResolver(_ bytes: [UInt8]) -> Bool {
    guard let document = try? JSONDocument(parsing: bytes) else { return false }
    return document.root["resolutionOrder"] != nil
  }

  /// Every choice of contexts, the first modifier changing slowest.
  ///
  /// - Parameter limit: More choices are left out.
  package func inputs(limit: Int = 1000) -> [[String: String]] {
    var inputs: [[String: String]] = [[:]]
    for modifier in modifiers {
      var next: [[String: String]] = []
      for input in inputs {
        for context in modifier.contexts where next.count < limit {
          next.append(input.merging([modifier.name: context]) { $1 })
        }
      }
      inputs = next
    }
    return inputs
  }

  /// The whole choice that `input` stands for, with defaults.
  ///
  /// - Throws: All unknown modifiers and contexts, and all modifiers that need a choice.
  package func contexts(for input: [String: String]) throws(ThemeInputError) -> [String: String] {
    var messages: [String] = []
    var chosen: [String: String] = [:]
    for (name, context) in input.sorted(by: { $0.key < $1.key }) {
      let exact = modifiers.first { $0.name == name }
      guard let modifier = exact ?? modifiers.first(where: { $0.name.lowercased() == name.lowercased() }) else {
        messages.append(ThemeInputError.unknown(modifier: name, among: modifiers))
        continue
      }
      if let known = modifier.context(context) {
        chosen[modifier.name] = known
      } else {
        messages.append(ThemeInputError.unknown(context: context, of: modifier))
        chosen[modifier.name] = context
      }
    }
    for modifier in modifiers where chosen[modifier.name] == nil {
      if let context = modifier.defaultContext {
        chosen[modifier.name] = context
      } else {
        messages.append(ThemeInputError.missing(modifier))
      }
    }
    guard messages.isEmpty else { throw ThemeInputError(messages: messages) }
    return chosen
  }

  /// The design system of a theme.
  ///
  /// - Parameters:
  ///   - input: A context for each modifier by its name; those with a default may be left out.
  ///   - builtIn: What is known beside the files; `nil` for nothing.
  package func designSystem(
    for input: [String: String] = [:], mode: DesignSystem.Mode = .strict, builtIn: BuiltInTokens? = nil
  ) throws(ThemeInputError) -> DesignSystem {
    let chosen = try contexts(for: input)
    var tree = TokenTree(
      files: files, builtIn: builtIn == nil ? [] : BuiltInTokens.files, conflict: .lastWins,
      log: ProblemLog(isLenient: mode == .lenient))
    for step in steps {
      let sources: [TokenSource]
      switch step {
      case .set(let list): sources = list
      case .modifier(let number, let contexts):
        let modifier = modifiers[number]
        guard let place = modifier.contexts.firstIndex(of: chosen[modifier.name] ?? "") else { continue }
        sources = contexts[place]
      }
      for source in sources { tree.read(source) }
    }
    return DesignSystem(tree, builtIn: builtIn)
  }
}

/// Why a file that a resolver names cannot be used, in lower case.
package struct ThemeFileError: Error, Hashable, Sendable {
  package let message: String

  package init(_ message: String) { self.message = message }
}
