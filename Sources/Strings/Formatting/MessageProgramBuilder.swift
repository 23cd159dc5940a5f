import MessagePatterns
import Messages
import Placeholders

/// Makes a ``MessageProgram`` of a message.
struct MessageProgramBuilder {
  private let message: Message
  private let syntax: MessageSyntax
  private(set) var bytes: [UInt8] = []
  private(set) var pieces: [MessageProgram.Piece] = []
  private(set) var nodes: [MessageProgram.Node] = []
  private(set) var texts: [MessageProgram.Text] = []
  private(set) var plurals: [MessageProgram.Plural] = []
  private(set) var devices: [[MessageProgram.DeviceCase]] = []
  private(set) var widths: [[MessageProgram.WidthCase]] = []
  private(set) var patterns: [Result<MessagePattern, MessageProgram.BrokenPattern>] = []
  private(set) var missingSelectors: [String] = []
  private(set) var variables: [MessageProgram.Variable] = []
  private(set) var variableNames: [String] = []
  private(set) var undefinedNames: [String] = []
  private var hasNamedArguments = false

  /// By the names of arguments, as in `%(count)lld`, their positions from 1; empty where no argument has one.
  var argumentPositions: [String: Int] {
    guard hasNamedArguments else { return [:] }
    let signature = message.signature
    let named = signature.positions.compactMap { place in signature.name(at: place).map { ($0, place) } }
    return Dictionary(named) { first, _ in first }
  }

  static func program(of message: Message, syntax: MessageSyntax) -> MessageProgram {
    var builder = MessageProgramBuilder(message: message, syntax: syntax)
    builder.variables = message.substitutions.map { substitution in
      let value = substitution.specifier.flatMap { ValueSpecifier(type: $0.string) }
      return MessageProgram.Variable(node: 0, value: value ?? .integer)
    }
    builder.variableNames = message.substitutions.map(\.name.string)
    let root = builder.add(message.format, variable: nil)
    for index in message.substitutions.indices {
      builder.variables[index].node = builder.add(message.substitutions[index].variant, variable: index)
    }
    return MessageProgram(builder, root: root, plainText: message.plainText?.string)
  }

  private init(message: Message, syntax: MessageSyntax) {
    self.message = message
    self.syntax = syntax
    bytes.reserveCapacity(128)
    pieces.reserveCapacity(12)
    nodes.reserveCapacity(8)
    texts.reserveCapacity(8)
  }

  private mutating func add(_ kind: MessageProgram.Node.Kind, count: Int) -> Int32 {
    nodes.append(MessageProgram.Node(kind: kind, index: Int32(count - 1)))
    return Int32(nodes.count - 1)
  }

  private mutating func addMissing(_ selector: String) -> Int32 {
    missingSelectors.append(selector)
    return add(.none, count: missingSelectors.count)
  }

  private mutating func add(_ variant: Message.Variant, variable: Int?) -> Int32 {
    switch variant {
    case .text(let text): return add(text.string)
    case .plural(let cases): return addPlural(cases, variable: variable)
    case .device(let cases):
      guard !cases.isEmpty else { return addMissing("other") }
      let added = cases.map {
        MessageProgram.DeviceCase(name: $0.selector.string, node: add($0.variant, variable: variable))
      }
      devices.append(added)
      return add(.device, count: devices.count)
    case .width(let cases):
      var added: [MessageProgram.WidthCase] = []
      for one in cases {
        guard let width = Int(one.selector.string) else { continue }
        added.append(MessageProgram.WidthCase(width: width, node: add(one.variant, variable: variable)))
      }
      guard !added.isEmpty else { return addMissing("width") }
      widths.append(added.sorted { $0.width < $1.width })
      return add(.width, count: widths.count)
    }
  }

  // MARK: Plurals

  private mutating func addPlural(_ cases: [Message.Variant.Case], variable: Int?) -> Int32 {
    let firstNode = nodes.count
    let firstPiece = pieces.count
    var categories = SIMD8<Int32>(repeating: -1)
    var last: Int32?
    for one in cases {
      let node = add(one.variant, variable: variable)
      last = node
      if let place = Self.place(of: one.selector.string) { categories[place] = node }
    }
    guard let last else { return addMissing("other") }
    let hasZero = categories[0] >= 0
    let other = categories[5] >= 0 ? categories[5] : last
    categories.replace(with: other, where: categories .< 0)
    var plural = MessageProgram.Plural(
      nodes: categories, hasZero: hasZero, argument: ValueSpecifier.Reference(value: 0, isRelative: true),
      fractionDigits: .shortest)
    if let variable {
      // The texts say how the number is written, as in “%.1f km”; `%arg` leaves it to the variable's type.
      let shown = pieces[firstPiece...].first {
        $0.kind == .value && $0.value.argument.isFirst && $0.value.isFractional
      }
      plural.fractionDigits = (shown?.value ?? variables[variable].value).fractionDigits
    } else if let selecting = selectingPiece(ofNodesFrom: firstNode) {
      plural.argument = selecting.reference
      if selecting.piece.kind == .value { plural.fractionDigits = selecting.piece.value.fractionDigits }
    }
    plurals.append(plural)
    return add(.plural, count: plurals.count)
  }

