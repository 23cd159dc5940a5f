import SourceFacts

/// A type of the project, or what the project adds to one of the system, with all extensions.
///
/// A class, since it goes with every value of the type.
final class CodeType: Sendable {
  /// With the types around it, as in `Card.Style`.
  let path: String
  /// Where the type itself is declared; `nil` for a type of the system.
  let place: CodePlace?
  /// The files that declare one of this name, in the order of the files: of several each may mean its own.
  let files: [Int]
  let inherits: Set<String>
  /// In the order of the declaration, as a memberwise initialiser takes them.
  let properties: [CodeMember]
  let functions: [String: [CodeMember]]
  let initializers: [CodeMember]
  let cases: [String: CodeMember]
  /// What a memberwise initialiser takes.
  let memberwise: [CodeMember]
  private let propertyNumbers: [String: Int]

  fileprivate init(_ parts: Parts) {
    path = parts.path
    place = parts.place
    files = parts.files
    inherits = parts.inherits
    properties = parts.properties
    functions = parts.functions
    initializers = parts.initializers
    cases = parts.cases
    memberwise = parts.properties.filter { member in
      let declaration = member.declaration
      guard !declaration.isShared, !member.isOfExtension else { return false }
      return declaration.kind == .field || declaration.kind == .variable
    }
    propertyNumbers = parts.propertyNumbers
  }

  /// The name without the types around it.
  var name: Substring { Self.name(ofPath: path) }
  var isView: Bool { inherits.contains("View") }
  /// All that has code.
  var members: [CodeMember] { properties + initializers + functions.values.joined() }

  static func name(ofPath path: String) -> Substring { path.split(separator: ".").last ?? path[...] }

  /// Whether another declaration of the name is meant in a file: its own, or one of several that it does not have.
  func isOther(in file: Int) -> Bool { files.count > 1 && files[0] != file }

  /// - Complexity: O(1).
  func property(_ name: String) -> CodeMember? { propertyNumbers[name].map { properties[$0] } }
}

extension CodeType {
  /// A type while its declarations are read.
  fileprivate struct Parts {
    let path: String
    var place: CodePlace?
    var files: [Int] = []
    var inherits: Set<String> = []
    private(set) var properties: [CodeMember] = []
    private(set) var functions: [String: [CodeMember]] = [:]
    private(set) var initializers: [CodeMember] = []
    private(set) var cases: [String: CodeMember] = [:]
    private(set) var propertyNumbers: [String: Int] = [:]

    init(path: String) { self.path = path }

    mutating func add(_ member: CodeMember) {
      let name = member.declaration.name
      switch member.declaration.kind {
      case .function: functions[name, default: []].append(member)
      case .initializer: initializers.append(member)
      case .enumCase: cases[name] = cases[name] ?? member
      case .field, .constant, .variable, .computed:
        guard propertyNumbers[name] == nil else { return }
        propertyNumbers[name] = properties.count
        properties.append(member)
      case .type, .alias: return
      }
    }
  }
}

/// What a type, or a file, declares.
struct CodeMember: Sendable {
  let declaration: Declaration
  let file: Int
  /// Whether an extension has it, so that no memberwise initialiser takes it.
  let isOfExtension: Bool

  var place: CodePlace { CodePlace(file: file, range: declaration.range) }
}

extension CodeType {
  /// The types of a module by their paths, and what stands outside of types.
  static func all(in files: [[Declaration]]) -> (
    types: [String: CodeType], globals: CodeType, aliases: [String: String]
  ) {
    var types: [String: Parts] = [:]
    var globals = Parts(path: "")
    var aliases: [String: String] = [:]
    for (file, declarations) in files.enumerated() {
      /// By the number of the declaration; `nil` for what is no type.
      var paths: [String?] = []
      for declaration in declarations {
        let owner = declaration.owner.flatMap { paths[$0] }
        var path: String?
        defer { paths.append(path) }
        switch declaration.kind {
        case .type:
          let whole = owner.map { $0 + "." + declaration.name } ?? declaration.name
          path = whole
          var type = types.removeValue(forKey: whole) ?? Parts(path: whole)
          // Of two targets each may have one: the first counts, and what the other adds.
          if !declaration.isExtension {
            type.place = type.place ?? CodePlace(file: file, range: declaration.range)
            if type.files.last != file { type.files.append(file) }
          }
          type.inherits.formUnion(declaration.inherits)
          types[whole] = type
        case .alias:
          if let named = declaration.type { aliases[declaration.name] = named }
        default:
          let isOfExtension = declaration.owner.map { declarations[$0].isExtension } ?? false
          let member = CodeMember(declaration: declaration, file: file, isOfExtension: isOfExtension)
          if let owner { types[owner]?.add(member) } else { globals.add(member) }
        }
      }
    }
    return (types.mapValues(CodeType.init), CodeType(globals), aliases)
  }
}
