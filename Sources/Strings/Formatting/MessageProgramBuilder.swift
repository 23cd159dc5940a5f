import ICU

/// Makes a ``MessageProgram`` of a message.
struct MessageProgramBuilder {
  private let message: Message
  private let syntax: MessageSyntax
  private(set) var bytes: [UInt8] = []
  private(set) var pieces: [MessageProgram.Piece] = []
  private(set) var nodes: [MessageProgram.Node] = []
  private(set) var variables: [MessageProgram.Variable] = []
  private(set) var undefinedNames: [String] = []

  static func program(of message: Message, syntax: MessageSyntax) -> MessageProgram {
    var builder = MessageProgramBuilder(message: message, syntax: syntax)
    builder.variables = message.substitutions.map { substitution in
      let value = substitution.specifier.flatMap { ValueSpecifier(type: $0.string) }
      return MessageProgram.Variable(name: substitution.name.string, node: 0, value: value ?? .integer)
    }
    let root = builder.add(message.format, variable: nil)
    for index in message.substitutions.indices {
      builder.variables[index].node = builder.add(message.substitutions[index].variant, variable: index)
    }
    return MessageProgram(builder, root: root, plainText: message.plainText?.string)
  }

  private init(message: Message, syntax: MessageSyntax) {
    self.message = message
    self.syntax = syntax
  }

  private mutating func add(_ node: MessageProgram.Node) -> Int32 {
    nodes.append(node)
    return Int32(nodes.count - 1)
  }

  private mutating func add(_ variant: Message.Variant, variable: Int?) -> Int32 {
    switch variant {
    case .text(let text): return add(text.string)
    case .plural(let cases): return addPlural(cases, variable: variable)
    case .device(let cases):
      guard !cases.isEmpty else { return add(.none("other")) }
      let added = cases.map {
        MessageProgram.DeviceCase(name: $0.selector.string, node: add($0.variant, variable: variable))
      }
      return add(.device(added))
    case .width(let cases):
      var added: [MessageProgram.WidthCase] = []
      for one in cases {
        guard let width = Int(one.selector.string) else { continue }
        added.append(MessageProgram.WidthCase(width: width, node: add(one.variant, variable: variable)))
      }
      return add(added.isEmpty ? .none("width") : .width(added.sorted { $0.width < $1.width }))
    }
  }

  // MARK: Plurals

  private mutating func addPlural(_ cases: [Message.Case], variable: Int?) -> Int32 {
    let firstNode = nodes.count
    let firstPiece = pieces.count
    var categories = SIMD8<Int32>(repeating: -1)
    var last: Int32?
    for one in cases {
      let node = add(one.variant, variable: variable)
      last = node
      if let place = PluralCategory(rawValue: one.selector.string).flatMap(PluralCategory.allCases.firstIndex) {
        categories[place] = node
      }
    }
    guard let last else { return add(.none("other")) }
    let hasZero = categories[0] >= 0
    let other = categories[5] >= 0 ? categories[5] : last
    categories.replace(with: other, where: categories .< 0)
    let shown: MessageProgram.Piece?
    var argument = ValueSpecifier.Reference(value: 0, isRelative: true)
    if let variable {
      // The texts say how the number is written, as in “%.1f km”; `%arg` leaves it to the variable's type.
      shown = pieces[firstPiece...].first { $0.kind == .value && $0.value.argument.isFirst && $0.value.isFractional }
      let digits = (shown?.value ?? variables[variable].value).fractionDigits
      return add(
        .plural(
          MessageProgram.Plural(nodes: categories, hasZero: hasZero, argument: argument, fractionDigits: digits)))
    }
    let selecting = selectingPiece(ofNodesFrom: firstNode)
    if let selecting { argument = selecting.reference }
    let digits = selecting?.piece.kind == .value ? selecting?.piece.value.fractionDigits : nil
    return add(
      .plural(
        MessageProgram.Plural(
          nodes: categories, hasZero: hasZero, argument: argument, fractionDigits: digits ?? .shortest)))
  }

  /// The first number that the last text shows, else the one before.
  ///
  /// This is what ``MessageFormatter/selectingPosition(of:default:)`` finds.
  private func selectingPiece(
    ofNodesFrom first: Int
  ) -> (piece: MessageProgram.Piece, reference: ValueSpecifier.Reference)? {
    for node in nodes[first...].reversed() {
      guard case .text(let text) = node else { continue }
      let pieces = pieces[Int(text.pieces.lowerBound)..<Int(text.pieces.upperBound)]
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
    if syntax == .icu { return add(.pattern(PatternText(text))) }
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    let first = Int32(pieces.count)
    var text = text
    let (taken, hasProse) = text.withUTF8 { addPieces($0, at: start, readsProse: false) }
    let end = Int32(pieces.count)
    if hasProse { _ = text.withUTF8 { addPieces($0, at: start, readsProse: true) } }
    return add(
      .text(
        MessageProgram.Text(
          start: Int32(start), end: Int32(bytes.count), pieces: first..<end,
          prosePieces: hasProse ? end..<Int32(pieces.count) : first..<end, taken: taken)))
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
      case .argument: piece.value = ValueSpecifier(scanned, taken: &taken)
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
    if let index = variables.firstIndex(where: { $0.name == name }) {
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
  fileprivate var isFractional: Bool { "fFeEgG".utf8.contains(conversion) }
}
