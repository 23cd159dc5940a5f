import Placeholders

extension Message {
  /// What the message takes from the argument list, every variant taken together.
  package var signature: ArgumentSignature {
    let numbers = variableNumbers
    func signatures(of variant: Variant, firstPosition: Int) -> [ArgumentSignature] {
      variant.texts.map { text in
        ArgumentSignature(of: text.string, firstPosition: firstPosition) { name in
          numbers[name].map { (substitutions[$0].type, substitutions[$0].argumentNumber) }
        }
      }
    }
    var texts = signatures(of: format, firstPosition: 1)
    for (substitution, position) in zip(substitutions, positions) {
      texts += signatures(of: substitution.variant, firstPosition: position ?? 1)
    }
    return ArgumentSignature(joining: texts)
  }

  /// The number of each variable by its name; of a name that comes twice, the first.
  private var variableNumbers: [String: Int] {
    Dictionary(substitutions.indices.map { (substitutions[$0].name.string, $0) }) { first, _ in first }
  }

  /// What one text of the message takes, its variables included.
  package func signature(of text: String, firstPosition: Int) -> ArgumentSignature {
    ArgumentSignature(of: text, firstPosition: firstPosition) { name in
      substitution(named: name).map { ($0.type, $0.argumentNumber) }
    }
  }

  /// The argument that a variable reads: its own number, else where the first text that mentions it places it.
  ///
  /// - Complexity: O(*n*) in the size of the message: who asks for many takes ``positions``.
  package func position(of substitution: Substitution) -> Int? {
    substitution.argumentNumber
      ?? zip(substitutions, variablePositions).first { $0.0.name.string == substitution.name.string }?.1
  }

  /// The arguments that the ``substitutions`` read: see ``position(of:)``.
  package var positions: [Int?] {
    if substitutions.isEmpty { return [] }
    let (numbers, placed) = (variableNumbers, variablePositions)
    return substitutions.map { $0.argumentNumber ?? numbers[$0.name.string].flatMap { placed[$0] } }
  }

  /// The position that the texts give to each of ``substitutions``: breadth first from the format, each variable once.
  package var variablePositions: [Int?] {
    if substitutions.isEmpty { return [] }
    let numbers = variableNumbers
    var positions = [Int?](repeating: nil, count: substitutions.count)
    var pending = [(variant: format, firstPosition: 1)]
    var next = 0
    while next < pending.count {
      let (variant, firstPosition) = pending[next]
      next += 1
      variant.forEachText { text in
        for (number, position) in variables(in: text.string, firstPosition: firstPosition, numbers)
        where positions[number] == nil {
          positions[number] = position
          pending.append((substitutions[number].variant, position))
        }
      }
    }
    return positions
  }

  /// The variables that a text mentions, by their number, with the positions that its ``signature(of:firstPosition:)``
  /// gives them; those that the message does not define are left out.
  private func variables(
    in text: String, firstPosition: Int, _ numbers: [String: Int]
  ) -> [(number: Int, position: Int)] {
    var found: [(number: Int, position: Int)] = []
    var next = firstPosition
    func take(_ explicit: Int?) -> Int {
      if let explicit { return explicit }
      defer { next += 1 }
      return next
    }
    FormatScanner.forEachSpecifier(in: text) { specifier, bytes in
      if specifier.width.kind == .argument { _ = take(specifier.width.position) }
      if specifier.precision.kind == .argument { _ = take(specifier.precision.position) }
      let position = specifier.position > 0 ? Int(specifier.position) : nil
      switch specifier.kind {
      case .percent, .substitutionValue: return
      case .argument: _ = take(position)
      case .variable:
        let name = String(decoding: UnsafeBufferPointer(rebasing: bytes[specifier.name]), as: UTF8.self)
        let number = numbers[name]
        let taken = take(position ?? number.flatMap { substitutions[$0].argumentNumber })
        if let number { found.append((number, taken)) }
      }
    }
    return found
  }
}
