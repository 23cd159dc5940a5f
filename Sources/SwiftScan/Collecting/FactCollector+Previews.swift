import SourceFacts
import SourceText
import SwiftSyntax

extension FactCollector {
  /// Enters the body of a preview; other macros make of their arguments what they like.
  func enterMacro(_ node: some FreestandingMacroExpansionSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else {
      recordNames(in: node)
      return .skipChildren
    }
    facts.previews.append(PreviewDeclaration(range: ByteRange(node.pound.start, node.macroName.bytes.end.index)))
    for argument in node.arguments {
      if let literal = argument.expression.as(StringLiteralExprSyntax.self) { claimed.insert(literal.start) }
    }
    return push {
      $0.isPreview = true
      $0.isView = true
      $0.place = .views
      $0.result = nil
      $0.function = nil
    }
  }

  func leaveMacro(_ node: some FreestandingMacroExpansionSyntax) {
    if node.macroName.text == "Preview" { pop() }
  }

  /// Records what a call in a preview says of the preview.
  func recordPreview(_ call: FunctionCallExprSyntax, _ callee: Callee) {
    guard !facts.previews.isEmpty else { return }
    let last = facts.previews.count - 1
    if callee.isType, !ViewTypes.values.contains(callee.name) {
      facts.previews[last].insert(callee.typeName, into: \.views)
    }
    switch callee.name {
    case "preferredColorScheme", "colorScheme": readScheme(call.argument(nil), into: last)
    case "dynamicTypeSize": readSize(call.argument(nil), into: last)
    case "environment":
      guard let path = call.arguments.first?.expression.as(KeyPathExprSyntax.self),
        let value = call.arguments.dropFirst().first
      else { return }
      switch path.components.last?.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text {
      case "colorScheme": readScheme(value.expression, into: last)
      case "sizeCategory", "dynamicTypeSize": readSize(value.expression, into: last)
      case "locale": readLocale(value.expression, into: last)
      default: return
      }
    default: return
    }
  }

  /// As many constants of a file are looked for in it at most.
  private static let mostSamples = 16

  /// Whether only previews name a constant that no other file sees.
  func isForPreviewsAlone(_ name: String, _ variable: VariableDeclSyntax?) -> Bool {
    guard let variable, variable.modifiers.arePrivate, samplesAsked < Self.mostSamples,
      let list = variable.parent?.parent?.as(CodeBlockItemListSyntax.self),
      list.parent?.is(SourceFileSyntax.self) == true
    else { return false }
    samplesAsked += 1
    var isNamed = false
    for item in list where item.item.id != variable.id {
      let names = item.tokens(viewMode: .sourceAccurate).contains { token in
        token.tokenKind == .identifier(name) && token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
          && token.nextToken(viewMode: .sourceAccurate)?.tokenKind != .colon
      }
      if names, !Self.isPreview(item) { return false }
      isNamed = isNamed || names
    }
    return isNamed
  }

  private static func isPreview(_ item: CodeBlockItemSyntax) -> Bool {
    switch item.item {
    case .decl(let declaration):
      let macro = declaration.as(MacroExpansionDeclSyntax.self)?.macroName.text
      let inherited = declaration.as(StructDeclSyntax.self)?.inheritanceClause?.inheritedTypes ?? []
      return macro == "Preview" || inherited.contains { $0.type.trimmedDescription == "PreviewProvider" }
    case .expr(let expression): return expression.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
    case .stmt: return false
    @unknown default: return false
    }
  }

  private func readScheme(_ value: ExprSyntax?, into preview: Int) {
    guard let name = memberName(value), name == "light" || name == "dark" else { return }
    facts.previews[preview].insert(name, into: \.colorSchemes)
  }

  private func readSize(_ value: ExprSyntax?, into preview: Int) {
    guard let name = memberName(value) else { return }
    facts.previews[preview].insert(ContentSizeCategory.dynamicTypeSize(name), into: \.sizes)
  }

  private func readLocale(_ value: ExprSyntax, into preview: Int) {
    guard let call = value.as(FunctionCallExprSyntax.self),
      let literal = call.argument("identifier")?.as(StringLiteralExprSyntax.self), let tag = literal.plainText
    else { return }
    claimed.insert(literal.start)
    facts.previews[preview].insert(tag, into: \.locales)
  }

  private func memberName(_ value: ExprSyntax?) -> String? {
    value?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}

extension PreviewDeclaration {
  /// Inserts a name where it belongs, once.
  fileprivate mutating func insert(_ name: String, into list: WritableKeyPath<PreviewDeclaration, [String]>) {
    guard !self[keyPath: list].contains(name) else { return }
    self[keyPath: list].append(name)
    self[keyPath: list].sort()
  }
}
