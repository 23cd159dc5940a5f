import SourceText

extension DeclarationReader {
  /// `let` and `var` with all that they bind.
  mutating func bindings(_ head: DeclarationHead, isConstant: Bool) {
    let isGlobal = head.isStatic || scope == 0
    repeat {
      index += 1
      guard source.isName(index) else {
        if source.isSign(index, "(") {
          omit(source.range(index, through: index), "several names at once are not read: declare them one by one")
        }
        return skipStatement()
      }
      let name = index
      index += 1
      var type: String?
      if source.isSign(index, ":") {
        index += 1
        let written = TypeName.skip(source, &index)
        type = written.isEmpty ? nil : written
      }
      if source.text(index) == "=" {
        let value = initialValue()
        if isConstant || isGlobal {
          add(name, type, value, head)
        } else if ValueType(type) != .other {
          omit(
            source.range(name, through: name),
            "'\(source.name(name).excerpt)' differs from value to value: declare it 'static let'")
        }
        if source.isSign(index, "{"), !source.startsLine(index) { index = source.end(of: index) + 1 }
      } else if source.isSign(index, "{") {
        computed(name, type, head, isGlobal: isGlobal)
      } else {
        declarations.scopes[scope].fields[source.name(name)] = type ?? ""
      }
    } while source.isSign(index, ",")
    if index < scopeEnd, !source.startsLine(index), !source.isSign(index, ";") { skipStatement() }
  }

  private mutating func initialValue() -> SwiftExpression {
    let start = index + 1
    var parser = ExpressionParser(source, at: start)
    let value = parser.parse()
    index = min(parser.index, scopeEnd)
    let isEnd =
      source.startsLine(index) || index >= scopeEnd || source.isSign(index, ",") || source.isSign(index, ";")
      || source.isSign(index, "{") || source.isSign(index, "}")
    if isEnd { return value }
    let rest = source.range(index, through: index)
    skipStatement()
    return SwiftExpression(.unread("the expression is not read beyond this"), rest)
  }

  private mutating func add(_ name: Int, _ type: String?, _ value: SwiftExpression, _ head: DeclarationHead) {
    declarations.add(
      .init(
        name: source.name(name), scope: scope, place: place(name), type: type, value: value, notes: head.notes))
  }

  /// A property with a body: one expression is a constant, a `switch` over the cases of an enum one for each case.
  private mutating func computed(_ name: Int, _ type: String?, _ head: DeclarationHead, isGlobal: Bool) {
    let brace = index
    let end = source.end(of: brace)
    defer { index = end + 1 }
    guard ![.other, .text].contains(ValueType(type)) || isGlobal else { return }
    var start = brace + 1
    var stop = end
    if source.isWord(start, "get"), source.isSign(start + 1, "{") {
      stop = source.end(of: start + 1)
      start += 2
    }
    var parser = ExpressionParser(source, at: start)
    let value = parser.body(until: stop)
    if case .selection(let subject, let cases) = value.form, case .name("self") = subject.form, !isGlobal {
      select(name, type, cases, head)
    } else if isGlobal {
      if isView(type) { return }
      add(name, type, value, head)
    } else {
      omit(
        source.range(name, through: name),
        "'\(source.name(name).excerpt)' is computed for each value: it is not one value")
    }
  }

  private func isView(_ type: String?) -> Bool { type == "View" || type == "Body" || type == "Scene" }

  private mutating func select(_ name: Int, _ type: String?, _ cases: [SwiftExpression.Case], _ head: DeclarationHead) {
    let inner = declarations.scope(named: source.name(name), in: scope, at: place(name))
    declarations.scopes[inner].isSelection = true
    declarations.scopes[inner].notes.merge(head.notes)
    for one in cases {
      for label in one.names.isEmpty ? ["default"] : one.names {
        declarations.add(
          .init(name: label, scope: inner, place: place(name), type: type, value: one.value, notes: .init()))
      }
    }
  }
}
