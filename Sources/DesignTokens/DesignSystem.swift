import SourceText

/// What a set of token files holds: tokens with their aliases followed, components, devices, and what is wrong.
///
/// The files are read as Design Tokens format 2025.10. `$ref`, `$extends`, and the types strokeStyle, border,
/// transition and gradient are reported as problems: this version does not read them.
public struct DesignSystem: Sendable {
  /// All defects of the files, sorted by path and position.
  public let problems: [TokenProblem]
  /// The components that could be read, in the order of the files.
  public let components: [Component]
  /// The devices that could be read, in the order of the files.
  public let devices: [Device]
  /// The tokens that could be read, by their path, as in “spacing.base.lg”.
  public let tokens: [String: Token]

  /// Reads token files; an alias may lead from one file to another.
  ///
  /// - Parameter files: Paths as the problems shall name them, and the bytes of the files. A token that an earlier
  ///   file holds already is a problem.
  /// - Complexity: O(*n*) in the bytes of the files.
  public init(files: [(path: String, bytes: [UInt8])]) {
    var tree = TokenTree(log: ProblemLog(files: files.map { TokenFile(path: $0.path, bytes: $0.bytes) }))
    for (index, file) in files.enumerated() { tree.read(file.bytes, file: index) }
    var resolver = TokenResolver(tree)
    resolver.resolve()
    var components = ComponentReader(table: resolver.table, log: resolver.log)
    let readComponents = tree.components.compactMap { components.read($0) }
    var devices = DeviceReader(table: resolver.table, log: components.log)
    let readDevices = tree.devices.compactMap { devices.read($0) }
    var log = devices.log
    self.components = Self.distinct(readComponents, "component", groups: tree.components, log: &log) { $0.name }
    self.devices = Self.distinct(readDevices, "device", groups: tree.devices, log: &log) { $0.name }
    tokens = resolver.resolvedTokens
    problems = log.problems.sorted()
  }

  /// The component of that name, or `nil` where there is none.
  public func component(named name: String) -> Component? { components.first { $0.name == name } }

  /// The device of that name, or `nil` where there is none.
  public func device(named name: String) -> Device? { devices.first { $0.name == name } }

  /// The first element of each name; groups that repeat a name are problems.
  private static func distinct<Element>(
    _ elements: [Element], _ kind: String, groups: [ExtendedGroup], log: inout ProblemLog, name: (Element) -> String
  ) -> [Element] {
    var seenGroups: Set<String> = []
    for group in groups where !seenGroups.insert(group.name).inserted {
      log.report(
        .component, "the \(kind) '\(group.name.excerpt)' is described twice", at: group.keyRange.start, in: group.file)
    }
    var seen: Set<String> = []
    return elements.filter { seen.insert(name($0)).inserted }
  }
}
