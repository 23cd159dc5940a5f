import SourceText
import StringFormats

/// Edits of binary property lists, made on their objects.
struct BinaryEditing: FormatEditing {
  private let document: StringDocument
  private let list: BinaryPropertyList

  init(_ document: StringDocument) throws(EditError) {
    guard let list = BinaryPropertyList(document.bytes) else { throw .unreadable }
    self.document = document
    self.list = list
  }

  func setText(_ token: SourceString, to text: String) throws(EditError) -> [Splice] {
    guard let number = list.string(endingAt: token.range.end.index) else { throw .staleToken }
    guard list.useCount(of: number) == 1 else { throw .sharedString }
    var list = list
    list.setText(of: number, to: text)
    return list.splices()
  }

  func setValue(of target: EditTarget, at path: [VariantStep], to text: String) throws(EditError) -> [Splice] {
    let table = try table()
    guard let place = table.keys.lastIndex(where: { isKey($0, target.key) }) else { throw .noSuchKey(target.key) }
    let value = document.entries.last { document.text($0.key).isSame(as: target.key) }?.value
    if let value, case .missing = try document.branch(of: value, at: path, key: target.key) {
      throw .noSuchVariant(path, key: target.key)
    }
    var (holder, index) = (list.top, place)
    for name in names(of: path, in: table.values[place]) {
      let number = try dictionary(holder).values[index]
      guard let next = try dictionary(number).keys.lastIndex(where: { isKey($0, name) }) else {
        throw .noSuchVariant(path, key: target.key)
      }
      (holder, index) = (number, next)
    }
    var content = try dictionary(holder)
    guard list.text(of: content.values[index]) != nil else { throw .notText(key: target.key) }
    var list = list
    if list.useCount(of: content.values[index]) == 1 {
      list.setText(of: content.values[index], to: text)
    } else {
      content.values[index] = list.append(.string, text: text)
      list.setContent(of: holder, to: .dictionary(keys: content.keys, values: content.values))
    }
    return list.splices()
  }

  func add(_ addition: Addition) throws(EditError) -> [Splice] {
    let added = try add([addition])
    if let refusal = added.refusals[0] { throw refusal }
    return added.splices
  }

  func add(_ additions: [Addition]) throws(EditError) -> (splices: [Splice], refusals: [EditError?]) {
    var table = try table()
    var places: [KeyBytes: ClosedRange<Int>] = [:]
    for (place, key) in table.keys.enumerated() {
      guard let key = list.text(of: key).map({ KeyBytes($0) }) else { continue }
      places[key] = (places[key]?.lowerBound ?? place)...place
    }
    var list = list
    var added: [(place: Int, key: Int, value: Int)] = []
    var known = Set(places.keys)
    let refusals = additions.map { addition -> EditError? in
      do throws(EditError) {
        let place = try self.place(for: addition, among: places, count: table.keys.count)
        guard known.insert(KeyBytes(addition.key)).inserted else { throw .keyExists(addition.key) }
        let key = list.append(.string, text: addition.key)
        var value = list.append(.string, text: addition.value)
        if document.format == .stringsdict {
          let name = list.append(.string, text: "NSStringLocalizedFormatKey")
          value = list.append(.dictionary(keys: [name], values: [value]))
        }
        added.append((place, key, value))
        return nil
      } catch {
        return error
      }
    }
    guard !added.isEmpty else { return ([], refusals) }
    var (keys, values, place) = ([Int](), [Int](), 0)
    for entry in added.enumerated().sorted(by: { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }) {
      keys += table.keys[place..<entry.element.place] + [entry.element.key]
      values += table.values[place..<entry.element.place] + [entry.element.value]
      place = entry.element.place
    }
    table = (keys + table.keys[place...], values + table.values[place...])
    list.setContent(of: list.top, to: .dictionary(keys: table.keys, values: table.values))
    return (list.splices(), refusals)
  }