  /// The place of a category in CLDR's order; `nil` for a word that is none.
  private static func place(of selector: String) -> Int? {
    switch selector.utf8.first {
    case UInt8(ascii: "z"): selector == "zero" ? 0 : nil
    case UInt8(ascii: "o"): selector == "other" ? 5 : selector == "one" ? 1 : nil
    case UInt8(ascii: "t"): selector == "two" ? 2 : nil
    case UInt8(ascii: "f"): selector == "few" ? 3 : nil
    case UInt8(ascii: "m"): selector == "many" ? 4 : nil
    default: nil
    }
  }

  /// The first number that the last text shows, else the one before.
  ///
  /// This is what `Message.selectingPosition(of:default:)` finds.
  private func selectingPiece(
    ofNodesFrom first: Int
  ) -> (piece: MessageProgram.Piece, reference: ValueSpecifier.Reference)? {
    for node in nodes[first...].reversed() {
      guard node.kind == .text else { continue }
      let text = texts[Int(node.index)]
      let pieces = pieces[Int(text.firstPiece)..<Int(text.endPiece)]
      guard pieces.contains(where: { $0.kind != .literal && !$0.isProse }) else { continue }
      for piece in pieces {
        switch piece.kind {
        case .literal: continue
        case .substitutionValue: return (piece, ValueSpecifier.Reference(value: 0, isRelative: true))
        case .variable, .undefinedVariable: return (piece, piece.value.argument)
        case .value:
          if case .argument(let reference) = piece.value.width { return (piece, reference) }
          if case .argument(let reference) = piece.value.precision { return (piece, reference) }
          if piece.value.conversion != UInt8(ascii: "@") { return (piece, piece.value.argument) }
        }
      }
    }
    return nil
  }

  // MARK: Texts

  private mutating func add(_ text: String) -> Int32 {
    if syntax == .icu {
      do {
        patterns.append(.success(try MessagePattern(text)))
      } catch {
        patterns.append(.failure(MessageProgram.BrokenPattern(text: text, error: error)))
      }
      return add(.pattern, count: patterns.count)
    }
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    let first = Int32(pieces.count)
    var text = text
    let (taken, hasProse) = text.withUTF8 { addPieces($0, at: start, readsProse: false) }
    let end = Int32(pieces.count)
    if hasProse { _ = text.withUTF8 { addPieces($0, at: start, readsProse: true) } }
    texts.append(
      MessageProgram.Text(
        start: Int32(start), end: Int32(bytes.count), firstPiece: first, endPiece: end,
        firstProsePiece: hasProse ? end : first, endProsePiece: Int32(pieces.count), taken: taken))
    return add(.text, count: texts.count)
  }

  private mutating func addPieces(
    _ text: UnsafeBufferPointer<UInt8>, at base: Int, readsProse: Bool
  ) -> (taken: Int32, hasProse: Bool) {
    var copied = 0
    var taken: Int32 = 0
    var hasProse = false
    var scanner = FormatScanner(text)
    func literal(upTo end: Int) {
      guard end > copied else { return }
      pieces.append(
        MessageProgram.Piece(kind: .literal, start: Int32(base + copied), end: Int32(base + end)))
    }
    while let scanned = scanner.next() {
      let isProse = scanned.readsLikeProse
      if isProse {
        hasProse = true
        if readsProse { continue }
      }
      if scanned.kind == .percent {
        // The first of the two signs is the end of the text before it.
        literal(upTo: scanned.start + 1)
        copied = scanned.end
        continue
      }
      literal(upTo: scanned.start)
      copied = scanned.end
      var piece = MessageProgram.Piece(
        kind: .value, isProse: isProse, start: Int32(base + scanned.start), end: Int32(base + scanned.end))
      switch scanned.kind {
      case .percent: continue
      case .substitutionValue: piece.kind = .substitutionValue
      case .argument:
        if !scanned.name.isEmpty { hasNamedArguments = true }
        piece.value = ValueSpecifier(scanned, taken: &taken)
      case .variable:
        let bytes = UnsafeBufferPointer(rebasing: text[scanned.nameStart..<scanned.nameEnd])
        addVariable(String(decoding: bytes, as: UTF8.self), scanned, to: &piece, taken: &taken)
      }
      pieces.append(piece)
    }
    literal(upTo: text.count)
    return (taken, hasProse)
  }

  private mutating func addVariable(
    _ name: String, _ scanned: ScannedSpecifier, to piece: inout MessageProgram.Piece, taken: inout Int32
  ) {
    var numbered = scanned
    if let index = variableNames.firstIndex(of: name) {
      piece.kind = .variable
      piece.index = Int32(index)
      if scanned.position == 0, let number = message.substitutions[index].argumentNumber, number > 0 {
        numbered.position = Int32(clamping: number)
      }
    } else {
      piece.kind = .undefinedVariable
      piece.index = Int32(undefinedNames.count)
      undefinedNames.append(name)
    }
    piece.value = ValueSpecifier(numbered, taken: &taken)
  }
}

extension ValueSpecifier.Reference {
  fileprivate var isFirst: Bool { isRelative && value == 0 }
}

extension ValueSpecifier {
  fileprivate var isFractional: Bool {
    switch conversion {
    case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"),
      UInt8(ascii: "G"):
      true
    default: false
    }
  }
}
