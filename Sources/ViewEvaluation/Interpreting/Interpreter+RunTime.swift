import SourceFacts

// Values that run time alone knows.
extension Interpreter {
  /// What a comment says that a property is at run time.
  func sample(_ sample: SwiftExpression, of member: CodeMember, _ type: CodeType) -> CodeValue {
    let scope = run.kept(CodeScope(file: member.file, type: type.path))
    return coerced(
      value(of: sample, in: scope, as: member.declaration.type), to: member.declaration.type, at: member.place)
  }

  /// What is known at run time of a value that began as this one.
  func changing(_ first: CodeValue, _ type: String?, in scope: String) -> CodeValue {
    switch first {
    case .flag: .unknown(type: "Bool", first: first)
    case .number: .unknown(type: type ?? "Double", first: first)
    case .text(let text): .text(text.changing)
    case .nothing: .unknown(type: type, first: first)
    case .list: .unknown(type: type)
    case .term(let term) where module.type(named: term.type ?? type ?? "", in: scope) != nil:
      .unknown(type: type ?? term.type, first: first)
    case .term(let term) where term.arguments == nil && Self.states.contains(type ?? term.type ?? ""):
      .unknown(type: type ?? term.type, first: first)
    // An object stays the one that was made; of a value another takes its place.
    case .instance(let instance) where instance.type.isModel && !instance.type.inherits.contains("ObservableObject"):
      .instance(changing(instance))
    default: first
    }
  }

  /// A value whose parts are known at run time alone.
  private func changing(_ instance: CodeInstance) -> CodeInstance {
    let later = run.kept(CodeInstance(instance.type, fields: instance.fields))
    later.keys = instance.keys
    for (name, value) in instance.fields {
      // One value may hold another that holds it.
      if case .instance = value { continue }
      let declaration = instance.type.property(name)?.declaration
      later.fields[name] = changing(value, declaration?.wholeType, in: instance.type.path)
    }
    return later
  }

  /// Types of the system whose cases say what an app is doing, and not how it looks.
  private static let states: Set<String> = [
    "PresentationDetent", "EditMode", "NavigationSplitViewVisibility", "NavigationSplitViewColumn", "ScenePhase",
    "ColorScheme", "Visibility", "CLAuthorizationStatus", "UNAuthorizationStatus", "AVAuthorizationStatus",
    "PHAuthorizationStatus",
  ]

  /// Whether a type is a text that is shown, there or not: `Text?`.
  static func isText(_ type: String) -> Bool { ["Text", "Text?", "Text!"].contains(type) }

  /// A value of a type that nobody gives.
  ///
  /// - Parameter first: What it is at first, where that is known.
  func missing(_ type: String?, first: CodeValue? = nil, at place: CodePlace) -> CodeValue {
    switch type {
    case "String", "LocalizedStringKey", "LocalizedStringResource", "LocalizedText", "AttributedString", "Substring":
      .text(.sample(at: place))
    case "Text": .view(.text([.sample(at: place)], place))
    default: .unknown(type: type, first: first)
    }
  }
}
