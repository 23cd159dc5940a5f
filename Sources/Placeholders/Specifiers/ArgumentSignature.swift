/// What a message takes from the argument list: the type at each position.
///
/// Two texts that an app formats with the same arguments must agree here; the order in which they mention the
/// arguments is theirs.
package struct ArgumentSignature: Equatable, Sendable {
  /// A position of the argument list and the type that the text reads there.
  package struct Argument: Hashable, Sendable {
    /// From 1.
    package let position: Int
    package let type: ArgumentType
    /// The specifier as written, as in `%2$lld`.
    package let specifier: String
    /// Whether the text gives the position itself.
    package let isPositional: Bool
    /// The name of the variable, where the specifier is one.
    package let variableName: String?
    /// The name of an argument, as in `%(count)lld`; `nil` without one.
    package let name: String?

    package init(
      position: Int, type: ArgumentType, specifier: String, isPositional: Bool, variableName: String? = nil,
      name: String? = nil
    ) {
      self.position = position
      self.type = type
      self.specifier = specifier
      self.isPositional = isPositional
      self.variableName = variableName
      self.name = name
    }
  }

  /// In the order of the text; a position may come more than once.
  package private(set) var arguments: [Argument] = []

  package init() {}

  /// Reads the placeholders of `text`, leaving prose such as “100% of” aside when nothing else is a placeholder.
  ///
  /// - Parameters:
  ///   - text: One text of a message.
  ///   - firstPosition: The position that the first specifier without one takes.
  ///   - variableType: The type of a variable `%#@name@`, and where it reads its value when the text does not say.
  package init(
    of text: String, firstPosition: Int = 1,
    variableType: (_ name: String) -> (type: ArgumentType, position: Int?)? = { _ in nil }
  ) {
    let specifiers = FormatScanner.specifiers(in: text)
    guard !specifiers.isEmpty else { return }
    let utf8 = Array(text.utf8)
    var next = firstPosition
    func take(_ explicit: Int?) -> Int {
      if let explicit { return explicit }
      defer { next += 1 }
      return next
    }
    var proseOnly = true
    for specifier in specifiers {
      for case .argument(let position)? in [specifier.width, specifier.precision] {
        append(take(position), .integer(bits: 32), "*", isPositional: position != nil)
      }
      let written = String(decoding: utf8[specifier.range], as: UTF8.self)
      switch specifier.kind {
      case .percent: continue
      case .argument(let type):
        if !specifier.readsLikeProse { proseOnly = false }
        append(
          take(specifier.position), type, written, isPositional: specifier.position != nil, name: specifier.name)
      case .variable(let name):
        proseOnly = false
        let variable = variableType(name)
        append(
          take(specifier.position ?? variable?.position), variable?.type ?? .integer(bits: 64), written,
          isPositional: specifier.position != nil, variableName: name)
      case .substitutionValue:
        proseOnly = false
        append(firstPosition, .integer(bits: 64), written, isPositional: true)
      }
    }
    if proseOnly { arguments = [] }
  }

  private mutating func append(
    _ position: Int, _ type: ArgumentType, _ specifier: String, isPositional: Bool, variableName: String? = nil,
    name: String? = nil
  ) {
    arguments.append(
      Argument(
        position: position, type: type, specifier: specifier, isPositional: isPositional, variableName: variableName,
        name: name))
  }

  /// What the texts of one message read, taken together.
  package init(joining texts: some Sequence<ArgumentSignature>) {
    var known: Set<Argument> = []
    for text in texts {
      arguments += text.arguments.filter { !known.contains($0) }
      known.formUnion(text.arguments)
    }
  }

  package var isEmpty: Bool { arguments.isEmpty }

  /// The first argument that the text reads at `position`.
  ///
  /// - Complexity: O(*n*) in the arguments: who asks for many takes ``byPosition``.
  package func argument(at position: Int) -> Argument? { arguments.first { $0.position == position } }

  /// The arguments that the text reads at each position, in its order.
  package var byPosition: [Int: [Argument]] { Dictionary(grouping: arguments, by: \.position) }

  /// The positions read, ascending, each once.
  package var positions: [Int] { Set(arguments.map(\.position)).sorted() }
}

extension ArgumentSignature {
  /// What a text calls the argument at `position`: the name of a variable, or that of the argument itself.
  package func name(at position: Int) -> String? {
    arguments.lazy.filter { $0.position == position }.compactMap { $0.variableName ?? $0.name }.first
  }
}
