import Placeholders

/// What an accessor takes: one parameter for each argument of its text, in the order of the positions.
struct ParameterList {
  /// A text that reads an argument above this is left out: nobody passes so many.
  static let maximumCount = 64

  let parameters: [Parameter]

  /// - Returns: `nil` for a text whose arguments no accessor can take; `problem` says why.
  init?(of source: AccessorSource, runtime: CodeOptions.Runtime, problem: inout String?) {
    let signature = source.message.signature
    let count = signature.positions.last ?? 0
    guard count <= Self.maximumCount else {
      problem = "it reads argument \(count), and \(Self.maximumCount) are the most"
      return nil
    }
    guard !signature.arguments.contains(where: { $0.type == .writtenCount }) else {
      problem = "it holds '%n', which writes into memory"
      return nil
    }
    let names = ParameterNames(of: source, signature, count: count)
    var taken: Set<String> = []
    parameters = (0..<count).map { index in
      let position = index + 1
      let argument = signature.argument(at: position)
      let name = names.name(at: position)
      return Parameter(
        name: Self.unique(name ?? (count == 1 ? "value" : "value\(position)"), &taken),
        isLabelled: name != nil && count > 1, kind: Self.kind(of: argument?.type, runtime))
    }
  }

  private static func kind(of type: ArgumentType?, _ runtime: CodeOptions.Runtime) -> Parameter.Kind {
    switch type {
    case .integer?, .character?, .pointer?, .writtenCount?: .integer
    case .floatingPoint?: .floatingPoint
    case .cString?: runtime == .foundation ? .cString : .text
    case .object?, nil: .text
    }
  }

  private static func unique(_ wanted: String, _ taken: inout Set<String>) -> String {
    let isReserved = SwiftIdentifier.reservedMembers.contains(wanted) || SwiftIdentifier.keywords.contains(wanted)
    let wanted = isReserved ? wanted + "Value" : wanted
    var name = wanted
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(wanted)_\(number)"
      number += 1
    }
    return name
  }
}
