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
        guard let elements = argument.expression.as(ArrayExprSyntax.self)?.elements else {
          return fill(format, from: argument.expression)
        }
        kinds += elements.map { kind(of: $0.expression) }
      default: continue
      }
    }
    for expression in texts(in: format) {
      if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
        for offset in self.name(name)?.lookups ?? [] { facts.fill(offset, with: kinds) }
      } else {
        formats[expression.start] = kinds
      }
    }
  }

  /// Notes that the values of a parameter or property are put into the texts that an expression can give.
  private func fill(_ format: ExprSyntax, from values: ExprSyntax) {
    guard let filler = origins(of: values).first?.source else { return }
    for expression in texts(in: format) {
      let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text
      for offset in name.map({ self.name($0)?.lookups ?? [] }) ?? [expression.start] { fillers[offset] = filler }
    }
  }

  /// The names and calls whose texts an expression can give.
  private func texts(in format: ExprSyntax) -> [ExprSyntax] {
    Leaf.all(of: format).compactMap { if case .other(let expression) = $0 { expression } else { nil } }
  }
}
