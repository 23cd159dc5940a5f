import StringFormats

/// What an `Info.plist` says right below its root; nested lists are left out.
struct InfoPlist {
  private(set) var texts: [String: String] = [:]
  /// Keys whose value is true, as `<true/>` or as the texts `1` and `YES`.
  private(set) var flags: Set<String> = []

  /// Reads the XML up to its first defect.
  ///
  /// - Complexity: O(*n*) in the bytes.
  init(_ bytes: [UInt8]) {
    var events = XMLEvents(bytes)
    var open: [String] = []
    var (key, text) = ("", "")
    reading: while let event = try? events.next() {
      switch event {
      case .open(let name, let tag):
        if open.count == Self.depth, name == "true" { flags.insert(key) }
        if !tag.isEmpty { open.append(name) }
        text = ""
      case .text(let range) where open.count == Self.depth + 1: text += events.text(range)
      case .close(let name, _):
        _ = open.popLast()
        guard open.count == Self.depth else { continue }
        if name == "key" { key = text }
        if name == "string" { texts[key] = text }
      case .text, .comment, .instruction: continue
      case .end: break reading
      }
    }
    flags.formUnion(texts.filter { ["1", "YES", "true"].contains($0.value) }.keys)
  }

  /// How many tags are open around a member: `<plist><dict>`.
  private static let depth = 2
}
