/// Where a text stands in a message: the variable, and the choices that lead to it.
struct TextPath: Hashable {
  enum Step: Hashable {
    case plural(String)
    case device(String)
    case width(String)

    var kind: String {
      switch self {
      case .plural: "plural"
      case .device: "device"
      case .width: "width"
      }
    }

    var selector: String {
      switch self {
      case .plural(let selector), .device(let selector), .width(let selector): selector
      }
    }

    init?(kind: String, selector: String) {
      switch kind {
      case "plural": self = .plural(selector)
      case "device": self = .device(selector)
      case "width": self = .width(selector)
      default: return nil
      }
    }
  }

  var variable: String?
  var steps: [Step] = []

  /// The path to the form that stands for all others: the last choice is “other”.
  var fallback: TextPath {
    guard let last = steps.last, let other = Step(kind: last.kind, selector: "other") else { return self }
    return TextPath(variable: variable, steps: steps.dropLast() + [other])
  }

  private static let separator = "|==|"

  /// Xcode's identifier of a text of a String Catalog, as in `KEY|==|substitutions.N.plural.one`.
  func catalogIdentifier(key: String) -> String {
    var parts: [String] = []
    if let variable { parts += ["substitutions", variable.contains(".") ? "@\(variable)@" : variable] }
    for step in steps { parts += [step.kind, step.selector] }
    return parts.isEmpty ? key : key + Self.separator + parts.joined(separator: ".")
  }

  /// Key and path of a catalog's identifier; a key that holds the separator itself keeps it.
  static func ofCatalog(_ identifier: String) -> (key: String, path: TextPath) {
    let bytes = Array(identifier.utf8)
    let mark = Array(separator.utf8)
    var place = bytes.count - mark.count
    while place >= 0 {
      if bytes[place...].starts(with: mark) {
        if let path = TextPath(suffix: String(decoding: bytes[(place + mark.count)...], as: UTF8.self)) {
          return (String(decoding: bytes[..<place], as: UTF8.self), path)
        }
        break
      }
      place -= 1
    }
    return (identifier, TextPath())
  }

  /// Reads `device.iphone.plural.one` or `substitutions.@A.B@.plural.one`.
  private init?(suffix: String) {
    var words = suffix.split(separator: ".", omittingEmptySubsequences: false).map(String.init)[...]
    if words.first == "substitutions" {
      words = words.dropFirst()
      guard var name = words.popFirst() else { return nil }
      if name.hasPrefix("@") {
        while !name.hasSuffix("@") || name.utf8.count < 2 {
          guard let next = words.popFirst() else { return nil }
          name += "." + next
        }
        name = String(name.dropFirst().dropLast())
      }
      guard !name.isEmpty, !words.isEmpty else { return nil }
      variable = name
    }
    guard !words.isEmpty, words.count <= 6 else { return nil }
    while let kind = words.popFirst() {
      guard let selector = words.popFirst(), !selector.isEmpty, let step = Step(kind: kind, selector: selector) else {
        return nil
      }
      steps.append(step)
    }
  }

  /// Key and path of a `.stringsdict`'s identifier, as in `/KEY:dict/VARIABLE:dict/one:dict/:string`; `nil` for any
  /// other.
  ///
  /// The slash ahead may be missing.
  static func ofStringsdict(_ identifier: String) -> (key: String, path: TextPath)? {
    let parts = identifier.components(by: ":dict/")
    guard parts.count >= 3, parts.last == ":string" else { return nil }
    let name = parts[parts.count - 2]
    if name == "NSStringLocalizedFormatKey" { return (key(parts.dropLast(2)), TextPath()) }
    guard parts.count >= 4 else { return nil }
    let rule = parts[parts.count - 3]
    let path =
      switch rule {
      case "NSStringVariableWidthRuleType": TextPath(steps: [.width(name)])
      case "NSStringDeviceSpecificRuleType": TextPath(steps: [.device(name)])
      default: TextPath(variable: rule, steps: [.plural(name)])
      }
    return (key(parts.dropLast(3)), path)
  }

  private static func key(_ parts: ArraySlice<String>) -> String {
    let key = parts.joined(separator: ":dict/")
    return key.utf8.first == UInt8(ascii: "/") ? String(key.dropFirst()) : key
  }

  init(variable: String? = nil, steps: [Step] = []) {
    self.variable = variable
    self.steps = steps
  }
}

extension String {
  /// The parts between the places where `mark` stands, compared byte by byte.
  func components(by mark: String) -> [String] {
    let (bytes, mark) = (Array(utf8), Array(mark.utf8))
    var parts: [String] = []
    var (start, index) = (0, 0)
    while index < bytes.count {
      if bytes[index] == mark.first, bytes[index...].starts(with: mark) {
        parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
        index += mark.count
        start = index
      } else {
        index += 1
      }
    }
    return parts + [String(decoding: bytes[start...], as: UTF8.self)]
  }
}
