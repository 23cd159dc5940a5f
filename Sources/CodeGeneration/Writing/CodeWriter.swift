/// Writes the namespaces as Swift.
struct CodeWriter {
  private let options: CodeOptions
  private let parameters: [AccessorIdentity: ParameterList]
  private(set) var code = ""
  private var depth = 0

  init(options: CodeOptions, parameters: [AccessorIdentity: ParameterList]) {
    self.options = options
    self.parameters = parameters
  }

  private var access: String { options.access == .internal ? "" : options.access.rawValue + " " }

  private var stringsType: String { options.runtime == .strings ? "LocalizedStrings" : "BundleStrings" }

  mutating func write(_ tree: Namespace) {
    let runtime = RuntimeCode(options)
    for text in runtime.header { line(text) }
    line("/// The texts of the app: an accessor for each key of its string tables.")
    line("\(access)struct \(options.typeName): Sendable {")
    depth = 1
    for text in runtime.members { line(text) }
    writeMembers(of: tree)
    depth = 0
    line("}")
  }

  private mutating func writeMembers(of namespace: Namespace) {
    for accessor in namespace.accessors {
      line("")
      write(accessor)
    }
    for inner in namespace.namespaces {
      let type = SwiftIdentifier(inner.typeName).declared
      line("")
      line("\(access)var \(SwiftIdentifier(inner.member).declared): \(type) { \(type)(strings: strings) }")
      line("")
      line("\(access)struct \(type): Sendable {")
      depth += 1
      line("fileprivate let strings: \(stringsType)")
      writeMembers(of: inner)
      depth -= 1
      line("}")
    }
  }

  private mutating func write(_ accessor: NamedAccessor) {
    let source = accessor.source
    let list = parameters[AccessorIdentity(source)]?.parameters ?? []
    for text in DocComment(of: source).lines { line(text.isEmpty ? "///" : "/// " + text) }
    let name = SwiftIdentifier(accessor.name).declared
    let isDefaultTable = source.table == "Localizable"
    let key = SourceQuoting.literal(source.key)
    if list.isEmpty, isDefaultTable {
      line("\(access)var \(name): String { strings[\(key)] }")
      return
    }
    var arguments = [key]
    if !isDefaultTable { arguments.append("table: \(SourceQuoting.literal(source.table))") }
    let call = "strings.text(\((arguments + list.map(\.use)).joined(separator: ", ")))"
    if list.isEmpty {
      line("\(access)var \(name): String { \(call) }")
      return
    }
    line("\(access)func \(name)(\(list.map(\.declaration).joined(separator: ", "))) -> String {")
    line("  " + call)
    line("}")
  }

  private mutating func line(_ text: String) {
    if !text.isEmpty { code += String(repeating: "  ", count: depth) + text }
    code += "\n"
  }
}
