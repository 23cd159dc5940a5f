/// What the markup of a translation lacks or has too much of.
struct MarkupComparison {
  struct Defect {
    let message: String
    /// UTF-8 offsets in the translation; `nil` for all of it.
    let range: Range<Int>?
    var severity: Severity?
    /// Whether it is a link too many, which works where the text is read as Markdown.
    var isNewLink = false
  }

  private(set) var defects: [Defect] = []
  let source: Markup
  let translation: Markup
  /// The addresses that the source shows as they are: a translation may link to them.
  private lazy var shownAddresses = Set(
    Addresses.of(source.text.string).lazy.filter { !$0.isHidden }.map(\.text))

  /// - Parameter locales: Those of the two texts.
  init(source: Markup, translation: Markup, locales: [String]) {
    self.source = source
    self.translation = translation
    compareAttributes(of: compareTags(), locales)
    compareLinks()
    compareInflection()
    compareStrongMarks()
    if let broken = translation.brokenEntities.first, source.brokenEntities.isEmpty {
      let text = translation.text.text(broken)
      // Where the source has no markup nobody reads the text as HTML.
      let isPlain = source.entities.isEmpty && source.tags.isEmpty
      add(
        "'\(text)' is shown as written: \(isPlain ? "write the character itself" : "an entity has no space in it")",
        at: broken)
    }
    // Where the source has no markup at all nobody reads the text as HTML, unless all texts are Markdown.
    if let entity = translation.entities.first, source.entities.isEmpty, source.tags.isEmpty, translation.tags.isEmpty {
      add(
        "'\(translation.text.text(entity))' is shown as it is written: write the character itself", at: entity,
        severity: .warning)
    }
  }

  mutating func add(_ message: String, at range: Range<Int>? = nil, severity: Severity? = nil) {
    defects.append(Defect(message: message, range: range, severity: severity))
  }

  // MARK: Tags

  /// The elements of HTML that stand in texts.
  private static let elements: Set<String> = [
    "a", "abbr", "b", "big", "blockquote", "body", "br", "center", "cite", "code", "del", "div", "em", "font", "h1",
    "h2", "h3", "h4", "h5", "h6", "head", "hr", "html", "i", "img", "ins", "kbd", "li", "mark", "ol", "p", "pre", "q",
    "s", "small", "span", "strike", "strong", "sub", "sup", "table", "td", "tr", "tt", "u", "ul",
  ]
  /// Elements that emphasise what they hold.
  private static let styles: Set<String> = ["b", "big", "em", "font", "i", "small", "strong", "u"]
  /// Elements that break lines: how many there are is the translator's affair.
  private static let breaks: Set<String> = ["br", "p", "/p", "hr"]

  /// - Returns: The names of tags that stand in both texts as often.
  private mutating func compareTags() -> Set<String> {
    var places: [String: Range<Int>] = [:]
    for tag in translation.tags { places[tag.name] = tag.range }
    let wanted = tags(of: source)
    var found = tags(of: translation)
    for name in ["a", "/a"] where found[name] ?? 0 > wanted[name] ?? 0 {
      found[name] = max(wanted[name] ?? 0, (found[name] ?? 0) - newLinks)
    }
    var kept: Set<String> = []
    for name in Set(wanted.keys).union(found.keys).sorted() {
      let (expected, actual) = (wanted[name] ?? 0, found[name] ?? 0)
      guard expected != actual else {
        kept.insert(name)
        continue
      }
      // Where the source has no markup at all nobody reads the text as HTML: the tag is shown.
      let isFree = Self.breaks.contains(name) && !(source.tags.isEmpty && source.entities.isEmpty)
      let element = name.hasPrefix("/") ? String(name.dropFirst()) : name
      // Nothing is emphasised then, which is a matter of style; so is a phrase in two parts where the grammar puts
      // something between them.
      let isPaired = found[element] == found["/" + element] && wanted[element] == wanted["/" + element]
      let isPlain =
        isPaired
        && (actual < expected ? Self.styles.contains(element) : wanted[element] ?? 0 > 0 && element != "a")
      if isPlain, element != name { continue }
      let severity: Severity? = isFree || isPlain ? .warning : nil
      if actual < expected {
        let times = actual == 0 ? "" : " (\(actual) of \(expected) are there)"
        add("translation drops the tag '<\(name)>'\(times)", severity: severity)
      } else {
        let range = places[name]
        add(
          "translation has the tag '<\(name)>' that the source does not have\(expected == 0 ? "" : " so often")",
          at: range, severity: severity)
      }
    }
    return kept
  }

