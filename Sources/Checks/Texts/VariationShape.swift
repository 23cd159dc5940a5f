import Placeholders
import SourceText
import StringFormats

/// What fixes the arguments of an entry that varies, its forms apart: the specifiers of its format, and the names,
/// numbers and types of its variables.
///
/// What is told by it is looked for only where it is another than that of the entry before.
struct VariationShape {
  /// Entries with more are not taken for usual ones.
  static let mostVariables = 8

  /// Where the list of the table keeps it.
  private(set) var place = 0..<0
  /// Whether it is a plural, or a format whose variables have different names.
  private(set) var isUsual = true
  /// Whether every variable that the format mentions is one of the entry's.
  private(set) var definesAll = true
  /// Whether the format mentions every variable of the entry.
  private(set) var mentionsAll = true
  /// By the number of a variable.
  private var types: [DeclaredType] = []

  /// That of the entry that was looked at last, or of one before.
  private(set) var format: VariationFormat?
  /// Texts and numbers in a row: equal bytes are equal texts and numbers.
  private var bytes: [UInt8] = []
  private var earlier: [UInt8]?

  /// Looks at the next entry.
  mutating func read(_ value: VariedValue, in texts: inout TextBuffer, keptIn list: inout VariationList) {
    bytes.removeAll(keepingCapacity: true)
    let format = readFormat(of: value, in: &texts)
    if let format {
      bytes += format.specifiers
      // No specifier is without a byte: what follows are the variables.
      bytes.append(number: 0)
    }
    for variable in value.substitutions {
      bytes.append(number: variable.argumentNumber == nil ? 0 : 1)
      bytes.append(number: variable.argumentNumber ?? 0)
      texts.withBytes(of: variable.name) { bytes.append(measured: $0) }
      bytes.append(number: variable.specifier == nil ? 0 : 1)
      if let specifier = variable.specifier { texts.withBytes(of: specifier) { bytes.append(measured: $0) } }
    }
    let isSame = earlier?.withUnsafeBufferPointer { bytes.withUnsafeBufferPointer($0.hasSameBytes) } ?? false
    if isSame { return }
    earlier = bytes
    place = list.append(shape: bytes)
    let names = value.substitutions.map { texts.withBytes(of: $0.name) { Array($0) } }
    isUsual = format == nil ? names.isEmpty : names.indices.allSatisfy { !names[..<$0].contains(names[$0]) }
    definesAll = format?.variables.allSatisfy { names.contains($0) } ?? true
    mentionsAll = format.map { format in names.allSatisfy { format.variables.contains($0) } } ?? true
    types = value.substitutions.map { variable in
      variable.specifier.map { texts.withBytes(of: $0) { DeclaredType($0) } } ?? .none
    }
  }

  private mutating func readFormat(of value: VariedValue, in texts: inout TextBuffer) -> VariationFormat? {
    guard case .text(let text) = value.format else { return nil }
    texts.withBytes(of: text.string) { text in
      if format?.isOf(text) != true { format = VariationFormat(text) }
    }
    return format
  }

  /// Whether a form of the variable of that number may read its value as another type than is declared, or the
  /// declaration is none.
  func isDoubtful(_ form: TextFacts, _ variable: Int) -> Bool {
    switch types[variable] {
    case .none: false
    case .doubtful: true
    case .reading(let arguments):
      form.traits.contains(.unknownArguments) || form.arguments != 0 && form.arguments != arguments
    }
  }
}

extension [UInt8] {
  fileprivate mutating func append(number: Int) { Swift.withUnsafeBytes(of: number) { append(contentsOf: $0) } }

  /// Appends a text behind its length.
  mutating func append(measured text: UnsafeBufferPointer<UInt8>) {
    append(number: text.count)
    append(contentsOf: text)
  }
}

/// The type that a variable says its value has.
private enum DeclaredType {
  case none
  /// None that is known, or one that the bytes do not tell.
  case doubtful
  /// What a text reads that shows the value and nothing else: see ``TextFacts/arguments``.
  case reading(UInt64)

  /// - Parameter conversion: A specifier without its percent sign.
  init(_ conversion: UnsafeBufferPointer<UInt8>) {
    self = ([UInt8(ascii: "%")] + conversion).withUnsafeBufferPointer { text in
      guard let found = FormatScanner(text).specifier(at: 0), found.kind == .argument, found.end == text.count else {
        return .doubtful
      }
      let facts = TextScan.facts(of: text)
      return facts.traits.contains(.unknownArguments) ? .doubtful : .reading(facts.arguments)
    }
  }
}
