/// What is sent to one reader.
public struct Page: Hashable, Sendable {
  public let title: String
  public let greeting: String?
  public let text: String
  /// The language that was chosen, for the header `Content-Language`.
  public let contentLanguage: String
  public let isRightToLeft: Bool

  /// The page as a document; texts and names are escaped, whatever they contain.
  public var html: String {
    let paragraphs = [greeting, text].compactMap(\.self).map { "<p>\(Self.escaped($0))</p>" }
    return """
      <!DOCTYPE html>
      <html lang="\(Self.escaped(contentLanguage))" dir="\(isRightToLeft ? "rtl" : "ltr")">
      <meta charset="utf-8">
      <title>\(Self.escaped(title))</title>
      <h1>\(Self.escaped(title))</h1>
      \(paragraphs.joined(separator: "\n"))
      </html>

      """
  }

  /// The text for an element or an attribute in quotation marks.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
