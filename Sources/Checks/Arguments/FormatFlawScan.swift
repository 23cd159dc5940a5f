import Placeholders
import StringTables

/// Looks for what was meant as a placeholder and is none, and for the reverse.
struct FormatFlawScan {
  private let text: String
  private let context: FormatContext
  private let bytes: [UInt8]
  private let scalars: [Unicode.Scalar]
  /// The UTF-8 offset of each scalar, and the length of the text.
  private let offsets: [Int]
  private let specifiers: [Int: FormatSpecifier]
  private let specifierEnds: Set<Int>
  private let sourceSpecifierCount: Int
  /// Whether an `@` is nothing new, as none is without a source.
  private let sourceHasAt: Bool
  private var index = 0
  /// Whether the source shows an `@` of its own.
  private lazy var sourceHasLooseAt: Bool = {
    let shown = context.source?.utf8.count { $0 == UInt8(ascii: "@") } ?? 0
    let read = context.sourceSpecifiers.reduce(0) { sum, specifier in
      sum + specifier.key.utf8.count { $0 == UInt8(ascii: "@") } * specifier.value
    }
    return shown > read
  }()
  private var found: [FormatFlaw] = []

  /// - Complexity: O(*n*) in the length of the text.
  static func flaws(in text: String, _ context: FormatContext) -> [FormatFlaw] {
    var scan = FormatFlawScan(text, context)
    scan.run()
    return scan.found
  }

  private init(_ text: String, _ context: FormatContext) {
    self.text = text
    self.context = context
    bytes = Array(text.utf8)
    scalars = Array(text.unicodeScalars)
    var offset = 0
    offsets =
      scalars.map { scalar in
        defer { offset += Unicode.UTF8.width(scalar) }
        return offset
      } + [bytes.count]
    let specifiers = FormatScanner.specifiers(in: text)
    self.specifiers = Dictionary(specifiers.map { ($0.range.lowerBound, $0) }, uniquingKeysWith: { first, _ in first })
    specifierEnds = Set(specifiers.map(\.range.upperBound))
    sourceSpecifierCount = context.sourceSpecifiers.values.reduce(0, +)
    sourceHasAt = context.source?.utf8.contains(UInt8(ascii: "@")) ?? true
  }

  private mutating func run() {
    while index < scalars.count {
      switch scalars[index] {
      case "%": readPercent()
      case "\u{66A}", "\u{FE6A}", "\u{FF05}": readForeignPercent()
      case "1"..."9": readPosition()
      case "@": readAt()
      case "{": readBrace(from: index)
      default: index += 1
      }
    }
  }

  private func scalar(_ place: Int) -> Unicode.Scalar { place < scalars.count ? scalars[place] : "\0" }

  private mutating func add(_ kind: FormatFlaw.Kind, from start: Int, to end: Int) {
    let range = offsets[start]..<offsets[min(end, scalars.count)]
    found.append(FormatFlaw(kind: kind, range: range, written: String(decoding: bytes[range], as: UTF8.self)))
    index = max(end, start + 1)
  }

  // MARK: Percent signs

  private mutating func readPercent() {
    guard let specifier = specifiers[offsets[index]] else { return readLoosePercent() }
    let start = index
    while index < scalars.count, offsets[index] < specifier.range.upperBound { index += 1 }
    guard case .argument(let type) = specifier.kind else { return }
    if type == .object, specifier.flags.contains(.alternate) {
      let end = scalars[index...].prefix(40).firstIndex { $0 == "@" || $0 == "%" }
      if let end, scalars[end] == "@" { add(.brokenVariable, from: start, to: end + 1) }
    } else if specifier.readsLikeProse, specifier.position != nil,
      context.sourceSpecifiers[written(specifier)] == nil, let sign = scalars[start..<index].firstIndex(of: "$")
    {
      add(.incomplete, from: start, to: sign + 1)
    } else if context.isFormat, isProse(specifier) {
      add(.eatenArgument, from: start, to: index)
    }
  }

  /// Whether a specifier that reads like prose is prose: the source has none like it, and a number stands before.
  private func isProse(_ specifier: FormatSpecifier) -> Bool {
    guard specifier.readsLikeProse, context.sourceSpecifiers[written(specifier)] == nil else { return false }
    return FormatContext.followsNumber(specifier, in: bytes, specifierEnds)
      || (context.source != nil && !context.lacksArgument && specifiers.count > sourceSpecifierCount)
  }

  private func written(_ specifier: FormatSpecifier) -> String {
    String(decoding: bytes[specifier.range], as: UTF8.self)
  }

  private mutating func readLoosePercent() {
    let start = index
    let next = scalar(start + 1)
    if let lenient = lenientSpecifier(after: start) {
      return add(.inserted(lenient.inserted), from: start, to: lenient.end)
    }
    var end = start + 1
    while isDigit(scalar(end)) { end += 1 }
    if end > start + 1, scalar(end) == "$" { return add(.incomplete, from: start, to: end + 1) }
    if next == "$", isDigit(scalar(start + 2)), scalar(start + 3) == "@" || Self.conversions.contains(scalar(start + 3))
    {
      return add(.incomplete, from: start, to: start + 4)
    }
    if context.lacksArgument {
      if end > start + 1 { return add(.incomplete, from: start, to: end) }
      if next == "(" || next == "{" {
        let closing: Unicode.Scalar = next == "(" ? ")" : "}"
        if let close = closing.place(in: scalars, from: start + 2) {
          return add(.otherSyntax, from: start, to: scalar(close + 1) == "s" ? close + 2 : close + 1)
        }
      }
      if next.properties.isAlphabetic { return add(.foreignLetter, from: start, to: start + 2) }
    }
    if context.isFormat { return add(.loosePercent, from: start, to: start + 1) }
    index += 1
  }

