import SourceFacts
import SwiftSyntax

extension FactCollector {
  /// Enters a type.
  func enter(
    _ type: some DeclGroupSyntax & WithModifiersSyntax & WithAttributesSyntax, _ name: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    let inherited = inheritedNames(of: type)
    if inherited.contains("View") { recordView(named: name, modifiers: type.modifiers) }
    let kind = enter(named: name.text, inherited: inherited, isHidden: type.modifiers.arePrivate, at: name)
    enterPart(.type, named: name.plainText, of: type, inherits: inherited)
    for member in type.as(EnumDeclSyntax.self)?.memberBlock.members ?? [] {
      guard let cases = member.decl.as(EnumCaseDeclSyntax.self) else { continue }
      facts.parts[context.part].part.cases += cases.elements.map(\.name.plainText)
    }
    return kind
  }

  func enter(_ type: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = TypeName(type.extendedType)?.name ?? type.extendedType.trimmedDescription
    let inherited = inheritedNames(of: type)
    if inherited.contains("View"), let token = type.extendedType.lastToken(viewMode: .sourceAccurate) {
      recordView(named: token, modifiers: type.modifiers)
    }
    let kind = enter(
      named: name, inherited: inherited + [name], isHidden: type.modifiers.arePrivate, at: type.extendedType)
    enterPart(.extension, named: name, of: type, inherits: inherited)
    return kind
  }

  private func inheritedNames(of type: some DeclGroupSyntax) -> [String] {
    type.inheritanceClause?.inheritedTypes.flatMap { TypeName.names(in: $0.type) } ?? []
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
      $0.isForDebugging =
        $0.isForDebugging || name.hasPrefix("Debug") || ([name] + inherited).contains { $0.hasPrefix("Mock") }
      $0.isView = isView
      $0.isOfErrors = inherited.contains { $0 == "Error" || $0 == "LocalizedError" }
      $0.isPreview = $0.isPreview || isPreview
      $0.place = .other
      $0.extendsString = name == "String" || name == "StringProtocol"
      $0.result = nil
      $0.function = nil
      $0.member = nil
      $0.isStatic = false
    }
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
    let isMember = context.isTypeBody
    let isPlaceholder =
      name == "placeholder"
      && context.type.flatMap { index.types[$0] }?.conformances.contains { $0.hasSuffix("TimelineProvider") } ?? false
    enter(parameters, isView: makesViews(parameters.result)) {
      $0.callable = function.start
      $0.isForDebugging = $0.isForDebugging || name.lowercased().contains("debug")
      $0.isSample = $0.isSample || HiddenVocabulary.isSample(name) || isPlaceholder
      $0.function = Context.Function(
        name: owner.map { "\($0).\(name)" } ?? name,
        labels: Dictionary(parameters.parameters.map { ($0.name, $0.label) }) { first, _ in first })
      $0.result = title.map { .shown($0) } ?? parameters.result.map { .type($0) }
      if isMember, let type = $0.type, parameters.result?.takesText == true { $0.member = MemberName(type, name) }
    }
    if isMember { enterPart(.member, named: function.name.plainText, of: function) }
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
      $0.member = nil
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
      $0.member = nil
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
    if let value = binding.initializer?.value, !isInHiddenIntent {
      recordKeys(value, as: type)
      if context.isTypeBody {
        recordDefault(
          value, of: name, as: type, isConstant: variable?.bindingSpecifier.tokenKind == .keyword(.let))
      }
    }
    let modifiers = variable?.modifiers
    let isStatic = modifiers?.contains { $0.name.text == "static" } ?? false
    let isBody = binding.accessorBlock != nil
    let isView = isBody && makesViews(type)
    let isTypeBody = context.isTypeBody
    let members = context.type.flatMap { index.types[$0] }
    // The system shows the parameters alone of what a widget is set up by, and a type's name where shortcuts are made.
    let isSeldomShown =
      isStatic && isTypeBody
      && (name == "typeDisplayRepresentation" || name == "title" && members?.isConfiguration ?? false)
    let isNeverShown = isStatic && isBody && isInHiddenIntent
    let isOfPlainError = members?.isPlainError ?? false
    let isForPreviews = isForPreviewsAlone(name, variable)
    _ = push {
      $0.isRare = $0.isRare || isSeldomShown
      $0.isForDebugging = $0.isForDebugging || isNeverShown
      if isView {
        $0.isView = true
        $0.place = .views
      } else if isBody || isTypeBody {
        $0.place = .other
      }
      if isStatic, !isBody { $0.isStatic = true }
      if isForPreviews || HiddenVocabulary.isSample(name) { $0.isSample = true }
      guard isBody else { return }
      $0.callable = binding.start
      $0.function = Context.Function(name: ".\(name)", labels: [:])
      let isShown =
        type?.takesKeys != true && ShownVocabulary.isShown(name)
        && !(ShownVocabulary.ofErrors.contains(name) && isOfPlainError)
      $0.result = isShown ? .shown(name) : type.map { .type($0) }
      $0.member = type?.takesText == true && isTypeBody ? $0.type.map { MemberName($0, name) } : nil
    }
    if isTypeBody, let variable {
      let isOfType = contexts.count > 2
      let kind = isBody || isStatic || !isOfType ? CodePart.Kind.member : .stored
      enterPart(kind, named: name, of: variable, range: binding.bytes)
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
    guard !context.isTypeBody, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return
    }
    let value = binding.initializer?.value
    noteWindow(value, named: name)
    let type = binding.typeAnnotation.map { TypeName($0.type) } ?? value.flatMap { self.type(of: $0) }
    let isConstant =
      binding.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.let)
    var held = Context.Name(type: type, isConstant: isConstant)
    if let value { hold(value, in: &held) }
    contexts[contexts.count - 1].names[name] = held
  }

  /// Notes what a variable of the function around is given, once the calls in it are known.
  func leaveAssignment(_ sequence: SequenceExprSyntax) {
    let elements = Array(sequence.elements.prefix(4))
    guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      let name = elements[0].as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return }
    for place in contexts.indices.reversed() {
      if var held = contexts[place].names[name] {
        hold(elements[2], in: &held)
        contexts[place].names[name] = held
        return
      }
      if contexts[place].isTypeBody { return }
    }
  }

  private func hold(_ value: ExprSyntax, in held: inout Context.Name) {
    for case .other(let expression) in Leaf.all(of: value)
    where facts.hasLookup(at: expression.start) || handingCalls.contains(expression.start) {
      held.lookups.append(expression.start)
    }
    // A variable may be changed where nobody sees it.
    guard held.isConstant else { return }
    held.values.append(value)
    held.origins = Array((held.origins + origins(of: value)).prefix(Self.mostOrigins))
  }

  /// The names of cases that could be keys.
  func mentionCases(of type: EnumDeclSyntax) {
    let texts: Set<String> = ["String", "LocalizedStringKey", "LocalizedStringResource"]
    guard !texts.isDisjoint(with: inheritedNames(of: type)) else { return }
    for member in type.memberBlock.members {
      guard let cases = member.decl.as(EnumCaseDeclSyntax.self) else { continue }
      for element in cases.elements {
        if element.rawValue == nil { facts.mentions.insert(element.name.plainText) }
        recordRawValues(of: element, in: type.name.text)
      }
    }
  }
}
