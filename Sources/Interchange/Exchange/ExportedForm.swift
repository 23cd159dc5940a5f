import Messages
import StringEditing
import StringFormats
import StringTables

/// How Xcode writes the texts of a catalog for translators: a variable with its argument's number, `%arg` as what it
/// stands for.
///
/// `%#@COUNT@` becomes `%1$#@COUNT@`, and `%arg` of that variable `%1$lld`; both ways back are taken only where they
/// lead to what the catalog says of its variables.
struct ExportedForm {
  private let texts: KeyTexts
  /// The variable whose text it is.
  private let own: Message.Substitution?
  private var usesArgument: Bool {
    texts.parts.contains { $0.path.variable == own?.name.string && $0.text.string.utf8.elements(at: "%arg") }
  }

  init(_ texts: KeyTexts, at path: TextPath) {
    self.texts = texts
    own = path.variable.flatMap(texts.substitution)
  }

  private func number(of name: ArraySlice<UInt8>) -> Int? {
    texts.substitution(String(decoding: name, as: UTF8.self))?.argumentNumber
  }

  func exported(_ text: String) -> String {
    if texts.substitutions.isEmpty { return text }
    return Self.replacing(text) { bytes in
      if let name = Self.name(in: bytes.dropFirst()), let number = number(of: name) {
        return ("%\(number)$#@\(String(decoding: name, as: UTF8.self))@", name.endIndex + 1)
      }
      if bytes.dropFirst().starts(with: "arg".utf8), let specifier = own?.specifier?.string {
        let number = own?.argumentNumber.map { "\($0)$" } ?? ""
        return ("%\(number)\(specifier)", bytes.startIndex + 4)
      }
      return nil
    }
  }

  /// The text as the catalog holds it.
  func native(_ text: String) -> String {
    if texts.substitutions.isEmpty { return text }
    let usesArgument = usesArgument
    return Self.replacing(text) { bytes in
      let digits = bytes.dropFirst().prefix { (0x30...0x39).contains($0) }
      var rest = bytes[digits.endIndex...]
      var number: Int?
      if !digits.isEmpty {
        guard rest.first == UInt8(ascii: "$") else { return nil }
        number = Int(String(decoding: digits, as: UTF8.self))
        rest = rest.dropFirst()
      }
      if let number, let name = Self.name(in: rest), self.number(of: name) == number {
        return ("%#@\(String(decoding: name, as: UTF8.self))@", name.endIndex + 1)
      }
      if usesArgument, number == own?.argumentNumber, let specifier = own?.specifier?.string,
        rest.starts(with: specifier.utf8)
      {
        return ("%arg", rest.startIndex + specifier.utf8.count)
      }
      return nil
    }
  }

  /// The name of `#@name@` at the start of `bytes`.
  private static func name(in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard bytes.starts(with: "#@".utf8) else { return nil }
    let name = bytes.dropFirst(2).prefix { $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: "%") }
    guard !name.isEmpty, name.endIndex < bytes.endIndex, bytes[name.endIndex] == UInt8(ascii: "@") else { return nil }
    return name
  }

  /// Replaces what `replacement` finds at a percent sign by its text up to the index it gives.
  private static func replacing(
    _ text: String, _ replacement: (ArraySlice<UInt8>) -> (text: String, end: Int)?
  ) -> String {
    let bytes = Array(text.utf8)
    var output: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%") else {
        output.append(bytes[index])
        index += 1
        continue
      }
      if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "%") {
        output += [UInt8(ascii: "%"), UInt8(ascii: "%")]
        index += 2
      } else if let found = replacement(bytes[index...]) {
        output += found.text.utf8
        index = found.end
      } else {
        output.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: output, as: UTF8.self)
  }
}
