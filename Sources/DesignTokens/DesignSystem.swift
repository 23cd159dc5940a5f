import SourceText

/// What a set of token files holds: tokens with their references followed, components, devices, and what is wrong.
///
/// The files are read as Design Tokens format 2025.10. Where the report contradicts itself, its JSON schemas decide.
package struct DesignSystem: Sendable {
  /// How much of what the format does not allow is read all the same.
  package enum Mode: Sendable {
    /// Whatever the format does not allow is an error.
    case strict
    /// Values of older drafts and of other tools are read: hex texts, “16px”, unknown properties. Each file that
    /// holds some has one warning.
    case lenient
  }

  /// All defects of the files, sorted by path and position; warnings only in the lenient mode.
  package let problems: [TokenProblem]
  /// The components that could be read, in the order of the files.
  package let components: [Component]
  /// The devices that could be read, in the order of the files.
  package let devices: [Device]
  /// The tokens that could be read.
  package let tokens: TokenList
  /// The platform that the files say they are for, in `dev.l10n.platform` of the root's `$extensions`.
  package let platform: Platform
  /// Where the names of components stand.
  let componentPlaces: [String: TokenPlace]
  /// Where the names of assumed properties stand.
  let assumptionPlaces: [Assumption: TokenPlace]

  /// Reads token files; an alias may lead from one file to another.
  ///
  /// - Parameter files: Paths as the problems shall name them, and the bytes of the files. A token that an earlier
  ///   file holds already is a problem.
  /// - Complexity: O(*n*) in the bytes of the files and in what groups inherit.
  package init(files: [(path: String, bytes: [UInt8])], mode: Mode = .strict) {
    let files = files.map { TokenFile(path: $0.path, bytes: $0.bytes) }
    var tree = TokenTree(files: files, conflict: .refused, log: ProblemLog(isLenient: mode == .lenient))
    for index in files.indices { tree.read(file: index) }
    self.init(tree)
  }

  init(_ tree: consuming TokenTree) {
    var tree = tree
    tree.extendGroups()
    tree.close()
    var evaluator = TokenEvaluator(tree)
    evaluator.evaluate()
    let table = TokenTable(evaluator)
    var log = evaluator.log
    var reader = ComponentSetReader(table: table, log: log.taken())
    components = reader.read(evaluator.tree.extendedGroups(TokenTree.componentExtension))
    assumptionPlaces = reader.assumptionPlaces
    log = reader.log.taken()
    let devices = Self.devices(evaluator.tree, &log) { group, log in
      var reader = DeviceReader(table: table, log: log.taken())
      defer { log = reader.log }
      return reader.read(group)
    }
    self.devices = devices
    tokens = TokenList(evaluator)
    platform = evaluator.platform
    componentPlaces = Dictionary(
      evaluator.tree.extendedGroups(TokenTree.componentExtension).map { group in
        let path = evaluator.tree.files[group.keyFile].path
        return (group.name, TokenPlace(path: path, file: group.keyFile, range: group.keyRange))
      }, uniquingKeysWith: { first, _ in first })
    problems = log.problems(in: evaluator.tree.files)
  }

  /// The component of that name, or `nil` where there is none.
  package func component(named name: String) -> Component? { components.first { $0.name == name } }

  /// The device of that name, or `nil` where there is none.
  package func device(named name: String) -> Device? { devices.first { $0.name == name } }

  /// What the groups with a device describe, the first of each name; groups that repeat a name are problems.
  private static func devices(
    _ tree: TokenTree, _ log: inout ProblemLog, _ body: (ExtendedGroup, inout ProblemLog) -> Device?
  ) -> [Device] {
    var seen: Set<String> = []
    return tree.extendedGroups(TokenTree.deviceExtension).compactMap { group in
      if group.isInherited {
        var quiet = ProblemLog(isLenient: log.isLenient)
        return seen.insert(group.name).inserted ? body(group, &quiet) : nil
      }
      let element = body(group, &log)
      guard seen.insert(group.name).inserted else {
        log.report(
          .component, "the device '\(group.name.excerpt)' is described twice", at: group.keyRange.start,
          in: group.keyFile)
        return nil
      }
      return element
    }
  }
}
