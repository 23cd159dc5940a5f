import PositionedJSON
import SourceText
import StringFormats

/// Members that come and go.
extension CatalogEditing {
  private func end(_ node: Int) -> Int { json.range(of: node).end.index }

  private func start(_ node: Int) -> Int { json.range(of: node).start.index }

  /// A member in its sorted place, or at the end of members without order.
  func inserting(_ name: String, _ value: JSONOutput, into object: Int) -> Splice {
    let members = json.memberList(of: object)
    let anchor = json.isOrdered(members, keyOrder) ? json.member(before: name, in: members, keyOrder) : members.last
    return inserting(name, value, into: object, behind: anchor)
  }

  /// Members in their sorted places, or at the end of members without order: one splice for each place.
  mutating func inserting(_ added: [JSONOutput.Member], into strings: Int) -> [Splice] {
    let members = json.memberList(of: strings)
    let isOrdered = isOrdered ?? json.isOrdered(members, keyOrder)
    self.isOrdered = isOrdered
    let added = isOrdered ? sorted(added) : added
    if members.isEmpty, !added.isEmpty {
      let outer = writer.lines.lineIndentation(of: start(strings))
      return [Splice(json.range(of: strings).indices, writer.encode(style.text(.object(added), outer)))]
    }
    var texts: [Int: [UInt8]] = [:]
    for member in added {
      let anchor = isOrdered ? json.member(before: member.name, in: members, keyOrder) : members.last
      let splice = inserting(member.name, member.value, into: strings, behind: anchor)
      texts[splice.range.lowerBound, default: []] += splice.bytes
    }
    return texts.sorted { $0.key < $1.key }.map { Splice($0.key..<$0.key, $0.value) }
  }

  /// By their bytes first: where Foundation's order runs in circles, the outcome hangs on where the sorting starts.
  private func sorted(_ members: [JSONOutput.Member]) -> [JSONOutput.Member] {
    members.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
      .sorted { keyOrder.areInOrder($0.name, $1.name) }
  }

  func inserting(_ name: String, _ value: JSONOutput, behind anchor: CatalogMember) -> Splice {
    let place = end(anchor.value)
    let indentation = writer.lines.indentation(before: start(anchor.key))
    let text = "," + gap(before: anchor, indentation) + style.member(name, value, indentation)
    return Splice(place..<place, writer.encode(text))
  }

  /// - Parameter anchor: The member that goes before it; `nil` for the first place.
  func inserting(_ name: String, _ value: JSONOutput, into object: Int, behind anchor: CatalogMember?) -> Splice {
    if let anchor { return inserting(name, value, behind: anchor) }
    guard let first = json.memberList(of: object).first else {
      let outer = writer.lines.lineIndentation(of: start(object))
      let text = style.text(.object([.init(name: name, value: value)]), outer)
      return Splice(json.range(of: object).indices, writer.encode(text))
    }
    let place = start(first.key)
    let indentation = writer.lines.indentation(before: place)
    let text = style.member(name, value, indentation) + "," + gap(before: first, indentation)
    return Splice(place..<place, writer.encode(text))
  }

  func replacing(_ member: CatalogMember, with name: String, _ value: JSONOutput) -> [Splice] {
    let range = start(member.key)..<end(member.value)
    return [Splice(range, writer.encode(style.member(name, value, writer.lines.indentation(before: range.lowerBound))))]
  }

  /// What separates a member from its neighbour: a line end where it has its line for itself.
  private func gap(before member: CatalogMember, _ indentation: String) -> String {
    let key = start(member.key)
    let before = writer.lines.skipBlanks(backFrom: key)
    if writer.lines.isLineStart(before) { return style.lineEnd + indentation }
    return writer.lines.text(before..<key)
  }

  /// Takes members out of an object, with the comma before or behind each.
  func removing(_ gone: [CatalogMember], from object: Int) -> [Splice] {
    let members = json.memberList(of: object)
    let keys = Set(gone.map(\.key))
    guard !keys.isEmpty else { return [] }
    if keys.count == members.count {
      let outer = writer.lines.lineIndentation(of: start(object))
      return [Splice(json.range(of: object).indices, writer.encode(style.text(.object([]), outer)))]
    }
    let kept = members.filter { !keys.contains($0.key) }
    return .init(
      deleting: members.indices.filter { keys.contains(members[$0].key) }.map { place in
        let isBehindKept = kept.first.map { $0.key < members[place].key } ?? false
        if isBehindKept { return end(members[place - 1].value)..<end(members[place].value) }
        return start(members[place].key)..<start(members[place + 1].key)
      })
  }
}
