import SourceFacts

/// Which argument a parameter is given.
enum ParameterBinding {
  /// Whether a call with these arguments is one of a function with these parameters.
  static func takes(_ parameters: [Declaration.Parameter], _ arguments: [CodeValue.Argument]) -> Bool {
    let bound = self.arguments(for: parameters, arguments)
    guard bound.count(where: { $0 != nil }) == arguments.count else { return false }
    return zip(parameters, bound).allSatisfy { $1 != nil || $0.fallback != nil }
  }

  /// The argument of each parameter, in the order of the parameters; `nil` for one that is not given.
  static func arguments(
    for parameters: [Declaration.Parameter], _ arguments: [CodeValue.Argument]
  ) -> [CodeValue.Argument?] {
    var bound: [CodeValue.Argument?] = parameters.map { _ in nil }
    var next = 0
    for argument in arguments {
      let rest = parameters.indices[min(next, parameters.count)...]
      // A closure behind the call has no label.
      let place =
        rest.first { parameters[$0].label == argument.label }
        ?? (argument.label == nil && argument.value.closure != nil
          ? closurePlace(in: rest, parameters, bound) : nil)
      guard let place else { continue }
      bound[place] = argument
      next = place + 1
    }
    return bound
  }

  /// The first that needs a closure, else the first that takes one.
  private static func closurePlace(
    in rest: Range<Int>, _ parameters: [Declaration.Parameter], _ bound: [CodeValue.Argument?]
  ) -> Int? {
    let open = rest.filter { bound[$0] == nil && takesClosure(parameters[$0]) }
    return open.first { parameters[$0].fallback == nil } ?? open.first
  }

  private static func takesClosure(_ parameter: Declaration.Parameter) -> Bool {
    guard let type = parameter.type else { return true }
    return type.hasPrefix("(") || type.hasPrefix("@") || type.contains("->") || type.count == 1 || type == "Content"
      || type == "Label" || type.hasSuffix("Content") || type.hasSuffix("View")
  }
}
