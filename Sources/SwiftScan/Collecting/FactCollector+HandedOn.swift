import SourceFacts
import SwiftSyntax

// Parameters and properties that are handed on to a lookup.
extension FactCollector {
  /// Notes that `use` looks up what the parameter or property `expression` holds.
  func handOn(_ expression: ExprSyntax, to use: KeyUse) {
    guard let source = source(of: expression) else { return }
    handedOn.append(
      HandedOn(
        source: source, table: use.table, hasUnknownTable: use.hasUnknownTable, looksUp: use.origin == .lookup))
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
    return index.callables.compactMap { Self.declaration($0, handed) }
      + Self.textMembers(index, handedOn)
  }

  private static func declaration(_ callable: Callable, _ handed: [HandedOn.Source: HandedOn]) -> CallableDeclaration? {
    var first: HandedOn?
    var numbers: Set<Int> = []
    var takesStrings = false
    for (number, parameter) in callable.parameters.enumerated() {
      let found =
        handed[.parameter(of: callable.offset, name: parameter.name)]
        // An initialiser gives a property what the parameter of its name is given.
        ?? (callable.kind == .initializer ? handed[.property(of: callable.name, name: parameter.name)] : nil)
      guard let found, let type = parameter.type, type.takesKeys || type.takesText else { continue }
      first = first ?? found
      numbers.insert(number)
      takesStrings = takesStrings || !type.takesKeys
    }
    var declaration = callable.declaration(handedOn: numbers)
    guard !declaration.keys.isEmpty || !declaration.texts.isEmpty else { return nil }
    if let first {
      declaration.table = first.table
      declaration.hasUnknownTable = first.hasUnknownTable
      declaration.takesStrings = takesStrings
      declaration.looksUp = takesStrings && first.looksUp
    }
    return declaration
  }

  /// Members of `String` that look the string up, by the functions and variables of the file.
  private static func textMembers(_ index: DeclarationIndex, _ handed: [HandedOn]) -> [CallableDeclaration] {
    var seen: Set<Int> = []
    return handed.compactMap { found in
      guard case .parameter(let offset, nil) = found.source, let name = index.names[offset],
        seen.insert(offset).inserted
      else { return nil }
      var member = CallableDeclaration(.textMember, owner: "String", name: name, labels: [])
      member.table = found.table
      member.hasUnknownTable = found.hasUnknownTable
      member.takesStrings = true
      member.looksUp = found.looksUp
      return member
    }
  }
}
