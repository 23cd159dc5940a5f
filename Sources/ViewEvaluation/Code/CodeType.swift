import SourceFacts

/// A type of the project, or what the project adds to one of the system, with all extensions.
///
/// A class, since it goes with every value of the type.
final class CodeType: Sendable {
  /// With the types around it, as in `Card.Style`.
  let path: String
  /// Where the type itself is declared; `nil` for a type of the system.
  let place: CodePlace?
  /// Whether no other file sees it.
  let isPrivate: Bool
  let inherits: Set<String>
  /// In the order of the declaration, as a memberwise initialiser takes them.
  let properties: [CodeMember]
  let functions: [String: [CodeMember]]
  let initializers: [CodeMember]
  /// Each `#Preview` of a file.
  let previews: [CodeMember]
  let cases: [String: CodeMember]
  /// What a memberwise initialiser takes.
  let memberwise: [CodeMember]
  private let propertyNumbers: [String: Int]

  fileprivate init(_ parts: Parts) {
    path = parts.path
    place = parts.place
    isPrivate = parts.isPrivate
    inherits = parts.inherits
    properties = parts.properties
    functions = parts.functions
    initializers = parts.initializers
    previews = parts.previews
    cases = parts.cases
    memberwise = parts.properties.filter { member in
      let declaration = member.declaration
      guard !declaration.isShared, !member.isOfExtension,
        Self.givenBySystem.isDisjoint(with: declaration.wrappers.map(\.costName))
      else { return false }
      // Without a type and a value, its wrapper makes it.
      if declaration.type == nil, declaration.value == nil { return false }
      return declaration.kind == .field || declaration.kind == .variable
    }
    propertyNumbers = parts.propertyNumbers
  }

  /// Wrappers whose values no initialiser takes: the system has them.
  private static let givenBySystem: Set<String> = [
    "Environment", "EnvironmentObject", "AppStorage", "SceneStorage", "Namespace", "FocusState", "GestureState",
    "AccessibilityFocusState", "FocusedValue", "FocusedBinding", "FocusedObject", "Query", "FetchRequest",
    "SectionedFetchRequest",
  ]

  /// The name without the types around it.
  var name: Substring { Self.name(ofPath: path) }
  var isView: Bool { inherits.contains("View") }
  /// Whether its variables change while views show it: it is no view, nor what makes the look of one.
  var isModel: Bool { !isView && !inherits.contains { $0 == "ViewModifier" || $0.hasSuffix("Style") } }
  /// Whether it is a view, of SwiftUI or of UIKit.
  var isShownView: Bool { isView || inherits.contains { $0.hasSuffix("Representable") } }
  var isShape: Bool { inherits.contains { $0.hasSuffix("Shape") } || functions["path"] != nil }
  /// All that has code.
  var members: [CodeMember] { properties + initializers + functions.values.joined() }

  /// - Parameter path: Of several types of one name the second has “ (2)” behind it.
  static func name(ofPath path: String) -> Substring {
    let start = path.utf8.lastIndex(of: UInt8(ascii: ".")).map { path.utf8.index(after: $0) } ?? path.startIndex
    let name = path[start...]
    return name.utf8.firstIndex(of: UInt8(ascii: " ")).map { name[..<$0] } ?? name
  }

  /// - Complexity: O(1).
  func property(_ name: String) -> CodeMember? { propertyNumbers[name].map { properties[$0] } }
}

extension CodeType {
  /// A type while its declarations are read.
  fileprivate struct Parts {
    let path: String
    var place: CodePlace?
    var isPrivate = false
    var inherits: Set<String> = []
    private(set) var properties: [CodeMember] = []
    private(set) var functions: [String: [CodeMember]] = [:]
    private(set) var initializers: [CodeMember] = []
    private(set) var previews: [CodeMember] = []
    private(set) var cases: [String: CodeMember] = [:]
    private(set) var propertyNumbers: [String: Int] = [:]

    init(path: String) { self.path = path }

    mutating func add(_ member: CodeMember) {
      let name = member.declaration.name
      switch member.declaration.kind {
      case .function: functions[name, default: []].append(member)
      case .initializer: initializers.append(member)
      case .preview: previews.append(member)
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

/// Another name of a type.
struct CodeAlias: Sendable {
  let type: String
  /// The only file that sees it; `nil` where all do.
  let file: Int?
}

extension Declaration {
  /// The type with its optionality.
  var wholeType: String? { type.map { isOptional ? $0 + "?" : $0 } }
}

extension Declaration.Parameter {
  /// The type with its optionality.
  var wholeType: String? { type.map { isOptional ? $0 + "?" : $0 } }
}

extension CodeType {
  /// The types of a module by their paths, those that share one with others, and what stands outside of types.
  ///
  /// Two files may each declare a type of one name: of two targets, or private ones.
  static func all(in files: [[Declaration]]) -> (
    types: [String: CodeType], alike: [String: [CodeType]], globals: CodeType, aliases: [String: [CodeAlias]]
  ) {
    var types: [String: Parts] = [:]
    var alike: [String: [String]] = [:]
    var globals = Parts(path: "")
    var aliases: [String: [CodeAlias]] = [:]
    for (file, declarations) in files.enumerated() {
      /// By the number of the declaration; `nil` for what is no type.
      var paths: [String?] = []
      /// What the file calls its own, of types that others declare too.
      var own: [String: String] = [:]
      for declaration in declarations
      where declaration.kind == .type && !declaration.isExtension && declaration.owner == nil {
        guard let place = types[declaration.name]?.place, place.file != file, own[declaration.name] == nil else {
          continue
        }
        let all = alike[declaration.name] ?? [declaration.name]
        let path = "\(declaration.name) (\(all.count + 1))"
        own[declaration.name] = path
        alike[declaration.name] = all + [path]
      }
      for declaration in declarations {
        let owner = declaration.owner.flatMap { paths[$0] }
        var path: String?
        defer { paths.append(path) }
        switch declaration.kind {
        case .type:
          let whole = owner.map { $0 + "." + declaration.name } ?? own[declaration.name] ?? declaration.name
          path = whole
          var type = types.removeValue(forKey: whole) ?? Parts(path: whole)
          if !declaration.isExtension, type.place == nil {
            type.place = CodePlace(file: file, range: declaration.range)
            type.isPrivate = declaration.isPrivate
          }
          type.inherits.formUnion(declaration.inherits)
          types[whole] = type
        case .alias:
          if let named = declaration.type {
            aliases[declaration.name, default: []].append(
              CodeAlias(type: named, file: declaration.isPrivate ? file : nil))
          }
        default:
          let isOfExtension = declaration.owner.map { declarations[$0].isExtension } ?? false
          let member = CodeMember(declaration: declaration, file: file, isOfExtension: isOfExtension)
          if let owner { types[owner]?.add(member) } else { globals.add(member) }
        }
      }
    }
    let all = types.mapValues(CodeType.init)
    return (all, alike.mapValues { $0.compactMap { all[$0] } }, CodeType(globals), aliases)
  }
}
