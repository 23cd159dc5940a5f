import DesignTokens
import SourceFacts
import SourceText

// Properties: those that the project declares, those of a type, and those of values of the system.
extension Interpreter {
  /// A property of a value of the project's; `nil` where it has none of the name.
  ///
  /// - Parameter key: Of a value of run time, as ``key(of:in:)``.
  func own(_ name: String, of value: CodeValue, key: String? = nil) -> CodeValue? {
    switch value {
    case .instance(let instance):
      let field = instance.fields[name]
      if let field, let scaled = scaled(field, name, of: instance) { return scaled }
      if let field, !field.isOpen { return field }
      let member = property(named: name, of: instance.type)
      if let sample = member?.declaration.sample, let member { return self.sample(sample, of: member, instance.type) }
      if let field { return field }
      guard let member, !member.declaration.isShared else { return nil }
      return run.nested(.unknown) { property(member, of: instance) }
    case .term(let term):
      guard let type = term.type.flatMap({ module.type(named: $0) }), let member = type.property(name),
        !member.declaration.isShared, let body = member.declaration.body
      else { return nil }
      return run.nested(.unknown) {
        result(
          of: body, in: run.kept(CodeScope(file: member.file, type: type.path, instance: value)),
          as: member.declaration.type)
      }
    case .unknown(let type?, _):
      guard let type = declared(type, in: ""), let member = property(named: name, of: type),
        !member.declaration.isShared
      else { return nil }
      let declaration = member.declaration
      if let sample = declaration.sample { return self.sample(sample, of: member, type) }
      let scope = run.kept(CodeScope(file: member.file, type: type.path, instance: value))
      scope.set("self", value, key: key)
      var otherwise = missing(declaration.wholeType, at: member.place)
      if declaration.kind == .variable, let first = declaration.value {
        let first = changing(
          self.value(of: first, in: scope, as: declaration.type), declaration.wholeType, in: type.path)
        if first.isUnknown { otherwise = given(first, as: nil, whole: declaration.wholeType, at: member.place) }
      }
      guard let body = declaration.body else { return otherwise }
      return run.once(member.place, otherwise) { result(of: body, in: scope, as: declaration.type) }
    // What the project adds to texts and views.
    case .text: return added(name, to: Self.textTypes, of: value)
    case .view: return added(name, to: ["View", "Text"], of: value)
    default: return nil
    }
  }

  static let textTypes = [
    "String", "StringProtocol", "LocalizedStringKey", "LocalizedStringResource", "LocalizedText", "StringKey",
  ]

  private func added(_ name: String, to types: [String], of value: CodeValue) -> CodeValue? {
    for type in types {
      guard let type = module.type(named: type), type.place == nil, let member = type.property(name),
        !member.declaration.isShared, let body = member.declaration.body
      else { continue }
      return run.once(member.place, .unknown) {
        result(
          of: body, in: run.kept(CodeScope(file: member.file, type: type.path, instance: value)),
          as: member.declaration.type)
      }
    }
    return nil
  }

  /// A property of a type, or what a protocol that it adopts adds to it.
  private func property(named name: String, of type: CodeType) -> CodeMember? {
    if let own = type.property(name) { return own }
    return type.inherits.sorted().lazy.compactMap { module.type(named: $0)?.property(name) }
      .first { $0.declaration.body != nil }
  }

  /// The project's type that a declaration names, there or not: `Style?`, `any Style`.
  func declared(_ type: String, in scope: String, from file: Int? = nil) -> CodeType? {
    var name = type[...]
    for word in ["any ", "some "] where name.hasPrefix(word) { name = name.dropFirst(word.count) }
    while name.last == "?" || name.last == "!" { name = name.dropLast() }
    return module.type(named: String(name), in: scope, from: file)
  }

  private func property(_ member: CodeMember, of instance: CodeInstance) -> CodeValue {
    let declaration = member.declaration
    let scope = run.kept(CodeScope(file: member.file, type: instance.type.path, instance: .instance(instance)))
    if let body = declaration.body { return result(of: body, in: scope, as: declaration.type) }
    if let value = wrapped(declaration, of: instance, in: scope) { return value }
    var value = (declaration.value).map { self.value(of: $0, in: scope, as: declaration.type) }
    if value == nil, declaration.isOptional, declaration.wrappers.contains(where: { $0.costName == "State" }) {
      value = .nothing
    }
    // What is stored and changes is otherwise when the view is seen: the first value says only what it is.
    let isVariable = declaration.kind == .variable || declaration.value == nil
    let isChanging = isVariable && (instance.type.isModel || !declaration.wrappers.isEmpty)
    let known = value.map { value in
      let isGiven =
        instance.isRoot && declaration.kind == .variable && !declaration.isPrivate && value.isSwitch
        && !(declaration.type?.hasPrefix("(") ?? false)
      return isChanging || isGiven ? changing(value, declaration.wholeType, in: instance.type.path) : value
    }
    let place = member.place
    return given(known ?? .unknown, as: declaration.type, whole: declaration.wholeType, at: place)
  }

