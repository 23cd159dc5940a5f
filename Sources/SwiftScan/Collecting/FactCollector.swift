import SourceFacts
import SourceText
import SwiftSyntax

/// Collects the facts of a tree in one walk.
///
/// What stands around a place is kept in ``contexts``. A call is seen before what is in it, so that it can claim the
/// literals that it understands.
final class FactCollector: SyntaxVisitor {
  let vocabulary: Vocabulary
  let index: DeclarationIndex
  /// Whether names as `Text` mean those of SwiftUI.
  let showsViews: Bool
  /// Whether the file is a test, whose texts nobody reads.
  let isTest: Bool
  var contexts: [Context] = [Context(isTypeBody: true)]
  var facts = FactList()
  /// What is put into the texts that the expressions at these offsets give.
  var formats: [Int: [ArgumentKind]] = [:]
  /// Lookups of what is made of parameters and properties.
  var handedOn: [HandedOn.Source: [HandedOn]] = [:]
  /// Calls that parameters and properties are given to.
  var handings: [HandedOn.Source: [HandedTo]] = [:]
  /// Where the calls of both begin.
  var handingCalls: Set<Int> = []
  /// By where a call begins, the parameter or property whose values are put into the text that it gives.
  var fillers: [Int: HandedOn.Source] = [:]
  /// By where a lookup begins, the parameter or property whose text is shown where no table has the key.
  var defaultTexts: [Int: HandedOn.Source] = [:]
  /// By the parameter of an initialiser, the property that it is stored in.
  var stored: [HandedOn.Source: HandedOn.Source] = [:]
  /// What shows parameters and properties as they stand.
  var shownSources: [HandedOn.Source: String] = [:]
  /// How much of one text was followed.
  var followed = 0
  /// By property the functions that set it.
  var setters: [MemberName: Set<String>] = [:]
  /// By where the text begins that a property is set to, the functions that are called behind it.
  var callsBehind: [Int: [String]] = [:]
  /// The names of windows that have no title bar, as far as the file has been read.
  var bareWindows: Set<String> = []
  /// By where it begins, the source of a key that is made at run time.
  var dynamicSources: [Int: HandedOn.Source] = [:]
  /// How many clauses `#if DEBUG` and `#if false`, and views that draw bars for their texts, are around.
  private var unseenDepth = 0
  /// How many clauses are around that only builds with a flag of the project's own have.
  private var optionalDepth = 0
  /// Whether no build for iOS has what is around.
  private(set) var isForOtherSystem = false
  /// Where literals begin that are no others any more.
  var claimed: Set<Int> = []

  init(_ file: SourceFileSyntax, vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    index = DeclarationIndex(file, aliases: vocabulary.aliases)
    showsViews = index.showsViews
    isTest = !index.modules.isDisjoint(with: ShownVocabulary.testModules)
    facts.parts = [(CodePart(.file, name: "", owner: nil, range: file.bytes), [], [], [])]
    super.init(viewMode: .sourceAccurate)
  }

  /// Whether no user sees what the code shows.
  var isForDevelopers: Bool { context.isPreview || context.isForDebugging || unseenDepth > 0 }

  /// How many constants were looked for in previews.
  var samplesAsked = 0

  /// Whether users may never meet what the code shows.
  var isRare: Bool { context.isRare || context.isOfErrors || optionalDepth > 0 }

  var context: Context { contexts[contexts.count - 1] }

  /// Enters a place that differs from the one around it as `change` says.
  func push(_ change: (inout Context) -> Void = { _ in }) -> SyntaxVisitorContinueKind {
    var inner = context
    inner.names = [:]
    inner.callable = nil
    inner.isTypeBody = false
    change(&inner)
    contexts.append(inner)
    return .visitChildren
  }

  func pop() { contexts.removeLast() }

