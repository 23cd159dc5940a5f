import SourceFacts
import SwiftSyntax

// Parameters and properties that are handed on to a lookup.
extension FactCollector {
  /// Notes that `use` looks up what the parameter or property `expression` holds.
  ///
  /// - Returns: What that is; `nil` for what nothing is given to.
  @discardableResult
  func handOn(_ expression: ExprSyntax, to use: KeyUse) -> HandedOn.Source? {
    guard let source = source(of: expression) else { return nil }
    handedOn.append(
      HandedOn(
        source: source, table: use.table, hasUnknownTable: use.hasUnknownTable, looksUp: use.origin == .lookup))
    return source
  }

  /// Notes that a call is given what the parameter or property `expression` holds.
  func handOn(_ expression: ExprSyntax, to argument: LiteralArgument) {
    guard let source = source(of: expression), isOfText(expression) else { return }
    handings[source, default: []].append(argument)
  }

  /// Notes that an initialiser stores its parameter `value` in a property of its type.
  func store(_ value: ExprSyntax, in target: ExprSyntax) {
    let name =
      target.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? target.as(MemberAccessExprSyntax.self).flatMap { access in
        access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" ? access.declName.baseName.text : nil
      }
    guard let name, let owner = context.type, let source = source(of: value), case .parameter(_, .some) = source else {
      return
    }
    stored[source] = .property(of: owner, name: name)
  }

  private func isOfText(_ expression: ExprSyntax) -> Bool {
    if context.extendsString, expression.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" { return true }
    return type(of: expression)?.takesText == true
  }

  private func source(of expression: ExprSyntax) -> HandedOn.Source? {
    if let access = expression.as(MemberAccessExprSyntax.self) {
      guard access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" else { return nil }
      return property(access.declName.baseName.text)
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    for context in contexts.reversed() {
      if name == "self", context.extendsString, let callable = context.callable {
        return .parameter(of: callable, name: nil)
      }
      if context.names[name] != nil { return context.callable.map { .parameter(of: $0, name: name) } }
      if context.isTypeBody { break }
    }
    return property(name)
  }

  private func property(_ name: String) -> HandedOn.Source? {
    guard let owner = context.type, let members = index.types[owner], !members.isAmbiguous,
      let type = members.properties[name], let type, type.takesKeys || type.takesText
    else { return nil }
    return .property(of: owner, name: name)
  }

  /// What the file declares that may be given texts.
  var callables: [CallableDeclaration] {
    var handed: [HandedOn.Source: HandedOn] = [:]
    for found in handedOn where handed[found.source] == nil { handed[found.source] = found }
    return index.callables.compactMap { declaration($0, handed) } + textMembers(handed)
  }

  /// The names of the callables that give keys to the lookups that are told of by their sources.
  var callableNames: [HandedOn.Source: String] {
    var names: [HandedOn.Source: String] = [:]
    for callable in index.callables {
      for parameter in callable.parameters where parameter.type.map({ $0.takesKeys || $0.takesText }) ?? false {
        for source in sources(of: parameter, of: callable) where names[source] == nil { names[source] = callable.name }
      }
    }
    for source in dynamicSources.values {
      if case .parameter(let offset, nil) = source { names[source] = index.names[offset] }
    }
    return names
  }

  private func declaration(_ callable: Callable, _ handed: [HandedOn.Source: HandedOn]) -> CallableDeclaration? {
    var first: HandedOn?
    var numbers: Set<Int> = []
    var takesStrings = false
    var handings: [ParameterHanding] = []
    for (number, parameter) in callable.parameters.enumerated() {
      guard let type = parameter.type, type.takesKeys || type.takesText else { continue }
      let sources = sources(of: parameter, of: callable)
      if let found = sources.lazy.compactMap({ handed[$0] }).first {
        first = first ?? found
        numbers.insert(number)
        takesStrings = takesStrings || !type.takesKeys
      } else if !type.takesKeys {
        let arguments = sources.lazy.compactMap { self.handings[$0] }.joined()
        handings += arguments.map { ParameterHanding(parameter: number, argument: $0) }
      }
    }
    var declaration = callable.declaration(handedOn: numbers)
    guard !declaration.keys.isEmpty || !declaration.texts.isEmpty else { return nil }
    declaration.handings = handings
    if let first { declaration.look(up: first, takesStrings: takesStrings) }
    return declaration
  }

  /// What holds the text of a parameter in the body of its callable.
  private func sources(of parameter: DeclarationIndex.Parameter, of callable: Callable) -> [HandedOn.Source] {
    let source = HandedOn.Source.parameter(of: callable.offset, name: parameter.name)
    guard callable.kind == .initializer else { return [source] }
    // An initialiser gives a property what the parameter of its name is given, unless it says which.
    return [source, stored[source] ?? .property(of: callable.name, name: parameter.name)]
  }

  /// Members of `String` that look the string up, or give it to another that may.
  private func textMembers(_ handed: [HandedOn.Source: HandedOn]) -> [CallableDeclaration] {
    let sources = Set(handed.keys).union(handings.keys)
    let offsets = sources.compactMap { source in
      if case .parameter(let offset, nil) = source { offset } else { nil }
    }
    return offsets.sorted().compactMap { offset in
      guard let name = index.names[offset] else { return nil }
      let source = HandedOn.Source.parameter(of: offset, name: nil)
      let labels = index.callables.first { $0.offset == offset }?.parameters.map { $0.label ?? "_" } ?? []
      var member = CallableDeclaration(.textMember, owner: "String", name: name, labels: labels)
      if let found = handed[source] {
        member.keys = [0]
        member.look(up: found, takesStrings: true)
      } else {
        member.texts = [0]
        member.handings = (handings[source] ?? []).map { ParameterHanding(parameter: 0, argument: $0) }
      }
      return member
    }
  }
}

extension CallableDeclaration {
  fileprivate mutating func look(up found: HandedOn, takesStrings: Bool) {
    table = found.table
    hasUnknownTable = found.hasUnknownTable
    self.takesStrings = takesStrings
    looksUp = takesStrings && found.looksUp
  }
}
