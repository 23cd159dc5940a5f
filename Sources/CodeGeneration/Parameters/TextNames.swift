import Messages
import Placeholders
import StringTables

/// What the words of an English text call its arguments: `files` in “%lld files”, `page` in “Page %d”, `theme` in
/// “Delete the theme ‘%@’?”.
///
/// Numbers take the plural noun that follows them, or the noun that they number; texts the noun that they stand beside.
/// Where two texts of a message differ, or two arguments would have one name, nothing is said.
struct TextNames {
  private var names: [Int: Set<String>] = [:]

  /// - Complexity: O(*n*) in the length of the texts.
  init(_ message: Message) {
    let numbers = Dictionary(
      message.substitutions.compactMap { variable in variable.argumentNumber.map { (variable.name.string, $0) } },
      uniquingKeysWith: { first, _ in first })
    for text in Self.decisiveTexts(of: message.format) { read(text, firstPosition: 1, numbers) }
    for (substitution, position) in zip(message.substitutions, message.positions) {
      guard let position else { continue }
      for text in Self.decisiveTexts(of: substitution.variant) { read(text, firstPosition: position, numbers) }
    }
    let all = names.values.flatMap { $0 }
    let shared = Dictionary(grouping: all) { $0 }.filter { $0.value.count > 1 }
    names = names.filter { $0.value.count == 1 && $0.value.allSatisfy { shared[$0] == nil } }
  }

  func name(at position: Int) -> String? { names[position]?.first }

  /// Of a plural the form `other`, which has the noun in the plural.
  private static func decisiveTexts(of variant: Message.Variant) -> [String] {
    let others = variant.pluralCases.joined().filter { $0.selector.string == "other" }
    return (others.isEmpty ? variant.texts : others.flatMap(\.variant.texts)).map(\.string)
  }

  /// - Parameter numbers: The arguments of variables by their names, where the message says them.
  private mutating func read(_ text: String, firstPosition: Int, _ numbers: [String: Int]) {
    let bytes = Array(text.utf8)
    let specifiers = FormatScanner.specifiers(in: text)
    var next = firstPosition
    func take(_ explicit: Int?) -> Int {
      if let explicit { return explicit }
      defer { next += 1 }
      return next
    }
    for (index, specifier) in specifiers.enumerated() {
      for case .argument(let position)? in [specifier.width, specifier.precision] { _ = take(position) }
      let start = index > 0 ? specifiers[index - 1].range.upperBound : 0
      let end = index + 1 < specifiers.count ? specifiers[index + 1].range.lowerBound : bytes.count
      let place = PlaceholderPlace(
        before: String(decoding: bytes[start..<specifier.range.lowerBound], as: UTF8.self), isFirst: index == 0,
        after: String(decoding: bytes[specifier.range.upperBound..<end], as: UTF8.self),
        next: index + 1 < specifiers.count ? specifiers[index + 1].kind : nil)
      switch specifier.kind {
      case .percent: continue
      case .argument(let type):
        let position = take(specifier.position)
        if specifier.readsLikeProse { continue }
        add(type.isNumber ? place.nounOfNumber : type == .object ? place.nounOfText : nil, at: position)
      case .variable(let name):
        add(place.nounOfNumber, at: take(specifier.position ?? numbers[name]))
      case .substitutionValue:
        add(place.nounOfNumber, at: firstPosition)
      }
    }
  }

  private mutating func add(_ name: String?, at position: Int) {
    if let name { names[position, default: []].insert(name) }
  }
}
