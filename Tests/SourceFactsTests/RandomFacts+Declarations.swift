import SourceFacts
import TestSupport

extension RandomFacts {
  mutating func declarations() -> [Declaration] {
    var all = list { random in
      let kind = random.element(Declaration.Kind.allCases)
      var declaration = Declaration(kind, name: random.string(), owner: nil, range: random.range())
      declaration.isShared = random.flag()
      declaration.type = random.optional { $0.string() }
      declaration.value = random.optional { $0.expression(depth: 4) }
      declaration.notes = random.notes()
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
    switch number(in: 0...(depth > 0 ? 13 : 4)) {
    case 0: return .number(.random(in: -1e300...1e300, using: &generator), isInteger: flag())
    case 1: return .text(string())
    case 2: return .bool(flag())
    case 3: return .name(string())
    case 4: return .unread(string())
    case 5: return .member(optional { $0.expression(depth: inner) }, string())
    case 6: return .call(expression(depth: inner), arguments(depth: inner))
    case 7: return .list(list { $0.expression(depth: inner) })
    case 8: return .tuple(arguments(depth: inner))
    case 9: return .closure(expression(depth: inner))
    case 10: return .negative(expression(depth: inner))
    case 11: return .operation(string(), expression(depth: inner), expression(depth: inner))
    case 12:
      return .conditional(
        expression(depth: inner), expression(depth: inner), otherwise: expression(depth: inner))
    default:
      return .selection(
        expression(depth: inner),
        list { random in .init(names: random.list { $0.string() }, value: random.expression(depth: inner)) })
    }
  }

  private mutating func arguments(depth: Int) -> [SwiftExpression.Argument] {
    list { random in .init(label: random.optional { $0.string() }, value: random.expression(depth: depth)) }
  }
}
