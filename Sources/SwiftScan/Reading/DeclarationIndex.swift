import SourceFacts
import SwiftSyntax

/// What a file declares: the types with their members, and the functions with their parameters.
struct DeclarationIndex {
  struct Parameter {
    var label: String?
    var name: String
    var type: TypeName?
    var isVariadic = false
  }

  struct Function {
    var parameters: [Parameter]
    var result: TypeName?
  }

  struct Members {
    /// Properties, by their names; `nil` where two types of one name say two things, or nothing is said.
    var properties: [String: TypeName?] = [:]
    /// The values of constants that may be strings, by their names; `nil` for what is declared more than once.
    var constants: [String: ExprSyntax?] = [:]
    /// The cases of an enumeration of strings.
    var rawValues: [RawValue] = []
    /// In the order of the source, without those that have a value or a body of their own.
    var initializers: [Function] = []
    var isView = false
    /// What the file says that the type conforms to.
    var conformances: Set<String> = []
    /// Whether the file declares the type, and does not only extend it.
    var isDeclared = false
    /// Whether the file declares more than one type of the name.
    var isAmbiguous = false
    /// Whether it says `isDiscoverable = false`.
    var isUndiscoverable = false
    /// Whether it is the intent of a widget, a control or a focus, whose parameters are shown where that is set up.
    var isConfiguration = false

    /// Whether it is an error that nothing of the system asks for its description: an `Error`, and no `LocalizedError`.
    var isPlainError: Bool {
      isDeclared && conformances.contains("Error") && conformances.isSubset(of: Self.plainProtocols)
    }

    private static let plainProtocols: Set<String> = [
      "Error", "String", "Int", "Equatable", "Hashable", "Sendable", "CaseIterable", "Codable", "Decodable",
      "Encodable", "Identifiable", "RawRepresentable", "Comparable",
    ]

    /// Whether it is an intent whose title and parameters nobody sees.
    var isHiddenIntent: Bool { isUndiscoverable && !isConfiguration }

    mutating func declare(_ name: String, _ type: TypeName?) {
      if let known = properties[name], known != type { properties[name] = .some(nil) } else { properties[name] = type }
    }

    mutating func declare(_ name: String, constant value: ExprSyntax?) {
      constants[name] = .some(constants[name] == nil && properties[name] == nil ? value : nil)
    }
  }

  /// A case of an enumeration of strings.
  struct RawValue {
    var name: String
    var text: String
  }

  /// By their names; what stands outside of all types is the member of the empty name.
  private(set) var types: [String: Members] = [:]
  private(set) var functions: [String: [Function]] = [:]
  private(set) var modules: Set<String> = []
  /// In the order of the file.
  private(set) var callables: [Callable] = []
  /// The names of functions and variables, by where they begin.
  private(set) var names: [Int: String] = [:]

  /// By other names of types in types, their names: `typealias Keyboard = Strings.Settings.Keyboard`.
  private(set) var paths: [String: [String]] = [:]
  /// By the names that a project gives them, types of keys: `typealias Key = LocalizedStringKey`.
  private var aliases: [String: TypeName] = [:]

  /// - Parameter aliases: Other names of types of keys, which other files declare, with the types.
  init(_ file: SourceFileSyntax, aliases: [String: String] = [:]) {
    self.aliases = aliases.mapValues { TypeName($0) }
    add(file.statements, to: "")
    if importsLibrary {
      for name in LookupFunction.ofLibraryTypes.keys where types[name]?.isDeclared != true {
        self.aliases[name] = TypeName(LookupFunction.libraryPrefix + name)
      }
    }
    if !self.aliases.isEmpty { resolveAliases() }
  }

  /// The type that a name stands for.
  func resolved(_ type: TypeName?) -> TypeName? {
    guard !aliases.isEmpty, var type else { return type }
    if let meant = aliases[type.name] { return meant }
    if let meant = type.element.flatMap({ aliases[$0] }) { type.element = meant.name }
    type.parts = type.parts.map { resolved($0) }
    return type
  }

