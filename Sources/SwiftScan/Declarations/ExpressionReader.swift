import SourceFacts
import SourceText
import SwiftSyntax

/// Makes values of the syntax of expressions, for one platform.
///
/// What has no value becomes ``SwiftExpression/Form/unread(_:)`` with the reason.
struct ExpressionReader {
  let platform: SwiftPlatform
  /// Expressions around the one that is read, so that no recursion over its value goes deeper.
  private var level = 0
  /// What the constants of the bodies around stand for.
  var locals: [String: SwiftExpression] = [:]
  /// How often one of them may be named: each time its whole value stands there again.
  private var localUses = 4
  /// What an `#if` behind a dot goes on from.
  private var base: SwiftExpression?

  /// Whether closures are read as what they do, and texts with the values in them.
  let readsBodies: Bool
  private var limit: Int { readsBodies ? SwiftExpression.depthLimit : SwiftExpression.constantDepthLimit }

  init(_ platform: SwiftPlatform, readsBodies: Bool = false) {
    self.platform = platform
    self.readsBodies = readsBodies
  }

  mutating func read(_ expression: ExprSyntax) -> SwiftExpression {
    guard enter() else { return unread("the expression is nested too deeply", expression) }
    defer { leave() }
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let number): return value(NumberLiteral.form(number.literal.text), expression)
    case .floatLiteralExpr(let number): return value(NumberLiteral.form(number.literal.text), expression)
    case .stringLiteralExpr(let literal) where readsBodies: return text(literal)
    case .stringLiteralExpr(let literal): return value(Self.form(literal), expression)
    case .booleanLiteralExpr(let bool): return value(.bool(bool.literal.tokenKind == .keyword(.true)), expression)
    case .declReferenceExpr(let name):
      guard let local = locals[name.baseName.plainText] else {
        return value(.name(name.baseName.plainText), expression)
      }
      guard localUses > 0 else { return unread("the body names its constants too often", expression) }
      localUses -= 1
      return local
    case .superExpr: return value(.name("super"), expression)
    case .memberAccessExpr(let access): return member(access)
    case .functionCallExpr(let call): return self.call(call)
    case .macroExpansionExpr(let macro):
      guard macro.leftParen != nil else { return unread("'#\(macro.macroName.text)' is not read", expression) }
      let name = SwiftExpression(
        .name("#" + macro.macroName.text), ByteRange(macro.start, macro.macroName.bytes.end.index))
      return value(.call(name, arguments(macro.arguments)), expression)
    case .genericSpecializationExpr(let generic): return read(generic.expression)
    case .subscriptCallExpr(let access) where readsBodies:
      return value(.element(read(access.calledExpression), arguments(access.arguments)), expression)
    case .subscriptCallExpr: return value(.unread("an element by its index is not read"), expression)
    case .keyPathExpr(let path) where readsBodies:
      let names = path.components.compactMap {
        $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.plainText
      }
      return value(.keyPath(names), expression)
    case .optionalChainingExpr(let chain): return read(chain.expression)
    case .forceUnwrapExpr(let unwrapped): return read(unwrapped.expression)
    case .tryExpr(let inner): return read(inner.expression)
    case .awaitExpr(let inner): return read(inner.expression)
    case .unsafeExpr(let inner): return read(inner.expression)
    case .tupleExpr(let tuple):
      let elements = arguments(tuple.elements)
      if elements.count == 1, elements[0].label == nil { return elements[0].value }
      return value(.tuple(elements), expression)
    case .arrayExpr(let array): return value(.list(array.elements.map { read($0.expression) }), expression)
    case .dictionaryExpr(let dictionary): return value(.list(elements(dictionary)), expression)
    case .closureExpr(let closure) where readsBodies: return value(.block(block(closure)), expression)
    case .closureExpr(let closure):
      return value(.closure(body(closure.statements, end: closure.rightBrace)), expression)
    case .prefixOperatorExpr(let operation): return prefixed(operation)
    case .postfixOperatorExpr(let range) where readsBodies && range.operator.text == "...":
      return value(.operation("...", read(range.expression), value(.nothing, range.operator)), range)
    case .sequenceExpr(let sequence): return self.sequence(Array(sequence.elements))
    // What gives a value as a statement is a closure that is called.
    case .ifExpr where readsBodies, .switchExpr where readsBodies:
      return value(
        .call(value(.block(SwiftBlock(parameters: [], [statement(expression)])), expression), []), expression)
    case .ifExpr, .switchExpr:
      var rest: ArraySlice<CodeBlockItemSyntax> = []
      return branches(expression, &rest)
    case .postfixIfConfigExpr(let chain): return conditional(chain)
    case .nilLiteralExpr where readsBodies: return value(.nothing, expression)
    case .nilLiteralExpr: return unread("'nil' is no value of a token", expression)
    case .regexLiteralExpr: return unread("a pattern is no value of a token", expression)
    case .missingExpr: return unread("the value is missing", expression)
    default: return unread("the expression is not read", expression)
    }
  }

  /// - Returns: Whether what is read next may be a level deeper; then ``leave()`` goes back.
  mutating func enter() -> Bool {
    guard level < limit else { return false }
    level += 1
    return true
  }

  mutating func leave() { level -= 1 }

  func value(_ form: SwiftExpression.Form, _ node: some SyntaxProtocol) -> SwiftExpression {
    SwiftExpression(form, node.bytes)
  }

  /// - Parameter node: What cannot be read, whose first token is the place.
  func unread(_ reason: String, _ node: some SyntaxProtocol) -> SwiftExpression {
    SwiftExpression(.unread(reason), (node.firstToken(viewMode: .sourceAccurate) ?? nil)?.bytes ?? node.bytes)
  }

  // MARK: - Operands

  private static func form(_ literal: StringLiteralExprSyntax) -> SwiftExpression.Form {
    if literal.openingQuote.tokenKind == .multilineStringQuote {
      return .unread("a text of several lines is no value of a token")
    }
    if literal.closingQuote.presence == .missing { return .unread("the text does not end on its line") }
    if String(validating: literal.syntaxTextBytes, as: UTF8.self) == nil { return .unread("the text is not UTF-8") }
    guard let text = literal.plainText else {
      return .unread("a text with an interpolation is known at run time alone")
    }
    return literal.hasError ? .unread("the text has an escape that Swift does not know") : .text(text)
  }

  private mutating func member(_ access: MemberAccessExprSyntax) -> SwiftExpression {
    var base = access.base.map { read($0) }
    if base == nil { (base, self.base) = (self.base, nil) }
    return value(.member(base, access.declName.baseName.plainText), access)
  }

  private mutating func call(_ call: FunctionCallExprSyntax) -> SwiftExpression {
    let callee = read(call.calledExpression)
    var arguments = arguments(call.arguments)
    if let closure = call.trailingClosure { arguments.append(.init(label: nil, value: read(ExprSyntax(closure)))) }
    for closure in call.additionalTrailingClosures {
      arguments.append(.init(label: closure.label.plainText, value: read(ExprSyntax(closure.closure))))
    }
    return value(.call(callee, arguments), call)
  }

  mutating func arguments(_ list: LabeledExprListSyntax) -> [SwiftExpression.Argument] {
    list.map { SwiftExpression.Argument(label: $0.label?.plainText, value: read($0.expression)) }
  }

  /// A dictionary is no value of a token: only names before the colons are taken for labels.
  private mutating func elements(_ dictionary: DictionaryExprSyntax) -> [SwiftExpression] {
    guard case .elements(let elements) = dictionary.content else { return [unread("the value is missing", dictionary)] }
    return elements.map { element in
      readsBodies || element.key.is(DeclReferenceExprSyntax.self)
        ? read(element.value) : unread("the expression is not read", element.colon)
    }
  }

  private mutating func prefixed(_ operation: PrefixOperatorExprSyntax) -> SwiftExpression {
    switch operation.operator.text {
    case "-": value(.negative(read(operation.expression)), operation)
    case "+": read(operation.expression)
    case "!" where readsBodies: value(.not(read(operation.expression)), operation)
    case let range where readsBodies && (range == "..." || range == "..<"):
      value(.operation(range, value(.nothing, operation.operator), read(operation.expression)), operation)
    default: unread("'\(operation.operator.text)' begins no value", operation)
    }
  }

  private mutating func conditional(_ chain: PostfixIfConfigExprSyntax) -> SwiftExpression {
    let start = chain.base.map { read($0) } ?? base
    guard let start else { return unread("the expression is not read", chain) }
    guard case .postfixExpression(let rest)? = chain.config.active(for: platform) else { return start }
    base = start
    return read(rest)
  }
}
