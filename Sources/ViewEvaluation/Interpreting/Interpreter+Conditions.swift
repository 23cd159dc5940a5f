import DesignTokens
import SourceFacts
import SourceText

// Which branch is taken: where the code alone does not say it, the run decides, the same each time.
extension Interpreter {
  func holds(_ expression: SwiftExpression, in scope: CodeScope) -> Bool {
    condition(expression, in: scope, decides: true).flag ?? false
  }

  /// - Parameter decides: Whether what is not known is decided; else it stays unknown.
  func condition(_ expression: SwiftExpression, in scope: CodeScope, decides: Bool) -> CodeValue {
    switch expression.form {
    case .not(let inner):
      return condition(inner, in: scope, decides: decides).negated
    case .operation("&&", let left, let right):
      let first = condition(left, in: scope, decides: decides).flag
      if first == false { return .flag(false) }
      let second = condition(right, in: scope, decides: decides).flag
      if second == false { return .flag(false) }
      return first == nil || second == nil ? .unknown(type: "Bool") : .flag(true)
    case .operation("||", let left, let right):
      let first = condition(left, in: scope, decides: decides).flag
      if first == true { return .flag(true) }
      let second = condition(right, in: scope, decides: decides).flag
      if second == true { return .flag(true) }
      return first == nil || second == nil ? .unknown(type: "Bool") : .flag(false)
    case .operation("==", let left, let right) where right.flag != nil:
      let value = condition(left, in: scope, decides: decides)
      // What is not there is neither.
      if value.isNothing { return .flag(false) }
      return right.flag == true ? value : value.negated
    case .operation("!=", let left, let right):
      let same = SwiftExpression(.operation("==", left, right), expression.range)
      return condition(same, in: scope, decides: decides).negated
    // As `condition()` of an `@autoclosure`.
    case .call(let name, let arguments)
    where arguments.isEmpty && name.words.flatMap { givenValue($0, in: scope) } != nil:
      return condition(name, in: scope, decides: decides)
    case .call(let name, _) where name.form == .name("#available"): return .flag(true)
    case .call(let name, _) where name.form == .name("#unavailable"): return .flag(false)
    default:
      let value = value(of: expression, in: scope)
      if value.isSwitch { return value }
      if let answer = answer(onPhone: expression, in: scope) { return .flag(answer) }
      if !decides { return value }
      if let meant = condition(meantBy: expression, in: scope) {
        return run.nested(value) { condition(meant.expression, in: meant.scope, decides: true) }
      }
      if let members = membership(expression, in: scope) {
        return .flag(members.contains { holds($0, in: scope) })
      }
      let isFirst = value.first.flag ?? !expression.asksMembership
      let decided = { decide(expression, in: scope, Self.flags, first: isFirst ? 0 : 1) == 0 }
      if case .operation("==", let subject, let right) = expression.form {
        if case .member(nil, let name) = right.form {
          return .flag(isCase(name, subject, in: scope, decide: decided))
        }
        if let same = comparedCase(subject, right, in: scope) { return .flag(holds(same, in: scope)) }
      }
      // A text that is asked for is mostly there.
      if case .member(let base?, "isEmpty") = expression.form, case .text(let text) = self.value(of: base, in: scope) {
        return .flag(decide(expression, in: scope, ["false", "true"], atLaunch: text.isEmptyAtFirst ? 1 : nil) == 1)
      }
      guard let comparison = comparison(expression, in: scope) else { return .flag(decided()) }
      // Of one element of a list it is asked otherwise than of another.
      if let same = comparison.literal, same != expression { return .flag(holds(same, in: scope)) }
      let isDecided = key(of: expression, in: scope).map(run.isDecided) ?? false
      return .flag(holds(comparison, isDecided: isDecided, decide: decided))
    }
  }

  /// The condition that a name of the view stands for, and where that is written: one that was handed on, or that a
  /// property gives; `nil` where it stands for none.
  private func condition(
    meantBy expression: SwiftExpression, in scope: CodeScope
  ) -> (expression: SwiftExpression, scope: CodeScope)? {
    if let handed = key(of: expression, in: scope).flatMap({ run.conditions[$0] }) { return handed }
    guard case .name(let name) = expression.form, scope.value(of: name) == nil,
      case .instance(let instance)? = scope.instance, instance.fields[name] == nil,
      let member = instance.type.property(name), let body = member.declaration.body, body.count == 1
    else { return nil }
    switch body[0] {
    case .expression(let made), .give(let made?):
      guard made.isCondition else { return nil }
      return (made, run.kept(CodeScope(file: member.file, type: instance.type.path, instance: scope.instance)))
    default: return nil
    }
  }

