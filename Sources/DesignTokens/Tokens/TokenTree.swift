import PositionedJSON
import SourceText

/// The groups and tokens of a set of files as one tree, before values are read.
struct TokenTree {
  /// What happens to a token that an earlier file holds already.
  enum Conflict {
    /// It is a problem.
    case refused
    /// The later one counts, as in the sources of a resolver.
    case lastWins
  }

  /// Groups may nest this deep.
  static let depthLimit = 64
  /// Longest path of names in bytes: a hundred thousand tokens may stand below one long name.
  static let pathLimit = 1024

  let files: [TokenFile]
  let conflict: Conflict
  /// The root is the first.
  var nodes: [TokenNode] = []
  /// The tokens in the order of the files, inherited ones last.
  var tokens: [Int] = []
  /// Place in `nodes` of a group or token by its path.
  var indices: [String: Int] = [:]
  /// The number of objects that were read.
  var source: Int32 = 0
  var log: ProblemLog

  init(files: [TokenFile], conflict: Conflict, log: ProblemLog) {
    self.files = files
    self.conflict = conflict
    self.log = log
    let bytes = files.reduce(0) { $0 + $1.bytes.count }
    nodes.reserveCapacity(bytes / 128)
    indices.reserveCapacity(bytes / 128)
    nodes.append(TokenNode(kind: .group, name: "", path: "", parent: -1, depth: 0, key: .none, content: .none))
    indices[""] = 0
  }

  /// The document of a file that could be read.
  func document(_ file: Int32) -> JSONDocument? { try? files[Int(file)].content.get() }

  /// A value of a file; `nil` for no place.
  func json(_ place: TokenNode.Place) -> JSONValue? {
    place.isNone ? nil : document(place.file)?.value(at: Int(place.node))
  }

  func offset(of place: TokenNode.Place) -> ByteOffset {
    json(place)?.range.start ?? ByteOffset(0)
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

  /// The path of a child with the dot that joins it.
  func path(of name: String, in group: Int) -> String {
    nodes[group].path.isEmpty ? name : nodes[group].path + "." + name
  }

  /// Adds a group or token as the last child of its parent.
  @discardableResult
  mutating func add(_ node: TokenNode) -> Int {
    let index = nodes.count
    nodes.append(node)
    indices[node.path] = index
    if node.kind == .token { tokens.append(index) }
    let parent = Int(node.parent)
    if nodes[parent].firstChild < 0 {
      nodes[parent].firstChild = Int32(index)
    } else {
      nodes[Int(nodes[parent].lastChild)].nextSibling = Int32(index)
    }
    nodes[parent].lastChild = Int32(index)
    return index
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
    if conflict == .lastWins { tokens.removeAll { nodes[$0].isDropped } }
    for (ordinal, token) in tokens.enumerated() { nodes[token].ordinal = Int32(ordinal) }
  }
}
