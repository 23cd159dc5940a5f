import DesignTokens
import SourceText
import TokenExchange

/// Token files as a fuzzer makes them up, named `0.json`, `1.json` and so on; the first may be a resolver.
struct FuzzedTokens {
  /// More themes only take time.
  private static let mostThemes = 4

  private let files: [[UInt8]]

  init(_ bytes: [UInt8]) { files = bytes.parts }

  private static func path(_ number: Int) -> String { "\(number).json" }

  private func resolver() -> ThemeResolver? {
    guard ThemeResolver.isResolver(files[0]) else { return nil }
    return ThemeResolver(path: Self.path(0), bytes: files[0]) { name in
      guard let number = Int(name.dropLast(5)), files.indices.contains(number), name.hasSuffix(".json") else {
        return .failure(ThemeFileError("it is not there"))
      }
      return .success(files[number])
    }
  }

  private func system(_ mode: DesignSystem.Mode, builtIn: BuiltInTokens? = nil) -> DesignSystem {
    DesignSystem(files: files.enumerated().map { (Self.path($0), $1) }, mode: mode, builtIn: builtIn)
  }

  func read() -> DesignSystem { system(.strict) }

  /// All problems stand in the files, tokens and components have values, and the themes can be exported.
  func check() throws(BrokenInvariant) {
    let lines = Dictionary(uniqueKeysWithValues: files.enumerated().map { (Self.path($0), LineTable($1)) })
    func checkProblems(_ problems: [TokenProblem]) throws(BrokenInvariant) {
      for problem in problems {
        guard let lines = lines[problem.path] else { throw BrokenInvariant("a problem of '\(problem.path)'") }
        try lines.require(problem.position, "the problem '\(problem.message)'")
      }
    }
    guard let resolver = resolver() else {
      let strict = system(.strict)
      try checkProblems(strict.problems)
      let system = system(.lenient, builtIn: BuiltInTokens())
      try checkProblems(system.problems)
      try checkBoxes(system)
      return try checkProblems(checkExports(ThemeMatrix(system)))
    }
    try checkProblems(resolver.problems)
    for input in resolver.inputs(limit: Self.mostThemes) {
      guard let system = try? resolver.designSystem(for: input, mode: .lenient, builtIn: BuiltInTokens()) else {
        throw BrokenInvariant("the theme \(input) is none of the resolver")
      }
      try checkProblems(system.problems)
      try checkBoxes(system)
    }
    guard let matrix = try? ThemeMatrix(resolver, mode: .lenient) else { return }
    try checkProblems(matrix.problems)
    try checkProblems(checkExports(matrix))
  }

  /// Every component gives its boxes for each value of each axis.
  private func checkBoxes(_ system: DesignSystem) throws(BrokenInvariant) {
    for component in system.components {
      let choices = [[:]] + component.axes.flatMap { axis in axis.values.map { [axis.name: $0] } }
      for choice in choices {
        for size in [DynamicTypeSize.large, .accessibility5]
        where (try? component.drawing(axes: choice, at: size)) == nil {
          throw BrokenInvariant("'\(component.name)' has no boxes for \(choice)")
        }
      }
    }
  }

  /// Exports the themes: a text told twice is the same, and no token ends what it stands in.
  ///
  /// - Returns: What cannot be said.
  private func checkExports(_ matrix: ThemeMatrix) throws(BrokenInvariant) -> [TokenProblem] {
    let (swift, css) = (SwiftExport(matrix), CSSExport(matrix))
    try require(SwiftExport(matrix).text == swift.text, "the Swift differs from call to call")
    try require(CSSExport(matrix).text == css.text, "the style sheet differs from call to call")
    try require(ExportedText(swift.text).isBalanced, "the Swift is broken: \(swift.text)")
    try require(ExportedText(css.text).isBalanced, "the style sheet is broken: \(css.text)")
    try require(!css.text.contains("</"), "the style sheet ends the element around it")
    return swift.problems + css.problems
  }
}
