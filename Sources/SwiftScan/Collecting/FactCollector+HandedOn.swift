import SourceFacts
import SwiftSyntax

// Parameters and properties that are handed on to a lookup.
extension FactCollector {
  /// Notes that a call looks up what is made of parameters and properties.
  ///
  /// - Parameter offset: Where the call begins.
  /// - Returns: Which one that is, where it is one alone; `nil` for what nothing is given to.
  @discardableResult
  func handOn(_ expression: ExprSyntax, to use: KeyUse, at offset: Int) -> HandedOn.Source? {
    let origins = origins(of: expression)
    for origin in origins {
      let found = HandedOn(
        affixes: origin.affixes, table: use.table, hasUnknownTable: use.hasUnknownTable,
        looksUp: use.origin == .lookup, offset: offset)
      handedOn[origin.source, default: []].append(found)
    }
    if !origins.isEmpty { handingCalls.insert(offset) }
    return origins.count == 1 ? origins[0].source : nil
  }

  /// Notes that a call is given what is made of a parameter or property.
  ///
  /// - Parameters:
  ///   - offset: Where the call begins.
  ///   - arguments: Those of the call.
  func handOn(_ leaf: Leaf, to argument: LiteralArgument, at offset: Int, of arguments: LabeledExprListSyntax?) {
    for origin in origins(of: leaf) where isOfText(origin.source) {
      var found = HandedTo(affixes: origin.affixes, argument: argument, others: [:], offset: offset)
      for (number, other) in (arguments ?? []).enumerated() where number != argument.argument {
        found.others[number] = origins(of: other.expression).first { $0.affixes.isEmpty }?.source
      }
      handings[origin.source, default: []].append(found)
      handingCalls.insert(offset)
    }
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

  private func isOfText(_ source: HandedOn.Source) -> Bool {
    switch source {
    case .parameter(_, nil): true
    case .parameter(_, let name?): type(ofName: name)?.takesText == true
    case .property(let owner, let name): (index.types[owner]?.properties[name] ?? nil)?.takesText == true
    }
  }

  /// The parameter or property that an expression names.
  func source(of expression: ExprSyntax) -> HandedOn.Source? {
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
  var callables: [CallableDeclaration] { index.callables.compactMap { declaration($0) } + textMembers }

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

  private func declaration(_ callable: Callable) -> CallableDeclaration? {
    let labels = callable.parameters.map { $0.label ?? "_" }
    var declaration = CallableDeclaration(callable.kind, owner: callable.owner, name: callable.name, labels: labels)
    declaration.isVariadic = callable.parameters.last?.isVariadic ?? false
    declaration.givesText = callable.givesText
    for (number, parameter) in callable.parameters.enumerated() {
      guard let type = parameter.type, type.takesKeys || type.takesText else { continue }
      declaration.add(
        sources(of: parameter, of: callable), as: number, takesStrings: !type.takesKeys,
        isDisfavored: callable.isDisfavored, of: self
      ) { self.parameter(holding: $0, of: callable) }
      if declaration.texts.last == number, HiddenVocabulary.isName(parameter.name) { declaration.names.append(number) }
    }
    return declaration.lookups.isEmpty && declaration.texts.isEmpty ? nil : declaration
  }

  /// The number of the parameter that something holds in the body of a callable.
  private func parameter(holding source: HandedOn.Source, of callable: Callable) -> Int? {
    callable.parameters.firstIndex { sources(of: $0, of: callable).contains(source) }
  }

  /// What holds the text of a parameter in the body of its callable.
  private func sources(of parameter: DeclarationIndex.Parameter, of callable: Callable) -> [HandedOn.Source] {
    let source = HandedOn.Source.parameter(of: callable.offset, name: parameter.name)
    guard callable.kind == .initializer else { return [source] }
    // An initialiser gives a property what the parameter of its name is given, unless it says which.
    return [source, stored[source] ?? .property(of: callable.name, name: parameter.name)]
  }

  /// Members of `String` that look the string up, or give it to another that may.
  private var textMembers: [CallableDeclaration] {
    let offsets = Set(handedOn.keys).union(handings.keys).compactMap { source in
      if case .parameter(let offset, nil) = source { offset } else { nil }
    }
    return offsets.sorted().compactMap { offset in
      guard let name = index.names[offset] else { return nil }
      let callable = index.callables.first { $0.offset == offset }
      let labels = callable?.parameters.map { $0.label ?? "_" } ?? []
      var member = CallableDeclaration(.textMember, owner: "String", name: name, labels: labels)
      member.isVariadic = callable?.parameters.last?.isVariadic ?? false
      member.givesText = true
      member.add(
        [.parameter(of: offset, name: nil)], as: 0, takesStrings: true, isDisfavored: false, of: self
      ) { source in callable.flatMap { self.parameter(holding: source, of: $0) } }
      return member
    }
  }
}

extension CallableDeclaration {
  /// Adds what the callable does with a parameter that takes keys or texts.
  ///
  /// - Parameters:
  ///   - sources: What holds it in the body.
  ///   - number: The number of the parameter that something holds.
  fileprivate mutating func add(
    _ sources: [HandedOn.Source], as parameter: Int, takesStrings: Bool, isDisfavored: Bool,
    of collector: FactCollector, number: (HandedOn.Source) -> Int?
  ) {
    for found in sources.lazy.compactMap({ collector.handedOn[$0] }).joined()
    where !lookups.contains(where: { $0.parameter == parameter && $0.affixes == found.affixes }) {
      var lookup = ParameterLookup(parameter)
      lookup.affixes = found.affixes
      (lookup.table, lookup.hasUnknownTable) = (found.table, found.hasUnknownTable)
      lookup.takesStrings = takesStrings
      lookup.looksUp = takesStrings && found.looksUp
      lookup.filling = collector.fillers[found.offset].flatMap(number)
      lookup.defaultText = collector.defaultTexts[found.offset].flatMap(number)
      lookups.append(lookup)
    }
    if looksUp(parameter) { return }
    guard takesStrings else { return lookups.append(ParameterLookup(parameter)) }
    if !isDisfavored { texts.append(parameter) }
    if let function = sources.lazy.compactMap({ collector.shownSources[$0] }).first {
      shown.append(ShownParameter(parameter, by: function))
    }
    handings += sources.lazy.compactMap { collector.handings[$0] }.joined().map { found in
      var handing = ParameterHanding(parameter: parameter, argument: found.argument)
      handing.affixes = found.affixes
      handing.filling = collector.fillers[found.offset].flatMap(number)
      handing.others = found.others.sorted { $0.key < $1.key }.compactMap { place, source in
        number(source).map { ParameterHanding.Other(argument: place, parameter: $0) }
      }
      return handing
    }
  }
}