  /// Whether a value is each of the cases among which it is looked for; `nil` where that is not what is asked.
  private func membership(_ expression: SwiftExpression, in scope: CodeScope) -> [SwiftExpression]? {
    guard expression.asksMembership, case .call(let callee, let arguments) = expression.form, arguments.count == 1,
      arguments[0].label == nil, case .member(let list?, _) = callee.form, case .list(let elements) = list.form,
      elements.allSatisfy({ if case .member(nil, _) = $0.form { true } else { false } })
    else { return nil }
    return elements.map { SwiftExpression(.operation("==", arguments[0].value, $0), expression.range) }
  }

  /// The comparison of a value with a case that another expression is known to be, as `selected == tab` for each tab;
  /// `nil` where neither is.
  private func comparedCase(
    _ left: SwiftExpression, _ right: SwiftExpression, in scope: CodeScope
  ) -> SwiftExpression? {
    for (open, known) in [(left, right), (right, left)] {
      guard let term = value(of: known, in: scope).term, term.arguments == nil, value(of: open, in: scope).isUnknown
      else { continue }
      return SwiftExpression(.operation("==", open, SwiftExpression(.member(nil, term.name), known.range)), left.range)
    }
    return nil
  }

  /// Whether a flag that is given holds.
  func holds(_ flag: CodeValue.Argument) -> Bool {
    if let known = flag.value.flag { return known }
    let words = flag.key?.split(separator: ".").last ?? "a condition"
    return run.decide(
      Self.flags, on: String(words), first: flag.value.first.flag == false ? 1 : 0, key: flag.key, at: flag.place) == 0
  }

  private static let flags = ["true", "false"]
  private static let presence = ["there", "nil"]

  /// Decides on whether a value of run time is lacking: it is there, but where the app begins without it.
  func isNil(_ expression: SwiftExpression, _ value: CodeValue, in scope: CodeScope) -> Bool {
    if let key = key(of: expression, in: scope), !run.isDecided(key + Evaluation.presence), run.hasParts(key) {
      return false
    }
    return decide(expression, in: scope, Self.presence, atLaunch: value.isLackingAtFirst ? 1 : nil) == 1
  }

  /// Decides on what an expression is.
  ///
  /// - Parameters:
  ///   - first: What it is at first.
  ///   - atLaunch: What it is where the app begins, if that is something else.
  func decide(
    _ expression: SwiftExpression, in scope: CodeScope, _ choices: [String], first: Int = 0, atLaunch: Int? = nil
  ) -> Int {
    // Each case against all others is another question.
    let isOfCase = choices.last == "another" && choices.count == 2
    let end = choices == Self.presence ? Evaluation.presence : isOfCase ? " \(choices[0])" : ""
    return run.decide(
      choices, on: expression.words ?? "a condition", first: first, atLaunch: atLaunch,
      key: key(of: expression, in: scope).map { $0 + end },
      at: CodePlace(file: scope.file, range: expression.range))
  }

  /// Whether conditions hold, with the names that they bind.
  func hold(_ conditions: [SwiftCondition], in scope: CodeScope) -> Bool {
    for condition in conditions {
      switch condition {
      case .holds(let expression): guard holds(expression, in: scope) else { return false }
      case .isAvailable: continue
      case .isUnavailable: return false
      case .binds(let name, let expression):
        let value = value(of: expression, in: scope)
        if value.isNothing { return false }
        if value.isUnknown, isNil(expression, value, in: scope) { return false }
        scope.set(name, there(value, at: CodePlace(file: scope.file, range: expression.range)))
      case .matches(let pattern, let expression):
        let value = value(of: expression, in: scope)
        let isFirst = match(pattern, value.first, in: scope) ?? true
        let decided = { self.decide(expression, in: scope, [pattern.words, "another"], first: isFirst ? 0 : 1) == 0 }
        let matches: Bool
        if let known = match(pattern, value, in: scope) {
          matches = known
        } else if case .member(let name, _) = pattern {
          matches = isCase(name, expression, in: scope, decide: decided)
        } else {
          matches = decided()
        }
        guard matches else { return false }
        bind(pattern, value, in: scope)
      }
    }
    return true
  }

  /// A value of run time that is not `nil`.
  func there(_ value: CodeValue, at place: CodePlace) -> CodeValue {
    guard case .unknown(let type?, let first) = value, type.hasSuffix("?") else { return value }
    return missing(String(type.dropLast()), first: first.flatMap { $0.isNothing ? nil : $0 }, at: place)
  }

