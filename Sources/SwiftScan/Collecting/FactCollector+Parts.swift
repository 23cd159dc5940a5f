import SourceFacts
import SourceText
import SwiftSyntax

// Which names stand in which part of the code.
extension FactCollector {
  /// Says that what is entered is a part of its own.
  ///
  /// - Parameter range: Where it stands, if it is not all of its declaration.
  func enterPart(
    _ kind: CodePart.Kind, named name: String, of declaration: some WithModifiersSyntax & WithAttributesSyntax,
    inherits: [String] = [], range: ByteRange? = nil
  ) {
    var part = CodePart(kind, name: name, owner: context.part, range: range ?? declaration.bytes)
    let modifiers = declaration.modifiers
    let isPlain = declaration.attributes.allSatisfy {
      guard let attribute = $0.as(AttributeSyntax.self) else { return false }
      return Self.plainAttributes.contains(TypeName(attribute.attributeName)?.name ?? "")
    }
    part.isOpen =
      !isPlain || name.isEmpty || !name.utf8.allSatisfy(CodeByte.isIdentifier)
      || modifiers.contains { $0.name.tokenKind == .keyword(.override) }
    part.isPublic = modifiers.contains { $0.name.text == "public" || $0.name.text == "open" }
    part.isPrivate = modifiers.arePrivate
    part.inherits = inherits
    contexts[contexts.count - 1].part = facts.parts.count
    facts.parts.append((part, [], [], []))
  }

  /// Says that what stands in a branch of a `switch` is met where a value is one of the cases that it names; one for
  /// other values is a part of what is around.
  func enterChoice(_ choice: SwitchCaseSyntax) {
    guard case .case(let label) = choice.label else { return }
    let names = label.caseItems.map { item -> String? in
      let pattern = item.pattern.as(ExpressionPatternSyntax.self)?.expression
      let access = pattern?.as(FunctionCallExprSyntax.self)?.calledExpression ?? pattern
      return access?.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
    }
    guard !names.contains(nil) else { return }
    var part = CodePart(.choice, name: "", owner: context.part, range: choice.bytes)
    part.cases = names.compactMap(\.self)
    contexts[contexts.count - 1].part = facts.parts.count
    facts.parts.append((part, [], [], []))
  }

  /// Attributes that do not let anything reach what has no name in code.
  private static let plainAttributes: Set<String> = [
    "MainActor", "available", "discardableResult", "ViewBuilder", "State", "StateObject", "ObservedObject",
    "EnvironmentObject", "Environment", "Binding", "Published", "AppStorage", "SceneStorage", "FocusState", "Namespace",
    "GestureState", "ScaledMetric", "Bindable", "inlinable", "inline", "usableFromInline", "Observable", "frozen",
    "propertyWrapper", "resultBuilder", "dynamicMemberLookup", "preconcurrency", "nonobjc", "IBDesignable", "Entry",
    "ObservationIgnored", "ToolbarContentBuilder", "Sendable", "unchecked", "nonisolated",
  ]

  /// Another name of a type; what stands in a function is a part of that.
  func enter(_ alias: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let isMember = context.isTypeBody
    let isOfFile = facts.parts[context.part].part.kind == .file
    _ = push()
    if isMember || isOfFile {
      enterPart(
        isOfFile ? .type : .member, named: alias.name.plainText, of: alias,
        inherits: TypeName.names(in: alias.initializer.value))
    }
    return .visitChildren
  }

  // MARK: - Names

  /// Notes that a name stands in the part around.
  func recordName(_ token: TokenSyntax, isOther: Bool = false) {
    guard !isForDevelopers, !isTest, token.presence == .present else { return }
    let name = token.plainText.drop { $0 == "$" }
    guard let first = name.utf8.first, CodeByte.isIdentifier(first),
      !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    else { return }
    insert(String(name), isOther: isOther)
    // The storage of a property with a wrapper: `_name`.
    if first == UInt8(ascii: "_") { insert(String(name.dropFirst()), isOther: isOther) }
  }

  /// - Parameter isOther: Whether nothing is made of it on a phone.
  private func insert(_ name: String, isOther: Bool = false) {
    if isOther || isForOtherSystem || context.isForWideScreens {
      facts.parts[context.part].others.insert(name)
    } else {
      facts.parts[context.part].names.insert(name)
    }
  }

  func recordName(_ reference: DeclReferenceExprSyntax) {
    let access = reference.parent?.as(MemberAccessExprSyntax.self)
    if access?.declName.id != reference.id, isLocal(reference.baseName.text) { return }
    if access?.declName.id == reference.id, isAsked(access.map { Syntax($0) }) {
      facts.parts[context.part].asked.insert(reference.baseName.plainText)
    } else {
      recordName(reference.baseName)
    }
  }

  /// Whether a member stands in a pattern, as `.failed` in `case .some(.failed(let error)):`.
  private func isAsked(_ member: Syntax?) -> Bool {
    var node = member
    for _ in 0..<Self.mostPlaces {
      guard let outer = node?.parent else { return false }
      switch outer.as(SyntaxEnum.self) {
      case .expressionPattern: return true
      case .memberAccessExpr, .functionCallExpr, .labeledExpr, .labeledExprList, .optionalChainingExpr, .tupleExpr:
        node = outer
      default: return false
      }
    }
    return false
  }

  /// An extension does not reach what it extends. Nothing is made of a type where another in it is meant: `Page.Item`.
  func recordName(_ name: TokenSyntax, ofType type: some TypeSyntaxProtocol) {
    guard let parent = type.parent, !parent.is(ExtensionDeclSyntax.self), !isOfExtension(parent) else { return }
    recordName(name, isOther: parent.is(MemberTypeSyntax.self))
  }

  /// Whether a type stands in what an extension asks of its own: `where Self == Style` makes none.
  private func isOfExtension(_ requirement: Syntax) -> Bool {
    guard requirement.is(SameTypeRequirementSyntax.self) || requirement.is(ConformanceRequirementSyntax.self) else {
      return false
    }
    let clause = requirement.parent?.parent?.parent?.as(GenericWhereClauseSyntax.self)
    return clause?.parent?.is(ExtensionDeclSyntax.self) ?? false
  }

  /// Notes all names of what is not looked into, as the arguments of attributes.
  func recordNames(in node: some SyntaxProtocol) {
    for token in node.tokens(viewMode: .sourceAccurate) {
      if case .identifier = token.tokenKind { recordName(token) }
    }
  }

  /// A text may name what code asks for by its name: a class, a storyboard.
  func recordName(_ literal: StringLiteralExprSyntax) {
    guard !isForDevelopers, !isTest, let text = literal.plainText, text.utf8.count <= 100,
      text.utf8.allSatisfy({ CodeByte.isIdentifier($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") })
    else { return }
    for name in text.split(whereSeparator: { $0 == "." || $0 == ":" }) { insert(String(name)) }
  }

  /// As many places around are asked for a name at most: in code that is nested deeper the name counts.
  private static let mostPlaces = 64

  /// Whether a function or closure around declares the name.
  private func isLocal(_ name: String) -> Bool {
    for context in contexts.suffix(Self.mostPlaces).reversed() {
      if context.isTypeBody { return false }
      if context.names[name] != nil { return true }
    }
    return false
  }
}
