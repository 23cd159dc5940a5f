/// What pages may ask of a server beside its files, and who answers.
package struct PostHandler: Sendable {
  /// Answers what a page sent, on the server's thread: the answer is awaited by all others.
  package typealias Answer = @Sendable (_ path: String, _ body: [UInt8]) -> PostReply

  /// Bytes that a body may have.
  static let bodyLimit = 64 * 1_024

  /// Paths from the root of the site, without a slash before them.
  let paths: Set<String>
  let answer: Answer

  package init(paths: Set<String>, answer: @escaping Answer) {
    self.paths = paths
    self.answer = answer
  }
}

/// The answer to what a page sent.
package enum PostReply: Sendable {
  /// JSON.
  case value([UInt8])
  /// A status of 4xx and one line that says what is wrong.
  case refusal(status: UInt32, String)
}
