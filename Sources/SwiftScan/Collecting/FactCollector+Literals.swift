import SourceFacts
import SwiftSyntax

// Literals of which another file may say that they are keys.
extension FactCollector {
  /// Records the literals that a call is given, unless the file itself declares that they are no keys.
  func recordLiterals(_ call: FunctionCallExprSyntax, _ callee: Callee) {
    guard !isTest, let kind = kind(of: callee) else { return }
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    let positions = call.positions
    lazy var given = self.given(call)
    for (number, argument) in call.arguments.enumerated() {
      if kind == .type {
        let declared = index.parameter(argument.label?.text, positions[number], of: callee.name)
        if let declared, let declared, !declared.takesKeys, !declared.takesText { continue }
        if ViewTypes.values.contains(callee.name) { break }
      }
      for leaf in Leaf.all(of: argument.expression) {
        var found = LiteralArgument(
          kind, owner: owner(of: callee, kind), name: kind == .type ? callee.typeName : callee.name, labels: labels,
          argument: number, text: KeyText(), range: argument.bytes)
        found.closures = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
        if case .other = leaf {} else { found.given = given.filter { $0.number > number } }
        record(leaf, as: &found, at: call.start, of: call.arguments)
      }
    }
  }

  /// Records the literals that a property of another type is set to.
  func recordLiterals(assignedTo target: ExprSyntax, _ leaves: [Leaf]) {
    guard !isTest, let access = target.as(MemberAccessExprSyntax.self), let base = access.base,
      let owner = type(of: base)
    else { return }
    for leaf in leaves {
      var found = LiteralArgument(
        .assignment, owner: owner.name, name: access.declName.baseName.text, labels: ["_"], argument: 0,
        text: KeyText(), range: target.bytes)
      record(leaf, as: &found, at: target.start)
    }
  }

  /// Records the literal of `"key".localized`.
  func recordTextMember(_ access: MemberAccessExprSyntax) {
    guard !isTest, let base = access.base, !base.is(FunctionCallExprSyntax.self) else { return }
    // Of a variable and a function of one name the labels tell which is meant.
    let call = access.parent?.as(FunctionCallExprSyntax.self).flatMap { $0.calledExpression.id == access.id ? $0 : nil }
    let labels = call?.arguments.map { $0.label?.text ?? "_" } ?? []
    for leaf in Leaf.all(of: base) {
      var found = LiteralArgument(
        .textMember, owner: "String", name: access.declName.baseName.text, labels: labels, argument: 0, text: KeyText(),
        range: base.bytes)
      found.given = call.map { self.given($0) } ?? []
      record(leaf, as: &found, at: access.start, of: call?.arguments)
    }
  }

  /// Whether the file itself declares the type that a literal is given to, which takes no keys.
  func isOfNoKey(_ literal: LiteralArgument, _ callables: [CallableDeclaration]) -> Bool {
    literal.call == .type && index.types[literal.name]?.isDeclared == true
      && !callables.contains { $0.name == literal.name && !($0.lookups.isEmpty && $0.texts.isEmpty) }
  }

  /// What a call may put into a text by its arguments.
  private func given(_ call: FunctionCallExprSyntax) -> [GivenArgument] {
    call.arguments.enumerated().compactMap { number, argument in
      if let array = argument.expression.as(ArrayExprSyntax.self) {
        return GivenArgument(number, array.elements.map { self.kind(of: $0.expression) }, isList: true)
      }
      if argument.expression.is(NilLiteralExprSyntax.self) { return GivenArgument(number, [], isList: true) }
      let value = self.kind(of: argument.expression)
      return value == .unknown ? nil : GivenArgument(number, [value])
    }
  }

  /// - Parameters:
  ///   - offset: Where the call begins.
  ///   - arguments: Those of the call.
  private func record(
    _ leaf: Leaf, as found: inout LiteralArgument, at offset: Int, of arguments: LabeledExprListSyntax? = nil
  ) {
    handOn(leaf, to: found, at: offset, of: arguments)
    follow(leaf, .handed(to: found))
    if case .other(let expression) = leaf {
      let values = expression.as(DeclReferenceExprSyntax.self).map { constants(named: $0.baseName.text) } ?? []
      guard Self.texts(of: values) != nil else { return recordUnknown(expression, as: &found, at: offset) }
      for leaf in values.flatMap({ Leaf.all(of: $0) }) { record(leaf, as: &found, at: offset, of: arguments) }
      return
    }
    // “%@.” is a key as well.
    guard let text = text(of: leaf), text.hasLetters || text.key?.contains("%") ?? false, let range = range(of: leaf)
    else { return }
    found.text = text
    found.range = range
    found.isInPreview = isForDevelopers || context.isSample
    found.isRare = isRare
    found.arguments = formats[offset]
    facts.append(found, at: offset)
  }

  /// Records what stands for a key where the callee's name says that it looks texts up: nobody knows which key it is.
  private func recordUnknown(_ expression: ExprSyntax, as found: inout LiteralArgument, at offset: Int) {
    guard found.call == .textMember || found.call == .function || found.call == .method,
      LookupName.all.contains(found.name), !isHandedOn(expression)
    else { return }
    found.range = expression.bytes
    found.isInPreview = isForDevelopers || context.isSample
    found.text = KeyText([.argument(.unknown)])
    facts.append(found, at: offset)
  }

  /// Whether an expression is what the function around is given.
  private func isHandedOn(_ expression: ExprSyntax) -> Bool {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return name == "self" || context.function?.labels[name] != nil
  }

  /// How a call names what it calls; `nil` where nothing tells what that may be.
  private func kind(of callee: Callee) -> LiteralArgument.Call? {
    if callee.isType { return .type }
    if callee.isImplicitInit { return nil }
    guard callee.isMember else { return .function }
    guard let base = callee.base else { return .implicit }
    if base.is(StringLiteralExprSyntax.self) { return .method }
    if callee.path?.last?.first?.isUppercase == true { return .method }
    if base.is(FunctionCallExprSyntax.self) { return showsViews && context.place != .action ? .modifier : nil }
    if type(of: base) != nil { return .method }
    return showsViews && context.place == .views ? .modifier : nil
  }

  private func owner(of callee: Callee, _ kind: LiteralArgument.Call) -> String? {
    switch kind {
    case .function: return context.type
    case .method:
      if callee.base?.is(StringLiteralExprSyntax.self) ?? false { return "String" }
      if let type = callee.path?.last, type.first?.isUppercase == true { return type }
      return callee.base.flatMap { type(of: $0)?.name }
    case .modifier: return Self.root(of: callee)
    case .type, .implicit, .assignment, .textMember: return nil
    }
  }

  /// The type that a chain of modifiers begins with.
  private static func root(of callee: Callee) -> String? {
    var inner = callee
    for _ in 0..<100 {
      guard let call = inner.base?.as(FunctionCallExprSyntax.self), let next = Callee(call) else { return nil }
      if next.isType { return next.name }
      inner = next
    }
    return nil
  }
}
