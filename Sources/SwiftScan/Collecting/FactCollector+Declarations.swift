import SourceFacts
import SwiftSyntax

extension FactCollector {
  /// Enters a type.
  func enter(_ type: some DeclGroupSyntax, _ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    let inherited = inheritedNames(of: type)
    if inherited.contains("View") { recordView(named: name, modifiers: type.modifiers) }
    let kind = enter(named: name.text, inherited: inherited, isHidden: type.modifiers.arePrivate, at: name)
    contexts[contexts.count - 1].isOpen = !inherited.isEmpty || type.is(ProtocolDeclSyntax.self)
    enterPart(type, named: name.text, isView: !Self.madeByName.isDisjoint(with: inherited))
    return kind
  }

  /// What nothing makes that does not name it.
  private static let madeByName: Set<String> = ["View", "ViewModifier"]

  /// Notes that the names of types from here on are those of a view, or of a modifier.
  private func enterPart(_ type: some DeclGroupSyntax, named name: String, isView: Bool) {
    guard isView else { return }
    let isPublic = type.modifiers.contains { $0.name.text == "public" || $0.name.text == "open" }
    contexts[contexts.count - 1].part = facts.typeNames.count
    facts.typeNames.append((TypeNames(view: name, isPublic: isPublic, range: type.bytes), []))
  }

  func recordType(_ name: TokenSyntax) {
    guard !context.isPreview else { return }
    let name = name.text
    if name.first?.isUppercase ?? false { facts.typeNames[context.part].names.insert(name) }
  }

  func enter(_ type: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = TypeName(type.extendedType)?.name ?? type.extendedType.trimmedDescription
    let inherited = inheritedNames(of: type)
    if inherited.contains("View"), let token = type.extendedType.lastToken(viewMode: .sourceAccurate) {
      recordView(named: token, modifiers: type.modifiers)
    }
    let kind = enter(
      named: name, inherited: inherited + [name], isHidden: type.modifiers.arePrivate, at: type.extendedType)
    // What a type adopts may stand in another file.
    contexts[contexts.count - 1].isOpen = !inherited.isEmpty || !Self.closedTypes.contains(name)
    enterPart(type, named: name, isView: inherited.contains("View") || index.types[name]?.isView == true)
    return kind
  }

  private func inheritedNames(of type: some DeclGroupSyntax) -> [String] {
    type.inheritanceClause?.inheritedTypes.compactMap { TypeName($0.type)?.name } ?? []
  }

  private func enter(
    named name: String, inherited: [String], isHidden: Bool, at node: some SyntaxProtocol
  ) -> SyntaxVisitorContinueKind {
    let isView = inherited.contains { ViewTypes.conformances.contains($0) } || index.types[name]?.isView == true
    let isPreview = inherited.contains("PreviewProvider")
    if isPreview { facts.previews.append(PreviewDeclaration(range: node.bytes)) }
    return push {
      $0.isTypeBody = true
      $0.isHidden = $0.isHidden || isHidden
      $0.type = name
      $0.isForDebugging = $0.isForDebugging || name.hasPrefix("Debug")
      $0.isView = isView
      $0.isOfErrors = inherited.contains { $0 == "Error" || $0 == "LocalizedError" }
      $0.isPreview = $0.isPreview || isPreview
      $0.place = .other
      $0.extendsString = name == "String" || name == "StringProtocol"
      $0.result = nil
      $0.function = nil
      $0.isStatic = false
      $0.controller = index.types[name]?.isController == true ? name : nil
      $0.holder = $0.controller
    }
  }

  /// Types of the system that extensions give helpers.
  private static let closedTypes: Set<String> = [
    "String", "Date", "Int", "Double", "Float", "CGFloat", "Bool", "URL", "Data", "Array", "Dictionary", "Calendar",
    "Locale", "Bundle", "TimeInterval", "DateFormatter", "NumberFormatter", "UIColor", "UIImage", "UIFont", "Color",
    "Text", "Image", "View", "UIAlertController", "UIAlertAction",
  ]
  /// Attributes that do not let anything call what has no name in code.
  private static let plainAttributes: Set<String> = ["MainActor", "available", "discardableResult", "ViewBuilder"]

  /// The name of a member of the type around, or of the file, that nothing calls but what names it; for others the
  /// class of a view around, or `nil`.
  private func holder(
    _ name: String, _ modifiers: DeclModifierListSyntax, _ attributes: AttributeListSyntax
  ) -> String? {
    let isPlain = attributes.allSatisfy {
      $0.as(AttributeSyntax.self).map { Self.plainAttributes.contains($0.attributeName.trimmedDescription) } ?? false
    }
    guard isPlain, name.utf8.allSatisfy(CodeByte.isIdentifier),
      !modifiers.contains(where: { $0.name.text == "override" })
    else { return context.controller }
    return modifiers.arePrivate || !context.isOpen ? name : context.controller
  }

  private func recordView(named name: TokenSyntax, modifiers: DeclModifierListSyntax) {
    let isLocal = contexts.contains { !$0.isTypeBody }
    let outer = contexts.compactMap { $0.isTypeBody ? $0.type : nil }
    let view = ViewDeclaration(
      name: (outer + [name.text]).joined(separator: "."),
      isReusable: !isLocal && !context.isHidden && !modifiers.arePrivate, range: name.bytes)
    facts.views.append(view)
  }

