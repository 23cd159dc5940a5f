import SourceFacts
import SwiftSyntax

// What is put into texts.
extension FactCollector {
  /// What stands behind the key of a function that fills the text in.
  func fillings(_ call: FunctionCallExprSyntax, behind function: LookupFunction) -> [ArgumentKind] {
    let known = [function.key, function.table, function.comment, function.defaultValue, function.bundle]
    var isKeySeen = function.isOnKey
    var kinds: [ArgumentKind] = []
    for argument in call.arguments {
      let label = argument.label?.text
      if !isKeySeen, label == function.key {
        isKeySeen = true
      } else if label == "arguments" || label == "args" {
        guard let elements = argument.expression.as(ArrayExprSyntax.self)?.elements else { continue }
        kinds += elements.map { kind(of: $0.expression) }
      } else if label == "count" {
        kinds.append(.integer)
      } else if label == nil || !known.contains(label) {
        if label == nil { kinds.append(kind(of: argument.expression)) }
      }
    }
    return kinds
  }

  /// Says what the function `init(format:)` of a string puts into the text that it is given.
  func recordFormat(_ call: FunctionCallExprSyntax, _ callee: Callee) {
    guard let label = LookupFunction.formatters[callee.name],
      let place = call.arguments.firstIndex(where: { $0.label?.text == label })
    else { return }
    let format = call.arguments[place].expression
    var kinds: [ArgumentKind] = []
    for argument in call.arguments[call.arguments.index(after: place)...] {
      switch argument.label?.text {
      case nil: kinds.append(kind(of: argument.expression))
      case "arguments":
        guard let elements = argument.expression.as(ArrayExprSyntax.self)?.elements else { return }
        kinds += elements.map { kind(of: $0.expression) }
      default: continue
      }
    }
    for leaf in Leaf.all(of: format) {
      guard case .other(let format) = leaf else { continue }
      if let name = format.as(DeclReferenceExprSyntax.self)?.baseName.text {
        for offset in self.name(name)?.lookups ?? [] { facts.fill(offset, with: kinds) }
      } else {
        formats[format.start] = kinds
      }
    }
  }
}
