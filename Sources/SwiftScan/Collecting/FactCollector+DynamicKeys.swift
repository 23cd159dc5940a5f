import SourceFacts
import SwiftSyntax

// Keys that are made at run time.
extension FactCollector {
  /// - Parameter offset: Where the call begins that looks it up.
  func recordDynamic(_ leaf: Leaf, literal expression: ExprSyntax, like use: KeyUse, at offset: Int) {
    claim(leaf)
    follow(leaf, .lookedUp)
    if case .other = leaf, isInBundleLookup { return }
    var key = DynamicKey(function: use.function, expression: Self.oneLine(expression), range: expression.bytes)
    key.pattern = text(of: leaf).flatMap { $0.hasKnownLetters ? $0 : nil }
    key.table = use.table
    key.isInPreview = isForDevelopers
    if case .other(let expression) = leaf { key.wrapper = wrapper(handing: expression) }
    dynamicSources[key.range.start.index] = handOn(expression, to: use, at: offset)
    facts.dynamicKeys.append(key)
  }

  /// Whether the function around stands in for that of a bundle, as apps do that let users choose a language, or for
  /// `NSLocalizedString` itself: it is given whatever is looked up.
  private var isInBundleLookup: Bool {
    if context.function?.name == "NSLocalizedString" { return true }
    guard let labels = context.function?.labels.values else { return false }
    return labels.contains("forKey") && labels.contains("table")
  }

  /// The function around that hands on its own parameter.
  private func wrapper(handing expression: ExprSyntax) -> String? {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text, let function = context.function else {
      return nil
    }
    if name == "self" {
      guard context.extendsString else { return nil }
      return function.name.hasPrefix(".")
        ? function.name : "." + (function.name.split(separator: ".").last.map(String.init) ?? "")
    }
    guard let label = function.labels[name] else { return nil }
    return "\(function.name)(\(label ?? "_"):)"
  }

  /// Says which callable is given a key.
  func nameCallables(of keys: inout [DynamicKey]) {
    guard !dynamicSources.isEmpty else { return }
    let names = callableNames
    for (number, key) in keys.enumerated() {
      keys[number].callable = dynamicSources[key.range.start.index].flatMap { names[$0] }
    }
  }

  static func oneLine(_ expression: ExprSyntax) -> String {
    let text = expression.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return text.count <= 80 ? text : String(text.prefix(79)) + "…"
  }
}

extension KeyText {
  /// Whether anything of it is known.
  var hasKnownLetters: Bool {
    pieces.contains { if case .letters(let letters) = $0 { !letters.isEmpty } else { false } }
  }
}
