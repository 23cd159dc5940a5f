import SourceFacts
import SourceText
import SwiftSyntax

/// Collects the types and constants that a file declares, for one platform; the bodies of functions are not looked
/// into.
struct DeclarationCollector {
  private let platform: SwiftPlatform
  private(set) var declarations: [Declaration] = []
  private(set) var problems: [SourceProblem] = []

  init(_ file: SourceFileSyntax, platform: SwiftPlatform) {
    self.platform = platform
    add(file.statements, owner: nil)
  }

  private mutating func add(_ statements: CodeBlockItemListSyntax, owner: Int?) {
    for statement in statements {
      if case .decl(let declaration) = statement.item { add(declaration, owner: owner) }
    }
  }

  private mutating func add(_ members: MemberBlockItemListSyntax, owner: Int?) {
    for member in members { add(member.decl, owner: owner) }
  }

  private mutating func add(_ declaration: DeclSyntax, owner: Int?) {
    guard !DeclarationNotes.ignores(declaration.leadingTrivia) else { return }
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let type): add(type, [type.name], owner: owner)
    case .classDecl(let type): add(type, [type.name], owner: owner)
    case .enumDecl(let type): add(type, [type.name], owner: owner)
    case .actorDecl(let type): add(type, [type.name], owner: owner)
    case .extensionDecl(let type): add(type, type.extendedType.path, owner: nil)
    case .variableDecl(let variable): add(variable, owner: owner)
    case .enumCaseDecl(let cases): add(cases, owner: owner)
    case .typeAliasDecl(let alias) where alias.genericParameterClause == nil:
      var known = Declaration(.alias, name: alias.name.plainText, owner: owner, range: alias.name.bytes)
      known.type = alias.initializer.value.writtenName
      declarations.append(known)
    case .functionDecl(let function): add(function, owner: owner)
    case .ifConfigDecl(let config):
      switch config.active(for: platform) {
      case .statements(let statements): add(statements, owner: owner)
      case .decls(let members): add(members, owner: owner)
      default: return
      }
    default: return
    }
  }

  // MARK: - Types

  /// - Parameter names: Those of the types around it first.
  private mutating func add(_ type: some DeclGroupSyntax, _ names: [TokenSyntax], owner: Int?) {
    var owner = owner
    for name in names {
      declarations.append(Declaration(.type, name: name.plainText, owner: owner, range: name.bytes))
      owner = declarations.count - 1
    }
    guard let inner = owner, !names.isEmpty else { return }
    declarations[inner].notes = DeclarationNotes(above: type.leadingTrivia, type.attributes)
    declarations[inner].type = type.inheritanceClause?.inheritedTypes.first?.type.writtenName
    add(type.memberBlock.members, owner: inner)
  }

  private mutating func add(_ cases: EnumCaseDeclSyntax, owner: Int?) {
    for element in cases.elements {
      guard let value = element.rawValue?.value else { continue }
      var known = Declaration(.enumCase, name: element.name.plainText, owner: owner, range: element.name.bytes)
      known.isShared = true
      known.value = read(value)
      known.notes = DeclarationNotes(above: element.name.leadingTrivia)
      declarations.append(known)
    }
  }

  // MARK: - Functions

  /// Adds a function of a type, and with its body one that gives a font.
  private mutating func add(_ function: FunctionDeclSyntax, owner: Int?) {
    guard let result = function.signature.returnClause, let body = function.body else { return }
    var known = Declaration(.function, name: function.name.plainText, owner: owner, range: function.name.bytes)
    known.type = result.type.writtenName
    known.isShared = function.modifiers.areShared || owner == nil
    if Self.isFont(known.type) || known.type == "Self" {
      var reader = ExpressionReader(platform)
      known.value = reader.body(body.statements, end: body.rightBrace)
      known.parameters = function.signature.parameterClause.parameters.map { parameter in
        Declaration.Parameter(
          label: parameter.firstName.text == "_" ? nil : parameter.firstName.plainText,
          name: (parameter.secondName ?? parameter.firstName).plainText, type: parameter.type.writtenName,
          fallback: (parameter.defaultValue?.value).map { reader.read($0) })
      }
    }
    guard known.value != nil || function.modifiers.areShared else { return }
    declarations.append(known)
  }

  private static func isFont(_ type: String?) -> Bool {
    type.map { ["Font", "UIFont", "NSFont"].contains($0.split(separator: ".").last) } ?? false
  }

  // MARK: - Properties

  private mutating func add(_ variable: VariableDeclSyntax, owner: Int?) {
    let notes = DeclarationNotes(above: variable.leadingTrivia, variable.attributes)
    let isShared = variable.modifiers.areShared || owner == nil
    let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    for binding in variable.bindings {
      if binding.pattern.is(TuplePatternSyntax.self) {
        problems.append(
          SourceProblem(
            message: "several names at once are not read: declare them one by one", range: binding.pattern.bytes))
        return
      }
      guard let name = binding.pattern.firstToken(viewMode: .sourceAccurate) else { continue }
      var known = Declaration(.field, name: name.plainText, owner: owner, range: name.bytes)
      known.type = binding.typeAnnotation?.type.writtenName
      known.notes = notes
      known.isShared = isShared
      if let value = binding.initializer?.value {
        known.kind = isConstant ? .constant : .variable
        if isConstant || isShared { known.value = read(value) }
      } else if let body = binding.accessorBlock {
        known.kind = .computed
        known.value = self.value(of: body, isShared: isShared || Self.isFont(known.type))
      }
      declarations.append(known)
    }
  }

  /// The value up to what ends it; unread where more follows on its line.
  private func read(_ value: ExprSyntax) -> SwiftExpression {
    var reader = ExpressionReader(platform)
    let read = reader.read(value)
    var next = value.lastToken(viewMode: .all)?.nextToken(viewMode: .all)
    while let token = next, token.presence == .missing { next = token.nextToken(viewMode: .all) }
    guard let next, !next.leadingTrivia.contains(where: \.isNewline) else { return read }
    switch next.tokenKind {
    case .comma, .semicolon, .leftBrace, .rightBrace, .endOfFile: return read
    default: return reader.unread("the expression is not read beyond this", next)
    }
  }

  /// What a body gives; of one that is run for each value only a `switch` over the value.
  private func value(of body: AccessorBlockSyntax, isShared: Bool) -> SwiftExpression? {
    var reader = ExpressionReader(platform)
    var statements: CodeBlockItemListSyntax?
    var end = body.rightBrace
    switch body.accessors {
    case .getter(let getter): statements = getter
    case .accessors(let accessors):
      let getter = accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body
      statements = getter?.statements
      end = getter?.rightBrace ?? end
    @unknown default: break
    }
    guard let statements else { return isShared ? reader.unread("the body is more than one expression", body) : nil }
    if isShared { return reader.body(statements, end: end) }
    guard let choice = statements.active(for: platform).first?.item.choice,
      choice.subject.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    else { return nil }
    return reader.body(statements, end: end)
  }
}

extension CodeBlockItemSyntax.Item {
  /// The `switch` that it is, or gives back; `nil` for another statement.
  fileprivate var choice: SwitchExprSyntax? {
    switch self {
    case .expr(let expression): expression.as(SwitchExprSyntax.self)
    case .stmt(let statement):
      (statement.as(ExpressionStmtSyntax.self)?.expression ?? statement.as(ReturnStmtSyntax.self)?.expression)?
        .as(SwitchExprSyntax.self)
    default: nil
    }
  }
}

extension DeclModifierListSyntax {
  fileprivate var areShared: Bool {
    contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
  }
}
