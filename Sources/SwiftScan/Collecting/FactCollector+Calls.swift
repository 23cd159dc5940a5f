import SourceFacts
import SourceText
import SwiftSyntax

extension FactCollector {
  func visitCall(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let callee = Callee(call) else { return .visitChildren }
    if isLog(callee) { return .skipChildren }
    recordPhrases(call, callee)
    recordFormat(call, callee)
    recordMeasures(call, callee)
    if let function = lookup(call, callee) {
      recordLookup(call, callee, function)
    } else if !recordLibraryLookup(call, callee) {
      recordShown(call, callee)
      if showsViews { recordView(call, callee) }
    }
    recordLiterals(call, callee)
    if context.isPreview { recordPreview(call, callee) }
    return .visitChildren
  }

  /// Whether a call's literals go to a log.
  private func isLog(_ callee: Callee) -> Bool {
    guard let base = callee.path?.last else {
      return !callee.isMember && HiddenVocabulary.logs.contains(callee.name)
    }
    let name = base.lowercased()
    return HiddenVocabulary.loggers.contains(name) || name.hasSuffix("logger") || name == "logger.shared"
  }

  // MARK: - Lookups

  private func lookup(_ call: FunctionCallExprSyntax, _ callee: Callee) -> LookupFunction? {
    if callee.isImplicitInit {
      if call.arguments.first?.label?.text == LookupFunction.text.key { return .text }
      return LookupFunction.isOfResource(call.arguments.map(\.label?.text)) && Self.hasLiteralKey(call)
        ? .resource : nil
    }
    let labels = call.arguments.compactMap(\.label?.text)
    if callee.isMember, callee.base != nil, let functions = vocabulary.onKey[callee.name],
      let function = LookupFunction.nearest(functions, to: labels)
    {
      return function
    }
    let meant = vocabulary.lookups[callee.name]?.filter { function in
      // That of a bundle has all three; a type of the project may have one of the same name.
      if function.isOnBundle, !callee.isMember || !labels.contains("value") || !labels.contains("table") {
        return false
      }
      guard call.argument(function.key) != nil else { return false }
      guard let owner = function.owner else { return true }
      // A wrapper that is told with its type is called on that type or a value of it, or in it.
      guard let path = callee.path else { return false }
      return path.contains(owner) || context.type == owner && (path.isEmpty || path == ["self"] || path == ["Self"])
    }
    return meant.map { LookupFunction.nearest($0, to: labels) } ?? libraryType(callee)
  }

  /// Whether the first argument without a label is a literal, or can be one.
  private static func hasLiteralKey(_ call: FunctionCallExprSyntax) -> Bool {
    guard let key = call.argument(nil) else { return false }
    return Leaf.all(of: key).contains { if case .literal = $0 { true } else { false } }
  }

  /// Records the keys of `.init(…)` where a value of `type` is expected; `use` says what takes a key that stands alone.
  func recordImplicit(_ expression: ExprSyntax, as type: String, like use: KeyUse) {
    if type == Self.symbolType, recordSymbol(expression) { return }
    guard let call = expression.as(FunctionCallExprSyntax.self), let callee = Callee(call), callee.isImplicitInit
    else { return }
    if let signature = ViewVocabulary.components[type] { return recordKeys(of: call, signature) }
    guard Self.hasLiteralKey(call) else { return }
    var function = LookupFunction.resource
    if call.arguments.count == 1 {
      function.title = use.function
      function.origin = use.origin
      function.takesComment = use.takesComment
    }
    recordLookup(call, callee, function)
  }

  private func recordLookup(_ call: FunctionCallExprSyntax, _ callee: Callee, _ function: LookupFunction) {
    guard let key = function.isOnKey ? callee.base : call.argument(function.key) else { return }
    var use = KeyUse(KeyText(), origin: function.origin, function: function.title, range: call.bytes)
    use.takesComment = function.takesComment
    use.isRare = Self.standsInForError(call)
    use.table = function.fixedTable
    if let label = function.table { readTable(call.argument(label), into: &use) }
    if function.isOnBundle {
      use.bundle = bundle(callee.base)
    } else if let label = function.bundle {
      use.bundle = bundle(call.argument(label))
    }
    if let label = function.comment { readComment(call.argument(label), into: &use) }
    if let label = function.defaultValue {
      defaultTexts[call.start] = call.argument(label).flatMap { origins(of: $0).first?.source }
      use.defaultValue = claimText(of: call.argument(label)).flatMap { $0.pieces.isEmpty ? nil : $0 }
      if let arguments = use.defaultValue?.arguments, !arguments.isEmpty, function.interpolates {
        use.arguments = arguments
      }
    }
    if function.formats, key.as(StringLiteralExprSyntax.self)?.hasInterpolations != true {
      use.arguments = fillings(call, behind: function)
    }
    record(key, like: use, function, at: call.start)
  }

