import DesignTokens
import PositionedJSON
import SourceFacts
import SourceText

/// Puts the values of constants in the groups of a token file.
struct TokenFileBuilder {
  /// A group or token of the file.
  struct Node {
    enum Content {
      case group
      case token(Evaluated, TokenType)
    }

    let name: String
    var content = Content.group
    var notes = DeclarationNotes()
    var extensions: [JSONOutput.Member] = []
    var children: [Int] = []
    var byName: [String: Int] = [:]
    /// The type of all tokens below it; `nil` where they differ or there are none.
    var type: TokenType?
    var isEmpty = true
  }

  let evaluator: ConstantEvaluator
  private(set) var omissions: [SwiftDeclarations.Omission]
  private(set) var nodes = [Node(name: "")]
  private(set) var tokenCount = 0
  /// Types and paths of the constants that are tokens.
  private(set) var types: [TokenType?]
  private(set) var paths: [String?]
  private var groups: [Int: (node: Int, path: String)] = [0: (0, "")]

  private var declarations: SwiftDeclarations { evaluator.declarations }

  init(_ evaluator: ConstantEvaluator) {
    self.evaluator = evaluator
    omissions = evaluator.declarations.omissions
    types = Array(repeating: nil, count: evaluator.values.count)
    paths = Array(repeating: nil, count: evaluator.values.count)
  }

  mutating func build() {
    for constant in evaluator.order {
      guard let value = evaluator.values[constant] else { continue }
      types[constant] = type(of: value, constant)
    }
    add(scope: 0)
    for node in nodes.indices.reversed() { summarise(node) }
  }

  // MARK: Types

  /// The type of a constant's token; `nil`, and a note, where no type takes the value.
  private mutating func type(of value: Evaluated, _ index: Int) -> TokenType? {
    let constant = declarations.constants[index]
    if case .record = value.value { return nil }
    if let type = constant.notes.type.flatMap(TokenType.init), Self.takes(type, value.value) { return type }
    if let origin = value.origin, constant.type == nil || ValueType(constant.type) == .other, let type = types[origin] {
      return type
    }
    let names = names(around: constant)
    let type = type(of: value.value, declared: constant.type, names: names) ?? used(by: constant, value.value)
    if type == nil { omit(constant.place, Self.refusal(of: value.value, constant.name)) }
    return type
  }

  /// Whether a token of a type that a note gives can hold the value.
  private static func takes(_ type: TokenType, _ value: SwiftValue) -> Bool {
    switch (value, type) {
    case (.number(let number, _), .fontWeight): (1...1000).contains(number)
    case (.number, .number), (.number, .dimension), (.number, .duration), (.text, .fontFamily): true
    case (.list(let elements), .fontFamily): !elements.isEmpty && elements.allSatisfy { $0.text != nil }
    default: false
    }
  }

  /// A number of no telling name is what the constants are that it is made of.
  private func used(by constant: SwiftDeclarations.Constant, _ value: SwiftValue) -> TokenType? {
    guard case .number = value else { return nil }
    let used = evaluator.references(of: constant.value, in: constant.scope).compactMap { types[$0] }
    return used.first { $0 == .dimension || $0 == .duration } ?? .number
  }

  private func type(of value: SwiftValue, declared: String?, names: [String]) -> TokenType? {
    switch value {
    case .number(let number, _):
      switch ValueType(declared) {
      case .length: return NumberMeaning.isPlainNumber(names[0]) ? .number : .dimension
      case .duration: return .duration
      case .fontWeight: return .fontWeight
      default:
        let meant = NumberMeaning.type(of: names)
        return meant == .fontWeight && !(1...1000).contains(number) ? .number : meant
      }
    case .text(let text):
      return NumberMeaning.isFamily(names) || PostScriptName(text).weight != nil ? .fontFamily : nil
    case .list(let elements):
      if elements.isEmpty { return nil }
      if elements.allSatisfy({ $0.text != nil }), NumberMeaning.isFamily(names) { return .fontFamily }
      let areShadows = elements.allSatisfy { if case .shadows = $0.value { true } else { false } }
      return areShadows ? .shadow : nil
    case .color: return .color
    case .weight: return .fontWeight
    case .duration: return .duration
    case .curve: return .cubicBezier
    case .animation: return .transition
    case .shadows: return .shadow
    case .gradient: return .gradient
    case .stroke: return .strokeStyle
    case .border: return .border
    case .typography: return .typography
    case .bool, .font, .textStyle, .record, .point, .choice: return nil
    }
  }

