/// What `l10n` and `l10n-scan` say to each other: lengths and bytes.
///
/// A request is the line `l10n-scan 1 LENGTH` and so many bytes of settings, then for each file the line `LENGTH` and
/// so many bytes; an answer is the line `l10n-scan 1`, then for each file the line `LENGTH` and so many bytes of facts.
/// Both are JSON, of ``ScanSettings`` and ``SourceFacts``.
package enum ScanProtocol {
  /// What both sides begin with: a program of another version is told so.
  package static let version = "l10n-scan 1"

  /// What an answer begins with.
  package static var greeting: [UInt8] { Array((version + "\n").utf8) }

  /// A request for some files.
  ///
  /// - Parameter settings: As JSON.
  package static func request(_ files: [[UInt8]], settings: [UInt8]) -> [UInt8] {
    var request = Array("\(version) \(settings.count)\n".utf8) + settings
    request.reserveCapacity(request.count + files.reduce(0) { $0 + $1.count + 12 })
    for file in files { request += part(file) }
    return request
  }

  /// A file of a request, or the facts of one in an answer.
  package static func part(_ bytes: [UInt8]) -> [UInt8] { Array("\(bytes.count)\n".utf8) + bytes }

  /// The whole answers of an output, at most `limit`; `nil` where it does not begin as it should.
  package static func answers(in output: [UInt8], atMost limit: Int) -> [[UInt8]]? {
    // A process that ends before it has written anything was ended by its first file.
    if output.isEmpty { return [] }
    guard output.starts(with: greeting) else { return nil }
    var answers: [[UInt8]] = []
    var index = greeting.count
    while answers.count < limit, let end = output[index...].firstIndex(of: UInt8(ascii: "\n")) {
      guard let count = Int(String(decoding: output[index..<end], as: UTF8.self)), count >= 0,
        count <= output.count - end - 1
      else { break }
      answers.append(Array(output[end + 1..<end + 1 + count]))
      index = end + 1 + count
    }
    return answers
  }
}
