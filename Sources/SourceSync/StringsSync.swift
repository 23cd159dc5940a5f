import StringFormats
import XcodeOrder

/// What a `.strings` file needs to follow the code.
struct StringsSync {
  private var editor: DocumentEditor
  private let document: StringDocument
  /// In the order of the file, with those that were added.
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
    for code in codeKeys where !known.contains(KeyBytes(code.key)) {
      do throws(EditError) {
        try add(code)
      } catch .tooLarge {
        throw .tooLarge
      } catch {
        result.notes.append("'\(code.key)' (\(code.place)) can't be added: \(error.message)")
      }
    }
    result.bytes = try editor.bytes()
  }

  private mutating func add(_ code: CodeKey) throws(EditError) {
    let place = order.flatMap { order in keys.firstIndex { order.areInOrder(code.key, $0) } } ?? keys.count
    try editor.add(
      key: code.key, value: code.text ?? code.key, comment: comment(of: code),
      after: order == nil || place == 0 ? nil : keys[place - 1], before: place == 0 ? keys.first : nil)
    keys.insert(code.key, at: place)
    result.added.append(code.key)
    if let rivalry = code.rivalry { result.notes.append(rivalry) }
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
