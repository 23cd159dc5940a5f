import PositionedJSON
import SourceText
import StringFormats
import XLIFF

/// Edits of String Catalogs.
struct CatalogEditing: FormatEditing {
  let json: JSONDocument
  let writer: TokenWriter
  let style: JSONStyle
  let strings: Int
  let sourceLanguage: String
  let keyOrder: KeyOrder
  let keys: [KeyBytes: [CatalogMember]]
  var isOrdered: Bool?

  init(_ document: StringDocument, _ keyOrder: KeyOrder) throws(EditError) {
    do throws(JSONSyntaxError) { json = try JSONDocument(parsing: document.bytes) } catch { throw .unreadable }
    guard let strings = json.value(of: "strings", in: 0), json.isObject(strings) else { throw .unreadable }
    writer = TokenWriter(document.bytes)
    style = JSONStyle(of: json, writer.lines)
    self.strings = strings
    self.keyOrder = keyOrder
    sourceLanguage = document.sourceLanguage ?? "en"
    var keys: [KeyBytes: [CatalogMember]] = [:]
    for member in json.memberList(of: strings) {
      keys[KeyBytes(json.string(of: member.key)), default: []].append(member)
    }
    self.keys = keys
  }

  func setText(_ token: SourceString, to text: String) throws(EditError) -> [Splice] {
    [try writer.splice(token, text)]
  }

  func setValue(of target: EditTarget, at path: [VariantStep], to text: String) throws(EditError) -> [Splice] {
    let entry = try self.entry(of: target.key)
    let locale = target.locale ?? sourceLanguage
    switch try unit(of: target.key, entry: entry, locale: locale, at: path) {
    case .found(let unit):
      guard let value = json.value(of: "value", in: unit) else {
        return [inserting("value", .string(text), into: unit)]
      }
      guard json.isString(value) else { throw .unreadable }
      return [try writer.splice(string(at: value), text)]
    case .missing(let object, let names):
      return [inserting(names[0], missing(names, text, at: path, in: entry), into: object)]
    }
  }

  func setState(of target: EditTarget, at path: [VariantStep], to state: EntryState) throws(EditError) -> [Splice] {
    let entry = try self.entry(of: target.key)
    let locale = target.locale ?? sourceLanguage
    guard let localization = localization(of: entry, locale) else {
      throw .noSuchLocale(locale, key: target.key)
    }
    let holder: Int
    if path.isEmpty, let set = json.value(of: "stringSet", in: localization), json.isObject(set) {
      holder = set
    } else {
      guard case .found(let unit) = try unit(of: target.key, entry: entry, locale: locale, at: path) else {
        throw .noSuchVariant(path, key: target.key)
      }
      holder = unit
    }
    guard let old = json.value(of: "state", in: holder) else {
      return [inserting("state", .string(state.rawValue), into: holder)]
    }
    guard json.isString(old) else { throw .unreadable }
    return [try writer.splice(string(at: old), state.rawValue)]
  }

  mutating func add(_ addition: Addition) throws(EditError) -> [Splice] {
    if addition.before != nil { throw .unsupported("a new key of this format is put behind another") }
    if let members = keys[KeyBytes(addition.key)], let entry = members.last {
      guard let locale = addition.locale, localization(of: entry.value, locale) == nil else {
        throw .keyExists(addition.key)
      }
      guard json.isObject(entry.value) else { throw .unreadable }
      return try setValue(of: EditTarget(key: addition.key, locale: locale), at: [], to: addition.value)
    }
    let locale = addition.locale ?? sourceLanguage
    var entry: [JSONOutput.Member] = []
    if let comment = addition.comment { entry.append(.init(name: "comment", value: .string(comment))) }
    entry.append(.init(name: "extractionState", value: .string("manual")))
    if !(locale == sourceLanguage && addition.value.isSame(as: addition.key)) {
      entry.append(.init(name: "localizations", value: .nested([locale, "stringUnit"], .unit(addition.value))))
    }
    if let after = addition.after {
      guard let anchor = keys[KeyBytes(after)]?.last else { throw .noSuchKey(after) }
      return [inserting(addition.key, .object(entry), behind: anchor)]
    }
    let members = json.memberList(of: strings)
    let isOrdered = isOrdered ?? json.isOrdered(members, keyOrder)
    self.isOrdered = isOrdered
    let anchor = isOrdered ? json.member(before: addition.key, in: members, keyOrder) : members.last
    return [inserting(addition.key, .object(entry), into: strings, behind: anchor)]
  }