  /// Whether a text is shown where an error has none, as in `error?.localizedDescription ?? NSLocalizedString("…")`, or
  /// a formatter gives none.
  private static func standsInForError(_ call: FunctionCallExprSyntax) -> Bool {
    guard let elements = call.parent?.as(ExprListSyntax.self).map(Array.init), elements.count == 3,
      elements[2].id == call.id, elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    else { return false }
    let other = elements[0].trimmedDescription.lowercased()
    return other.contains("error") || other.contains("formatter.")
  }

  /// Records each of the keys that `key` can be.
  func record(_ key: ExprSyntax, like use: KeyUse, _ function: LookupFunction, at offset: Int) {
    for leaf in Leaf.all(of: key) {
      switch leaf {
      case .literal(let literal):
        if claimed.contains(literal.start) { continue }
        if literal.hasInterpolations, !function.interpolates {
          recordMade(leaf, ExprSyntax(literal), like: use, at: offset)
        } else {
          add(text(of: literal), leaf, like: use, at: offset)
        }
      case .fallback(let literal): add(text(of: literal), leaf, like: use, at: offset)
      case .sum(let operands):
        if operands.allSatisfy({ $0.as(StringLiteralExprSyntax.self).map { !$0.hasInterpolations } ?? false }),
          let text = text(of: leaf)
        {
          add(text, leaf, like: use, at: offset)
        } else {
          recordMade(leaf, key, like: use, at: offset)
        }
      case .other(let expression):
        guard let texts = constants(expression) else {
          recordVariable(expression, like: use, function, at: offset)
          continue
        }
        for text in texts { add(text, at: expression.bytes, like: use, offset: offset) }
      }
    }
  }

  private func add(_ text: KeyText, _ leaf: Leaf, like use: KeyUse, at offset: Int) {
    guard let range = range(of: leaf) else { return }
    claim(leaf)
    add(text, at: range, like: use, offset: offset)
  }

  private func add(_ text: KeyText, at range: ByteRange, like use: KeyUse, offset: Int) {
    var use = use
    use.key = text
    use.range = range
    append(use, at: offset)
  }

  /// Records a key that is no literal, unless its type says that it is looked up elsewhere.
  private func recordVariable(
    _ expression: ExprSyntax, like use: KeyUse, _ function: LookupFunction, at offset: Int
  ) {
    if expression.is(NilLiteralExprSyntax.self) { return }
    if function.key == "localized", recordSymbol(expression) { return }
    // Another type may have a member of the name.
    if function.isOnKey, let type = type(of: expression), type.name != "String" { return }
    if let type = type(of: expression), type.isKey, use.function.hasPrefix("String(") || use.function.hasPrefix("Attr")
    {
      handOn(expression, to: use, at: offset)
      return
    }
    // `.init("key")`, or a name that stands for a key.
    if expression.as(MemberAccessExprSyntax.self)?.base == nil, expression.is(MemberAccessExprSyntax.self) { return }
    if let call = expression.as(FunctionCallExprSyntax.self), let callee = Callee(call),
      LookupFunction.keyTypes.contains(callee.name) || callee.name == "init" || libraryType(callee) != nil
    {
      return
    }
    recordDynamic(.other(expression), literal: expression, like: use, at: offset)
  }

  /// Records a key that is made at run time.
  private func recordMade(_ leaf: Leaf, _ expression: ExprSyntax, like use: KeyUse, at offset: Int) {
    guard let texts = texts(of: leaf) else { return recordDynamic(leaf, literal: expression, like: use, at: offset) }
    for text in texts { add(text, leaf, like: use, at: offset) }
  }

  func readTable(_ expression: ExprSyntax?, into use: inout KeyUse) {
    guard let expression, !expression.is(NilLiteralExprSyntax.self) else { return }
    let literal = expression.as(StringLiteralExprSyntax.self)
    if let literal { claimed.insert(literal.start) }
    use.table = literal?.plainText
    use.hasUnknownTable = use.table == nil
  }

  func readComment(_ expression: ExprSyntax?, into use: inout KeyUse) {
    guard let expression, !expression.is(NilLiteralExprSyntax.self) else { return }
    let comment = claimText(of: expression)?.key ?? constants(expression)?.first?.key
    use.comment = comment.flatMap { $0.isEmpty ? nil : $0 }
    use.hasUnknownComment = comment == nil
  }

  /// As the source writes it; `nil` for that of the app.
  func bundle(_ expression: ExprSyntax?) -> String? {
    guard let expression, !expression.is(NilLiteralExprSyntax.self) else { return nil }
    let text = Self.oneLine(expression)
    return [".main", "Bundle.main", "Foundation.Bundle.main"].contains(text) ? nil : text
  }
}