  private mutating func readForeignPercent() {
    let start = index
    if let lenient = lenientSpecifier(after: start) { return add(.foreignPercent, from: start, to: lenient.end) }
    index += 1
  }

  /// Reads a placeholder with spaces or unseen characters inside, as `% 1 $ @`, in the digits of any script.
  ///
  /// - Returns: Where it ends, and the first character that does not belong there; `nil` for none.
  private func lenientSpecifier(after start: Int) -> (end: Int, inserted: Unicode.Scalar)? {
    var inserted: Unicode.Scalar?
    var place = start + 1
    func skipInserted() {
      while Self.isUnseen(scalar(place)) {
        inserted = inserted ?? scalar(place)
        place += 1
      }
    }
    skipInserted()
    var hasPosition = false
    let digits = place
    while scalar(place).properties.numericType == .decimal {
      if !isDigit(scalar(place)) { inserted = inserted ?? scalar(place) }
      place += 1
    }
    if place > digits {
      skipInserted()
      guard scalar(place) == "$" else { return nil }
      hasPosition = true
      place += 1
      skipInserted()
    }
    var letters = place
    while scalar(letters) == "l" { letters += 1 }
    let end = letters + 1
    // `٪ d`, `％lu`
    let isLetter =
      hasPosition || scalars[start] != "%" && context.lacksArgument && !scalar(end).properties.isAlphabetic
    let isConversion = scalar(place) == "@" || isLetter && Self.conversions.contains(scalar(letters))
    guard isConversion else { return nil }
    if scalars[start] == "%" { return inserted.map { (end, $0) } }
    return (end, inserted ?? scalars[start])
  }

  // MARK: Without a percent sign

  private mutating func readPosition() {
    let start = index
    while isDigit(scalar(index)) { index += 1 }
    guard scalar(index) == "$" else { return }
    var end = index + 1
    while scalar(end) == "l" { end += 1 }
    let isWord = scalar(end + 1).properties.isAlphabetic
    let isObject = scalar(index + 1) == "@"
    let isConversion = isObject || context.lacksArgument && Self.conversions.contains(scalar(end)) && !isWord
    guard isConversion else { return }
    if start > 1, scalars[start - 1] == "%", scalars[start - 2] == "%" {
      addDoubledPercent(from: start - 2, to: end + 1)
    } else {
      add(.missingPercent, from: start, to: end + 1)
    }
  }

  /// Reports `%%1$@` where the value is wanted: a text that the app formats twice has it on purpose.
  private mutating func addDoubledPercent(from start: Int, to end: Int) {
    let written = String(decoding: bytes[offsets[start]..<offsets[min(end, scalars.count)]], as: UTF8.self)
    guard context.lacksArgument, context.source?.contains(written) != true else { return }
    add(.doubledPercent, from: start, to: end)
  }

  private mutating func readAt() {
    let start = index
    while scalar(index) == "@" { index += 1 }
    guard context.lacksArgument, index - start <= 2, sourceHasAt else { return }
    let isName = scalar(index).isASCII && scalar(index).properties.isAlphabetic || isDigit(scalar(index))
    // `%1@` has a width, which nothing pays heed to.
    if start > 0, isDigit(scalars[start - 1]), start < 2 || !isDigit(scalars[start - 2]),
      context.source?.contains("%\(scalars[start - 1])@") == true
    {
      return add(.missingPercent, from: start - 1, to: start + 1)
    }
    let isAddress = start > 0 && scalars[start - 1].properties.isAlphabetic
    if !isName, !isAddress, !sourceHasLooseAt {
      // `@%` is written from behind.
      add(.looseAt, from: start, to: scalar(index) == "%" && specifiers[offsets[index]] == nil ? index + 1 : index)
    }
  }

  private mutating func readBrace(from start: Int) {
    index += 1
    guard context.lacksArgument, let close = Unicode.Scalar("}").place(in: scalars, from: start + 1) else { return }
    let name = scalars[start + 1..<close]
    guard name.allSatisfy({ $0.isASCII && ($0.properties.isAlphabetic || isDigit($0) || $0 == "_" || $0 == ".") })
    else {
      return
    }
    let first = start > 0 && (scalars[start - 1] == "$" || scalars[start - 1] == "#") ? start - 1 : start
    let written = String(decoding: bytes[offsets[first]..<offsets[close + 1]], as: UTF8.self)
    if context.source?.contains(written) == true { return }
    add(.otherSyntax, from: first, to: close + 1)
  }

  // MARK: Characters

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static let conversions = Set("@dDiuUxXoOfFeEgGaAcCsSp".unicodeScalars)

  /// Spaces of any width, joiners, and marks of direction.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0xA0, 0xAD, 0x61C, 0x2000...0x200F, 0x202A...0x202F, 0x2060...0x2069, 0x3000, 0xFEFF: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// The first place of the scalar from `start` on, at most 40 places away and on the same line.
  fileprivate func place(in scalars: [Unicode.Scalar], from start: Int) -> Int? {
    guard start < scalars.count else { return nil }
    let end = scalars[start...].prefix(40).firstIndex { $0 == self || $0 == "\n" || $0 == "{" }
    return end.flatMap { scalars[$0] == self ? $0 : nil }
  }
}
