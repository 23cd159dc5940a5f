import SourceFacts
import SwiftSyntax

/// An initialiser, function, case of an enumeration or variable that a file declares, with its parameters.
struct Callable {
  var kind: CallableDeclaration.Kind
  var owner: String?
  var name: String
  var parameters: [DeclarationIndex.Parameter]
  /// Where the declaration begins.
  var offset: Int
  /// Whether another overload wins for a literal, by `@_disfavoredOverload`.
  var isDisfavored = false
  /// Whether it gives a string.
  var givesText = false
}

extension Callable {
  init(_ function: FunctionDeclSyntax, owner: String?) {
    let isStatic = function.modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
    let signature = DeclarationIndex.Function(function.signature)
    self.init(
      kind: isStatic ? .staticFunction : .function, owner: owner, name: function.name.plainText,
      parameters: signature.parameters, offset: function.start)
    isDisfavored = function.attributes.disfavor
    givesText = signature.result?.takesText ?? false
  }

  init(_ initializer: InitializerDeclSyntax, owner: String) {
    self.init(
      kind: .initializer, owner: nil, name: owner,
      parameters: DeclarationIndex.Function(initializer.signature).parameters, offset: initializer.start)
    isDisfavored = initializer.attributes.disfavor
  }

  init(_ element: EnumCaseElementSyntax, owner: String) {
    let payload = element.parameterClause?.parameters.map { parameter in
      let label = parameter.firstName?.text
      return DeclarationIndex.Parameter(
        label: label == "_" ? nil : label, name: label ?? "_", type: TypeName(parameter.type))
    }
    self.init(
      kind: .enumCase, owner: owner, name: element.name.plainText, parameters: payload ?? [], offset: element.start)
  }

  /// What a structure without an initialiser of its own is made with; `nil` for another type.
  init?(memberwise type: some DeclGroupSyntax, named name: String) {
    guard type.is(StructDeclSyntax.self) else { return nil }
    var properties: [DeclarationIndex.Parameter] = []
    for member in type.memberBlock.members {
      if member.decl.is(InitializerDeclSyntax.self) { return nil }
      guard let variable = member.decl.as(VariableDeclSyntax.self), !variable.isStatic else { continue }
      let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
      for binding in variable.bindings where !binding.isComputed && !(isConstant && binding.initializer != nil) {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else { continue }
        let type = binding.typeAnnotation.flatMap { TypeName($0.type) }
        properties.append(DeclarationIndex.Parameter(label: name, name: name, type: type))
      }
    }
    self.init(kind: .initializer, owner: nil, name: name, parameters: properties, offset: type.start)
  }

  /// A variable that keys can be assigned to; `nil` for one of another type.
  init?(_ binding: PatternBindingSyntax, owner: String, named name: String, type: TypeName?) {
    guard let type, type.takesKeys else { return nil }
    self.init(
      kind: .property, owner: owner, name: name,
      parameters: [DeclarationIndex.Parameter(label: nil, name: name, type: type)], offset: binding.start)
  }
}

extension VariableDeclSyntax {
  var isStatic: Bool { modifiers.contains { $0.name.text == "static" || $0.name.text == "class" } }
}

extension PatternBindingSyntax {
  /// Whether it has a body, and no value; observers are none.
  fileprivate var isComputed: Bool {
    guard let accessorBlock else { return false }
    guard case .accessors(let accessors) = accessorBlock.accessors else { return true }
    return !accessors.allSatisfy { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
  }
}

extension AttributeListSyntax {
  fileprivate var disfavor: Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "_disfavoredOverload" }
  }
}
