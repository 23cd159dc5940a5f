import StringEditing
import StringFormats

/// A property list of texts, as a string table is.
package indirect enum PropertyListText: Hashable, Sendable {
  package struct Member: Hashable, Sendable {
    package let key: String
    package let value: PropertyListText
  }

  case text(String)
  case dictionary([Member])
  case array([PropertyListText])

  static func dictionary(_ members: [(String, PropertyListText)]) -> PropertyListText {
    .dictionary(members.map { Member(key: $0.0, value: $0.1) })
  }

  static func dictionary(_ members: [(String, String)]) -> PropertyListText {
    .dictionary(members.map { Member(key: $0.0, value: .text($0.1)) })
  }

  /// With the keys of each dictionary in the order of their scalars, in which Apple's tools write them.
  var sorted: PropertyListText {
    switch self {
    case .text: self
    case .array(let elements): .array(elements.map(\.sorted))
    case .dictionary(let members):
      .dictionary(
        members.map { Member(key: $0.key, value: $0.value.sorted) }
          .sorted { $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars) })
    }
  }

  /// The members of a dictionary as XML, a line each.
  func xmlMembers(indent: String) -> String {
    guard case .dictionary(let members) = self else { return "" }
    return members.map { "\(indent)<key>\(XMLOutput.text($0.key))</key>\n" + $0.value.xml(indent: indent) }.joined()
  }

  private func xml(indent: String) -> String {
    switch self {
    case .text(let text): "\(indent)<string>\(XMLOutput.text(text))</string>\n"
    case .dictionary: "\(indent)<dict>\n\(xmlMembers(indent: indent + "\t"))\(indent)</dict>\n"
    case .array(let elements):
      "\(indent)<array>\n\(elements.map { $0.xml(indent: indent + "\t") }.joined())\(indent)</array>\n"
    }
  }

  /// A binary file with this dictionary.
  package var binaryFile: [UInt8] {
    var list = BinaryPropertyList()
    var texts: [String: Int] = [:]
    append(to: &list, &texts)
    return list.newFile
  }

  /// Adds its objects to a list, each text once, and returns the number of its own.
  @discardableResult
  private func append(to list: inout BinaryPropertyList, _ texts: inout [String: Int]) -> Int {
    switch self {
    case .text(let text):
      if let known = texts[text] { return known }
      let number = list.append(.string, text: text)
      texts[text] = number
      return number
    case .dictionary(let members):
      let number = list.append(.dictionary(keys: [], values: []))
      let keys = members.map { PropertyListText.text($0.key).append(to: &list, &texts) }
      let values = members.map { $0.value.append(to: &list, &texts) }
      list.setContent(of: number, to: .dictionary(keys: keys, values: values))
      return number
    case .array(let elements):
      let number = list.append(.array([]))
      list.setContent(of: number, to: .array(elements.map { $0.append(to: &list, &texts) }))
      return number
    }
  }

  /// A file with this list.
  package var xmlFile: String { Self.xmlFile(root: xml(indent: "")) }

  /// A file with the members of a dictionary, as XML.
  static func xmlFile(members: String) -> String { xmlFile(root: "<dict>\n\(members)</dict>\n") }

  private static func xmlFile(root: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    \(root)</plist>

    """
  }
}