  func enter(_ function: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = DeclarationIndex.Function(function.signature)
    let name = function.name.text
    let isStatic = function.modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
    let labels = parameters.parameters.compactMap(\.label)
    let takesKeys = parameters.result?.takesKeys ?? false
    let title = takesKeys ? nil : ([name] + labels).first { ShownVocabulary.isShown($0) }
    let owner = isStatic ? context.type : nil
    let holder = context.isTypeBody ? holder(name, function.modifiers, function.attributes) : context.holder
    enter(parameters, isView: makesViews(parameters.result)) {
      $0.callable = function.start
      $0.holder = holder
      $0.isForDebugging = $0.isForDebugging || name.lowercased().contains("debug")
      $0.function = Context.Function(
        name: owner.map { "\($0).\(name)" } ?? name,
        labels: Dictionary(parameters.parameters.map { ($0.name, $0.label) }) { first, _ in first })
      $0.result = title.map { .shown($0) } ?? parameters.result.map { .type($0) }
    }
    if let statements = function.body?.statements { recordImplicitResult(statements) }
    return .visitChildren
  }

  func enter(_ initializer: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(DeclarationIndex.Function(initializer.signature), isView: false) { $0.callable = initializer.start }
    return .visitChildren
  }

  func enter(_ member: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    let result = TypeName(member.returnClause.type)
    return push {
      $0.result = result.map { .type($0) }
      for parameter in member.parameterClause.parameters {
        $0.names[(parameter.secondName ?? parameter.firstName).text] = Context.Name(type: TypeName(parameter.type))
      }
    }
  }

  private func enter(
    _ function: DeclarationIndex.Function, isView: Bool, _ change: (inout Context) -> Void = { _ in }
  ) {
    _ = push {
      for parameter in function.parameters { $0.names[parameter.name] = Context.Name(type: parameter.type) }
      $0.isView = $0.isView || isView
      $0.place = isView ? .views : .other
      $0.result = nil
      $0.isStatic = false
      change(&$0)
    }
  }

  /// Whether the declarations around are those of an intent that nobody finds.
  var isInHiddenIntent: Bool { context.isTypeBody && isInHiddenIntent(context.type) }

  func isInHiddenIntent(_ type: String?) -> Bool { index.types[type ?? ""]?.isHiddenIntent == true }

  func makesViews(_ result: TypeName?) -> Bool { result.map { ViewTypes.results.contains($0.name) } ?? false }

  /// Enters a variable.
  func enter(_ binding: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let type = binding.typeAnnotation.flatMap { TypeName($0.type) }
    let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? ""
    let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
    if context.isTypeBody, let variable {
      contexts[contexts.count - 1].holder = holder(name, variable.modifiers, variable.attributes)
    }
    if let value = binding.initializer?.value, !isInHiddenIntent { recordKeys(value, as: type) }
    let modifiers = variable?.modifiers
    let isStatic = modifiers?.contains { $0.name.text == "static" } ?? false
    let isBody = binding.accessorBlock != nil
    let isView = isBody && makesViews(type)
    let isTypeBody = context.isTypeBody
    _ = push {
      if isView {
        $0.isView = true
        $0.place = .views
      } else if isBody || isTypeBody {
        $0.place = .other
      }
      if isStatic, !isBody { $0.isStatic = true }
      guard isBody else { return }
      $0.callable = binding.start
      $0.function = Context.Function(name: ".\(name)", labels: [:])
      let isShown = type?.takesKeys != true && ShownVocabulary.isShown(name)
      $0.result = isShown ? .shown(name) : type.map { .type($0) }
    }
    switch binding.accessorBlock?.accessors {
    case .getter(let statements): recordImplicitResult(statements)
    case .accessors(let accessors):
      for accessor in accessors where accessor.accessorSpecifier.text == "get" {
        if let statements = accessor.body?.statements { recordImplicitResult(statements) }
      }
    default: break
    }
    return .visitChildren
  }

  func leave(_ binding: PatternBindingSyntax) {
    pop()
    if context.isTypeBody { contexts[contexts.count - 1].holder = context.controller }
    guard !context.isTypeBody, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return
    }
    let value = binding.initializer?.value
    let type = binding.typeAnnotation.map { TypeName($0.type) } ?? value.flatMap { self.type(of: $0) }
    let lookups = (value.map { Leaf.all(of: $0) } ?? []).compactMap { leaf -> Int? in
      if case .other(let expression) = leaf, facts.hasLookup(at: expression.start) { expression.start } else { nil }
    }
    let isConstant =
      binding.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.let)
    contexts[contexts.count - 1].names[name] = Context.Name(
      type: type, lookups: lookups, value: isConstant ? value : nil)
  }

  /// The names of cases that could be keys.
  func mentionCases(of type: EnumDeclSyntax) {
    guard inheritedNames(of: type).contains("String") else { return }
    for member in type.memberBlock.members {
      guard let cases = member.decl.as(EnumCaseDeclSyntax.self) else { continue }
      for element in cases.elements where element.rawValue == nil {
        facts.mentions.insert(element.name.plainText)
      }
    }
  }
}
