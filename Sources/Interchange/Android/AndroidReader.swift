import Messages
import SourceText
import StringFormats
import StringTables

/// Reads `values-xx/strings.xml`: strings, plurals and string arrays.
struct AndroidReader {
  private let file: SourceFile
  private let number: Int
  private var events: XMLEvents
  private var openTags: [(name: String, tag: XMLEvents.Tag)] = []
  private var comment: String?

  /// A resource being read.
  private struct Resource {
    let name: String
    let isTranslatable: Bool
    let comment: String?
    let offset: Int
    var items: [(quantity: String?, text: LocatedText)] = []
  }

  private static let maximumNesting = 512

  init(_ file: SourceFile, _ number: Int) throws(InterchangeError) {
    self.file = file
    self.number = number
    events = XMLEvents(try file.utf8())
  }

  private func fail(_ message: String, at offset: Int) -> InterchangeError {
    // Offsets count from behind a byte order mark, which takes no column.
    let lines = LineTable(events.bytes)
    return InterchangeError(message, path: file.path, position: lines.position(of: ByteOffset(offset)))
  }

  private mutating func next() throws(InterchangeError) -> XMLEvents.Event {
    do throws(XMLEvents.Failure) {
      return try events.next()
    } catch {
      throw fail(error.message, at: error.offset)
    }
  }

  mutating func read(into builder: inout CatalogBuilder) throws(InterchangeError) {
    let locale = file.folderName.flatMap(LanguageTag.ofAndroidFolder) ?? builder.locale
    let language = try builder.language(locale, of: file)
    var hasRoot = false
    while true {
      switch try next() {
      case .open(let name, let tag):
        if openTags.isEmpty {
          guard name == "resources", !hasRoot else {
            throw fail("the root tag is '<\(name)>', not '<resources>'", at: tag.range.lowerBound)
          }
          hasRoot = true
          if !tag.isEmpty { openTags.append((name, tag)) }
        } else {
          try readResource(name, tag, locale: language, into: &builder)
          comment = nil
        }
      case .close(let name, let range): try close(name, range)
      case .text(let range):
        if !events.text(range).unicodeScalars.allSatisfy({ $0.properties.isWhitespace }) {
          throw fail("text outside of a resource", at: range.lowerBound)
        }
      case .comment(let range): comment = events.comment(range)
      case .instruction: continue
      case .end:
        if let open = openTags.last {
          throw fail("'<\(open.name)>' is never closed", at: open.tag.range.lowerBound)
        }
        guard hasRoot else { throw fail("the file holds no '<resources>'", at: 0) }
        return
      }
    }
  }

  private mutating func close(_ name: String, _ range: Range<Int>) throws(InterchangeError) {
    guard let open = openTags.popLast() else { throw fail("a closing tag that closes nothing", at: range.lowerBound) }
    guard open.name == name else {
      throw fail("expected '</\(open.name)>', found '</\(name)>'", at: range.lowerBound)
    }
  }

  private mutating func readResource(
    _ kind: String, _ tag: XMLEvents.Tag, locale: String, into builder: inout CatalogBuilder
  ) throws(InterchangeError) {
    let origin = MessageCatalog.Origin(file: number, offset: ByteOffset(tag.range.lowerBound))
    guard let name = events.attribute("name", of: tag) else {
      throw fail("'<\(kind)>' without 'name'", at: tag.range.lowerBound)
    }
    var resource = Resource(
      name: name, isTranslatable: events.attribute("translatable", of: tag) != "false", comment: comment,
      offset: tag.range.lowerBound)
    var losses: [String] = []
    switch kind {
    case "string":
      resource.items = [(nil, try readText("string", tag, &losses))]
      add(resource, locale, &losses, origin, &builder) { $0.text(0) }
    case "plurals", "string-array":
      try readItems(kind, tag, into: &resource, &losses)
      if kind == "plurals" {
        add(resource, locale, &losses, origin, &builder) { $0.plural }
      } else {
        if resource.items.isEmpty { losses.append("an empty array") }
        for index in resource.items.indices {
          add(resource, locale, &losses, origin, &builder, suffix: "[\(index)]") { $0.text(index) }
        }
      }
    default:
      _ = try readText(kind, tag, &losses)
      losses = ["a resource '<\(kind)>', which is no text"]
    }
    for loss in losses { builder.log.add(loss, key: name, locale: locale, at: origin) }
  }

  private func add(
    _ resource: Resource, _ locale: String, _ losses: inout [String], _ origin: MessageCatalog.Origin,
    _ builder: inout CatalogBuilder, suffix: String = "", _ variant: (inout VariantMaker) -> Message.Variant?
  ) {
    var maker = VariantMaker(items: resource.items)
    guard let variant = variant(&maker) else {
      losses.append("a plural without forms")
      return
    }
    losses += maker.losses
    let unit = MessageCatalog.Unit(Message(format: variant), comment: resource.comment, origin: origin)
    builder.add(unit, key: resource.name + suffix, table: file.baseName, locale: locale, format: .android) {
      $0.comment = $0.comment ?? resource.comment
      if !resource.isTranslatable { $0.isTranslatable = false }
    }
  }

