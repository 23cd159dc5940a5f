import Messages
import Placeholders
import StringTables

extension Message {
  /// The names that a text mentions as `%#@name@`, in its order.
  static func variables(in text: LocatedText) -> [String] {
    FormatScanner.specifiers(in: text.string).compactMap { specifier in
      if case .variable(let name) = specifier.kind { name } else { nil }
    }
  }

  /// The variables that each variable mentions.
  private var mentions: [String: [String]] {
    Dictionary(
      substitutions.map { ($0.name.string, $0.variant.texts.flatMap(Self.variables)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The variables that the format reaches, through others too.
  var reachedVariables: Set<String> { Self.reached(from: format.texts.flatMap(Self.variables), by: mentions) }

  /// Some variables and those that they reach by what each mentions.
  private static func reached(from names: [String], by mentions: [String: [String]]) -> Set<String> {
    var reached: Set<String> = []
    var pending = names
    while let name = pending.popLast() {
      if reached.insert(name).inserted { pending += mentions[name] ?? [] }
    }
    return reached
  }

  /// Whether the format mentions every variable itself, as that of nearly every entry does.
  var formatMentionsAll: Bool {
    guard case .text(let text) = format, substitutions.count <= 8 else { return false }
    return substitutions.allSatisfy { substitution in
      FormatScanner.hasSpecifier(in: text.string) { specifier, bytes in
        specifier.kind == .variable && substitution.name.string.utf8.elementsEqual(bytes[specifier.name])
      }
    }
  }

  /// The variables that mention themselves, through others too.
  ///
  /// - Complexity: O(*n* · *m*) for *n* variables with *m* mentions.
  var cyclicVariables: [Substitution] {
    let mayMention = substitutions.contains { substitution in
      substitution.variant.hasText { text in
        FormatScanner.hasSpecifier(in: text.string) { specifier, _ in specifier.kind == .variable }
      }
    }
    guard mayMention else { return [] }
    let mentions = mentions
    return substitutions.prefix(1_000).filter { substitution in
      let name = substitution.name.string
      return Self.reached(from: mentions[name] ?? [], by: mentions).contains(name)
    }
  }
}