  // MARK: - Declarations

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
  override func visitPost(_ node: StructDeclSyntax) { pop() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
  override func visitPost(_ node: ClassDeclSyntax) { pop() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
  override func visitPost(_ node: ActorDeclSyntax) { pop() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
  override func visitPost(_ node: ProtocolDeclSyntax) { pop() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    mentionCases(of: node)
    return enter(node, node.name)
  }
  override func visitPost(_ node: EnumDeclSyntax) { pop() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: ExtensionDeclSyntax) { pop() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: FunctionDeclSyntax) { pop() }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: InitializerDeclSyntax) { pop() }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: SubscriptDeclSyntax) { pop() }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: TypeAliasDeclSyntax) { pop() }
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: PatternBindingSyntax) { leave(node) }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.defaultValue?.value { recordKeys(value, as: TypeName(node.type)) }
    return .visitChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let outer = isForOtherSystem
    for (clause, isActive) in node.branches(for: .ios) {
      isForOtherSystem = outer || isActive == false
      walk(clause)
    }
    isForOtherSystem = outer
    return .skipChildren
  }
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if isForDebugging(node) { unseenDepth += 1 }
    if node.isOptional { optionalDepth += 1 }
    return .visitChildren
  }
  override func visitPost(_ node: IfConfigClauseSyntax) {
    if isForDebugging(node) { unseenDepth -= 1 }
    if node.isOptional { optionalDepth -= 1 }
  }

  // MARK: - Statements

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: ClosureExprSyntax) { pop() }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    let (isForOlderSystem, isNeverRun) = (node.isForOlderSystem, node.isNeverRun)
    let isForWideScreens = node.isForWideScreens
    return push {
      $0.isForWideScreens = $0.isForWideScreens || isForWideScreens
      $0.isRare = $0.isRare || isForOlderSystem
      $0.isForDebugging = $0.isForDebugging || isNeverRun
    }
  }
  override func visitPost(_ node: CodeBlockSyntax) { pop() }
  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    // Where it does not hold, names mean what they meant before it.
    let before = context.names
    walk(node.conditions)
    let behind = context.names
    contexts[contexts.count - 1].names = before
    walk(node.body)
    contexts[contexts.count - 1].names = behind
    return .skipChildren
  }
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    let (isForTesters, isForWideScreens) = (Self.isForTesters(node), node.isElseOfWideScreens)
    return push {
      $0.isRare = $0.isRare || isForTesters
      $0.isForWideScreens = $0.isForWideScreens || isForWideScreens
    }
  }
  override func visitPost(_ node: IfExprSyntax) { pop() }
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    let givesNames = node.givesNames
    return push { $0.isRare = $0.isRare || givesNames }
  }
  override func visitPost(_ node: SwitchExprSyntax) { pop() }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { push() }
  override func visitPost(_ node: WhileStmtSyntax) { pop() }
  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    let isUnknown = node.isForUnknownCases
    let kind = push { $0.isRare = $0.isRare || isUnknown }
    enterChoice(node)
    return kind
  }
  override func visitPost(_ node: SwitchCaseSyntax) { pop() }
  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind { push { $0.names["error"] = .init() } }
  override func visitPost(_ node: CatchClauseSyntax) { pop() }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    _ = push()
    declare(node.pattern, elementsOf: node.sequence)
    return .visitChildren
  }
  override func visitPost(_ node: ForStmtSyntax) { pop() }
  override func visitPost(_ node: OptionalBindingConditionSyntax) {
    guard let pattern = node.pattern.as(IdentifierPatternSyntax.self) else { return }
    let name = pattern.identifier.text
    let value = node.initializer?.value ?? ExprSyntax(DeclReferenceExprSyntax(baseName: pattern.identifier))
    var held = Context.Name(type: node.typeAnnotation.map { TypeName($0.type) } ?? type(of: value))
    held.origins = origins(of: value)
    contexts[contexts.count - 1].names[name] = held
  }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    if !context.isTypeBody, node.parent?.is(ValueBindingPatternSyntax.self) == true || isInPattern(node) {
      contexts[contexts.count - 1].names[node.identifier.text] = Context.Name(payload: payload(node))
    }
    return .skipChildren
  }
  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let expression = node.expression { recordResult(expression) }
    return .visitChildren
  }

  // MARK: - Expressions

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.drawsPlaceholder { unseenDepth += 1 }
    return visitCall(node)
  }
  override func visitPost(_ node: FunctionCallExprSyntax) { if node.drawsPlaceholder { unseenDepth -= 1 } }
  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    recordLibraryLookup(node)
    return .visitChildren
  }
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    recordMemberWrapper(node)
    recordTextMember(node)
    return .visitChildren
  }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    recordAccessor(node)
    recordName(node)
    return .skipChildren
  }
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    recordName(node.name, ofType: node)
    return .visitChildren
  }
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    recordName(node.name, ofType: node)
    return .visitChildren
  }
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    recordAssignment(node)
    return .visitChildren
  }
  override func visitPost(_ node: SequenceExprSyntax) { leaveAssignment(node) }
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if !claimed.contains(node.start) {
      mention(node)
      recordName(node)
    }
    return .visitChildren
  }

  /// Whether a build for debugging has it, and one for the store has not: `DEBUG`, `NIGHTLY || DEBUG`; or none has it:
  /// `false`.
  private func isForDebugging(_ clause: IfConfigClauseSyntax) -> Bool {
    if clause.condition?.isFalse == true { return true }
    let condition = clause.condition.map { $0.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? [$0] } ?? []
    if condition.count == 1, condition.first?.trimmedDescription == "targetEnvironment(simulator)" { return true }
    return condition.contains {
      $0.as(DeclReferenceExprSyntax.self).map { BuildFlag.isForDevelopers($0.baseName.text) } ?? false
    }
  }

  /// Whether testers alone have what an `if` shows: `if isTestFlight { … }`.
  private static func isForTesters(_ node: IfExprSyntax) -> Bool {
    guard node.elseBody == nil else { return false }
    var isNamed = false
    for token in node.conditions.tokens(viewMode: .sourceAccurate).prefix(mostTokens) {
      switch token.tokenKind {
      // `!isDebug`, `isDebug == false`
      case .prefixOperator, .binaryOperator: return false
      case .identifier(let name): isNamed = isNamed || testers.contains(where: name.lowercased().contains)
      default: continue
      }
    }
    return isNamed
  }

  private static let testers = ["debug", "simulator", "testflight"]
  /// As many are asked of a condition at most: it may hold closures, which hold conditions.
  private static let mostTokens = 32

  // MARK: - Macros

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    recordAttribute(node) ? .visitChildren : .skipChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { enterMacro(node) }
  override func visitPost(_ node: MacroExpansionExprSyntax) { leaveMacro(node) }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { enterMacro(node) }
  override func visitPost(_ node: MacroExpansionDeclSyntax) { leaveMacro(node) }
}
