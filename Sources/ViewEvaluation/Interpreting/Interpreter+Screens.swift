import SourceFacts

// What is asked of the screen that views are measured on: a phone that is held upright.
extension Interpreter {
  /// What bars and the camera cover of a phone: nothing at its sides.
  static func insetsOfPhone(at place: CodePlace) -> CodeValue {
    let sides: [(String, CodeValue)] = [
      ("top", .unknown(type: "CGFloat")), ("leading", .number(0)), ("bottom", .unknown(type: "CGFloat")),
      ("trailing", .number(0)),
    ]
    let arguments = sides.map { CodeValue.Argument(label: $0, value: $1, place: place) }
    return .term(CodeTerm(base: .type("EdgeInsets"), name: "init", arguments: arguments))
  }

  /// What a question that only run time answers is answered with on such a screen; `nil` for other questions.
  func answer(onPhone expression: SwiftExpression, in scope: CodeScope) -> Bool? {
    switch expression.form {
    case .operation("==", let subject, let right):
      guard case .member(nil, let name) = right.form else { return nil }
      return isOnPhone(name, subject)
    case .operation(let sign, let left, let right) where sign == ">" || sign == "<":
      guard let left = left.words, let right = right.words, left.hasPrefix("UIScreen.main.bounds.") else { return nil }
      let isWider = left.hasSuffix(".width") && right.hasSuffix(".height")
      let isHigher = left.hasSuffix(".height") && right.hasSuffix(".width")
      return isWider ? sign == "<" : isHigher ? sign == ">" : nil
    case .name("isCompact") where isOfRegularOnes(scope): return true
    case .name(let name):
      // A row that stands in a row or a column says so itself.
      let type = if case .instance(let instance)? = scope.instance { instance.type } else { module.globals }
      if name == "isHorizontal", let member = type.property(name)?.declaration, member.body == nil,
        member.wrappers.isEmpty
      {
        return nil
      }
      return Self.answers[name.lowercased()]
    case .member(_?, let name): return Self.answers[name.lowercased()]
    case .call(let callee, let arguments) where arguments.isEmpty || callee.form == .name("isCompact"):
      return answer(onPhone: callee, in: scope)
    default: return nil
    }
  }

  /// Whether the type around shows something else in a regular width.
  private func isOfRegularOnes(_ scope: CodeScope) -> Bool {
    module.types[scope.type]?.properties.contains { $0.declaration.name.hasPrefix("regular") } ?? false
  }

  /// Whether what says which device, or which orientation, an app runs in is one of its cases; `nil` where a value says
  /// something else.
  func isOnPhone(_ name: String, _ subject: SwiftExpression) -> Bool? {
    let word = subject.costName.lowercased()
    if word.hasSuffix("orientation") {
      return name.hasPrefix("portrait") ? true : name.hasPrefix("landscape") ? false : nil
    }
    guard ["idiom", "devicetype", "formfactor", "devicekind"].contains(where: word.hasSuffix) else { return nil }
    if ["phone", "iphone"].contains(name.lowercased()) { return true }
    return ["pad", "ipad", "mac", "tv", "tablet", "desktop", "vision", "carplay", "watch"].contains(name.lowercased())
      ? false : nil
  }

  private static let answers: [String: Bool] = [
    "isportrait": true, "isiphone": true, "islandscape": false, "ishorizontal": false, "ishorisontal": false,
    "isipad": false, "ispad": false, "istablet": false, "ismac": false, "ismaccatalyst": false, "iscatalyst": false,
    "iswidescreen": false, "iswidelayout": false, "isregularwidth": false, "iscompactwidth": true,
    "isrunningonmac": false,
  ]
}
