import SourceText

/// The files of a site, ready to be sent, and what pages are told of them.
struct Site: Sendable {
  /// By path; the root is `index.html`.
  let responses: [String: Response]
  /// Hashes by path.
  let hashes: [String: String]
  /// Lines “hash path”, sorted by path, an empty line, and what is wrong: what an event says, and a page begins with.
  let state: String

  /// - Parameter problem: Lines that say why the files are not newer; `nil` when they are the latest.
  init(_ files: [ServedFile], problem: String?) {
    let hashes = Dictionary(
      files.map { file in
        var hash = StableHash()
        hash.combine(file.bytes)
        return (file.path, hash.digits)
      }, uniquingKeysWith: { $1 })
    let state = Self.state(hashes, problem: problem)
    var responses: [String: Response] = [:]
    for file in files {
      let bytes = file.isPage ? ReloadingPage.bytes(file.bytes, state: state) : file.bytes
      responses[file.path] = Response(bytes, contentType: file.contentType)
    }
    for file in Self.ownFiles { responses[file.path] = Response(file.bytes, contentType: file.contentType) }
    responses[""] = responses["index.html"]
    (self.responses, self.hashes, self.state) = (responses, hashes, state)
  }

  /// What the server adds to every site.
  private static let ownFiles = [
    ServedFile(path: "reload.js", bytes: PackageResources.reload_js),
    ServedFile(path: "reload.css", bytes: PackageResources.reload_css),
  ]

  private static func state(_ hashes: [String: String], problem: String?) -> String {
    let lines = hashes.sorted { $0.key < $1.key }.map { "\($0.value) \(line($0.key))" }
    let problems = (problem ?? "").split(separator: "\n").map(line)
    return lines.joined(separator: "\n") + "\n\n" + problems.joined(separator: "\n")
  }

  /// Without the control characters that would end a line of an event, or be lost in a page.
  private static func line(_ text: some StringProtocol) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 ? "\u{FFFD}" : $0 }))
  }
}