  // MARK: - Choices

  func choose(_ choices: [SwiftChoice], _ subject: SwiftExpression, in scope: CodeScope) -> [SwiftStatement]? {
    let value = value(of: subject, in: scope)
    var open: [SwiftChoice] = []
    for choice in choices where !choice.statements.declareImpossible {
      if choice.patterns.isEmpty {
        open.append(choice)
        break
      }
      let matches = matches(choice, value, in: scope)
      if matches == true, open.isEmpty {
        bind(choice.patterns[0], value, in: scope)
        return choice.statements
      }
      if matches != false { open.append(choice) }
    }
    guard !open.isEmpty else { return nil }
    let number =
      open.count == 1 ? 0 : self.number(of: open, first: first(of: open, value, in: scope), subject, in: scope)
    if let pattern = open[number].patterns.first { bind(pattern, value, in: scope) }
    return open[number].statements
  }

  /// The choice that is taken for what a value is at first; `nil` where that is not known.
  private func first(of choices: [SwiftChoice], _ value: CodeValue, in scope: CodeScope) -> Int? {
    guard !value.first.isUnknown else { return nil }
    return choices.firstIndex { choice in
      choice.patterns.isEmpty || matches(choice, value.first, in: scope) ?? false
    }
  }

  /// Whether a value is as one of the patterns says, and what more is asked holds; `nil` where that is not known.
  private func matches(_ choice: SwiftChoice, _ value: CodeValue, in scope: CodeScope) -> Bool? {
    let matches = choice.patterns.map { match($0, value, in: scope) }
    guard let known = matches.contains(true) ? true : matches.contains(nil) ? nil : false else { return nil }
    guard known, let condition = choice.condition else { return known }
    let inner = run.kept(CodeScope(in: scope))
    bind(choice.patterns[0], value, in: inner)
    return self.condition(condition, in: inner, decides: false).flag
  }

  /// Whether a value is as the pattern says; `nil` where that is not known.
  private func match(_ pattern: SwiftPattern, _ value: CodeValue, in scope: CodeScope) -> Bool? {
    switch pattern {
    case .any, .name: return true
    case .member(let name, _):
      if value.isNothing { return name == "none" }
      if case .term(let term) = value { return term.name == name }
      return nil
    case .tuple(let patterns):
      guard case .tuple(let values) = value, values.count == patterns.count else { return nil }
      let matches = zip(patterns, values).map { match($0, $1.value, in: scope) }
      return matches.contains(false) ? false : matches.contains(nil) ? nil : true
    case .value(let expression):
      if expression.form == .nothing { return value.isNothing ? true : value.isUnknown ? nil : false }
      if case .operation(let sign, let low, let high) = expression.form, sign == "..." || sign == "..<" {
        return value.number.flatMap { isIn(sign, low, high, $0, in: scope) }
      }
      return Self.same(value, self.value(of: expression, in: scope))
    }
  }

  /// Whether a number lies in a range, which may lack an end; `nil` where that is not known.
  private func isIn(
    _ sign: String, _ low: SwiftExpression, _ high: SwiftExpression, _ number: Double, in scope: CodeScope
  ) -> Bool? {
    let ends = [(low, -Double.infinity), (high, .infinity)].map { end, open in
      end.form == .nothing ? open : value(of: end, in: scope).number
    }
    guard let first = ends[0], let last = ends[1] else { return nil }
    return number >= first && (sign == "..." ? number <= last : number < last)
  }

  private func bind(_ pattern: SwiftPattern, _ value: CodeValue, in scope: CodeScope) {
    switch pattern {
    case .any, .value: return
    case .name(let name): scope.set(name, value)
    case .member(let name, let patterns):
      let given = value.term?.arguments ?? []
      let declared = value.term?.type.flatMap { module.type(named: $0, from: scope.file) }?.cases[name]?.declaration
        .parameters
      for (number, inner) in patterns.enumerated() {
        guard given.indices.contains(number) else {
          bind(inner, .unknown, in: scope)
          continue
        }
        // A member stands for one of the type that the case declares.
        let type = declared.flatMap { $0.indices.contains(number) ? $0[number].type : nil }
        bind(inner, coerced(given[number].value, to: type, at: given[number].place), in: scope)
      }
    case .tuple(let patterns):
      guard case .tuple(let values) = value else {
        for inner in patterns { bind(inner, .unknown, in: scope) }
        return
      }
      for (inner, value) in zip(patterns, values) { bind(inner, value.value, in: scope) }
    }
  }
}
