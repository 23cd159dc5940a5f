/// Shows what differs between two previews as a page without scripts.
package struct DifferencePage {
  /// So many entries are on one page; browsers scroll through more slowly.
  package static let entriesPerPage = 200

  private let difference: PreviewDifference
  private let tolerance: Int

  package init(_ difference: PreviewDifference, tolerance: Int) {
    self.difference = difference
    self.tolerance = tolerance
  }

  /// The pages and their style sheet; the pictures lie beside them.
  package var files: [SiteFile] {
    let count = max(1, (difference.entries.count + Self.entriesPerPage - 1) / Self.entriesPerPage)
    let pages = (0..<count).map { number in
      SiteFile(path: Self.name(ofPage: number), bytes: Array(page(number, of: count).utf8))
    }
    return pages + [SiteFile(path: "difference.css", bytes: Array(Self.style.utf8))]
  }

  private static func name(ofPage number: Int) -> String { number == 0 ? "index.html" : "page-\(number + 1).html" }

  private func page(_ number: Int, of count: Int) -> String {
    let first = number * Self.entriesPerPage
    let shown = difference.entries[min(first, difference.entries.count)...].prefix(Self.entriesPerPage)
    var body = "<h1>Changes of the preview</h1>\n<p>\(HTMLText.escaped(DifferenceText.summary(difference)))"
    body += tolerance > 0 ? " Differences of up to \(tolerance) of 255 in a channel were let pass.</p>\n" : "</p>\n"
    if count > 1 { body += pageLinks(number, of: count) }
    body += "<main>\n"
    for (index, entry) in shown.enumerated() { body += section(entry, number: first + index + 1) }
    if difference.isEmpty { body += "<p>Nothing changed.</p>\n" }
    body += "</main>\n"
    if count > 1 { body += pageLinks(number, of: count) }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'; style-src 'self'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="referrer" content="no-referrer">
      <title>Changes of the preview</title>
      <link rel="stylesheet" href="difference.css">
      </head>
      <body>
      \(body)</body>
      </html>

      """
  }

  private func pageLinks(_ number: Int, of count: Int) -> String {
    let links = (0..<count).map { page in
      page == number
        ? "<b aria-current=\"page\">\(page + 1)</b>" : "<a href=\"\(Self.name(ofPage: page))\">\(page + 1)</a>"
    }
    return "<nav aria-label=\"Pages\">\(links.joined(separator: " "))</nav>\n"
  }

  private func section(_ entry: PreviewDifference.Entry, number: Int) -> String {
    let name = HTMLText.escaped(entry.name.text)
    var section = "<section id=\"c\(number)\" class=\"\(entry.kind.rawValue)\">\n"
    section += "<h2><span class=\"kind\">\(entry.kind.rawValue)</span> <bdi>\(name)</bdi></h2>\n"
    section += "<p class=\"component\"><bdi>\(HTMLText.escaped(entry.name.component))</bdi></p>\n"
    for reason in entry.reasons { section += "<p>\(HTMLText.escaped(reason))</p>\n" }
    if !entry.pictures.isEmpty {
      section += "<div class=\"pictures\">\n"
      for picture in entry.pictures {
        section += """
          <figure><img src="\(picture.path)" width="\(picture.width)" height="\(picture.height)" loading="lazy" \
          alt="\(picture.label): \(name)"><figcaption>\(picture.label)</figcaption></figure>

          """
      }
      section += "</div>\n"
    }
    return section + "</section>\n"
  }

  private static let style = """
    :root { color-scheme: light dark; --ink: #1b1b1f; --ground: #f4f4f6; --panel: #fff; --line: #d0d0d8;
      --changed: #8a5300; --added: #0a6b2b; --removed: #b3141f; --link: #0b57d0 }
    @media (prefers-color-scheme: dark) { :root { --ink: #ececf1; --ground: #16161a; --panel: #222228; --line: #44444e;
      --changed: #ffc069; --added: #7ddc97; --removed: #ff9a9a; --link: #9ec1ff } }
    body { margin: 0 auto; max-width: 90rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink);
      background: var(--ground) }
    a { color: var(--link) }
    nav a, nav b { display: inline-block; min-width: 1.5rem; padding: .25rem; text-align: center }
    section { margin: 1rem 0; padding: 1rem; background: var(--panel); border: 1px solid var(--line);
      border-radius: .5rem }
    h1 { font-size: 1.5rem } h2 { font-size: 1.05rem; margin: 0; overflow-wrap: anywhere }
    p { margin: .25rem 0; overflow-wrap: anywhere }
    .kind { text-transform: uppercase; font-size: .8rem; letter-spacing: .05em }
    .changed .kind { color: var(--changed) } .added .kind { color: var(--added) }
    .removed .kind { color: var(--removed) }
    .pictures { display: grid; grid-template-columns: repeat(3, minmax(0, max-content)); gap: 1rem;
      align-items: start }
    @media (max-width: 40rem) { .pictures { grid-template-columns: 100% } }
    figure { margin: .5rem 0; max-width: 100% }
    img { max-width: 100%; height: auto; border: 1px solid var(--line) }

    """
}
