/// What SARIF asks of texts and of the description of a rule.
extension ReportBytes {
  /// A rule as GitHub shows it beside an alert.
  mutating func append(_ rule: Rule) {
    append("{\"id\":", json: rule.id)
    append(",\"name\":", json: rule.id)
    append(",\"shortDescription\":{\"text\":", json: rule.summary)
    append("},\"fullDescription\":{\"text\":", json: "\(rule.summary) \(rule.rationale)")
    append("},\"help\":{\"text\":", json: rule.helpText)
    append(",\"markdown\":", json: rule.helpMarkdown)
    append("},\"defaultConfiguration\":{\"enabled\":\(rule.isOnByDefault)")
    append(",\"level\":", json: rule.severity.rawValue)
    append("},\"properties\":{\"tags\":[\"localization\"],\"problem.severity\":", json: rule.severity.rawValue)
    append("}}")
  }
}

extension String {
  /// A path as a relative reference of RFC 3986: what is not unreserved stands as percent and two digits.
  ///
  /// A colon in the first part would be taken for a scheme: it is encoded too.
  var percentEncodedPath: String {
    let isPlain = utf8.allSatisfy { $0.isUnreservedInPaths }
    if isPlain { return self }
    let digits = Array("0123456789ABCDEF".utf8)
    var encoded: [UInt8] = []
    for byte in utf8 {
      if byte.isUnreservedInPaths {
        encoded.append(byte)
      } else {
        encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  /// The text without what a viewer would take for a link, `[…](…)`: a backslash parts the two.
  var withoutLinks: String {
    guard utf8.contains(UInt8(ascii: "]")) else { return self }
    return split(separator: "](", omittingEmptySubsequences: false).joined(separator: "\\](")
  }

  /// The text of a link: brackets would end it.
  var withoutBrackets: String {
    String(map { $0 == "[" || $0 == "\\" ? "(" : $0 == "]" ? ")" : $0 })
  }
}

extension UInt8 {
  fileprivate var isUnreservedInPaths: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
