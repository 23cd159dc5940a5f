import SourceFacts
import SourceText

// Values where a type is expected: implicit members.
extension Interpreter {
  /// A value where a type is expected: `.name` is a member of it.
  func coerced(_ value: CodeValue, to type: String?, at place: CodePlace) -> CodeValue {
    guard let type, case .term(let term) = value else { return value }
    // A binding of a value is the value.
    if term.base == nil, term.name == "constant", let arguments = term.arguments, arguments.count == 1,
      module.type(named: type, from: place.file)?.cases["constant"] == nil
    {
      return coerced(arguments[0].value, to: type, at: place)
    }
    if let first = term.base, case .term = first { return coerced(term, behind: first, to: type, at: place) }
    guard term.base == nil || term.type == type else { return value }
    if term.name == "zero", ["CGFloat", "Double", "Float", "Int"].contains(type) { return .number(0) }
    guard term.base == nil else { return value }
    guard let known = module.type(named: type, from: place.file), known.place != nil || term.name != "init" else {
      if term.name != "init", Self.textTypes.contains(type) { return .text(.sample(at: place)) }
      // The symbol of a picture.
      if term.arguments == nil, type == "Image" {
        return .term(CodeTerm(base: .type(type), name: term.name, arguments: nil))
      }
      guard let arguments = term.arguments, term.name == "init" else { return value }
      if let made = module.type(named: type).flatMap({ makeExtended($0, arguments) }) { return made }
      // As `.init("title")` of a text.
      return type == "Text" || Self.transparent.contains(type) ? system(type, arguments, at: place) : value
    }
    let isSeen = known.property(term.name).map { !$0.declaration.isPrivate || $0.file == place.file } ?? true
    if term.arguments == nil, isSeen, let shared = shared(term.name, of: known) { return shared }
    if let arguments = term.arguments {
      if known.cases[term.name] == nil, let value = callShared(term.name, of: known, arguments, at: place) {
        return value
      }
      if term.name == "init", known.place != nil { return make(known, arguments, at: place) }
    }
    var whole = term
    whole.base = .type(known.path)
    return .term(whole)
  }

  /// A member of what the first members are, of which the first is one of the type: `.brand.body` for
  /// `Font.brand.body`.
  private func coerced(_ term: CodeTerm, behind first: CodeValue, to type: String, at place: CodePlace) -> CodeValue {
    let base = coerced(first, to: type, at: place)
    if case .term = base {
      return .term(CodeTerm(base: base, name: term.name, arguments: term.arguments))
    }
    guard let arguments = term.arguments else {
      return coerced(member(term.name, of: base, at: place), to: type, at: place)
    }
    guard let function = method(term.name, arguments, of: base) else { return .term(term) }
    return call(function.member, arguments, in: function.type, instance: base)
  }

  /// The raw value of a case.
  func rawValue(of term: CodeTerm) -> CodeValue? {
    guard let type = term.type.flatMap({ module.type(named: $0) }), let one = type.cases[term.name] else { return nil }
    let scope = run.kept(CodeScope(file: one.file, type: type.path))
    if let written = one.declaration.value { return value(of: written, in: scope) }
    return type.inherits.contains("Int") ? number(of: one, in: type, scope).map { .number($0) } : nil
  }

  /// The number of a case without one of its own: one more than that before it, or 0 of the first.
  private func number(of one: CodeMember, in type: CodeType, _ scope: CodeScope) -> Double? {
    let start = one.declaration.range.start
    let before = type.cases.values.filter { $0.file == one.file && $0.declaration.range.start < start }
    guard run.step(before.count) else { return nil }
    let written = before.filter { $0.declaration.value != nil }
    guard let last = written.max(by: { $0.declaration.range.start < $1.declaration.range.start }) else {
      return Double(before.count)
    }
    let behind = before.count { $0.declaration.range.start > last.declaration.range.start }
    return last.declaration.value.flatMap { value(of: $0, in: scope).number }.map { $0 + Double(behind + 1) }
  }
}
