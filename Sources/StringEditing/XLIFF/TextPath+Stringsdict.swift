import StringFormats

// MARK: - Identifiers of a `.stringsdict`

extension TextPath {
  private static let mark = ":dict/"
  private static let format = "NSStringLocalizedFormatKey"
  private static let width = "NSStringVariableWidthRuleType"
  private static let device = "NSStringDeviceSpecificRuleType"

  /// Xcode's identifier of a text of a `.stringsdict`: the way through its dictionaries.
  ///
  /// A plural without a variable is written as that of the variable `value`.
  package func stringsdictIdentifier(key: String) -> String {
    var parts = ["/" + key]
    for step in steps {
      switch step {
      case .width(let width): parts += [Self.width, width]
      case .device(let device): parts += [Self.device, device]
      case .plural(let category): parts += [variable ?? "value", category]
      case .substitution(let name): parts.append(name)
      }
    }
    if steps.isEmpty { parts.append(Self.format) }
    return (parts + [":string"]).joined(separator: Self.mark)
  }

  /// Key and path of a `.stringsdict`'s identifier, as in `/KEY:dict/VARIABLE:dict/one:dict/:string`; `nil` for any
  /// other.
  ///
  /// The slash ahead may be missing. Forms below a device or a width keep it as their first step:
  /// `/KEY:dict/NSStringDeviceSpecificRuleType:dict/mac:dict/VARIABLE:dict/one:dict/:string`.
  ///
  /// - Complexity: O(*n*) in the length of the identifier.
  package static func ofStringsdict(_ identifier: String) -> (key: String, path: TextPath)? {
    readings(ofStringsdict: identifier).first
  }

  /// All ways to read the identifier, the likeliest first.
  private static func readings(ofStringsdict identifier: String) -> [(key: String, path: TextPath)] {
    let parts = identifier.components(by: mark)
    guard parts.count >= 3, parts.last == ":string" else { return [] }
    let body = parts.dropLast()
    let inner: (path: TextPath, count: Int)
    if body.last == format {
      inner = (TextPath(), 1)
    } else if body.count >= 3, let name = body.last {
      let rule = body[body.count - 2]
      let choice = choice(rule, name)
      inner = (choice.map { TextPath(steps: [$0]) } ?? TextPath(variable: rule, steps: [.plural(name)]), 2)
    } else {
      return []
    }
    var readings: [(key: String, path: TextPath)] = []
    func append(_ path: TextPath, _ count: Int) {
      let key = body.dropLast(count).joined(separator: mark)
      if key.utf8.first == UInt8(ascii: "/") { readings.append((String(key.dropFirst()), path)) }
      readings.append((key, path))
    }
    let head = body.dropLast(inner.count)
    if head.count >= 3, let name = head.last, let outer = choice(head[head.count - 2], name) {
      append(TextPath(variable: inner.path.variable, steps: [outer] + inner.path.steps), inner.count + 2)
    }
    append(inner.path, inner.count)
    return readings
  }

  private static func choice(_ rule: String, _ name: String) -> Step? {
    rule == device ? .device(name) : rule == width ? .width(name) : nil
  }
}

// MARK: - Identifiers beside known keys

extension TextPath {
  /// Key and path of an identifier in an XLIFF file, in the light of the keys that the table has.
  ///
  /// Of the ways to read it, the first whose key is there is taken: the whole identifier as a key, then the one with
  /// the longest path. Where none is, the identifier is read for itself, as ``ofCatalog(_:)`` and
  /// ``ofStringsdict(_:)`` do.
  ///
  /// - Parameters:
  ///   - identifier: The `id` of a unit.
  ///   - original: The `original` of its file: in a `.strings` each identifier is a key, a `.stringsdict` has paths
  ///     through its dictionaries, all others (catalogs, storyboards …) have `KEY|==|PATH`.
  ///   - isKey: Whether the table has that key.
  /// - Complexity: O(*n*) in the length of the identifier, and at most five calls of `isKey`.
  package static func resolve(
    _ identifier: String, original: String, isKey: (String) -> Bool = { _ in false }
  ) -> (key: String, path: TextPath) {
    let whole = (key: identifier, path: TextPath())
    switch original.utf8.lastIndex(of: UInt8(ascii: ".")).map({ original[original.index(after: $0)...].lowercased() }) {
    case "strings": return whole
    case "stringsdict":
      if isKey(identifier) { return whole }
      let readings = readings(ofStringsdict: identifier)
      return readings.first { isKey($0.key) } ?? readings.first ?? whole
    default: return isKey(identifier) ? whole : ofCatalog(identifier)
    }
  }
}