  /// A name may be declared behind the place that uses it.
  private mutating func resolveAliases() {
    func resolved(_ function: Function) -> Function {
      Function(
        parameters: function.parameters.map {
          Parameter(label: $0.label, name: $0.name, type: self.resolved($0.type), isVariadic: $0.isVariadic)
        },
        result: self.resolved(function.result))
    }
    functions = functions.mapValues { $0.map(resolved) }
    types = types.mapValues { members in
      var members = members
      members.properties = members.properties.mapValues { self.resolved($0) }
      members.initializers = members.initializers.map(resolved)
      return members
    }
    for (number, callable) in callables.enumerated() {
      for (place, parameter) in callable.parameters.enumerated() {
        callables[number].parameters[place].type = self.resolved(parameter.type)
      }
    }
  }

  private mutating func add(_ statements: CodeBlockItemListSyntax, to owner: String) {
    for statement in statements {
      if case .decl(let declaration) = statement.item { add(declaration, to: owner) }
    }
  }

  private mutating func add(_ members: MemberBlockItemListSyntax, to owner: String) {
    for member in members { add(member.decl, to: owner) }
  }

  private mutating func add(_ declaration: DeclSyntax, to owner: String) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .importDecl(let item):
      if let module = item.path.first?.name.text { modules.insert(module) }
    case .structDecl(let type): add(type, named: type.name.text)
    case .classDecl(let type): add(type, named: type.name.text)
    case .enumDecl(let type):
      add(type, named: type.name.text)
      types[type.name.text]?.rawValues += Self.rawValues(of: type)
    case .typeAliasDecl(let alias):
      if let type = TypeName(alias.initializer.value), type.takesKeys { aliases[alias.name.plainText] = type }
      if let path = alias.initializer.value.memberPath { paths[alias.name.plainText] = path }
    case .enumCaseDecl(let cases): callables += cases.elements.map { Callable($0, owner: owner) }
    case .actorDecl(let type): add(type, named: type.name.text)
    case .protocolDecl(let type): add(type, named: type.name.text)
    case .extensionDecl(let type): add(type, named: TypeName(type.extendedType)?.name ?? "", isDeclared: false)
    case .variableDecl(let variable):
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
        let type = binding.typeAnnotation.map { TypeName($0.type) } ?? Self.type(of: binding.initializer?.value)
        let isString = binding.typeAnnotation == nil || type?.name == "String"
        let value = variable.bindingSpecifier.tokenKind == .keyword(.let) ? binding.initializer?.value : nil
        types[owner, default: Members()].declare(name, constant: isString ? value : nil)
        if name == "isDiscoverable", binding.givesFalse { types[owner, default: Members()].isUndiscoverable = true }
        types[owner, default: Members()].declare(name, type)
        names[binding.start] = name
        if !owner.isEmpty, let variable = Callable(binding, owner: owner, named: name, type: type) {
          callables.append(variable)
        }
      }
    case .functionDecl(let function):
      functions[function.name.text, default: []].append(Function(function.signature))
      names[function.start] = function.name.text
      callables.append(Callable(function, owner: owner.isEmpty ? nil : owner))
    case .initializerDecl(let initializer):
      types[owner, default: Members()].initializers.append(Function(initializer.signature))
      callables.append(Callable(initializer, owner: owner))
    case .ifConfigDecl(let config):
      for clause in config.clauses {
        switch clause.elements {
        case .statements(let statements): add(statements, to: owner)
        case .decls(let members): add(members, to: owner)
        default: continue
        }
      }
    default: return
    }
  }

  private mutating func add(_ type: some DeclGroupSyntax, named name: String, isDeclared: Bool = true) {
    let inherited = type.inheritanceClause?.inheritedTypes.compactMap { TypeName($0.type)?.name } ?? []
    var members = types[name] ?? Members()
    members.conformances.formUnion(inherited)
    if inherited.contains(where: { ViewTypes.conformances.contains($0) }) { members.isView = true }
    if inherited.contains(where: { $0.hasSuffix("ConfigurationIntent") || $0.hasSuffix("FocusFilterIntent") }) {
      members.isConfiguration = true
    }
    if isDeclared {
      members.isAmbiguous = members.isDeclared
      members.isDeclared = true
    }
    types[name] = members
    if let memberwise = Callable(memberwise: type, named: name) { callables.append(memberwise) }
    add(type.memberBlock.members, to: name)
  }

  /// The cases of an enumeration of strings with their raw values.
  private static func rawValues(of type: EnumDeclSyntax) -> [RawValue] {
    guard type.inheritanceClause?.inheritedTypes.contains(where: { TypeName($0.type)?.name == "String" }) == true else {
      return []
    }
    let cases = type.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self)?.elements }.joined()
    return cases.compactMap { element in
      let name = element.name.plainText
      guard let value = element.rawValue?.value else { return RawValue(name: name, text: name) }
      return value.as(StringLiteralExprSyntax.self)?.plainText.map { RawValue(name: name, text: $0) }
    }
  }

  /// What the value of a property says of its type.
  private static func type(of value: ExprSyntax?) -> TypeName? {
    switch value?.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: TypeName("Int")
    case .floatLiteralExpr: TypeName("Double")
    case .stringLiteralExpr: TypeName("String")
    case .booleanLiteralExpr: TypeName("Bool")
    case .functionCallExpr(let call):
      call.calledExpression.as(DeclReferenceExprSyntax.self).flatMap { callee in
        callee.baseName.text.first?.isUppercase == true ? TypeName(callee.baseName.text) : nil
      }
    default: nil
    }
  }
}

