import SourceFacts
import SourceText
import SwiftSyntax

/// Collects the types and constants that a file declares, for one platform; bodies only where they are asked for.
struct DeclarationCollector {
  private let platform: SwiftPlatform
  /// Whether views are asked for: what bodies do, attributes, all that a type inherits.
  private let readsBodies: Bool
  private(set) var declarations: [Declaration] = []
  private(set) var problems: [SourceProblem] = []
  private var samples = SampleComments()

  init(_ file: SourceFileSyntax, platform: SwiftPlatform, readsBodies: Bool = false) {
    self.platform = platform
    self.readsBodies = readsBodies
    add(file.statements, owner: nil)
  }

  private mutating func add(_ statements: CodeBlockItemListSyntax, owner: Int?) {
    for statement in statements {
      switch statement.item {
      case .decl(let declaration): add(declaration, owner: owner)
      case .expr(let expression): expression.as(MacroExpansionExprSyntax.self).map { add($0) }
      case .stmt: continue
      @unknown default: continue
      }
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
    case .protocolDecl(let type) where readsBodies: add(type, [type.name], owner: owner)
    case .extensionDecl(let type):
      let path = type.extendedType.path
      add(type, path.count > 1 && path[0].text == "SwiftUI" ? Array(path.dropFirst()) : path, owner: nil)
    case .variableDecl(let variable): add(variable, owner: owner)
    case .enumCaseDecl(let cases): add(cases, owner: owner)
    case .typeAliasDecl(let alias) where alias.genericParameterClause == nil:
      var known = Declaration(.alias, name: alias.name.plainText, owner: owner, range: alias.name.bytes)
      known.type = alias.initializer.value.writtenName
      if readsBodies { known.isPrivate = alias.modifiers.arePrivate }
      declarations.append(known)
    case .functionDecl(let function):
      if readsBodies { addWithBody(function, owner: owner) } else { add(function, owner: owner) }
    case .initializerDecl(let initializer) where readsBodies: add(initializer, owner: owner)
    case .macroExpansionDecl(let macro): add(macro)
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
      declarations[declarations.count - 1].isExtension = type.is(ExtensionDeclSyntax.self)
    }
    guard let inner = owner, !names.isEmpty else { return }
    declarations[inner].notes = DeclarationNotes(above: type.leadingTrivia, type.attributes)
    declarations[inner].type = type.inheritanceClause?.inheritedTypes.first?.type.writtenName
    if readsBodies {
      declarations[inner].inherits = type.inheritanceClause?.inheritedTypes.map(\.type.writtenName) ?? []
      declarations[inner].isPrivate = type.modifiers.arePrivate
    }
    let first = declarations.count
    add(type.memberBlock.members, owner: inner)
    // `extension ButtonStyle where Self == Wide`: what is `Self` there is known.
    guard readsBodies, let own = type.genericWhereClause?.selfType else { return }
    for index in declarations.indices[first...] where declarations[index].owner == inner {
      if declarations[index].type == "Self" { declarations[index].type = own }
    }
  }

  private mutating func add(_ cases: EnumCaseDeclSyntax, owner: Int?) {
    for element in cases.elements {
      let value = element.rawValue?.value
      guard value != nil || readsBodies else { continue }
      var known = Declaration(.enumCase, name: element.name.plainText, owner: owner, range: element.name.bytes)
      known.isShared = true
      known.value = value.map { read($0) }
      if readsBodies {
        known.parameters =
          (element.parameterClause?.parameters).map(Array.init)?.enumerated().map { number, parameter in
            Declaration.Parameter(
              label: parameter.firstName?.plainText, name: parameter.firstName?.plainText ?? "\(number)",
              type: parameter.type.writtenName, fallback: nil)
          } ?? []
      }
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
      known.parameters = parameters(function.signature)
    }
    guard known.value != nil || function.modifiers.areShared else { return }
    declarations.append(known)
  }

