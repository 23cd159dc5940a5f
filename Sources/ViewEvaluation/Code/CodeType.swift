import SourceFacts

/// A type of the project, or what the project adds to one of the system, with all extensions.
struct CodeType: Sendable {
  /// With the types around it, as in `Card.Style`.
  let path: String
  /// Where the type itself is declared; `nil` for a type of the system.
  fileprivate(set) var place: CodePlace?
  fileprivate(set) var inherits: Set<String> = []
  /// In the order of the declaration, as a memberwise initialiser takes them.
  fileprivate(set) var properties: [CodeMember] = []
  fileprivate(set) var functions: [String: [CodeMember]] = [:]
  fileprivate(set) var initializers: [CodeMember] = []
  fileprivate(set) var cases: [String: CodeMember] = [:]
  private var propertyNumbers: [String: Int] = [:]

  init(path: String) { self.path = path }

  /// The name without the types around it.
  var name: Substring { path.split(separator: ".").last ?? path[...] }
  var isView: Bool { inherits.contains("View") }

  /// - Complexity: O(1).
  func property(_ name: String) -> CodeMember? { propertyNumbers[name].map { properties[$0] } }

  fileprivate mutating func add(_ member: CodeMember) {
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
    var types: [String: CodeType] = [:]
    var globals = CodeType(path: "")
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
          var type = types.removeValue(forKey: whole) ?? CodeType(path: whole)
          // Of two targets each may have one: the first counts, and what the other adds.
          if !declaration.isExtension, type.place == nil {
            type.place = CodePlace(file: file, range: declaration.range)
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
    return (types, globals, aliases)
  }
}
