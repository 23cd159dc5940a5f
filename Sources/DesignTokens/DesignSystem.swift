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
  /// The components of the files that could be read, in their order.
  package let components: [Component]
  /// The views of the app that code describes; none has the name of a component of the files.
  package private(set) var views: [Component] = []
  /// The system's views, as built in; their names begin with ``BuiltInTokens/group``.
  package var systemComponents: [Component] { ownViews ?? BuiltInTokens.views(of: platform) }
  /// The system's views where the files may use or change them, none where none are known; `nil` takes the shared ones.
  private let ownViews: [Component]?
  /// The devices that could be read, in the order of the files; the built-in ones where the files have none.
  package let devices: [Device]
  /// The tokens of the files that could be read.
  package let tokens: TokenList
  /// The system that the files say they are for, in `dev.l10n.platform` of the root's `$extensions`, else the one that
  /// was asked for, else the newest iOS.
  package let platform: Platform
  /// Where the names of components stand.
  let componentPlaces: [String: TokenPlace]
  /// Where the names of assumed properties stand.
  let assumptionPlaces: [Assumption: TokenPlace]

  /// Reads token files; an alias may lead from one file to another.
  ///
  /// - Parameters:
  ///   - files: Paths as the problems shall name them, and the bytes of the files. A token that an earlier file holds
  ///     already is a problem.
  ///   - builtIn: What is known beside the files; `nil` for nothing.
  /// - Complexity: O(*n*) in the bytes of the files and in what groups inherit.
  package init(files: [(path: String, bytes: [UInt8])], mode: Mode = .strict, builtIn: BuiltInTokens? = nil) {
    let files = files.map { TokenFile(path: $0.path, bytes: $0.bytes) }
    var tree = TokenTree(
      files: files, builtIn: builtIn == nil ? [] : BuiltInTokens.files, conflict: .refused,
      log: ProblemLog(isLenient: mode == .lenient))
    for index in files.indices { tree.read(file: index) }
    self.init(tree, builtIn: builtIn)
  }

  /// The system's views alone.
  init(viewsOf platform: Platform) {
    let tree = TokenTree(
      files: [], builtIn: BuiltInTokens.files, conflict: .refused, log: ProblemLog(isLenient: false))
    self.init(tree, builtIn: BuiltInTokens(for: platform), readsViews: true)
  }

  /// - Parameter readsViews: Whether the system's views are read with the files, where these do not name them.
  init(_ tree: consuming TokenTree, builtIn: BuiltInTokens?, readsViews: Bool = false) {
    var tree = tree
    tree.readPlatform(asked: builtIn?.platform)
    let readsViews = readsViews || builtIn != nil && tree.ownFiles.contains(where: \.namesSystem)
    if builtIn != nil { tree.readBuiltIn(withViews: readsViews) }
    tree.extendGroups()
    tree.close()
    var evaluator = TokenEvaluator(tree)
    evaluator.evaluate()
    var log = evaluator.log
    let table = TokenTable(evaluator, origins: TokenOrigins(evaluator.tree, log: &log))
    var reader = ComponentSetReader(table: table, log: log.taken())
    let groups = evaluator.tree.extendedGroups(TokenTree.componentExtension)
    let read = reader.read(groups)
    components = read.filter { !$0.isBuiltIn }
    ownViews = readsViews || builtIn == nil ? read.filter(\.isBuiltIn) : nil
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
      groups.map { group in
        let path = evaluator.tree.files[group.keyFile].path
        return (group.name, TokenPlace(path: path, file: group.keyFile, range: group.keyRange))
      }, uniquingKeysWith: { first, _ in first })
    problems = log.problems(in: evaluator.tree.files)
  }

  /// The component of that name, or `nil` where there is none.
  package func component(named name: String) -> Component? {
    let known = BuiltInTokens.isName(name) ? systemComponents : components
    return known.first { $0.name == name } ?? views.first { $0.name == name }
  }

  /// Adds views that code describes, but those that have the name of a component: what a file says of one holds.
  package mutating func add(_ views: [Component]) {
    let known = Set(components.map(\.name))
    self.views += views.filter { !known.contains($0.name) && !BuiltInTokens.isName($0.name) }
  }

  /// The components of the files, and the views of the system and of the app among `names`.
  package func components(withViewsAmong names: some Collection<String>) -> [Component] {
    let names = Set(names)
    let system = names.contains(where: BuiltInTokens.isName) ? systemComponents : []
    return components + (system + views).filter { names.contains($0.name) }
  }

  /// The names that bindings may give, the components of the files first.
  package var componentNames: [String] { (components + systemComponents).map(\.name) }

  /// The device of that name, or `nil` where there is none.
  package func device(named name: String) -> Device? { devices.first { $0.name == name } }

  /// What the groups with a device describe, the first of each name; groups that repeat a name are problems.
  ///
  /// The built-in ones count where the files describe none.
  private static func devices(
    _ tree: TokenTree, _ log: inout ProblemLog, _ body: (ExtendedGroup, inout ProblemLog) -> Device?
  ) -> [Device] {
    var seen: Set<String> = []
    let groups = tree.extendedGroups(TokenTree.deviceExtension)
    let hasOwn = groups.contains { !$0.isBuiltIn }
    return groups.filter { $0.isBuiltIn != hasOwn }.compactMap { group in
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
