import SourceText

/// Adds to a page what keeps it up to date: a script, its style, and what the page was made of.
enum ReloadingPage {
  /// The page with the script before the end of its head, or after all of it where it has none.
  ///
  /// - Parameter state: What ``Site`` says of its files.
  static func bytes(_ page: [UInt8], state: String) -> [UInt8] {
    let addition = """
      <link rel="stylesheet" href="/reload.css">\
      <script src="/reload.js" data-state="\(MarkupText.escaped(state))" defer></script>
      """
    let place = headEnd(of: page) ?? page.count
    return page[..<place] + Array(addition.utf8) + page[place...]
  }

  /// Where `</head>` begins.
  private static func headEnd(of page: [UInt8]) -> Int? {
    let mark = Array("</head".utf8)
    guard page.count >= mark.count else { return nil }
    return (0...page.count - mark.count).first { start in
      mark.indices.allSatisfy { page[start + $0] | (mark[$0] & 0x20) == mark[$0] }
    }
  }
}