  func remove(_ target: EditTarget) throws(EditError) -> [Splice] {
    guard let entries = keys[KeyBytes(target.key)], let last = entries.last else { throw .noSuchKey(target.key) }
    guard let locale = target.locale else { return removing(entries, from: strings) }
    guard let localizations = json.value(of: "localizations", in: last.value),
      json.value(named: locale, in: localizations) != nil
    else { throw .noSuchLocale(locale, key: target.key) }
    let members = json.memberList(of: localizations)
    let named = members.filter { json.string(of: $0.key).isSame(as: locale) }
    if named.count < members.count { return removing(named, from: localizations) }
    let all = json.memberList(of: last.value).filter { $0.value == localizations }
    return removing(all, from: last.value)
  }

  func rename(_ target: EditTarget, to name: String) throws(EditError) -> [Splice] {
    let key = target.key
    guard let entries = keys[KeyBytes(key)] else { throw .noSuchKey(key) }
    if !key.isSame(as: name), keys[KeyBytes(name)] != nil { throw .keyExists(name) }
    var splices: [Splice] = []
    for entry in entries { splices.append(try writer.splice(string(at: entry.key), name)) }
    return splices
  }

  func reorder(_ keys: [String]) throws(EditError) -> [Splice] {
    let members = json.memberList(of: strings)
    let blocks = members.map { json.range(of: $0.key).start.index..<json.range(of: $0.value).end.index }
    return try .reordering(blocks, keys: members.map { KeyBytes(json.string(of: $0.key)) }, wanted: keys) { block, _ in
      Array(json.bytes[blocks[block]])
    }
  }

  func setComment(of target: EditTarget, to text: String?) throws(EditError) -> [Splice] {
    let key = target.key
    let entry = try self.entry(of: key)
    let members = json.memberList(of: entry).filter { json.holds("comment", at: $0.key) }
    let marks = commentMarks(in: entry)
    guard let text else { return removing(members + marks, from: entry) }
    guard let comment = members.last else {
      guard let mark = marks.first else { return [inserting("comment", .string(text), into: entry)] }
      return replacing(mark, with: "comment", .string(text)) + removing(Array(marks.dropFirst()), from: entry)
    }
    guard json.isString(comment.value) else { throw .unreadable }
    return [try writer.splice(string(at: comment.value), text)] + removing(marks, from: entry)
  }

  func string(at node: Int) -> SourceString {
    let range = json.range(of: node)
    return SourceString(range.start.index, range.end.index, .json)
  }
}

// MARK: - Looking up

extension CatalogEditing {
  /// The string unit that a path leads to, or where it would have to be made.
  private enum Unit {
    case found(Int)
    /// The innermost object that is there, and the names from there to the unit.
    case missing(in: Int, names: [String])
  }

  func entry(of key: String) throws(EditError) -> Int {
    guard let entry = keys[KeyBytes(key)]?.last?.value else { throw .noSuchKey(key) }
    guard json.isObject(entry) else { throw .unreadable }
    return entry
  }

  private func localization(of entry: Int, _ locale: String) -> Int? {
    json.value(of: "localizations", in: entry).flatMap { json.value(named: locale, in: $0) }
  }

  private func unit(
    of key: String, entry: Int, locale: String, at path: [VariantStep]
  ) throws(EditError) -> Unit {
    var names = ["localizations", locale]
    for step in path {
      switch step {
      case .substitution(let name): names += ["substitutions", name]
      case .plural(let name): names += ["variations", "plural", name]
      case .device(let name): names += ["variations", "device", name]
      case .width(let name): names += ["variations", "width", name]
      }
    }
    names.append("stringUnit")
    var node = entry
    for (depth, name) in names.enumerated() {
      guard let next = json.value(named: name, in: node) else {
        if case .substitution(let variable) = path.first, depth < 4, !hasSourceVariable(variable, in: entry) {
          throw .noSuchVariant(path, key: key)
        }
        try checkRoom(for: name, in: node, at: path, of: key)
        return .missing(in: node, names: Array(names[depth...]))
      }
      guard json.isObject(next) else { throw .unreadable }
      node = next
    }
    return .found(node)
  }

  /// Xcode reads a text, one kind of variations or a string set, and a substitution needs more than its texts.
  private func checkRoom(for name: String, in node: Int, at path: [VariantStep], of key: String) throws(EditError) {
    func has(_ name: StaticString) -> Bool { json.value(of: name, in: node) != nil }
    switch name {
    case "stringUnit":
      if has("stringSet") { throw .notText(key: key) }
      if has("variations") { throw .varies(key: key) }
    case "variations":
      if has("stringUnit") || has("stringSet") { throw .noSuchVariant(path, key: key) }
    case "plural", "device", "width":
      let isInVariations = has("plural") || has("device") || has("width")
      if isInVariations { throw .noSuchVariant(path, key: key) }
    default: return
    }
  }
}
