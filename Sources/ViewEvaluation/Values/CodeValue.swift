import SourceFacts

/// What an expression gives, as far as the code alone says it.
indirect enum CodeValue {
  /// What is known at run time alone, with its type where that is declared, and what it is at first where the code says
  /// that.
  case unknown(type: String?, first: CodeValue? = nil)
  case number(Double)
  case flag(Bool)
  case text(CodeText)
  /// `nil`.
  case nothing
  /// What the system, or an enum of the project, makes: a member or call whose meaning lies in its name, as in
  /// `.leading`, `Font.system(size: 12)` or `Style.compact`.
  case term(CodeTerm)
  case list([CodeValue])
  case tuple([Argument])
  case closure(CodeClosure)
  case instance(CodeInstance)
  case view(ViewNode)
  case type(String)
  case keyPath([String])

  struct Argument {
    let label: String?
    let value: CodeValue
    let place: CodePlace
    /// Whether it stands behind the parentheses.
    var isTrailing = false
    /// What the same words mean wherever they stand in the type: the key of a choice on them.
    var key: String?
  }

  static var unknown: CodeValue { .unknown(type: nil) }

  var isUnknown: Bool { if case .unknown = self { true } else { false } }
  /// Whether it, or the text that it is, is known at run time alone.
  var isOpen: Bool { if case .text(let text) = self { text.isSample } else { isUnknown } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  /// Whether it is a number, known or not.
  var isOfNumber: Bool {
    switch self {
    case .number: true
    case .unknown(let type?, _): Self.numbers.contains(type)
    default: false
    }
  }
  /// Whether it is a flag, known or not.
  var isOfFlag: Bool { if case .unknown("Bool"?, _) = self { true } else { flag != nil } }
  static let numbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
    "CGFloat", "Decimal",
  ]
  /// What it is before anything changes it: itself, where it is known, or nothing.
  var first: CodeValue { if case .unknown(_, let first?) = self, !first.isNothing { first } else { self } }
  /// Whether it is `nil` before anything changes it.
  var isLackingAtFirst: Bool { if case .unknown(_, .nothing?) = self { true } else { false } }
  var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  /// Of a flag, the other one.
  var negated: CodeValue {
    if let flag { return .flag(!flag) }
    return .unknown(type: "Bool", first: first.flag.map { .flag(!$0) })
  }
  var term: CodeTerm? { if case .term(let term) = self { term } else { nil } }
  var closure: CodeClosure? { if case .closure(let closure) = self { closure } else { nil } }
  /// Whether another value shows other views.
  var isSwitch: Bool { isNothing || flag != nil }
  var isNothing: Bool { if case .nothing = self { true } else { false } }
}

/// A member or call of the system, or a case of an enum.
struct CodeTerm {
  /// What it is a member of; `nil` for the type that is expected.
  var base: CodeValue?
  let name: String
  /// `nil` where it is no call.
  let arguments: [CodeValue.Argument]?

  /// What its chain of members and calls begins with: `.title` of `.title.bold()`.
  var root: CodeTerm { base?.term?.root ?? self }

  /// The type that it is a member of, where it names one.
  var type: String? { if case .type(let name)? = base { name } else { nil } }

  /// Whether it is a member of the type that is expected, or of such a member: `.settings.icon`.
  var isImplicit: Bool { arguments == nil && (base == nil || base?.term?.isImplicit ?? false) }

  /// Whether it is a call of a type of others, or a member of one: `KFImage(url).placeholder { … }`.
  var isOfCall: Bool { name == "init" && type != nil || base?.term?.isOfCall ?? false }

  /// `width` or `height` of the room that a `GeometryReader` has, as in `geometry.size.width`; `nil` for other values.
  var sideOfReader: String? {
    guard let size = base?.term, size.name == "size", size.type == "GeometryProxy" else { return nil }
    return ["width", "height"].contains(name) ? name : nil
  }

  var hasArguments: Bool { !(arguments?.isEmpty ?? true) }

  func argument(_ label: String?) -> CodeValue? { arguments?.first { $0.label == label }?.value }
}

/// A closure with what it sees.
final class CodeClosure {
  let block: SwiftBlock
  let scope: CodeScope

  init(_ block: SwiftBlock, _ scope: CodeScope) {
    self.block = block
    self.scope = scope
  }
}

/// What holds values, one of which may be a closure that sees it again.
protocol CodeHolder: AnyObject {
  func clear()
}

/// A value of a type of the project.
final class CodeInstance: CodeHolder {
  let type: CodeType
  var fields: [String: CodeValue]
  /// By the names of its parts that are known at run time alone, what they mean to who gives them.
  var keys: [String: String] = [:]
  /// Whether nothing in the code makes it: what its parameters are given is not known.
  var isRoot = false
  /// What a view finds around it when its body is read.
  var environment: ViewEnvironment?

  init(_ type: CodeType, fields: [String: CodeValue] = [:]) {
    self.type = type
    self.fields = fields
  }

  func clear() { (fields, environment) = ([:], nil) }
}

/// The names that an expression sees.
final class CodeScope: CodeHolder {
  let file: Int
  /// The path of the type around.
  let type: String
  /// What `self` is; `nil` outside of types, and in what is shared.
  let instance: CodeValue?
  private(set) var names: [String: CodeValue] = [:]
  /// By the names of values of run time, what they mean to who gives them.
  private var keys: [String: String] = [:]
  private let outer: CodeScope?

  init(file: Int, type: String = "", instance: CodeValue? = nil) {
    (self.file, self.type, self.instance, outer) = (file, type, instance, nil)
  }

  init(in outer: CodeScope) {
    (file, type, instance, self.outer) = (outer.file, outer.type, outer.instance, outer)
  }

  /// - Parameter key: What the value means to who gives it.
  func set(_ name: String, _ value: CodeValue, key: String? = nil) {
    names[name] = value
    keys[name] = value.isOpen ? key : nil
  }

  /// What the value of a name means to who gives it; `nil` where nobody gives it, or it is known.
  func key(of name: String) -> String? {
    var scope: CodeScope? = self
    while let here = scope {
      if here.names[name] != nil { return here.keys[name] }
      scope = here.outer
    }
    if case .instance(let instance)? = instance { return instance.keys[name] }
    return nil
  }

  /// Changes a name where it was made.
  func assign(_ name: String, _ value: CodeValue) {
    var scope = self
    while scope.names[name] == nil, let outer = scope.outer { scope = outer }
    (scope.names[name] == nil ? self : scope).set(name, value)
  }

  func clear() { names = [:] }

  func value(of name: String) -> CodeValue? {
    var scope: CodeScope? = self
    while let here = scope {
      if let value = here.names[name] { return value }
      scope = here.outer
    }
    return nil
  }
}