  /// Turns items into printf texts.
  private struct VariantMaker {
    let items: [(quantity: String?, text: LocatedText)]
    var losses: [String] = []

    mutating func text(_ index: Int) -> Message.Variant { .text(printf(items[index].text)) }

    var plural: Message.Variant? {
      mutating get {
        let cases = items.map { item in
          Message.Variant.Case(
            selector: LocatedText(item.quantity ?? "other", range: item.text.range), variant: .text(printf(item.text)))
        }
        return cases.isEmpty ? nil : .plural(cases)
      }
    }

    private mutating func printf(_ text: LocatedText) -> LocatedText {
      LocatedText(JavaFormat.printf(text.string, losses: &losses), range: text.range)
    }
  }

  private mutating func readItems(
    _ kind: String, _ tag: XMLEvents.Tag, into resource: inout Resource, _ losses: inout [String]
  ) throws(InterchangeError) {
    guard !tag.isEmpty else { return }
    while true {
      switch try next() {
      case .open("item", let item):
        let quantity = events.attribute("quantity", of: item)
        if kind == "plurals", quantity == nil { throw fail("'<item>' without 'quantity'", at: item.range.lowerBound) }
        if let quantity, resource.items.contains(where: { $0.quantity == quantity }) {
          throw fail("a second '\(quantity)' of '\(resource.name)'", at: item.range.lowerBound)
        }
        resource.items.append((quantity, try readText("item", item, &losses)))
      case .open(let name, let inner): throw fail("'<\(name)>' inside of '<\(kind)>'", at: inner.range.lowerBound)
      case .close(let name, let range):
        guard name == kind else { throw fail("expected '</\(kind)>', found '</\(name)>'", at: range.lowerBound) }
        return
      case .comment: losses.append("a comment inside of '<\(kind)>'")
      case .text, .instruction: continue
      case .end: throw fail("'<\(kind)>' is never closed", at: tag.range.lowerBound)
      }
    }
  }

  /// The text of an element; markup stays as it is written, `<xliff:g>` leaves its content.
  private mutating func readText(
    _ name: String, _ tag: XMLEvents.Tag, _ losses: inout [String]
  ) throws(InterchangeError) -> LocatedText {
    let start = tag.range.upperBound
    let range = ByteRange(start, start)
    guard !tag.isEmpty else { return LocatedText("", range: range) }
    var text = ""
    var open: [String] = [name]
    while true {
      switch try next() {
      case .text(let range): text += events.text(range)
      case .comment: losses.append("a comment inside of the text")
      case .instruction: continue
      case .open(let name, let inner):
        guard open.count < Self.maximumNesting else {
          throw fail("more than \(Self.maximumNesting) nested tags", at: inner.range.lowerBound)
        }
        if !inner.isEmpty { open.append(name) }
        if name == "xliff:g" {
          losses.append("the marks '<xliff:g>' around a placeholder")
        } else {
          losses.append("the style '<\(name)>', which is kept as text")
          text += String(decoding: events.bytes[inner.range], as: UTF8.self).escapedQuotes
        }
      case .close(let name, let range):
        guard open.last == name else {
          throw fail("expected '</\(open.last ?? "")>', found '</\(name)>'", at: range.lowerBound)
        }
        open.removeLast()
        if open.isEmpty {
          return LocatedText(AndroidText.decoded(text), range: ByteRange(start, range.lowerBound))
        }
        if name != "xliff:g" { text += "</\(name)>" }
      case .end: throw fail("'<\(name)>' is never closed", at: tag.range.lowerBound)
      }
    }
  }
}

extension String {
  /// Quotes of a tag, which mark no text.
  fileprivate var escapedQuotes: String {
    String(flatMap { "\"'\\".contains($0) ? "\\" + String($0) : String($0) })
  }
}

extension SourceFile {
  /// The text of the file in UTF-8, without a byte order mark.
  ///
  /// - Throws: The place of the first bytes that are no text.
  func utf8() throws(InterchangeError) -> [UInt8] {
    let mark = TextEncoding.byteOrderMark(of: bytes)
    let content = bytes[(mark?.length ?? 0)...]
    guard mark == nil || mark?.encoding == .utf8 else {
      return Array((mark?.encoding ?? .utf8).decode(content).utf8)
    }
    if let invalid = bytes.firstInvalidUTF8(from: mark?.length ?? 0) {
      throw InterchangeError("invalid UTF-8", in: self, at: invalid)
    }
    return Array(content)
  }
}
