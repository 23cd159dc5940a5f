import PositionedJSON

/// A part of a long list, small enough for an agent to read.
struct Page {
  /// Bytes of one answer: some 15,000 tokens.
  static let mostBytes = 48 << 10

  let items: [JSONOutput]
  /// How many there are in all.
  let count: Int
  /// Where the next page begins; `nil` behind the last.
  let next: Int?

  /// - Parameter start: The number of the first item.
  init<Element>(_ elements: [Element], from start: Int, _ json: (Element) -> JSONOutput) {
    var items: [JSONOutput] = []
    var bytes = 0
    for element in elements.dropFirst(start) {
      let item = json(element)
      bytes += item.text(.compact).utf8.count
      if bytes > Self.mostBytes, !items.isEmpty { break }
      items.append(item)
    }
    self.items = items
    count = elements.count
    next = start + items.count < elements.count ? start + items.count : nil
  }

  /// Puts the page into an answer.
  func add(to members: inout JSONOutput.Members, as name: String) {
    members[name] = .array(items)
    members["count"] = .integer(count)
    members["nextCursor"] = next.map { .string(String($0)) }
  }
}