extension PatternBindingSyntax {
  /// Whether its value, or what its body gives, is `false`.
  fileprivate var givesFalse: Bool {
    var value = initializer?.value
    if case .getter(let statements)? = accessorBlock?.accessors, statements.count == 1,
      case .expr(let expression)? = statements.first?.item
    {
      value = expression
    }
    return value?.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind == .keyword(.false)
  }
}

extension DeclarationIndex.Function {
  init(_ signature: FunctionSignatureSyntax) {
    parameters = signature.parameterClause.parameters.map { parameter in
      let label = parameter.firstName.text
      return DeclarationIndex.Parameter(
        label: label == "_" ? nil : label, name: (parameter.secondName ?? parameter.firstName).text,
        type: parameter.ellipsis == nil
          ? TypeName(parameter.type) : TypeName("Array", element: TypeName(parameter.type)?.name),
        isVariadic: parameter.ellipsis != nil)
    }
    result = signature.returnClause.flatMap { TypeName($0.type) }
  }
}

extension DeclarationIndex {
  /// The type of the parameter that an argument is for, of a function or type that the file declares.
  ///
  /// - Parameters:
  ///   - label: That of the argument.
  ///   - position: How many arguments of this label stand before it.
  /// - Returns: `nil` where the file does not declare it.
  func parameter(_ label: String?, _ position: Int, of name: String) -> TypeName?? {
    let candidates = (types[name]?.initializers ?? []) + (functions[name] ?? [])
    for function in candidates {
      let labelled = function.parameters.filter { $0.label == label }
      if labelled.indices.contains(position) { return .some(labelled[position].type) }
      if let last = labelled.last, last.isVariadic { return .some(last.type) }
    }
    if let label, let type = types[name]?.properties[label] { return .some(type) }
    return nil
  }

  /// Whether the file declares a type or a function of that name.
  func declares(_ name: String) -> Bool { types[name]?.isDeclared ?? false || functions[name] != nil }

  /// Whether names as `LocalizedText` mean those of this package's library.
  var importsLibrary: Bool { modules.contains("Strings") || modules.contains("StringsFoundation") }

  /// Whether the file may set the texts of a screen.
  var hasInterface: Bool { showsViews || !modules.isDisjoint(with: ShownVocabulary.modules) }

  /// Whether the file shows views, so that names as `Text` mean those of SwiftUI.
  var showsViews: Bool {
    !modules.isDisjoint(with: ViewTypes.modules) || types.values.contains { $0.isView }
  }
}

extension TypeSyntax {
  /// The names of a type in types, as `Strings.Settings`; `nil` for any other.
  fileprivate var memberPath: [String]? {
    guard let member = self.as(MemberTypeSyntax.self) else { return nil }
    if let outer = member.baseType.as(IdentifierTypeSyntax.self) {
      return [outer.name.plainText, member.name.plainText]
    }
    return member.baseType.memberPath.map { $0 + [member.name.plainText] }
  }
}
