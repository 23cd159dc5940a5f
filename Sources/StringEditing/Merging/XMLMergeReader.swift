import SourceText
import StringFormats

/// The dictionaries of an XML property list and the units of an XLIFF file as parts.
///
/// A start tag whose attributes say something is the first part of its element.
struct XMLMergeReader {
  private struct Element {
    let name: String
    let start: Int
    let tag: XMLEvents.Tag
    /// What an XLIFF element is known by.
    let label: String?
    var children: [Element] = []
    var end: Int
  }

  /// As deep as CoreFoundation reads a property list.
  private static let depthLimit = 512

  /// What holds elements that are merged one by one.
  private static let containers: Set<String> = [
    "xliff", "file", "body", "header", "group", "trans-unit", "unit", "segment", "notes",
  ]

  private let text: [UInt8]
  private let events: XMLEvents
  private let root: Element

  /// - Parameter text: UTF-8 without a byte order mark.
  init(_ text: [UInt8]) throws(MergeDefect) {
    let isForeign = text.withUnsafeBufferPointer { DeclaredEncoding.isForeign(CodeUnits($0)) }
    if isForeign { throw MergeDefect("the file declares another encoding than UTF-8") }
    self.text = text
    events = XMLEvents(text)
    do throws(XMLEvents.Failure) {
      root = try Self.root(events)
    } catch {
      throw MergeDefect(error.message, at: error.offset)
    }
  }

  func exchangeFile() throws(MergeDefect) -> MergeSource {
    guard root.name == "xliff" else { throw MergeDefect("the file is no XLIFF", at: root.start) }
    let identity = MergePart.Identity(name: root.name, number: 0)
    return source(exchangePart(root, identity, lead: text[..<root.start]), of: root)
  }

  func propertyList() throws(MergeDefect) -> MergeSource {
    guard root.name == "plist", let dictionary = root.children.first, dictionary.name == "dict",
      root.children.count == 1
    else { throw MergeDefect("the property list is no dictionary", at: root.start) }
    let identity = MergePart.Identity(name: "", number: 0)
    return source(try value(dictionary, identity, from: dictionary.start, lead: []), of: dictionary)
  }

  private func source(_ part: MergePart, of element: Element) -> MergeSource {
    MergeSource(before: text[..<element.start], root: part, after: text[element.end...])
  }

  private static func root(_ events: XMLEvents) throws(XMLEvents.Failure) -> Element {
    var events = events
    while true {
      switch try events.next() {
      case .open(let name, let tag): return try element(name, tag, &events, depth: 1)
      case .end, .close: throw XMLEvents.Failure("there is no element", at: 0)
      case .text, .comment, .instruction: break
      }
    }
  }

  private static func element(
    _ name: String, _ tag: XMLEvents.Tag, _ events: inout XMLEvents, depth: Int
  ) throws(XMLEvents.Failure) -> Element {
    let names: [StaticString] = name == "file" ? ["original", "id"] : ["id"]
    var label: String?
    for name in names where label == nil { label = events.attribute(name, of: tag) }
    var element = Element(name: name, start: tag.range.lowerBound, tag: tag, label: label, end: tag.range.upperBound)
    if tag.isEmpty { return element }
    guard depth < depthLimit else {
      throw XMLEvents.Failure("elements nest deeper than \(depthLimit)", at: element.start)
    }
    while true {
      switch try events.next() {
      case .open(let name, let tag): element.children.append(try Self.element(name, tag, &events, depth: depth + 1))
      case .close(let closed, let range):
        guard closed == name else { throw XMLEvents.Failure("'\(name)' is not closed", at: element.start) }
        element.end = range.upperBound
        return element
      case .end: throw XMLEvents.Failure("'\(name)' is never closed", at: element.start)
      case .text, .comment, .instruction: break
      }
    }
  }

  private func exchangePart(
    _ element: Element, _ identity: MergePart.Identity, lead: ArraySlice<UInt8>
  ) -> MergePart {
    let bytes = text[element.start..<element.end]
    guard Self.containers.contains(element.name), !element.tag.isEmpty else {
      return MergePart(
        identity: identity, lead: lead, bytes: bytes, content: .text(String(decoding: bytes, as: UTF8.self)))
    }
    let tag = text[element.tag.range]
    var parts = [
      MergePart(
        identity: .init(name: "", number: -1), lead: tag.prefix(0), bytes: tag,
        content: .text(String(decoding: tag, as: UTF8.self)))
    ]
    var names = MergeNames()
    var end = tag.endIndex
    for child in element.children {
      let name = child.label.map { "\(child.name) \($0)" } ?? child.name
      parts.append(exchangePart(child, names.identity(name), lead: text[end..<child.start]))
      end = child.end
    }
    return MergePart(
      identity: identity, lead: lead, bytes: bytes,
      content: .parts(holder(parts, of: element, head: bytes.prefix(0), from: end)))
  }

  /// - Parameter start: Where the key starts.
  private func value(
    _ element: Element, _ identity: MergePart.Identity, from start: Int, lead: ArraySlice<UInt8>
  ) throws(MergeDefect) -> MergePart {
    let bytes = text[start..<element.end]
    guard element.name == "dict" else {
      let meaning =
        element.children.isEmpty && !element.tag.isEmpty
        ? element.name + " " + content(of: element) : String(decoding: text[element.start..<element.end], as: UTF8.self)
      return MergePart(identity: identity, lead: lead, bytes: bytes, content: .text(meaning))
    }
    if element.tag.isEmpty {
      return MergePart(
        identity: identity, lead: lead, bytes: bytes,
        content: .parts(.init(parts: [], head: bytes, tail: [], close: [])))
    }
    var parts: [MergePart] = []
    var names = MergeNames()
    var end = element.tag.range.upperBound
    var key: Element?
    for child in element.children {
      guard let name = key else {
        guard child.name == "key" else { throw MergeDefect("a value without a key", at: child.start) }
        key = child
        continue
      }
      parts.append(
        try value(child, names.identity(content(of: name)), from: name.start, lead: text[end..<name.start]))
      end = child.end
      key = nil
    }
    if let key { throw MergeDefect("a key without a value", at: key.start) }
    return MergePart(
      identity: identity, lead: lead, bytes: bytes,
      content: .parts(holder(parts, of: element, head: text[start..<element.tag.range.upperBound], from: end)))
  }

  /// - Parameter end: Where the last part ends.
  private func holder(
    _ parts: [MergePart], of element: Element, head: ArraySlice<UInt8>, from end: Int
  ) -> MergePart.Holder {
    let rest = text[end..<element.end]
    let close = rest.lastIndex(of: UInt8(ascii: "<")) ?? rest.endIndex
    return .init(parts: parts, head: head, tail: rest[..<close], close: rest[close...])
  }

  /// The text of an element without children.
  private func content(of element: Element) -> String {
    guard !element.tag.isEmpty else { return "" }
    let inner = text[element.tag.range.upperBound..<element.end]
    let close = inner.lastIndex(of: UInt8(ascii: "<")) ?? inner.endIndex
    return events.text(inner.startIndex..<close)
  }
}