  /// Where a new key goes among those of the file.
  private func place(
    for addition: Addition, among places: [KeyBytes: ClosedRange<Int>], count: Int
  ) throws(EditError) -> Int {
    if addition.locale != nil { throw .unsupported("a property list holds one language: the folder names it") }
    if addition.comment != nil { throw .unsupported("a binary property list holds no comments") }
    guard let neighbour = addition.after ?? addition.before else { return count }
    guard let range = places[KeyBytes(neighbour)] else { throw .noSuchKey(neighbour) }
    return addition.after == nil ? range.lowerBound : range.upperBound + 1
  }

  func remove(_ target: EditTarget) throws(EditError) -> [Splice] {
    let table = try table()
    let kept = table.keys.indices.filter { !isKey(table.keys[$0], target.key) }
    guard kept.count < table.keys.count else { throw .noSuchKey(target.key) }
    var list = list
    list.setContent(
      of: list.top, to: .dictionary(keys: kept.map { table.keys[$0] }, values: kept.map { table.values[$0] }))
    return list.splices()
  }

  func rename(_ target: EditTarget, to name: String) throws(EditError) -> [Splice] {
    let key = target.key
    var table = try table()
    if !key.isSame(as: name), table.keys.contains(where: { isKey($0, name) }) { throw .keyExists(name) }
    let places = table.keys.indices.filter { isKey(table.keys[$0], key) }
    guard let first = places.first else { throw .noSuchKey(key) }
    var list = list
    if places.count == 1, list.useCount(of: table.keys[first]) == 1 {
      list.setText(of: table.keys[first], to: name)
    } else {
      let number = list.append(.string, text: name)
      for place in places { table.keys[place] = number }
      list.setContent(of: list.top, to: .dictionary(keys: table.keys, values: table.values))
    }
    return list.splices()
  }

  func reorder(_ keys: [String]) throws(EditError) -> [Splice] {
    let table = try table()
    var ranks: [KeyBytes: Int] = [:]
    for (rank, key) in keys.enumerated() where ranks[KeyBytes(key)] == nil { ranks[KeyBytes(key)] = rank }
    let wanted = table.keys.map { ranks[KeyBytes(self.list.text(of: $0) ?? "")] ?? .max }
    let order = table.keys.indices.sorted { (wanted[$0], $0) < (wanted[$1], $1) }
    if order == Array(table.keys.indices) { return [] }
    var list = list
    list.setContent(
      of: list.top, to: .dictionary(keys: order.map { table.keys[$0] }, values: order.map { table.values[$0] }))
    return list.splices()
  }

  func setComment(of target: EditTarget, to text: String?) throws(EditError) -> [Splice] {
    throw .unsupported("a binary property list holds no comments")
  }

  func setState(of target: EditTarget, at path: [VariantStep], to state: EntryState) throws(EditError) -> [Splice] {
    throw .unsupported("a property list records no states")
  }
}

// MARK: - Looking up

extension BinaryEditing {
  private func isKey(_ number: Int, _ key: String) -> Bool { list.text(of: number)?.isSame(as: key) ?? false }

  private func dictionary(_ number: Int) throws(EditError) -> (keys: [Int], values: [Int]) {
    guard case .dictionary(let keys, let values) = list.objects[number].content else { throw .unreadable }
    return (keys, values)
  }

  private func table() throws(EditError) -> (keys: [Int], values: [Int]) { try dictionary(list.top) }

  /// The names of the dictionaries' keys on the way to a text of a stringsdict.
  private func names(of path: [VariantStep], in value: Int) -> [String] {
    guard document.format == .stringsdict, case .dictionary = list.objects[value].content else { return [] }
    if path.isEmpty { return ["NSStringLocalizedFormatKey"] }
    return path.flatMap { step in
      switch step {
      case .substitution(let name), .plural(let name): [name]
      case .device(let name): ["NSStringDeviceSpecificRuleType", name]
      case .width(let name): ["NSStringVariableWidthRuleType", name]
      }
    }
  }
}
