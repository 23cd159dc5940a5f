import SourceFacts
import SourceText
import SwiftSyntax

extension FactCollector {
  /// What an interpolation puts in.
  func kind(of interpolation: LabeledExprListSyntax) -> ArgumentKind {
    guard let first = interpolation.first else { return .unknown }
    if let label = first.label?.text {
      guard label == "placeholder" else { return .unknown }
      return Self.placeholders[first.expression.trimmedDescription] ?? .unknown
    }
    for argument in interpolation.dropFirst() {
      switch argument.label?.text {
      case "specifier":
        return argument.expression.as(StringLiteralExprSyntax.self)?.plainText.map { .specifier($0) } ?? .unknown
      case "format", "style", "formatter": return .object
      default: continue
      }
    }
    return kind(of: first.expression)
  }

  func kind(of expression: ExprSyntax) -> ArgumentKind { type(of: expression)?.kind ?? .unknown }

  private static let placeholders: [String: ArgumentKind] = [
    ".int": .integer, ".uint": .unsignedInteger, ".float": .float, ".double": .double, ".object": .object,
  ]

  /// The letters of a literal, with the kinds of what is put in.
  func text(of literal: StringLiteralExprSyntax) -> KeyText {
    literal.text { Self.parameter(in: $0).map { .letters("${\($0)}") } ?? .argument(kind(of: $0)) }
  }

  /// The parameter of an intent that stands in its summary, as in `\(\.$url)`, or the app's name in a phrase, as in
  /// `\(.applicationName)`; their keys are `${url}` and `${applicationName}`.
  private static func parameter(in interpolation: LabeledExprListSyntax) -> String? {
    if let member = interpolation.first?.expression.as(MemberAccessExprSyntax.self), member.base == nil {
      return member.declName.baseName.text == applicationName ? applicationName : nil
    }
    guard let path = interpolation.first?.expression.as(KeyPathExprSyntax.self), path.root == nil,
      case .property(let property)? = path.components.first?.component,
      property.declName.baseName.text.hasPrefix("$")
    else { return nil }
    return String(property.declName.baseName.text.dropFirst())
  }

  private static let applicationName = "applicationName"

  /// The letters of an expression, as far as they are known; `nil` for one that is no literal and adds up none.
  func text(of leaf: Leaf) -> KeyText? {
    switch leaf {
    case .literal(let literal), .fallback(let literal): return text(of: literal)
    case .sum(let operands):
      // Letters are gathered first: a text that grows by each of thousands of pieces would be copied as often.
      var text = KeyText()
      var letters = ""
      for operand in operands {
        guard let literal = operand.as(StringLiteralExprSyntax.self) else {
          if let constant = constants(operand), constant.count == 1, let known = constant[0].key {
            letters += known
            continue
          }
          text.append(.letters(letters))
          text.append(.argument(kind(of: operand)))
          letters = ""
          continue
        }
        for piece in self.text(of: literal).pieces {
          if case .letters(let more) = piece {
            letters += more
          } else {
            text.append(.letters(letters))
            text.append(piece)
            letters = ""
          }
        }
      }
      text.append(.letters(letters))
      return text
    case .other: return nil
    }
  }

  /// The text of an argument that is a literal, or adds literals up; it is no other literal any more.
  func claimText(of expression: ExprSyntax?) -> KeyText? {
    guard let expression else { return nil }
    let leaves = Leaf.all(of: expression)
    for leaf in leaves { claim(leaf) }
    return leaves.count == 1 ? text(of: leaves[0]) : nil
  }

  func claim(_ leaf: Leaf) {
    switch leaf {
    case .literal(let literal), .fallback(let literal): claimed.insert(literal.start)
    case .sum(let operands):
      for operand in operands where operand.is(StringLiteralExprSyntax.self) { claimed.insert(operand.start) }
    case .other: return
    }
  }

  /// Records the keys that an expression can be, where its type says that literals are keys.
  func recordKeys(_ expression: ExprSyntax, as type: TypeName?) {
    recordKeys(Leaf.all(of: expression), as: type, in: expression)
  }

