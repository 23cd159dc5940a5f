import SourceFacts
import SourceText
import SwiftSyntax

// Texts that reach the user by properties, functions and parameters.
extension FactCollector {
  // MARK: - What members give

  /// Records what a member gives, or is given: literals, and other members.
  func recordTexts(_ leaves: [Leaf], of member: MemberName) {
    for leaf in leaves { follow(leaf, .given(by: member)) }
  }

  /// Records what a property is set to.
  func recordTexts(_ leaves: [Leaf], of member: MemberName, assignedBy sequence: SequenceExprSyntax) {
    if let function = context.function?.name { setters[member, default: []].insert(function) }
    let first = facts.memberTexts.count
    recordTexts(leaves, of: member)
    guard facts.memberTexts.count > first, let calls = callsBehind(sequence, setting: member) else {
      facts.memberTexts.removeLast(facts.memberTexts.count - first)
      return
    }
    for text in facts.memberTexts[first...] where !calls.isEmpty { callsBehind[text.range.start.index] = calls }
  }

  /// The functions of the type around that the statements behind an assignment call; `nil` where one of these sets the
  /// property again.
  private func callsBehind(_ sequence: SequenceExprSyntax, setting member: MemberName) -> [String]? {
    var item = Syntax(sequence)
    while let outer = item.parent, !item.is(CodeBlockItemSyntax.self) { item = outer }
    guard let list = item.parent else { return [] }
    var calls: [String] = []
    for statement in list.statements(behind: item).prefix(Self.mostBehind) {
      guard case .expr(let expression) = statement.item else { continue }
      if let other = expression.as(SequenceExprSyntax.self),
        other.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
        let target = other.elements.first, self.member(assignedTo: target) == member
      {
        return nil
      }
      if let call = expression.as(FunctionCallExprSyntax.self), let callee = Callee(call),
        callee.path == [] || callee.path == ["self"]
      {
        calls.append(callee.name)
      }
    }
    return calls
  }

  private static let mostBehind = 16

  /// Drops texts that a function sets again which is called behind them.
  func dropOverwritten(_ texts: inout [MemberText]) {
    texts.removeAll { text in
      callsBehind[text.range.start.index].map { calls in
        setters[text.member].map { !$0.isDisjoint(with: calls) } ?? false
      } ?? false
    }
  }

  /// Records what a stored property begins with; a variable is mostly set before it is shown.
  func recordDefault(_ value: ExprSyntax, of name: String, as type: TypeName?, isConstant: Bool) {
    guard let owner = context.type, type.map({ $0.name == "String" }) ?? true, !value.is(ArrayExprSyntax.self),
      !value.is(DictionaryExprSyntax.self)
    else { return }
    let first = facts.memberTexts.count
    for leaf in Leaf.all(of: value) where range(of: leaf) != nil { follow(leaf, .given(by: MemberName(owner, name))) }
    if !isConstant {
      for number in facts.memberTexts.indices.dropFirst(first) { facts.memberTexts[number].isRare = true }
    }
  }

  /// Records the raw values that the cases of an enumeration say.
  func recordRawValues(of element: EnumCaseElementSyntax, in type: String) {
    guard let literal = element.rawValue?.value.as(StringLiteralExprSyntax.self) else { return }
    record(.literal(literal), of: MemberName(type, "rawValue"))
  }

  /// The property that something is assigned to; `nil` for a local variable, and where nobody knows whose it is.
  func member(assignedTo target: ExprSyntax) -> MemberName? {
    if let name = target.as(DeclReferenceExprSyntax.self)?.baseName.text {
      guard localName(name) == nil, let owner = context.type, !owner.isEmpty else { return nil }
      return MemberName(owner, name)
    }
    guard let access = target.as(MemberAccessExprSyntax.self), let base = access.base, let owner = type(of: base)
    else { return nil }
    return MemberName(owner.name, access.declName.baseName.text)
  }

  private func record(_ leaf: Leaf, of member: MemberName) {
    guard !isTest, let text = text(of: leaf), text.hasWords, let range = range(of: leaf) else { return }
    if case .literal(let literal) = leaf {
      if literal.isNamedByAddress { return }
      if let plain = literal.plainText, Self.isIdentifier(plain) || Self.isLowercaseWord(plain) { return }
    }
    var found = MemberText(member, text: text, range: range)
    found.isInPreview = isForDevelopers || context.isSample
    found.isRare = isRare
    if case .fallback = leaf { found.isRare = true }
    facts.memberTexts.append(found)
  }

  // MARK: - What is done with them

  /// Records a literal that a view or control shows, and follows whatever else it shows there.
  func show(_ leaf: Leaf, by function: String) {
    recordShown(leaf, function: function)
    follow(leaf, .shown(by: function))
  }

  /// What one text is made of at most: constants of constants would grow by powers.
  private static let mostFollowed = 256

  /// Notes what is done with the members, parameters and constants that an expression names.
  func follow(_ leaf: Leaf, _ way: MemberUse.Way, depth: Int = 0) {
    if depth == 0 { followed = 0 }
    followed += 1
    guard !isTest, !isForDevelopers, depth < Self.deepest, followed <= Self.mostFollowed else { return }
    switch leaf {
    case .literal(let literal), .fallback(let literal):
      if case .given(let member) = way { record(leaf, of: member) }
      for segment in literal.segments {
        guard case .expressionSegment(let segment) = segment, let value = segment.expressions.first else { continue }
        follow(value.expression, way, depth: depth + 1)
      }
    case .sum(let operands):
      if case .given(let member) = way { record(leaf, of: member) }
      for operand in operands where !operand.is(StringLiteralExprSyntax.self) {
        follow(operand, way, depth: depth + 1)
      }
    case .other(let expression): follow(expression, way, depth: depth + 1)
    }
  }

