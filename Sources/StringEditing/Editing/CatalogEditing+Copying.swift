import PositionedJSON
import SourceText
import StringFormats

/// A language that is made from the source language.
extension CatalogEditing {
  /// The splices that give a key the structure of its source language as `locale`, with every text changed.
  ///
  /// A key without a text in the source language stands for its own text. None where the localization is there already,
  /// the same in every member.
  func copySource(
    of key: String, as locale: String, _ change: (_ text: String, _ isWhole: Bool) -> String
  ) throws(EditError) -> [Splice] {
    let entry = try self.entry(of: key)
    let localizations = json.value(of: "localizations", in: entry)
    let source = localizations.flatMap { json.value(named: sourceLanguage, in: $0) }
    let hasText = source.map { json.isObject($0) && json.next(behind: $0) > $0 + 1 } ?? false
    let value: JSONOutput
    if let source, hasText {
      value = copied(source, isWhole: true, change)
    } else {
      value = .object([.init(name: "stringUnit", value: .unit(change(key, true)))])
    }
    guard let localizations else {
      return [inserting("localizations", .object([.init(name: locale, value: value)]), into: entry)]
    }
    guard json.isObject(localizations) else { throw .unreadable }
    guard let old = json.value(named: locale, in: localizations) else {
      return [inserting(locale, value, into: localizations)]
    }
    if copied(old, isWhole: true, { text, _ in text }) == value { return [] }
    let range = json.range(of: old).indices
    return [Splice(range, writer.encode(style.text(value, writer.lines.lineIndentation(of: range.lowerBound))))]
  }

  /// A value with its texts changed, all of them in the state “translated”.
  private func copied(
    _ node: Int, isWhole: Bool, _ change: (_ text: String, _ isWhole: Bool) -> String
  ) -> JSONOutput {
    switch json.kind(of: node) {
    case .object:
      return .object(
        json.memberList(of: node).map { member in
          let name = json.string(of: member.key)
          switch name {
          case "stringUnit" where json.isObject(member.value):
            let text = json.value(of: "value", in: member.value).map { json.string(of: $0) } ?? ""
            return .init(name: name, value: .unit(change(text, isWhole)))
          case "stringSet" where json.isObject(member.value):
            return .init(name: name, value: set(member.value, change))
          default:
            return .init(
              name: name, value: copied(member.value, isWhole: isWhole && name != "substitutions", change))
          }
        })
    case .array: return .array(elements(of: node).map { copied($0, isWhole: isWhole, change) })
    case .string: return .string(json.string(of: node))
    case .number:
      let number = json.number(of: node) ?? 0
      return Int(exactly: number).map { .integer($0) } ?? .number(number)
    case .true: return .bool(true)
    case .false: return .bool(false)
    case .null: return .null
    }
  }

  private func set(_ node: Int, _ change: (_ text: String, _ isWhole: Bool) -> String) -> JSONOutput {
    let values = json.value(of: "values", in: node).map(elements) ?? []
    return .object([
      .init(name: "state", value: .string("translated")),
      .init(
        name: "values",
        value: .array(values.map { json.isString($0) ? .string(change(json.string(of: $0), true)) : .null })),
    ])
  }

  private func elements(of array: Int) -> [Int] {
    guard json.isArray(array) else { return [] }
    var elements: [Int] = []
    var node = array + 1
    while node < json.next(behind: array) {
      elements.append(node)
      node = json.next(behind: node)
    }
    return elements
  }
}
