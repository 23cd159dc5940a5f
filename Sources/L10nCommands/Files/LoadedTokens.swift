import Checks
import DesignTokens
import Project
import TokenExchange

/// Token files that a call names, read from disk.
///
/// Token files are read together, as one design system; a resolver stands alone, with the files that it names.
struct LoadedTokens {
  /// So many themes are looked at; the contexts of many modifiers multiply.
  private static let themeLimit = 64

  /// Named as findings name them, as in “appearance dark”; the name is empty where there is nothing to choose.
  let themes: [Theme]
  let fileCount: Int
  private let resolver: ThemeResolver?

  /// - Parameters:
  ///   - themes: Chosen contexts as “modifier=context”.
  ///   - isEveryThemeWanted: Whether a modifier without a choice stands for all of its contexts.
  /// - Throws: ``UsageError`` for a choice that the resolver does not offer, ``FileAccess/Failure``.
  init(
    _ names: [String], themes: [String], mode: DesignSystem.Mode, isEveryThemeWanted: Bool, terminal: Terminal
  ) throws {
    let (files, resolver) = try Self.read(names, themes: themes, terminal)
    guard let resolver else {
      self.resolver = nil
      fileCount = files.count
      self.themes = [Theme(name: "", system: DesignSystem(files: files, mode: mode, builtIn: BuiltInTokens()))]
      return
    }
    self.resolver = resolver
    fileCount = resolver.paths.count
    let chosen = try Axes.themes(themes)
    let inputs = try Self.inputs(chosen, of: resolver, isEveryThemeWanted: isEveryThemeWanted)
    self.themes = try inputs.map { input in
      do throws(ThemeInputError) {
        return Theme(
          name: Self.name(input, of: resolver),
          system: try resolver.designSystem(for: input, mode: mode, builtIn: BuiltInTokens()))
      } catch {
        throw UsageError(error.messages.joined(separator: "; "))
      }
    }
  }

  /// The themes of token files or of a resolver, by appearance and platform.
  ///
  /// - Throws: What the initialiser throws, and ``TokenFailure`` for defects of the resolver itself.
  static func matrix(
    _ names: [String], themes: [String], mode: DesignSystem.Mode, terminal: Terminal
  ) throws -> ThemeMatrix {
    let (files, resolver) = try read(names, themes: themes, terminal)
    guard let resolver else { return ThemeMatrix(DesignSystem(files: files, mode: mode, builtIn: BuiltInTokens())) }
    guard resolver.problems.isEmpty else { throw TokenFailure(problems: resolver.problems) }
    let chosen = try Axes.themes(themes)
    do throws(ThemeInputError) {
      return try ThemeMatrix(resolver, chosen: chosen, mode: mode)
    } catch {
      throw UsageError(error.messages.joined(separator: "; "))
    }
  }

  /// The files of a call; one of them alone may be a resolver.
  private static func read(
    _ names: [String], themes: [String], _ terminal: Terminal
  ) throws -> (files: [(path: String, bytes: [UInt8])], resolver: ThemeResolver?) {
    var files: [(path: String, bytes: [UInt8])] = []
    for name in names { files.append((name, try FileAccess.bytes(of: terminal.path(name), named: name))) }
    let isResolver = files.map { $0.path.hasSuffix(".resolver.json") || files.count == 1 && Self.isResolver($0) }
    guard isResolver.contains(true) else {
      if let theme = themes.first { throw UsageError("'--theme \(theme)' needs a resolver, a '.resolver.json' file") }
      return (files, nil)
    }
    guard files.count == 1 else { throw UsageError("a resolver stands alone: it names its token files itself") }
    return (files, ThemeResolver(files[0], place: terminal.path))
  }

  /// The findings of rules, those of the resolver itself among them.
  func findings(of rules: [Rule]) -> [Finding] {
    let own = (resolver?.problems ?? []).filter { problem in rules.contains { $0.id == problem.rule } }
    return own.map { Finding($0, excerpt: nil) } + TokenCheckRun(themes).findings(of: rules)
  }

  private static func isResolver(_ file: (path: String, bytes: [UInt8])) -> Bool {
    !file.path.hasSuffix(".tokens") && !file.path.hasSuffix(".tokens.json") && ThemeResolver.isResolver(file.bytes)
  }

  private static func inputs(
    _ chosen: [String: String], of resolver: ThemeResolver, isEveryThemeWanted: Bool
  ) throws -> [[String: String]] {
    guard isEveryThemeWanted else { return [chosen] }
    guard !chosen.isEmpty else { return resolver.inputs(limit: themeLimit) }
    let all = resolver.inputs(limit: 1000)
    let wanted: [String: String]
    do throws(ThemeInputError) {
      // Modifiers without a choice and without a default need some context to ask for the others.
      let first = resolver.modifiers.reduce(into: [:]) { $0[$1.name] = $1.contexts[0] }
      let whole = try resolver.contexts(for: first.merging(chosen) { $1 })
      wanted = whole.filter { name, _ in chosen.keys.contains { $0.lowercased() == name.lowercased() } }
    } catch {
      throw UsageError(error.messages.joined(separator: "; "))
    }
    return Array(all.filter { input in wanted.allSatisfy { input[$0.key] == $0.value } }.prefix(themeLimit))
  }

  private static func name(_ input: [String: String], of resolver: ThemeResolver) -> String {
    resolver.modifiers.compactMap { modifier in
      (input[modifier.name] ?? modifier.defaultContext).map { "\(modifier.name) \($0)" }
    }.joined(separator: ", ")
  }
}