  /// What stands behind `??` is a key too: both sides are of the type.
  func recordKeys(_ leaves: [Leaf], as type: TypeName?, in expression: ExprSyntax) {
    guard let type = index.resolved(type), type.takesKeys else { return }
    var title = type.isKey ? type.name : type.element ?? type.name
    let isOfLibrary = title.hasPrefix(LookupFunction.libraryPrefix)
    if isOfLibrary { title.removeFirst(LookupFunction.libraryPrefix.count) }
    let isLookup = isOfLibrary || title == "LocalizationValue"
    var use = KeyUse(KeyText(), origin: isLookup ? .lookup : .view, function: title, range: expression.bytes)
    use.takesComment = title == "LocalizedStringResource"
    for leaf in leaves {
      switch leaf {
      case .literal(let literal), .fallback(let literal):
        guard type.isKey || type.holdsKeys, claimed.insert(literal.start).inserted else { continue }
        use.key = text(of: literal)
        use.range = literal.bytes
        append(use, at: literal.start)
      case .other(let expression):
        guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == type.parts.count else {
          recordImplicit(expression, as: title, like: use)
          continue
        }
        for (part, element) in zip(type.parts, tuple.elements) { recordKeys(element.expression, as: part) }
      case .sum: continue
      }
    }
  }

  /// Records what a function gives.
  func recordResult(_ expression: ExprSyntax) {
    switch context.result {
    case .type(let type):
      recordKeys(expression, as: type)
      if let member = context.member { recordTexts(Leaf.all(of: expression), of: member) }
    case .shown(let name):
      for leaf in Leaf.all(of: expression) {
        recordShown(leaf, function: name)
        // What errors are given is for developers.
        if !ShownVocabulary.ofErrors.contains(name) { follow(leaf, .shown(by: name)) }
      }
    case nil: return
    }
  }

  /// Records what a body of one expression gives.
  func recordImplicitResult(_ statements: CodeBlockItemListSyntax) {
    guard statements.count == 1, let item = statements.first?.item else { return }
    if case .expr(let expression) = item { recordResult(expression) }
    if case .stmt(let statement) = item, let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
      recordResult(expression)
    }
  }

  /// Records a literal for the user that nothing looks up.
  func recordShown(_ leaf: Leaf, function: String) {
    guard !isTest, let text = text(of: leaf), text.hasWords, let range = range(of: leaf) else { return }
    if case .literal(let literal) = leaf, literal.isNamedByAddress { return claim(leaf) }
    guard claimed.insert(range.start.index).inserted else { return }
    claim(leaf)
    if case .literal(let literal) = leaf { mention(literal) }
    var shown = ShownText(text, function: function, range: range)
    shown.isInPreview = isForDevelopers
    shown.isRare = isRare
    if case .fallback = leaf { shown.isRare = true }
    facts.texts.append(shown)
  }

  /// The literal, or the first of those that are added up.
  func range(of leaf: Leaf) -> ByteRange? {
    switch leaf {
    case .literal(let literal), .fallback(let literal): literal.bytes
    case .sum(let operands): operands.first { $0.is(StringLiteralExprSyntax.self) }?.bytes
    case .other: nil
    }
  }

  /// - Parameter offset: Where the expression begins that stands for the text.
  func append(_ use: KeyUse, at offset: Int) {
    // What a test shows nobody reads.
    if isTest, use.origin == .view { return }
    var use = use
    use.isInPreview = isForDevelopers
    use.isRare = use.isRare || isRare || use.function.hasPrefix(".accessibility")
    if use.arguments == nil { use.arguments = formats[offset] }
    facts.append(use, at: offset)
  }

  /// A literal that could be a key, or the format of one: what is put in is `%@`.
  func mention(_ literal: StringLiteralExprSyntax) {
    guard literal.bytes.count <= 2_000 else { return }
    let text = literal.plainText ?? literal.text { _ in .letters("%@") }.key ?? ""
    if !text.isEmpty, text.utf8.count <= 2_000 { facts.mentions.insert(text) }
  }
}

extension KeyText {
  /// Whether there is something to translate in it: a letter that is none of a format specifier.
  var hasWords: Bool {
    pieces.contains { piece in
      guard case .letters(let letters) = piece else { return false }
      var isSpecifier = false
      for scalar in letters.unicodeScalars {
        if isSpecifier {
          isSpecifier =
            !scalar.properties.isAlphabetic && scalar != "@" && scalar != "%" || "lhqzt".unicodeScalars.contains(scalar)
        } else if scalar == "%" {
          isSpecifier = true
        } else if scalar.isOfWord {
          return true
        }
      }
      return false
    }
  }
}
