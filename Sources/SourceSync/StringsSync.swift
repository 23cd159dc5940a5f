import StringEditing
import StringFormats

/// What a `.strings` file needs to follow the code.
struct StringsSync {
  private var editor: DocumentEditor
  private let document: StringDocument
  /// In the order of the file.
  private var keys: [String]
  private let order: Order?
  private(set) var result: SyncResult

  init(
    _ document: StringDocument, _ codeKeys: [CodeKey], _ isGone: (String) -> Bool, _ options: SyncOptions
  ) throws(EditError) {
    self.document = document
    editor = DocumentEditor(document)
    result = SyncResult(document.bytes)
    keys = document.entries.map { document.text($0.key) }
    order = Order.allCases.first { [keys] in $0.isKept(by: keys) }
    var known = Set(keys.map { KeyBytes($0) })
    for key in keys where isGone(key) && known.remove(KeyBytes(key)) != nil {
      if options.removesGone {
        try editor.remove(key: key)
        result.removed.append(key)
      } else {
        result.stale.append(key)
      }
    }
    if !result.removed.isEmpty {
      let gone = Set(result.removed.map { KeyBytes($0) })
      keys.removeAll { gone.contains(KeyBytes($0)) }
    }
    known = Set(keys.map { KeyBytes($0) })
    try add(codeKeys.filter { !known.contains(KeyBytes($0.key)) })
    result.bytes = try editor.bytes()
  }

  /// Adds the keys of each gap in one edit; the first of a file without keys for itself, since the others follow its
  /// style.
  private mutating func add(_ codeKeys: [CodeKey]) throws(EditError) {
    var open = codeKeys[...]
    while keys.isEmpty, let code = open.popFirst() {
      let addition = addition(of: code)
      do throws(EditError) {
        try editor.add(key: addition.key, value: addition.value, comment: addition.comment)
        keys = [code.key]
        note(code, nil)
      } catch {
        note(code, error)
      }
    }
    guard !open.isEmpty else { return }
    let codeKeys = Array(open)
    let gaps = codeKeys.map { gap(for: $0.key) }
    let numbers = codeKeys.indices.sorted { left, right in
      if gaps[left] != gaps[right] { return gaps[left] < gaps[right] }
      if let order, order.areInOrder(codeKeys[left].key, codeKeys[right].key) { return true }
      if let order, order.areInOrder(codeKeys[right].key, codeKeys[left].key) { return false }
      return left < right
    }
    let refusals = try editor.add(numbers.map { addition(of: codeKeys[$0], gap: gaps[$0]) })
    for (number, refusal) in zip(numbers, refusals).sorted(by: { $0.0 < $1.0 }) { note(codeKeys[number], refusal) }
  }

  private mutating func note(_ code: CodeKey, _ refusal: EditError?) {
    if let refusal {
      result.notes.append("'\(code.key)' (\(code.place)) can't be added: \(refusal.message)")
      return
    }
    result.added.append(code.key)
    if let rivalry = code.rivalry { result.notes.append(rivalry) }
  }

  /// How many keys of the file stand before a new one.
  private func gap(for key: String) -> Int {
    guard let order else { return keys.count }
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = low + (high - low) / 2
      if order.areInOrder(key, keys[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func addition(of code: CodeKey, gap: Int = 0) -> Addition {
    Addition(
      key: code.key, value: code.text ?? code.key, comment: comment(of: code),
      after: gap == 0 ? nil : keys[gap - 1], before: gap == 0 ? keys.first : nil)
  }

  /// As `genstrings` writes it, several below one another.
  private func comment(of code: CodeKey) -> String? {
    switch document.encoding {
    case "binary-plist": nil
    case "xml-plist": code.comments.isEmpty ? nil : Self.xmlComment(code.comments.joined(separator: "\n"))
    default:
      code.comments.isEmpty
        ? "No comment provided by engineer." : Self.oldStyleComment(code.comments.joined(separator: "\n   "))
    }
  }

  /// A comment has no escapes: what would end it is set apart.
  private static func oldStyleComment(_ text: String) -> String {
    var output = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "/", output.last == "*" { output.append(" ") }
      output.append(scalar == "\0" ? "\u{FFFD}" : scalar)
    }
    return String(output)
  }

  private static func xmlComment(_ text: String) -> String {
    var output = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "-", output.last == "-" { output.append(" ") }
      switch scalar {
      case "\t", "\n", "\r": output.append(scalar)
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": output.append("\u{FFFD}")
      default: output.append(scalar)
      }
    }
    return String(output)
  }
}

/// The order that a file keeps its keys in.
private enum Order: CaseIterable {
  case xcode, bytes

  func areInOrder(_ left: String, _ right: String) -> Bool {
    switch self {
    case .xcode: KeyOrder.xcode.areInOrder(left, right)
    case .bytes: left.utf8.lexicographicallyPrecedes(right.utf8)
    }
  }

  /// One key alone keeps none.
  func isKept(by keys: [String]) -> Bool {
    keys.count > 1 && zip(keys, keys.dropFirst()).allSatisfy { !areInOrder($1, $0) }
  }
}
