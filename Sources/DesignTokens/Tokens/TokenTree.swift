import PositionedJSON
import SourceText

/// The groups and tokens of a set of files as one tree, before values are read.
struct TokenTree: Sendable {
  /// What happens to a token that an earlier file holds already.
  enum Conflict {
    /// It is a problem.
    case refused
    /// The later one counts, as in the sources of a resolver.
    case lastWins
  }

  /// Groups may nest this deep.
  static let depthLimit: Int32 = 64
  /// Longest path of names in bytes: a hundred thousand tokens may stand below one long name.
  static let pathLimit = 1024

  let files: [TokenFile]
  /// The place of the first of ``files`` that is built in; what files before it state holds.
  let builtInStart: Int
  let conflict: Conflict
  /// The root is the first.
  var nodes: [TokenNode] = []
  var details: [TokenNode.Details] = []
  /// The tokens in the order of the files, inherited ones last.
  var tokens: [Int32] = []
  /// Finds groups and tokens by their group and name.
  var index: HashIndex
  /// The bytes of names that are written with escapes.
  var decodedNames: [UInt8] = []
  /// The number of objects that were read.
  var source: Int32 = 0
  /// The system that the root of the files names; the newest iOS unless one is.
  var platform = Platform.iOS26
  var log: ProblemLog

  init(files own: [TokenFile], builtIn: [TokenFile] = [], conflict: Conflict, log: ProblemLog) {
    files = own + builtIn
    builtInStart = own.count
    self.conflict = conflict
    self.log = log
    let count = files.reduce(0) { $0 + $1.tape.tokenCount }
    nodes.reserveCapacity(count + count / 8)
    tokens.reserveCapacity(count)
    index = HashIndex(capacity: count + count / 8)
    let name = TokenName(start: 0, length: 0, isDecoded: true, hash: 0)
    nodes.append(
      TokenNode(kind: .group, name: name, pathLength: 0, parent: -1, depth: 0, file: -1, key: -1, content: -1))
  }

  var ownFiles: ArraySlice<TokenFile> { files[..<builtInStart] }

  /// Whether a file is not the project's own.
  func isBuiltIn(file: Int) -> Bool { file >= builtInStart }

  /// Whether a token, by its place among all, is the project's own.
  func isOwn(token ordinal: Int) -> Bool { !isBuiltIn(file: Int(nodes[Int(tokens[ordinal])].file)) }

  /// The document of a file that could be read.
  func document(_ file: Int32) -> JSONDocument? { try? files[Int(file)].content.get() }

  /// The tape of a file that could be read; it holds nothing where it could not.
  ///
  /// Valid as long as the tree is.
  func tape(_ file: Int32) -> JSONTape { files[Int(file)].tape }

  /// A value of a file; `nil` for no place.
  func json(_ place: TokenNode.Place) -> JSONValue? {
    place.isNone ? nil : document(place.file)?.value(at: Int(place.node))
  }

  func offset(of place: TokenNode.Place) -> ByteOffset {
    place.isNone ? ByteOffset(0) : tape(place.file).start(of: Int(place.node))
  }

  /// What few nodes have.
  func details(of node: Int) -> TokenNode.Details {
    let place = nodes[node].details
    return place < 0 ? TokenNode.Details() : details[Int(place)]
  }

  /// Changes what few nodes have.
  mutating func withDetails(of node: inout TokenNode, _ body: (inout TokenNode.Details) -> Void) {
    if node.details < 0 {
      node.details = Int32(details.count)
      details.append(TokenNode.Details())
    }
    body(&details[Int(node.details)])
  }

  /// The places of the children of a group in file order.
  func children(of group: Int) -> [Int] {
    var found: [Int] = []
    var child = nodes[group].firstChild
    while child >= 0 {
      if !nodes[Int(child)].isDropped { found.append(Int(child)) }
      child = nodes[Int(child)].nextSibling
    }
    return found
  }

  /// Adds a group or token as the last child of its parent.
  @discardableResult
  mutating func add(_ node: TokenNode) -> Int {
    let place = nodes.count
    nodes.append(node)
    index.insert(Int32(place), hash: node.name.hash)
    if node.kind == .token { tokens.append(Int32(place)) }
    let parent = Int(node.parent)
    if nodes[parent].firstChild < 0 {
      nodes[parent].firstChild = Int32(place)
    } else {
      nodes[Int(nodes[parent].lastChild)].nextSibling = Int32(place)
    }
    nodes[parent].lastChild = Int32(place)
    return place
  }

  /// The type of the nearest group that has one.
  ///
  /// An inherited token keeps the type that it has where it comes from.
  func groupType(of node: Int) -> TokenNode.DeclaredType {
    if case .none = nodes[node].originalType {} else { return nodes[node].originalType }
    var group = nodes[node].parent
    while group >= 0 {
      if case .none = nodes[Int(group)].declaredType {} else { return nodes[Int(group)].declaredType }
      group = nodes[Int(group)].parent
    }
    return .none
  }

  /// Takes the tokens out that a later file replaced, and numbers the others.
  mutating func close() {
    if conflict == .lastWins { tokens.removeAll { nodes[Int($0)].isDropped } }
    for (ordinal, token) in tokens.enumerated() { nodes[Int(token)].ordinal = Int32(ordinal) }
  }
}