  private func parameters(_ signature: FunctionSignatureSyntax) -> [Declaration.Parameter] {
    var reader = ExpressionReader(platform, readsBodies: readsBodies)
    return signature.parameterClause.parameters.map { parameter in
      var known = Declaration.Parameter(
        label: parameter.firstName.text == "_" ? nil : parameter.firstName.plainText,
        name: (parameter.secondName ?? parameter.firstName).plainText, type: parameter.type.writtenName,
        fallback: (parameter.defaultValue?.value).map { reader.read($0) })
      known.isOptional = readsBodies && parameter.type.is(OptionalTypeSyntax.self)
      return known
    }
  }

  /// Adds a function that gives something, with what it does.
  private mutating func addWithBody(_ function: FunctionDeclSyntax, owner: Int?) {
    guard let result = function.signature.returnClause, let body = function.body else { return }
    var known = Declaration(.function, name: function.name.plainText, owner: owner, range: function.name.bytes)
    known.type = result.type.writtenName
    known.isShared = function.modifiers.areShared || owner == nil
    known.parameters = parameters(function.signature)
    known.wrappers = wrappers(function.attributes)
    known.body = statements(body.statements)
    declarations.append(known)
  }

  private mutating func add(_ initializer: InitializerDeclSyntax, owner: Int?) {
    guard let owner else { return }
    var known = Declaration(.initializer, name: "init", owner: owner, range: initializer.initKeyword.bytes)
    known.parameters = parameters(initializer.signature)
    known.body = statements(initializer.body?.statements ?? [])
    declarations.append(known)
  }

  /// Adds a `#Preview`; other macros make of their arguments what they like.
  private mutating func add(_ macro: some FreestandingMacroExpansionSyntax) {
    guard readsBodies, macro.macroName.text == "Preview",
      let body = macro.trailingClosure ?? macro.arguments.last?.expression.as(ClosureExprSyntax.self)
    else { return }
    let title = macro.arguments.first.flatMap { $0.label == nil ? $0.expression.as(StringLiteralExprSyntax.self) : nil }
    let range = ByteRange(macro.pound.start, macro.macroName.bytes.end.index)
    var known = Declaration(.preview, name: title?.plainText ?? "", owner: nil, range: range)
    known.body = statements(body.statements)
    declarations.append(known)
  }

  private func statements(_ list: CodeBlockItemListSyntax) -> [SwiftStatement] {
    var reader = ExpressionReader(platform, readsBodies: true)
    return reader.statements(list)
  }

  private func wrappers(_ attributes: AttributeListSyntax) -> [SwiftExpression] {
    attributes.compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      var reader = ExpressionReader(platform, readsBodies: true)
      let name = reader.value(.name(attribute.attributeName.writtenName), attribute.attributeName)
      guard case .argumentList(let list)? = attribute.arguments else { return name }
      return reader.value(.call(name, reader.arguments(list)), attribute)
    }
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
      if readsBodies {
        known.wrappers = wrappers(variable.attributes)
        known.isPrivate = variable.modifiers.arePrivate
        known.sample = samples.sample(of: variable, platform)
        known.isOptional = binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false
      }
      if let value = binding.initializer?.value {
        known.kind = isConstant ? .constant : .variable
        if isConstant || isShared || readsBodies { known.value = read(value) }
      } else if let body = binding.accessorBlock, readsBodies {
        known.kind = .computed
        known.body = body.getter.map { statements($0.statements) }
      } else if let body = binding.accessorBlock {
        known.kind = .computed
        known.value = self.value(of: body, isShared: isShared || Self.isFont(known.type))
      }
      declarations.append(known)
    }
  }

  /// The value up to what ends it; unread where more follows on its line.
  private func read(_ value: ExprSyntax) -> SwiftExpression {
    var reader = ExpressionReader(platform, readsBodies: readsBodies)
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
    guard let (statements, end) = body.getter else {
      return isShared ? reader.unread("the body is more than one expression", body) : nil
    }
    if isShared { return reader.body(statements, end: end) }
    guard let choice = statements.active(for: platform).first?.item.choice,
      choice.subject.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    else { return nil }
    return reader.body(statements, end: end)
  }
}