  // MARK: - Shared values

  func shared(_ name: String, of type: CodeType) -> CodeValue? {
    if let one = type.cases[name], one.declaration.parameters.isEmpty {
      return .term(CodeTerm(base: .type(type.path), name: name, arguments: nil))
    }
    if let member = type.property(name), member.declaration.isShared { return shared(member, of: type) }
    guard name == "allCases", !type.cases.isEmpty else { return nil }
    let cases = type.cases.values.sorted { $0.declaration.range.start < $1.declaration.range.start }
    return .list(cases.compactMap { shared($0.declaration.name, of: type) })
  }

  func shared(_ member: CodeMember, of type: CodeType) -> CodeValue {
    run.nested(.unknown) {
      let scope = run.kept(CodeScope(file: member.file, type: type.path))
      let declaration = member.declaration
      let expected = declaration.type == "Self" ? type.path : declaration.type
      if let body = declaration.body { return result(of: body, in: scope, as: expected) }
      let place = member.place
      guard let value = declaration.value else {
        return missing(declaration.isOptional ? declaration.wholeType : expected, at: place)
      }
      return run.shared(place) { coerced(self.value(of: value, in: scope, as: expected), to: expected, at: place) }
    }
  }

  // MARK: - Members

  /// - Parameter key: Of a base of run time, as ``key(of:in:)``.
  func member(_ name: String, of base: CodeValue, at place: CodePlace, key: String? = nil) -> CodeValue {
    if name == "self" { return base }
    if let value = own(name, of: base, key: key) { return value }
    if name == "size", let size = size(ofPicture: base, at: place) { return size }
    if name == "safeAreaInsets", base.isUnknown { return Self.insetsOfPhone(at: place) }
    if name == "pointSize", let size = pointSize(of: base) { return .number(size) }
    switch base {
    case .type(let path):
      if name == "zero", CodeValue.numbers.contains(path) { return .number(0) }
      guard let type = module.type(named: path) else {
        // As `App.Card`, of a module.
        return module.type(named: "\(path).\(name)", from: place.file).map { .type($0.path) }
          ?? .term(CodeTerm(base: base, name: name, arguments: nil))
      }
      if let value = shared(name, of: type) { return value }
      if let inner = module.type(named: type.path + "." + name) { return .type(inner.path) }
      return .term(CodeTerm(base: base, name: name, arguments: nil))
    case .term(let term):
      // Screens are those of phones, as size classes say.
      if name == "userInterfaceIdiom", term.name == "current" {
        return .term(CodeTerm(base: .type("UIUserInterfaceIdiom"), name: "phone", arguments: nil))
      }
      if name.hasPrefix("isAccessibility"), let size = DynamicTypeSize(rawValue: term.name) {
        return .flag(size >= .accessibility1)
      }
      if ["isiOSAppOnMac", "isMacCatalystApp"].contains(name), term.name == "processInfo" { return .flag(false) }
      if name == "rawValue", let value = rawValue(of: term) { return value }
      // As the width of a CGSize.
      if term.name == "init", let value = term.argument(name) { return value }
      return .term(CodeTerm(base: base, name: name, arguments: nil))
    case .tuple(let arguments):
      return arguments.first { $0.label == name }?.value
        ?? Int(name).flatMap { arguments.indices.contains($0) ? arguments[$0].value : nil } ?? .unknown
    case .list(let values):
      switch name {
      case "count": return .number(Double(values.count))
      case "isEmpty": return .flag(values.isEmpty)
      case "first": return values.first ?? .nothing
      case "last": return values.last ?? .nothing
      case "indices": return .list(values.indices.map { .number(Double($0)) })
      default: return .unknown
      }
    case .text(let text):
      // The key of a resource, which is looked up.
      if name == "key", text.isLookedUp { return base }
      if name == "isEmpty", text.isLookedUp { return .flag(false) }
      guard name == "isEmpty" || name == "count", let letters = text.letters, !text.isLookedUp else { break }
      return name == "isEmpty" ? .flag(letters.isEmpty) : .number(Double(letters.count))
    // The views of a `TupleView`.
    case .view(.group(let views)) where name == "value":
      return .tuple(views.map { .init(label: nil, value: .view($0), place: place) })
    // What is added to a view without parentheses, and is in no file read.
    case .view(let view): return .view(.modified(view, name, [], place))
    case .instance(let instance) where instance.type.isView:
      return .view(.modified(.own(instance, place), name, [], place))
    case .instance: return .unknown
    case .unknown("GeometryProxy"?, _) where name == "size":
      return .term(CodeTerm(base: .type("GeometryProxy"), name: name, arguments: nil))
    case .unknown where name == "count": return .unknown(type: "Int")
    case .flag, .number, .unknown:
      guard name == "description", base.isOfNumber || base.isOfFlag else { return .unknown }
      return .text(base.isOfNumber ? .number(at: place) : .sample(at: place))
    default: break
    }
    return .unknown
  }
}