  private static func refusal(of value: SwiftValue, _ name: String) -> String {
    let what =
      switch value {
      case .bool: "a truth value is"
      case .text: "a text that names no font is"
      case .list: "a list is"
      case .textStyle: "a text style without a font is"
      case .point: "a place is"
      default: "its value is"
      }
    return "'\(name.excerpt)' is not read: \(what) no value of a token"
  }

  /// The name of a constant, then the types around it from the innermost on.
  private func names(around constant: SwiftDeclarations.Constant) -> [String] {
    var names = [constant.name]
    var scope = constant.scope
    while scope > 0 {
      names.append(declarations.scopes[scope].name)
      scope = declarations.scopes[scope].parent
    }
    return names
  }

  private mutating func omit(_ place: SwiftDeclarations.FileRange, _ message: String) {
    omissions.append(SwiftDeclarations.Omission(place: place, message: message))
  }

  // MARK: Groups

  private mutating func add(scope: Int) {
    guard let (node, path) = groups[scope] else { return }
    for member in declarations.scopes[scope].members {
      switch member {
      case .type(let type):
        if let group = group(of: type, in: node, path) {
          groups[type] = group
          add(scope: type)
        }
      case .constant(let constant): add(constant, to: node, path)
      }
    }
  }

  private mutating func group(of type: Int, in node: Int, _ path: String) -> (node: Int, path: String)? {
    let scope = declarations.scopes[type]
    let isCamel = evaluator.options.groupNames == .camel
    let name = scope.notes.name ?? (isCamel ? TokenNames.camel(scope.name) : scope.name)
    if name.isEmpty { return (node, path) }
    guard TokenNames.isValid(name), let child = child(name, of: node) else {
      omit(
        scope.place, "'\(scope.name.excerpt)' cannot be the group '\(name.excerpt)': the name is taken or not allowed")
      return nil
    }
    nodes[child].notes.merge(scope.notes)
    return (child, path.isEmpty ? name : path + "." + name)
  }

  /// The group of that name, made where there is none; `nil` where a token has it.
  private mutating func child(_ name: String, of node: Int) -> Int? {
    if let known = nodes[node].byName[name] {
      if case .group = nodes[known].content { return known }
      return nil
    }
    nodes.append(Node(name: name))
    nodes[node].byName[name] = nodes.count - 1
    nodes[node].children.append(nodes.count - 1)
    return nodes.count - 1
  }

  private mutating func add(_ index: Int, to node: Int, _ path: String) {
    guard let value = evaluator.values[index] else { return }
    let constant = declarations.constants[index]
    let name = constant.notes.name ?? constant.name
    let isAllowed = TokenNames.isValid(name) || name == "$root"
    guard isAllowed, nodes[node].byName[name] == nil, let child = child(name, of: node) else {
      return omit(
        constant.place,
        "'\(constant.name.excerpt)' cannot be the token '\(name.excerpt)': the name is taken or not allowed")
    }
    nodes[child].notes = constant.notes
    if case .record(let fields) = value.value { return add(fields, of: constant, to: child) }
    guard let type = types[index] else {
      nodes[node].children.removeLast()
      nodes[node].byName[name] = nil
      return
    }
    nodes[child].content = .token(value, type)
    paths[index] = path.isEmpty ? name : path + "." + name
    tokenCount += 1
  }

  private mutating func add(_ fields: [SwiftValue.Field], of constant: SwiftDeclarations.Constant, to group: Int) {
    for field in fields {
      guard TokenNames.isValid(field.name) else {
        omit(constant.place, "'\(field.name.excerpt)' cannot be the name of a token: it is not allowed")
        continue
      }
      if case .record(let inner) = field.value.value {
        if let child = child(field.name, of: group) { add(inner, of: constant, to: child) }
        continue
      }
      let names = [field.name, constant.name]
      let declared = type(of: field.value.value, declared: field.type, names: names)
      var fallback: TokenType?
      if case .number = field.value.value { fallback = .number }
      guard let type = declared ?? fallback else {
        omit(constant.place, Self.refusal(of: field.value.value, field.name))
        continue
      }
      guard nodes[group].byName[field.name] == nil, let child = child(field.name, of: group) else { continue }
      nodes[child].content = .token(field.value, type)
      tokenCount += 1
    }
  }

  private mutating func summarise(_ node: Int) {
    if case .token(_, let type) = nodes[node].content {
      nodes[node].type = type
      nodes[node].isEmpty = false
      return
    }
    let filled = nodes[node].children.filter { !nodes[$0].isEmpty }
    nodes[node].isEmpty = filled.isEmpty
    guard let first = filled.first.flatMap({ nodes[$0].type }) else { return }
    nodes[node].type = filled.allSatisfy { nodes[$0].type == first } ? first : nil
  }
}
