import SourceFacts
import SourceText

/// The types and constants that Swift files declare, by the place where a name is looked up.
struct SwiftDeclarations {
  /// A type, or the top level of all files, which is scope 0.
  struct Scope {
    let name: String
    let parent: Int
    /// Number of types around it, itself among them.
    let depth: Int
    let place: FileRange
    var notes = DeclarationNotes()
    var types: [String: Int] = [:]
    var constants: [String: Int] = [:]
    /// Functions that give fonts; several may have a name.
    var functions: [String: [Int]] = [:]
    /// Other names of types, as `typealias` gives them.
    var aliases: [String: [String]] = [:]
    /// Stored properties without a value, with their types.
    var fields: [String: String] = [:]
    /// Types and constants in the order of the source.
    var members: [Member] = []
    /// Whether its members are one property for each case of an enum.
    var isSelection = false
  }

  enum Member {
    case type(Int)
    case constant(Int)
  }

  /// A name with a value that does not change.
  struct Constant {
    let name: String
    let scope: Int
    let place: FileRange
    /// As it is written; `nil` where it is left to the compiler.
    let type: String?
    let value: SwiftExpression
    let notes: DeclarationNotes
    /// Whether it is computed for each value of its type: one value only if it names nothing of that.
    var isPerValue = false
  }

  /// A function that gives a font.
  struct Function {
    let name: String
    let scope: Int
    let place: FileRange
    /// What it gives.
    let type: String?
    let parameters: [Declaration.Parameter]
    let body: SwiftExpression
    /// Whether it is one of the type, not of its values.
    let isShared: Bool
  }

  struct FileRange {
    let file: Int
    let range: ByteRange
  }

  /// What was not read, and why.
  struct Omission {
    let place: FileRange
    let message: String
  }

  var scopes = [Scope(name: "", parent: -1, depth: 0, place: FileRange(file: 0, range: ByteRange(0, 0)))]
  var constants: [Constant] = []
  private(set) var functions: [Function] = []
  var omissions: [Omission] = []

  /// The type of that name in a scope, made where there is none yet.
  mutating func scope(named name: String, in parent: Int, at place: FileRange) -> Int {
    if let known = scopes[parent].types[name] { return known }
    scopes.append(Scope(name: name, parent: parent, depth: scopes[parent].depth + 1, place: place))
    let scope = scopes.count - 1
    scopes[parent].types[name] = scope
    scopes[parent].members.append(.type(scope))
    return scope
  }

  mutating func add(_ constant: Constant) {
    if let other = scopes[constant.scope].constants[constant.name] {
      let line = constants[other].place.file == constant.place.file ? "" : " in another file"
      omit(constant.place, "'\(constant.name.excerpt)' is declared twice\(line): the first one counts")
      return
    }
    constants.append(constant)
    scopes[constant.scope].constants[constant.name] = constants.count - 1
    scopes[constant.scope].members.append(.constant(constants.count - 1))
  }

  mutating func add(_ function: Function) {
    functions.append(function)
    scopes[function.scope].functions[function.name, default: []].append(functions.count - 1)
  }

  mutating func omit(_ place: FileRange, _ message: String) {
    omissions.append(Omission(place: place, message: message))
  }

  /// The name of a scope with those around it, as in `DS.Spacing`.
  func path(of scope: Int) -> String {
    var names: [String] = []
    var scope = scope
    while scope > 0 {
      names.append(scopes[scope].name)
      scope = scopes[scope].parent
    }
    return names.reversed().joined(separator: ".")
  }
}

extension StringProtocol {
  /// The text as a message shows it: at most forty characters.
  var excerpt: String { count > 40 ? prefix(39) + "…" : String(self) }
}
