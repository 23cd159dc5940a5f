import SourceFacts
import SourceText

extension SwiftDeclarations {
  /// Types nested deeper than this are left out.
  private static let depthLimit = 48

  /// Adds what a file declares; a type of several files is one.
  mutating func add(_ facts: SourceFacts, file: Int) {
    func place(_ range: ByteRange) -> FileRange { FileRange(file: file, range: range) }
    for problem in facts.problems { omit(place(problem.range), problem.message) }
    /// By the number of the declaration; `nil` for what is no type, or nested too deeply.
    var inner: [Int?] = []
    inner.reserveCapacity(facts.declarations.count)
    /// Types of raw values by scope.
    var rawTypes: [Int: String] = [:]
    for declaration in facts.declarations {
      var type: Int?
      defer { inner.append(type) }
      guard let scope = declaration.owner.map({ inner[$0] }) ?? 0 else { continue }
      let here = place(declaration.range)
      switch declaration.kind {
      case .type:
        guard scopes[scope].depth < Self.depthLimit else {
          omit(here, "'\(declaration.name.excerpt)' stands in more than \(Self.depthLimit) types")
          continue
        }
        let known = self.scope(named: declaration.name, in: scope, at: here)
        scopes[known].notes.merge(declaration.notes)
        if let raw = declaration.type, Self.rawTypes.contains(raw) { rawTypes[known] = raw }
        type = known
      case .alias:
        scopes[scope].aliases[declaration.name] = declaration.type?.split(separator: ".").map(String.init)
      case .field: scopes[scope].fields[declaration.name] = declaration.type ?? ""
      case .enumCase: addCase(declaration, to: scope, here, raw: rawTypes[scope])
      case .initializer, .preview: continue
      case .constant, .variable, .computed, .function: add(declaration, to: scope, here)
      }
    }
  }

  private static let rawTypes: Set<String> = ["CGFloat", "Double", "Float", "Int", "TimeInterval", "String"]

  private mutating func addCase(_ declaration: Declaration, to scope: Int, _ place: FileRange, raw: String?) {
    guard let raw, let value = declaration.value else { return }
    if raw == "String", case .text(let text) = value.form, PostScriptName(text).weight == nil { return }
    add(Constant(declaration, scope: scope, place: place, type: raw, value: value))
  }

  /// Adds a constant; what could be taken for one, and is none, is named.
  private mutating func add(_ declaration: Declaration, to scope: Int, _ place: FileRange) {
    let type = ValueType(declaration.type)
    let name = declaration.name.excerpt
    switch (declaration.kind, declaration.value) {
    case (.function, let body?):
      add(
        Function(
          name: declaration.name, scope: scope, place: place, type: declaration.type,
          parameters: declaration.parameters, body: body, isShared: declaration.isShared))
    case (.function, nil):
      if type != .other { omit(place, "'\(name)' is a function: what it gives depends on the call") }
    case (.computed, let value) where !declaration.isShared:
      guard type != .other, type != .text || Self.namesFonts(declaration.value) else { return }
      if let value, case .selection(let subject, let cases) = value.form, case .name("self") = subject.form {
        select(declaration, cases, in: scope, place)
      } else if let value, type == .font {
        var constant = Constant(declaration, scope: scope, place: place, value: value)
        constant.isPerValue = true
        add(constant)
      } else {
        omit(place, Self.perValue(name))
      }
    case (.computed, let value?):
      if ["View", "Body", "Scene"].contains(declaration.type) { return }
      add(Constant(declaration, scope: scope, place: place, value: value))
    case (_, let value?): add(Constant(declaration, scope: scope, place: place, value: value))
    default:
      if type != .other { omit(place, "'\(name)' differs from value to value: declare it 'static let'") }
    }
  }

  /// Whether a `switch` gives the name of a font for each case.
  private static func namesFonts(_ value: SwiftExpression?) -> Bool {
    guard case .selection(_, let cases)? = value?.form else { return false }
    return cases.allSatisfy { one in
      if case .text(let text) = one.value.form { PostScriptName(text).weight != nil } else { false }
    }
  }

  static func perValue(_ name: String) -> String { "'\(name)' is computed for each value: it is not one value" }

  /// A `switch` over the cases of an enum is a constant for each case.
  private mutating func select(
    _ declaration: Declaration, _ cases: [SwiftExpression.Case], in scope: Int, _ place: FileRange
  ) {
    let inner = self.scope(named: declaration.name, in: scope, at: place)
    scopes[inner].isSelection = true
    scopes[inner].notes.merge(declaration.notes)
    for one in cases {
      for label in one.names.isEmpty ? ["default"] : one.names {
        add(Constant(name: label, scope: inner, place: place, type: declaration.type, value: one.value, notes: .init()))
      }
    }
  }
}

extension SwiftDeclarations.Constant {
  fileprivate init(
    _ declaration: Declaration, scope: Int, place: SwiftDeclarations.FileRange, type: String? = nil,
    value: SwiftExpression
  ) {
    self.init(
      name: declaration.name, scope: scope, place: place, type: type ?? declaration.type, value: value,
      notes: declaration.notes)
  }
}
