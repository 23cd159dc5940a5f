import SourceFacts
import TestSupport

extension RandomFacts {
  mutating func declarations() -> [Declaration] {
    var all = list { random in
      let kind = random.element(Declaration.Kind.allCases)
      var declaration = Declaration(kind, name: random.string(), owner: nil, range: random.range())
      declaration.isShared = random.flag()
      declaration.isPrivate = random.flag()
      declaration.isOptional = random.flag()
      declaration.type = random.optional { $0.string() }
      declaration.value = random.optional { $0.expression(depth: 4) }
      declaration.sample = random.optional { $0.expression(depth: 2) }
      declaration.notes = random.notes()
      declaration.inherits = random.list { $0.string() }
      declaration.isExtension = random.flag()
      declaration.parameters = random.list { random in
        var parameter = Declaration.Parameter(
          label: random.optional { $0.string() }, name: random.string(), type: random.optional { $0.string() },
          fallback: random.optional { $0.expression(depth: 2) })
        parameter.isOptional = random.flag()
        return parameter
      }
      declaration.wrappers = random.list { $0.expression(depth: 2) }
      declaration.body = random.optional { random in random.list { $0.statement(depth: 3) } }
      return declaration
    }
    for number in all.indices {
      let types = (0..<number).filter { all[$0].kind == .type }
      if flag(), !types.isEmpty { all[number].owner = element(types) }
    }
    return all
  }

  private mutating func notes() -> DeclarationNotes {
    var notes = DeclarationNotes()
    notes.summary = optional { $0.string() }
    notes.isDeprecated = flag()
    notes.deprecationReason = optional { $0.string() }
    notes.name = optional { $0.string() }
    notes.type = optional { $0.string() }
    return notes
  }

  private mutating func expression(depth: Int) -> SwiftExpression { SwiftExpression(form(depth: depth), range()) }

  private mutating func form(depth: Int) -> SwiftExpression.Form {
    let inner = depth - 1
    switch number(in: 0...(depth > 0 ? 17 : 6)) {
    case 0: return .number(.random(in: -1e300...1e300, using: &generator), isInteger: flag())
    case 1: return .text(string())
    case 2: return .bool(flag())
    case 3: return .name(string())
    case 4: return .unread(string())
    case 5: return .nothing
    case 6: return .keyPath(list { $0.string() })
    case 7: return .member(optional { $0.expression(depth: inner) }, string())
    case 8: return .call(expression(depth: inner), arguments(depth: inner))
    case 9: return .list(list { $0.expression(depth: inner) })
    case 10: return .tuple(arguments(depth: inner))
    case 11: return .closure(expression(depth: inner))
    case 12: return flag() ? .negative(expression(depth: inner)) : .not(expression(depth: inner))
    case 13: return .operation(string(), expression(depth: inner), expression(depth: inner))
    case 14:
      return .conditional(
        expression(depth: inner), expression(depth: inner), otherwise: expression(depth: inner))
    case 15: return .joined(list { $0.expression(depth: inner) })
    case 16: return .element(expression(depth: inner), arguments(depth: inner))
    case 17:
      return .block(
        SwiftBlock(parameters: list { $0.string() }, list { $0.statement(depth: inner) }))
    default:
      return .selection(
        expression(depth: inner),
        list { random in .init(names: random.list { $0.string() }, value: random.expression(depth: inner)) })
    }
  }

  private mutating func arguments(depth: Int) -> [SwiftExpression.Argument] {
    list { random in .init(label: random.optional { $0.string() }, value: random.expression(depth: depth)) }
  }

  private mutating func statement(depth: Int) -> SwiftStatement {
    let inner = depth - 1
    switch number(in: 0...(depth > 0 ? 7 : 4)) {
    case 0: return .expression(expression(depth: inner))
    case 1: return .give(optional { $0.expression(depth: inner) })
    case 2: return .binding(list { $0.string() }, optional { $0.expression(depth: inner) })
    case 3: return .assignment(string(), expression(depth: inner))
    case 4: return .unread(string(), range())
    case 5:
      return .branch(
        list { $0.condition(depth: inner) }, list { $0.statement(depth: inner) },
        otherwise: list { $0.statement(depth: inner) })
    case 6: return .need(list { $0.condition(depth: inner) }, otherwise: list { $0.statement(depth: inner) })
    default:
      return .choice(
        expression(depth: inner),
        list { random in
          SwiftChoice(
            random.list { $0.pattern(depth: inner) }, where: random.flag() ? random.expression(depth: inner) : nil,
            random.list { $0.statement(depth: inner) })
        })
    }
  }

  private mutating func condition(depth: Int) -> SwiftCondition {
    switch number(in: 0...4) {
    case 0: .holds(expression(depth: depth))
    case 1: .binds(string(), expression(depth: depth))
    case 2: .matches(pattern(depth: depth), expression(depth: depth))
    case 3: .isAvailable
    default: .isUnavailable
    }
  }

  private mutating func pattern(depth: Int) -> SwiftPattern {
    switch number(in: 0...(depth > 0 ? 4 : 2)) {
    case 0: .any
    case 1: .name(string())
    case 2: .value(expression(depth: 0))
    case 3: .member(string(), list { $0.pattern(depth: depth - 1) })
    default: .tuple(list { $0.pattern(depth: depth - 1) })
    }
  }
}
