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
    facts.parts.append((part, [], []))
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
    recordName(reference.baseName)
  }

  /// An extension does not reach what it extends. Nothing is made of a type where another in it is meant: `Page.Item`.
  func recordName(_ name: TokenSyntax, ofType type: some TypeSyntaxProtocol) {
    guard let parent = type.parent, !parent.is(ExtensionDeclSyntax.self) else { return }
    recordName(name, isOther: parent.is(MemberTypeSyntax.self))
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
