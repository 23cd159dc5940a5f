import Foundation

/// The head of a request, as far as this server needs it (RFC 9112, sections 3 and 5).
public struct Request: Hashable, Sendable {
  public let method: String
  /// As it was sent, up to the question mark.
  public let path: String
  /// Decoded; the last of several values of one name.
  public let query: [String: String]
  /// By lower-case name; several values of one name are a list with commas.
  public let fields: [String: String]

  /// - Parameter head: All up to the empty line, without it.
  /// - Throws: ``Status/badRequest`` for what is no request.
  /// - Complexity: O(*n*) in the length of the head.
  public init(parsing head: some Collection<UInt8>) throws(Status) {
    let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false)
    let start = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard start.count == 3, start[1].hasPrefix("/"), start.allSatisfy(Self.isVisible), start[2].hasPrefix("HTTP/1.")
    else { throw .badRequest }
    method = String(start[0])
    let target = start[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(target[0])
    query = try Self.query(target.count == 2 ? target[1] : "")
    fields = try Self.fields(lines.dropFirst())
    // What follows a head may be a request of somebody else (RFC 9112, section 11.2): this server reads no bodies.
    guard fields["content-length", default: "0"] == "0", fields["transfer-encoding"] == nil else { throw .badRequest }
  }

  private static func query(_ text: Substring) throws(Status) -> [String: String] {
    var query: [String: String] = [:]
    for pair in text.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = decoded(parts[0]), let value = decoded(parts.count == 2 ? parts[1] : "") else {
        throw .badRequest
      }
      query[name] = value
    }
    return query
  }

  /// `nil` for a percent sign without two digits, and for bytes that are no UTF-8.
  private static func decoded(_ text: Substring) -> String? {
    text.replacing("+", with: " ").removingPercentEncoding
  }

  private static func fields(_ lines: ArraySlice<Substring>) throws(Status) -> [String: String] {
    var fields: [String: String] = [:]
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, isVisible(parts[0]), !parts[1].unicodeScalars.contains(where: isControl) else {
        throw .badRequest
      }
      let name = parts[0].lowercased()
      let value = parts[1].trimmingCharacters(in: .whitespaces)
      fields[name] = fields[name].map { "\($0), \(value)" } ?? value
    }
    return fields
  }

  /// Whether there are letters, digits and signs of ASCII alone.
  private static func isVisible(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\t" && (scalar.value < 0x20 || scalar.value == 0x7F)
  }
}
