/// The calls of a manifest with the literals that are their arguments, as in `.target(name: "App", path: "Sources")`.
package struct ManifestCalls {
  package struct Call {
    /// As it is written, as in `.target`.
    package let name: String
    /// By their labels; interpolated ones left out.
    package fileprivate(set) var texts: [String: String] = [:]
    /// The first without a label.
    package fileprivate(set) var text: String?
    package fileprivate(set) var labels: Set<String> = []
    /// What stands within it with a dot alone ahead, as in `.tvOS`.
    package fileprivate(set) var members: Set<String> = []
    /// The number of the call whose argument it is.
    package fileprivate(set) var outer: Int?
  }

  package private(set) var calls: [Call] = []
  /// What stands there with a dot alone ahead, called or not, as in `.macOS`.
  package private(set) var members: Set<String> = []
  /// How often a literal stands there.
  package private(set) var literals: [String: Int] = [:]
  private let bytes: [UInt8]
  private var index = 0

  package init(_ manifest: String) {
    bytes = Array(manifest.utf8)
    scan()
  }

  private mutating func scan() {
    // The numbers of the open calls; nil for other brackets.
    var open: [Int?] = []
    var word = ""
    var label = ""
    while index < bytes.count {
      if word.hasPrefix("."), !Self.isWord(bytes[index]) {
        members.insert(word)
        if case let call?? = open.last(where: { $0 != nil }) { calls[call].members.insert(word) }
      }
      switch bytes[index] {
      case UInt8(ascii: "/") where follows("/"):
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
        continue
      case UInt8(ascii: "/") where follows("*"):
        skipComment()
        continue
      case UInt8(ascii: "\""):
        let text = text()
        if let text { literals[text, default: 0] += 1 }
        if let text, case let call?? = open.last {
          if label.isEmpty { calls[call].text = calls[call].text ?? text } else { calls[call].texts[label] = text }
        }
        (word, label) = ("", "")
        continue
      case UInt8(ascii: "("):
        open.append(word.isEmpty ? nil : calls.count)
        if !word.isEmpty {
          var call = Call(name: word)
          if case let outer?? = open.dropLast().last(where: { $0 != nil }) { call.outer = outer }
          calls.append(call)
        }
        (word, label) = ("", "")
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        open.append(nil)
        (word, label) = ("", "")
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        _ = open.popLast()
        (word, label) = ("", "")
      case UInt8(ascii: ":"):
        if case let call?? = open.last { calls[call].labels.insert(word) }
        (label, word) = (word, "")
      case let byte where Self.isWord(byte): word.unicodeScalars.append(Unicode.Scalar(byte))
      case 0x20, 0x09, 0x0A, 0x0D: if index > 0, Self.isWord(bytes[index - 1]), !nextIsCall { word = "" }
      default: (word, label) = ("", "")
      }
      index += 1
    }
  }

  private func follows(_ mark: Unicode.Scalar) -> Bool {
    index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: mark)
  }

  /// Whether only blanks stand ahead of a colon or an opening bracket.
  private var nextIsCall: Bool {
    let next = bytes[index...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return next == UInt8(ascii: ":") || next == UInt8(ascii: "(")
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if bytes[index] == UInt8(ascii: "/"), follows("*") {
        depth += 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "*"), follows("/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  /// The literal at the current place, which is then behind; `nil` for one with an escape or an interpolation.
  private mutating func text() -> String? {
    let start = index + 1
    var isPlain = true
    index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != 0x0A {
      if bytes[index] == UInt8(ascii: "\\") {
        isPlain = false
        index += 1
      }
      index += 1
    }
    let end = min(index, bytes.count)
    index = end + 1
    return isPlain ? String(decoding: bytes[start..<end], as: UTF8.self) : nil
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