  /// How many tags link to an address that the source shows.
  private var newLinks: Int {
    mutating get {
      translation.tags.count { tag in
        tag.name == "a"
          && TagAttribute.all(in: tag.range, of: translation.text.utf8).contains {
            $0.name == "href" && shownAddresses.contains($0.value)
          }
      }
    }
  }

  /// How often a tag stands in a text, as far as it is one: an element of HTML, a name that the source closes, or one
  /// that closes itself.
  private func tags(of markup: Markup) -> [String: Int] {
    let closed = Set(source.tags.filter { $0.name.hasPrefix("/") }.map { String($0.name.dropFirst()) })
    var counts: [String: Int] = [:]
    for tag in markup.tags {
      let element = tag.name.hasPrefix("/") ? String(tag.name.dropFirst()) : tag.name
      // A parser of HTML takes `</br>` for `<br>`.
      let name = element == "br" ? element : tag.name
      // Nobody closes a word in angle brackets.
      let isTag = Self.elements.contains(element) || closed.contains(element) || tag.isSelfClosing
      if isTag { counts[name, default: 0] += 1 }
    }
    return counts
  }

  // MARK: Markdown

  private mutating func compareLinks() {
    if translation.links.count < source.links.count, let broken = translation.brokenLinks.first {
      return add("a space stands between ']' and '(': the link is shown as it is written", at: broken)
    }
    // How often a text links to one place is the translator's affair, and of targets that differ changed-url tells.
    let (wanted, found) = (source.linkTargets, translation.linkTargets)
    if found.count < wanted.count, let lost = wanted.subtracting(found).min() {
      add("translation drops the Markdown link '[text](\(lost))'")
    } else if found.count > wanted.count,
      let new = found.subtracting(wanted).subtracting(shownAddresses).min()
    {
      add(
        "translation has the Markdown link '[text](\(new))' that the source does not have", at: translation.links.last)
      defects[defects.count - 1].isNewLink = true
    }
  }

  private mutating func compareInflection() {
    let (starts, ends) = (translation.inflectionStarts.count, translation.inflectionEnds.count)
    guard source.inflectionStarts.count == source.inflectionEnds.count else { return }
    if starts != ends {
      add(
        "'^[' and '](inflect: true)' are not paired: the marks are shown as they are written",
        at: starts > ends ? translation.inflectionStarts.last : translation.inflectionEnds.last)
    } else if starts < source.inflectionStarts.count {
      // Right for a language whose grammar the system does not know, or whose plurals are written out.
      add("translation drops '^[…](inflect: true)': its words are not inflected", severity: .warning)
    }
  }

  private mutating func compareStrongMarks() {
    let (wanted, found) = (source.strongMarks.count, translation.strongMarks.count)
    guard wanted % 2 == 0, wanted > 0, wanted != found else { return }
    if found % 2 == 1 {
      // “** so **”: no mark of Markdown, and yet a pair.
      if translation.starPairs % 2 == 0 { return }
      add("'**' is not closed: the stars are shown", at: translation.strongMarks.last)
    } else if found < wanted {
      add("translation has \(found / 2) of \(wanted / 2) stretches in '**': less is emphasised", severity: .warning)
    }
  }
}
