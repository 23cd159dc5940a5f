/// A response as it came over a connection.
package struct RawResponse {
  package let status: Int
  /// By lower-case name.
  package let fields: [String: String]
  package let body: [UInt8]

  package var text: String { String(decoding: body, as: UTF8.self) }

  /// The response at the start of `bytes` and its length; `nil` while it is not whole.
  ///
  /// - Parameter hasBody: `false` after HEAD.
  static func parsed(_ bytes: [UInt8], hasBody: Bool) -> (RawResponse, length: Int)? {
    guard let headLength = ByteSearch.offset(of: "\r\n\r\n", in: bytes) else { return nil }
    let lines = String(decoding: bytes[..<headLength], as: UTF8.self).split(separator: "\r\n")
    let status = lines[0].split(separator: " ").dropFirst().first.flatMap { Int($0) }
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      fields[parts[0].lowercased()] = parts.count > 1 ? String(parts[1].drop { $0 == " " }) : ""
    }
    let length = hasBody ? fields["content-length"].flatMap { Int($0) } ?? 0 : 0
    let start = headLength + 4
    guard bytes.count >= start + length else { return nil }
    return (
      RawResponse(status: status ?? 0, fields: fields, body: Array(bytes[start..<start + length])), start + length
    )
  }
}
