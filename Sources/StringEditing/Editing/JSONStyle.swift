import PositionedJSON
import SourceText
import StringFormats

/// How a JSON file is laid out: Xcode's way unless its first member tells otherwise.
struct JSONStyle {
  /// On one line where the first member is not on a line of its own.
  private(set) var layout = JSONLayout.xcode
  private(set) var lineEnd = "\n"

  init(of json: JSONDocument, _ lines: LineScan) {
    guard let first = json.memberList(of: 0).first else { return }
    let key = json.range(of: first.key)
    let colon = lines.text(key.end.index..<json.range(of: first.value).start.index)
    lineEnd = lines.lineEnd(near: key.start.index)
    let isCompact = !lines.isLineStart(lines.skipBlanks(backFrom: key.start.index))
    layout = JSONLayout(
      colon: colon, lineEnd: isCompact ? "" : lineEnd,
      unit: isCompact ? "" : lines.indentation(before: key.start.index))
  }

  /// A member of an object whose members stand at that indentation.
  func member(_ name: String, _ value: JSONOutput, _ indentation: String) -> String {
    JSONText.quoted(name) + layout.colon + text(value, indentation)
  }

  /// The text of a value that starts on a line of that indentation.
  func text(_ value: JSONOutput, _ indentation: String) -> String { value.text(layout, indentation: indentation) }
}

extension JSONOutput {
  /// A string unit as Xcode writes it.
  static func unit(_ text: String, _ state: EntryState = .translated) -> JSONOutput {
    .object([.init(name: "state", value: .string(state.rawValue)), .init(name: "value", value: .string(text))])
  }

  /// `value` in objects of one member each, the first name outermost.
  static func nested(_ names: [String], _ value: JSONOutput) -> JSONOutput {
    names.reversed().reduce(value) { .object([.init(name: $1, value: $0)]) }
  }
}

/// A key and its value on the tape of a catalog.
struct CatalogMember {
  let key: Int
  let value: Int
}

extension JSONDocument {
  /// The members of an object in file order; none where `node` is no object.
  func memberList(of node: Int) -> [CatalogMember] {
    guard isObject(node) else { return [] }
    var members: [CatalogMember] = []
    var key = node + 1
    while key < next(behind: node) {
      members.append(CatalogMember(key: key, value: key + 1))
      key = next(behind: key + 1)
    }
    return members
  }

  /// The value of the last member of that key; `nil` where there is none.
  func value(named name: String, in node: Int) -> Int? {
    memberList(of: node).last { string(of: $0.key).isSame(as: name) }?.value
  }

  /// Whether members stand in `order`.
  func isOrdered(_ members: [CatalogMember], _ order: KeyOrder) -> Bool {
    zip(members, members.dropFirst()).allSatisfy {
      order.areInOrder(string(of: $0.key), string(of: $1.key))
    }
  }

  /// The last member that a key follows in ordered members; `nil` where it comes first.
  func member(before name: String, in members: [CatalogMember], _ order: KeyOrder) -> CatalogMember? {
    var (low, high) = (0, members.count)
    while low < high {
      let middle = low + (high - low) / 2
      if order.areInOrder(string(of: members[middle].key), name) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? members[low - 1] : nil
  }
}
