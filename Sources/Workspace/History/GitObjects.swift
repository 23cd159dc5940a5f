import SourceText

/// Files as git keeps them.
struct GitObjects {
  /// Objects that are asked for in one go: what they hold is in memory at once.
  static let batch = 32

  private let git: Git

  init(_ git: Git) { self.git = git }

  /// What `read` makes of each object, in their order; `nil` for one that git has not.
  ///
  /// - Parameter names: Objects, or revisions with paths, as in “HEAD:de.lproj/Localizable.strings”.
  /// - Throws: ``FileAccess/Failure`` where git cannot be run.
  func map<Result: Sendable>(
    _ names: [String], jobs: Int, _ read: @Sendable (Int, [UInt8]) -> Result
  ) throws -> [Result?] {
    var results: [Result?] = []
    for start in stride(from: 0, to: names.count, by: Self.batch) {
      let part = names[start..<min(start + Self.batch, names.count)]
      let request = Array(part.joined(separator: "\n").utf8) + [0x0A]
      let answer = try git.run("cat-file", "--batch", input: request)
      let contents = Self.contents(answer.output, count: part.count)
      results += Array(contents.enumerated()).concurrentMap(jobs: jobs) { number, bytes in
        bytes.map { read(start + number, Array($0)) }
      }
    }
    return results
  }

  /// The objects of an answer: a line with the size before each, or one that says that it is missing.
  private static func contents(_ output: [UInt8], count: Int) -> [ArraySlice<UInt8>?] {
    var contents: [ArraySlice<UInt8>?] = []
    var rest = output[...]
    while contents.count < count, let end = rest.firstIndex(of: 0x0A) {
      let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      rest = rest[(end + 1)...]
      guard words.count >= 3, words[words.count - 2] == "blob", let size = Int(words[words.count - 1]),
        rest.count > size
      else {
        contents.append(nil)
        continue
      }
      contents.append(rest.prefix(size))
      rest = rest.dropFirst(size + 1)
    }
    return contents + Array(repeating: nil, count: count - contents.count)
  }
}
