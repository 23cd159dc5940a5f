import SourceFacts
import SourceText
import SwiftSyntax

extension FactCollector {
  // MARK: - Members of the key

  /// Records `"key".localized`.
  func recordMemberWrapper(_ access: MemberAccessExprSyntax) {
    guard let base = access.base,
      let function = vocabulary.onKey[access.declName.baseName.text]
        .flatMap({ LookupFunction.nearest($0, to: []) })
    else { return }
    if let call = access.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == access.id { return }
    var use = KeyUse(KeyText(), origin: .lookup, function: function.title, range: access.bytes)
    use.takesComment = function.takesComment
    use.table = function.fixedTable
    record(base, like: use, function, at: access.start)
  }

  // MARK: - The library of this package

  /// Records `strings["key"]` and `strings["key", count: n]`.
  func recordLibraryLookup(_ call: SubscriptCallExprSyntax) {
    guard index.importsLibrary, isLibrary(call.calledExpression), let key = call.arguments.first, key.label == nil
    else { return }
    var use = KeyUse(KeyText(), origin: .lookup, function: "LocalizedStrings[]", range: call.bytes)
    use.takesComment = false
    use.arguments = call.arguments.contains { $0.label?.text == "count" } ? [.integer] : []
    record(key.expression, like: use, .ofLibrary, at: call.start)
  }

  /// The initialiser of a type of the library, as in `LocalizedText("count.cues", count)`.
  func libraryType(_ callee: Callee) -> LookupFunction? {
    guard index.importsLibrary, !index.declares(callee.name) else { return nil }
    return LookupFunction.ofLibraryTypes[callee.name]
  }

  /// Records `strings.text("key", …)`.
  func recordLibraryLookup(_ call: FunctionCallExprSyntax, _ callee: Callee) -> Bool {
    guard index.importsLibrary, callee.name == "text", let base = callee.base, isLibrary(base),
      let key = call.argument(nil)
    else { return false }
    let function = LookupFunction.ofLibrary
    var use = KeyUse(KeyText(), origin: .lookup, function: "LocalizedStrings.text", range: call.bytes)
    use.takesComment = false
    readTable(call.argument("table"), into: &use)
    use.defaultValue = claimText(of: call.argument("defaultValue"))
    let isFilledElsewhere =
      call.argument("named") != nil || call.argument("arguments").map { !$0.is(ArrayExprSyntax.self) } ?? false
    use.arguments = isFilledElsewhere ? nil : fillings(call, behind: function)
    record(key, like: use, function, at: call.start)
    return true
  }

  /// Whether an expression is the texts of an app: by its type, or by its name where the file does not tell the type.
  private func isLibrary(_ expression: ExprSyntax) -> Bool {
    if let type = type(of: expression) { return type.name == "LocalizedStrings" }
    return expression.as(DeclReferenceExprSyntax.self)?.baseName.text == "strings"
      || expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "strings"
  }

  // MARK: - Accessors

  /// Records a chain of names that begins with a root of accessors, or with a value of such a type.
  func recordAccessor(_ reference: DeclReferenceExprSyntax) {
    if let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id { return }
    let name = reference.baseName.text
    let first = root(named: name)
    guard var path = first else { return }
    var inner = Syntax(reference)
    // `Root(…).key`
    if let call = inner.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == inner.id {
      inner = Syntax(call)
    }
    while let access = inner.parent?.as(MemberAccessExprSyntax.self), access.base?.id == inner.id {
      path.append(access.declName.baseName.text)
      inner = Syntax(access)
    }
    guard let root = vocabulary.roots[path[0]]?.first(where: { path.count > $0.count && path.starts(with: $0) }) else {
      return
    }
    path.replaceSubrange(..<root.count, with: [root.joined(separator: ".")])
    var use = AccessorUse(path: path, range: ByteRange(reference.start, inner.bytes.end.index))
    use.isInPreview = isForDevelopers
    if let call = inner.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == inner.id {
      use.arguments = call.arguments.map { kind(of: $0.expression) }
    } else if let kinds = formats[reference.start] {
      use.arguments = kinds
    }
    facts.append(use)
  }

  /// The names that a name stands for: itself for a root, its type for a value, `Root.Part` for a constant that holds
  /// `Root.Part.self`.
  private func root(named name: String) -> [String]? {
    if vocabulary.roots[name] != nil { return [name] }
    if let path = index.paths[name], vocabulary.roots[path[0]] != nil { return path }
    if let path = path(ofTypeIn: name) { return path }
    guard name.first?.isUppercase != true, let type = type(ofName: name)?.name, vocabulary.roots[type] != nil else {
      return nil
    }
    return [type]
  }

  /// The names of the type that a constant holds, which begin with a root; `nil` for any other.
  private func path(ofTypeIn name: String) -> [String]? {
    guard let access = constants(named: name).first?.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "self"
    else { return nil }
    var names: [String] = []
    var inner = access.base
    while let member = inner?.as(MemberAccessExprSyntax.self) {
      names.append(member.declName.baseName.text)
      inner = member.base
    }
    guard let root = inner?.as(DeclReferenceExprSyntax.self)?.baseName.text, vocabulary.roots[root] != nil else {
      return nil
    }
    return [root] + names.reversed()
  }
}