  private func follow(_ expression: ExprSyntax, _ way: MemberUse.Way, depth: Int) {
    guard depth < Self.deepest else { return }
    switch expression.as(ExprSyntaxEnum.self) {
    case .forceUnwrapExpr(let value): follow(value.expression, way, depth: depth + 1)
    case .optionalChainingExpr(let value): follow(value.expression, way, depth: depth + 1)
    case .declReferenceExpr(let reference): follow(name: reference.baseName.text, expression, way, depth: depth)
    case .memberAccessExpr(let access): follow(access, way, depth: depth)
    case .functionCallExpr(let call):
      guard let callee = Callee(call), callee.name.first?.isLowercase == true else { return }
      if callee.isMember {
        if let access = call.calledExpression.as(MemberAccessExprSyntax.self) { follow(access, way, depth: depth) }
      } else if localName(callee.name) == nil {
        note(callee.name, of: context.type, way)
      }
    case .tupleExpr, .ifExpr, .switchExpr, .sequenceExpr, .tryExpr, .awaitExpr:
      for leaf in Leaf.all(of: expression) {
        if case .other(let inner) = leaf, inner.id == expression.id { continue }
        follow(leaf, way, depth: depth + 1)
      }
    default: return
    }
  }

  /// Follows a constant of the function around to its values; notes a parameter, or a property of the type around.
  private func follow(name: String, _ expression: ExprSyntax, _ way: MemberUse.Way, depth: Int) {
    if case .shown(let function) = way, let source = source(of: expression), shownSources[source] == nil {
      shownSources[source] = function
    }
    guard let local = localName(name) else { return note(name, of: context.type, way) }
    if let payload = local.payload { return note(payload.name, ofMembersOf: payload.value, way) }
    for leaf in local.values.flatMap({ Leaf.all(of: $0) }) {
      if case .shown(let function) = way, range(of: leaf) != nil { recordShown(leaf, function: function) }
      follow(leaf, way, depth: depth + 1)
    }
  }

  private func follow(_ access: MemberAccessExprSyntax, _ way: MemberUse.Way, depth: Int) {
    guard let base = access.base else { return }
    let name = access.declName.baseName.text
    if Self.changes.contains(name) { return follow(base, way, depth: depth + 1) }
    note(name, ofMembersOf: base, way)
  }

  private func note(_ name: String, ofMembersOf base: ExprSyntax, _ way: MemberUse.Way) {
    if let type = type(of: base) { return note(name, of: type.name, way) }
    let inner = base.unwrapped
    let last =
      inner.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? inner.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    guard let last else { return }
    if last.first?.isUppercase == true { return note(name, of: last == "Self" ? context.type : last, way) }
    if last == "self" { return note(name, of: context.type, way) }
    note(MemberUse(name, of: nil, base: last, way))
  }

  /// What a pattern takes out of the case of an enumeration, as `message` of `case .failed(let message)`.
  func payload(_ pattern: IdentifierPatternSyntax) -> Context.Payload? {
    var inner = Syntax(pattern)
    while let outer = inner.parent, outer.is(PatternExprSyntax.self) || outer.is(ValueBindingPatternSyntax.self) {
      inner = outer
    }
    guard let argument = inner.parent?.as(LabeledExprSyntax.self),
      let list = argument.parent?.as(LabeledExprListSyntax.self),
      let call = list.parent?.as(FunctionCallExprSyntax.self), let callee = Callee(call), callee.isMember,
      let number = Array(list).firstIndex(where: { $0.id == argument.id })
    else { return nil }
    inner = Syntax(call)
    while let outer = inner.parent, outer.is(ExpressionPatternSyntax.self) || outer.is(ValueBindingPatternSyntax.self) {
      inner = outer
    }
    let subject =
      inner.parent?.as(MatchingPatternConditionSyntax.self)?.initializer.value
      ?? inner.parent?.as(SwitchCaseItemSyntax.self)?.parent?.parent?.parent?.parent?.parent?
      .as(SwitchExprSyntax.self)?.subject
    return subject.map { Context.Payload(name: MemberName.payload(number, of: callee.name), value: $0) }
  }

  private func note(_ name: String, of owner: String?, _ way: MemberUse.Way) {
    guard let owner, !owner.isEmpty else { return }
    note(MemberUse(name, of: owner, way))
  }

  private func note(_ use: MemberUse) {
    // Most arguments are no texts.
    if case .handed(let argument) = use.way, !ShownVocabulary.isOfText(use.name),
      !(argument.label.map(ShownVocabulary.isOfText) ?? false)
    {
      return
    }
    facts.append(use)
  }

  /// Members that give the same words in another form.
  private static let changes: Set<String> = [
    "capitalized", "localizedCapitalized", "localizedUppercase", "localizedLowercase", "uppercased", "lowercased",
    "trimmingCharacters",
  ]
}

extension ExprSyntax {
  /// What stands before `?` and `!`.
  var unwrapped: ExprSyntax {
    var inner = self
    while let value = inner.as(OptionalChainingExprSyntax.self)?.expression
      ?? inner.as(ForceUnwrapExprSyntax.self)?.expression
    {
      inner = value
    }
    return inner
  }
}

extension Syntax {
  /// The statements of a block behind one of them, each found from the one before it.
  fileprivate func statements(behind first: Syntax) -> some Sequence<CodeBlockItemSyntax> {
    sequence(state: first) { last in
      guard var next = last.nextToken(viewMode: .sourceAccurate).map({ Syntax($0) }) else { return nil }
      while let outer = next.parent, outer.id != id { next = outer }
      last = next
      return next.parent == nil ? nil : next.as(CodeBlockItemSyntax.self)
    }
  }
}
