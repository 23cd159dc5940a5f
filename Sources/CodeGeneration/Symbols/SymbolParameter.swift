import Messages
import Placeholders
import StringTables

/// What a generated symbol takes for one argument of its text.
struct SymbolParameter {
  let name: String
  let isLabelled: Bool
  /// Its type in Swift.
  let type: String
  /// The printf specifier without name and position; `nil` for an object.
  let specifier: String?

  /// As in `_ arg1: Int` or `count: Int`.
  var declaration: String { "\(isLabelled ? "" : "_ ")\(SwiftIdentifier(name).declared): \(type)" }

  /// What tells a function from others of its name.
  var signature: String { "\(isLabelled ? name : "_"): \(type)" }

  /// As in `\(arg1, specifier: "%lld")`.
  var interpolation: String {
    let name = SwiftIdentifier(name).declared
    return specifier.map { "\\(\(name), specifier: \"\($0)\")" } ?? "\\(\(name))"
  }

  /// The parameters of a message by position.
  ///
  /// - Returns: `nil` where an argument has no type in Swift, as `%s`, or where there are more than Swift code passes.
  static func all(of message: Message) -> [SymbolParameter]? {
    let signature = message.signature
    guard let count = signature.positions.last else { return [] }
    guard count <= ParameterList.maximumCount else { return nil }
    var parameters: [SymbolParameter] = []
    for position in 1...count {
      let name = signature.name(at: position)
      let found = signature.argument(at: position)
      guard let typed = type(of: found, in: message) else { return nil }
      parameters.append(
        SymbolParameter(
          name: name ?? "arg\(position)", isLabelled: name != nil, type: typed.name, specifier: typed.specifier))
    }
    return Set(parameters.map(\.name)).count == parameters.count ? parameters : nil
  }

  private static func type(
    of argument: ArgumentSignature.Argument?, in message: Message
  ) -> (name: String, specifier: String?)? {
    guard let argument else { return ("String", nil) }
    let written =
      argument.variableName.map { "%" + (message.substitution(named: $0)?.specifier?.string ?? "lld") }
      ?? (argument.specifier == "%arg" ? "%lld" : argument.specifier)
    guard let specifier = FormatScanner.specifiers(in: written).first,
      case .argument(let type) = specifier.kind
    else { return nil }
    switch type {
    case .object: return ("String", nil)
    case .floatingPoint: return ("Double", plain(written))
    case .integer: return (integer(specifier), plain(written))
    case .character, .cString, .pointer, .writtenCount: return nil
    }
  }

  private static func integer(_ specifier: FormatSpecifier) -> String {
    let letter = Character(Unicode.Scalar(specifier.conversion))
    let sign = "uxXoUO".contains(letter) ? "U" : ""
    switch specifier.length {
    case "hh": return sign + "Int8"
    case "h": return sign + "Int16"
    case "": return sign + ("DUO".contains(letter) ? "Int" : "Int32")
    default: return sign + "Int"
    }
  }

  /// The specifier without position and name.
  private static func plain(_ written: String) -> String {
    let text = written.withoutArgumentNames
    let digits = text.dropFirst().prefix { $0.isASCII && $0.isNumber }
    return text.dropFirst(digits.count + 1).hasPrefix("$") ? "%" + text.dropFirst(digits.count + 2) : text
  }
}
