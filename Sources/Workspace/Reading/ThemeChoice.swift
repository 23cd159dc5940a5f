import DesignTokens
import Preview
import Project
import ProjectTables

/// The themes that a call or the configuration asks for, before the resolver is known.
package struct ThemeChoice {
  /// So many themes are measured; the contexts of many modifiers multiply.
  private static let limit = 64

  /// Contexts by modifier in the order of the call; “all” stands for each of a modifier's.
  private var contexts: [(modifier: String, contexts: [String])] = []
  /// Whether modifiers that are not named have all of their contexts.
  private var isAll = false

  /// No choice: the resolver's defaults.
  package init() {}

  /// - Parameter options: What `--theme` was given: `modifier=context`, `modifier=all` or `all`.
  /// - Throws: ``UsageError`` for another form.
  package init(_ options: [String]) throws(UsageError) {
    for option in options {
      if option == "all" {
        isAll = true
        continue
      }
      let parts = option.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw UsageError("'\(option)' is not of the form MODIFIER=CONTEXT, as in 'appearance=dark', and not 'all'")
      }
      add(parts[1], of: parts[0])
    }
  }

  /// Whether, where nobody chooses themes, the dark ones of a resolver are looked at beside the usual one.
  package var showsDarkToo = false

  /// Whether the call says nothing of themes.
  package var isEmpty: Bool { contexts.isEmpty && !isAll }

  private mutating func add(_ context: String, of modifier: String) {
    let index = contexts.firstIndex { $0.modifier.lowercased() == modifier.lowercased() }
    if let index {
      contexts[index].contexts.append(context)
    } else {
      contexts.append((modifier, [context]))
    }
  }

  /// The choices of contexts that `configuration` and this call ask for, each once, the usual one first; the call holds
  /// before the configuration.
  ///
  /// - Throws: ``UsageError`` for more themes than are measured, ``ConfigurationError`` for contexts that the resolver
  ///   does not offer.
  package func inputs(of resolver: ThemeResolver, _ configuration: Configuration) throws -> [[String: String]] {
    var choices: [ThemeChoice] = [self]
    if isEmpty {
      switch configuration.themes {
      case .one: if showsDarkToo { choices += Self.dark(of: resolver) }
      case .all: choices[0].isAll = true
      case .list(let list):
        choices = list.map { contexts in
          var choice = ThemeChoice()
          for (modifier, context) in contexts.sorted(by: { $0.key < $1.key }) { choice.add(context, of: modifier) }
          return choice
        }
      }
    }
    var inputs: [[String: String]] = []
    for choice in choices {
      for input in try choice.product(of: resolver, base: configuration.theme) {
        do throws(ThemeInputError) {
          let whole = try resolver.contexts(for: input)
          if !inputs.contains(whole) { inputs.append(whole) }
        } catch {
          throw ConfigurationError(error.messages.joined(separator: "; "))
        }
      }
    }
    // What is looked at in one theme only is looked at in the usual one, if it is among them.
    if let usual = try? resolver.contexts(for: configuration.theme), let index = inputs.firstIndex(of: usual) {
      inputs.insert(inputs.remove(at: index), at: 0)
    }
    return inputs
  }

  /// For each modifier whose contexts tell dark from light, its plainest dark one.
  private static func dark(of resolver: ThemeResolver) -> [ThemeChoice] {
    resolver.modifiers.compactMap { modifier in
      let contexts = modifier.contexts.filter { ThemeLook($0).isDark }
      let plain = contexts.first { !ThemeLook($0).isHighContrast } ?? contexts.first
      return plain.map { context in
        var choice = ThemeChoice()
        choice.add(context, of: modifier.name)
        return choice
      }
    }
  }

  private func product(of resolver: ThemeResolver, base: [String: String]) throws(UsageError) -> [[String: String]] {
    var inputs = [base]
    var chosen = contexts
    if isAll {
      for modifier in resolver.modifiers
      where !chosen.contains(where: { $0.modifier.lowercased() == modifier.name.lowercased() }) {
        chosen.append((modifier.name, ["all"]))
      }
    }
    for (name, contexts) in chosen {
      let modifier = resolver.modifiers.first { $0.name.lowercased() == name.lowercased() }
      let values = contexts.flatMap { context -> [String] in
        guard context == "all", let modifier, !modifier.contexts.contains("all") else { return [context] }
        return modifier.contexts
      }
      // The modifier may be spelt otherwise in the configuration.
      let others = inputs.map { input in input.filter { $0.key.lowercased() != name.lowercased() } }
      inputs = others.flatMap { input in values.map { input.merging([modifier?.name ?? name: $0]) { $1 } } }
      guard inputs.count <= Self.limit else {
        throw UsageError("more than \(Self.limit) themes: choose contexts of some modifiers with --theme")
      }
    }
    return inputs
  }

  /// The names of themes: of the contexts those in which they differ.
  package static func names(of inputs: [[String: String]], _ resolver: ThemeResolver) -> [String] {
    let telling = resolver.modifiers.map(\.name).filter { name in Set(inputs.map { $0[name] }).count > 1 }
    return inputs.map { input in telling.map { "\($0)=\(input[$0] ?? "")" }.joined(separator: ",") }
  }
}
