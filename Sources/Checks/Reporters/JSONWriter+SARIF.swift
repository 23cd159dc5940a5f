import PositionedJSON

/// What SARIF asks of texts and of the description of a rule.
extension JSONWriter {
  /// A rule as GitHub shows it beside an alert.
  mutating func append(_ rule: Rule) {
    object {
      $0.member("id", rule.id)
      $0.member("name", rule.id)
      $0.texts("shortDescription", rule.summary)
      $0.texts("fullDescription", "\(rule.summary) \(rule.rationale)")
      $0.texts("help", rule.helpText, markdown: rule.helpMarkdown)
      $0.object("defaultConfiguration") {
        $0.member("enabled", rule.isOnByDefault)
        $0.member("level", rule.severity.rawValue)
      }
      $0.object("properties") {
        $0.member("tags", ["localization"])
        $0.member("problem.severity", rule.severity.rawValue)
      }
    }
  }

  /// An object with a text, and the same as Markdown where there is some.
  mutating func texts(_ name: StaticString, _ text: String, markdown: String? = nil) {
    object(name) {
      $0.member("text", text)
      $0.member("markdown", markdown)
    }
  }

  /// A list of objects.
  mutating func objects<Element>(
    _ name: StaticString, _ elements: some Sequence<Element>, _ body: (inout JSONWriter, Element) -> Void
  ) {
    member(name, elements) { writer, element in writer.object { body(&$0, element) } }
  }

  /// A list, each element on a line of its own.
  mutating func lines<Element, Failure: Error>(
    _ name: StaticString, _ elements: [Element], _ body: (inout JSONWriter, Element) throws(Failure) -> Void
  ) throws(Failure) {
    key(name)
    try array { (writer) throws(Failure) in
      for element in elements {
        writer.newLine()
        try body(&writer, element)
      }
      writer.newLine()
    }
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
