import SourceFacts
import SwiftSyntax

extension FactCollector {
  /// Records what a call in a file of views looks up, shows and makes.
  func recordView(_ call: FunctionCallExprSyntax, _ callee: Callee) {
    if callee.isMember, !callee.isType {
      if let modifier = ViewVocabulary.ofWidgets["." + callee.name], isWidget(callee.base) {
        return recordKeys(of: call, modifier)
      }
      if let modifier = ViewVocabulary.modifiers["." + callee.name] { return recordKeys(of: call, modifier) }
      if ViewVocabulary.ownTextModifiers.contains(callee.name), context.place == .views,
        callee.base?.is(FunctionCallExprSyntax.self) == true,
        let argument = call.argument(nil)
      {
        recordOwn(argument, label: nil, of: "." + callee.name, as: index.parameter(nil, 0, of: callee.name))
      }
      return
    }
    if let component = systemComponent(callee) {
      recordKeys(of: call, component)
      if let shown = ViewVocabulary.shown[callee.name] {
        for label in shown.labels {
          guard let argument = call.argument(label) else { continue }
          let function = "\(callee.name)(\(label ?? "_"):)"
          for leaf in Leaf.all(of: argument) { show(leaf, by: function) }
        }
      }
    }
    recordComponent(call, callee)
  }

  /// What a view of the system takes; `nil` for one of the project, whatever its name.
  func systemComponent(_ callee: Callee) -> Signature? {
    let modules: [[String]?] = [[], ["SwiftUI"], ["AppIntents"]]
    guard modules.contains(callee.path), !index.declares(callee.name) else { return nil }
    if callee.name == "IntentDescription", isInHiddenIntent(context.type) { return nil }
    return ViewVocabulary.components[callee.name]
  }

  /// Whether a chain of modifiers is that of a widget's configuration.
  private func isWidget(_ base: ExprSyntax?) -> Bool {
    var inner = base
    for _ in 0..<20 {
      guard let call = inner?.as(FunctionCallExprSyntax.self), let callee = Callee(call) else { return false }
      if callee.name == "configurationDisplayName" || callee.name.hasSuffix("Configuration") { return true }
      inner = callee.base
    }
    return false
  }

  func recordKeys(of call: FunctionCallExprSyntax, _ signature: Signature) {
    if call.isInvisible { return }
    for label in signature.labels {
      guard let argument = call.argument(label) else { continue }
      let function = label.map { "\(signature.spelling)(\($0):)" } ?? signature.spelling
      var use = KeyUse(KeyText(), origin: .view, function: function, range: call.bytes)
      // The system finds an entity by words that nobody reads.
      use.isRare = label == nil && call.hidesLabel(of: signature.name) || label == "searchKeywords"
      use.takesComment = signature.name == "Text" && !signature.isMember
      readTable(call.argument(ViewVocabulary.tableLabel(of: signature.name)), into: &use)
      if use.takesComment {
        readComment(call.argument("comment"), into: &use)
        use.bundle = bundle(call.argument("bundle"))
      }
      recordKeys(argument, like: use, at: call.start)
    }
  }

  /// Records the keys that an argument can be; what is added up, or stands behind `??`, is a `String` and shown as it
  /// is.
  private func recordKeys(_ argument: ExprSyntax, like use: KeyUse, at offset: Int) {
    let argument = Self.withoutKeyType(argument)
    let leaves = Leaf.all(of: argument)
    let others = leaves.compactMap { if case .other(let value) = $0 { value } else { nil } }
    // With a `String` beside it, a literal is one too; what is added up is one.
    let isString =
      leaves.contains { if case .sum = $0 { true } else { false } }
      || others.contains { type(of: $0)?.name == "String" || Self.isEmptyText($0) }
    let mayBeString = others.contains { type(of: $0) == nil && !Self.takesItsType($0) }
    for leaf in leaves {
      switch leaf {
      case .literal where isString: recordShown(leaf, function: use.function)
      case .literal(let literal):
        guard claimed.insert(literal.start).inserted else { continue }
        var use = use
        use.key = text(of: literal)
        use.range = literal.bytes
        use.mayBeText = mayBeString
        // `Text("")` is a place without a text.
        if use.key.pieces.isEmpty { continue }
        append(use, at: offset)
        follow(leaf, .shown(by: use.function))
        if offset != literal.start { facts.alias(literal.start, of: offset) }
      case .fallback, .sum: show(leaf, by: use.function)
      case .other(let expression):
        if type(of: expression)?.isKey == true {
          handOn(expression, to: use, at: offset)
        } else {
          follow(leaf, .shown(by: use.function))
        }
        recordImplicit(expression, as: "LocalizedStringResource", like: use)
        facts.alias(offset, of: expression.start)
      }
    }
  }

  /// Whether it is `.init()`, which strings have, and keys and texts have not.
  private static func isEmptyText(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return false }
    return callee.base == nil && callee.declName.baseName.text == "init"
  }

  /// Whether an expression has the type of what stands beside it: `nil`, `.none`, `.init("…")`.
  private static func takesItsType(_ expression: ExprSyntax) -> Bool {
    let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    return callee.is(NilLiteralExprSyntax.self)
      || callee.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }

  /// The literal of `LocalizedStringKey("…")`.
  private static func withoutKeyType(_ expression: ExprSyntax) -> ExprSyntax {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1, let callee = Callee(call),
      callee.path == [], callee.name == "LocalizedStringKey",
      let argument = call.argument(nil), argument.is(StringLiteralExprSyntax.self)
    else { return expression }
    return argument
  }
}

extension FunctionCallExprSyntax {
  /// Whether it makes a view that only takes room: `Text("empty").opacity(0)`.
  fileprivate var isInvisible: Bool {
    modifiers.calls.contains { call in
      switch Callee(call)?.name {
      case "hidden": call.arguments.isEmpty
      case "opacity":
        ["0", "0.0"].contains(call.argument(nil)?.trimmedDescription) && call.arguments.count == 1
      default: false
      }
    }
  }

  /// The modifiers behind the view that it makes, and the expression with them.
  private var modifiers: (calls: [FunctionCallExprSyntax], outer: Syntax) {
    var calls: [FunctionCallExprSyntax] = []
    var outer = Syntax(self)
    while let access = outer.parent?.as(MemberAccessExprSyntax.self), access.base?.id == outer.id,
      let call = access.parent?.as(FunctionCallExprSyntax.self)
    {
      calls.append(call)
      outer = Syntax(call)
    }
    return (calls, outer)
  }

  /// Whether only assistive technology reads the label of a control: `labelsHidden` says so, and a picker in a menu
  /// shows its choices alone.
  fileprivate func hidesLabel(of control: String) -> Bool {
    guard Self.labelled.contains(control) else { return false }
    let (calls, outer) = self.modifiers
    let modifiers = Set(calls.compactMap { Callee($0)?.name })
    if modifiers.contains("labelsHidden") { return true }
    guard control == "Picker", !modifiers.contains("pickerStyle") else { return false }
    // The closure around is that of a menu.
    let closure = outer.parent?.as(CodeBlockItemSyntax.self)?.parent?.parent?.as(ClosureExprSyntax.self)
    let holder = closure?.parent?.as(FunctionCallExprSyntax.self)
    return holder.flatMap { Callee($0) }.map { Self.menus.contains($0.name) } ?? false
  }

  private static let labelled: Set<String> = ["Picker", "Toggle", "DatePicker", "ColorPicker", "Stepper", "Slider"]
  private static let menus: Set<String> = ["Menu", "contextMenu", "toolbarTitleMenu"]
}
