import ICU
import StringFormats

/// A glossary in TBX (ISO 30042), of 2008 (`martif`, `termEntry`, `langSet`, `tig`) or of 2019 (`tbx`, `conceptEntry`,
/// `langSec`, `termSec`), whose data categories are attributes or elements.
///
/// Terms with an administrative status such as `deprecatedTerm-admn-sts` are not to be used. A concept with
/// `<descrip type="Translation needed">No</descrip>` or `<termNote type="translationNote">no</termNote>`, as Weblate
/// and the Translate Toolkit have it, is a name.
struct TBXGlossary {
  private struct Open {
    let name: String
    /// What the element is about: its `type`, or its name without a prefix.
    let category: String
    var text = ""
  }

  private(set) var glossary = Glossary()
  private var concepts: [GlossaryConcept] = []
  private var concept: GlossaryConcept?
  private var language: LocaleIdentifier?
  private var term: String?
  private var isForbidden = false
  private var open: [Open] = []

  private static let depthLimit = 512

  /// - Throws: The first defect of the XML; `XMLEvents.Failure` for a file that is no TBX.
  init(_ bytes: [UInt8]) throws(XMLEvents.Failure) {
    var events = XMLEvents(bytes)
    while true {
      switch try events.next() {
      case .open(let name, let tag):
        if open.isEmpty, name != "martif", name != "tbx", name != "TBX" {
          throw XMLEvents.Failure(
            "'<\(name)>' is no TBX, which starts with '<martif>' or '<tbx>'", at: tag.range.lowerBound)
        }
        guard open.count < Self.depthLimit else {
          throw XMLEvents.Failure("more than \(Self.depthLimit) nested tags", at: tag.range.lowerBound)
        }
        let plain = name.split(separator: ":").last.map(String.init) ?? name
        begin(plain, language: events.attribute("xml:lang", of: tag))
        let element = Open(name: plain, category: events.attribute("type", of: tag) ?? plain)
        if tag.isEmpty { end(element) } else { open.append(element) }
      case .close:
        if let element = open.popLast() { end(element) }
      case .text(let range): if !open.isEmpty { open[open.count - 1].text += events.text(range) }
      case .comment, .instruction: continue
      case .end:
        if let element = open.last {
          throw XMLEvents.Failure("'<\(element.name)>' is never closed", at: bytes.count)
        }
        glossary = Glossary(concepts)
        return
      }
    }
  }

  private mutating func begin(_ name: String, language tag: String?) {
    switch name {
    case "termEntry", "conceptEntry": concept = GlossaryConcept()
    case "langSet", "langSec": language = tag.flatMap { LocaleIdentifier($0) }
    case "tig", "ntig", "termSec": (term, isForbidden) = (nil, false)
    default: break
    }
  }

  private mutating func end(_ element: Open) {
    let text = element.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    switch element.name {
    case "term": if open.contains(where: { ["tig", "ntig", "termSec"].contains($0.name) }) { term = text }
    case "tig", "ntig", "termSec":
      if let language, let term, !term.isEmpty {
        concept?.terms[language, default: []].append(.init(term, isForbidden: isForbidden))
      }
      term = nil
    case "langSet", "langSec": language = nil
    case "termEntry", "conceptEntry":
      if let concept, !concept.terms.isEmpty { concepts.append(concept) }
      concept = nil
    default: note(element.category, text)
    }
  }

  private mutating func note(_ category: String, _ text: String) {
    switch category {
    case "administrativeStatus", "normativeAuthorization":
      let isUsed = !["deprecated", "superseded", "obsolete", "forbidden", "notRecommended"].contains {
        text.lowercased().hasPrefix($0.lowercased())
      }
      if !isUsed { isForbidden = true }
    case "definition", "descrip": if concept?.description == nil { concept?.description = text }
    case "Translation needed", "translationNote":
      if text.lowercased() == "no" { concept?.isTranslatable = false }
    default: return
    }
  }
}
