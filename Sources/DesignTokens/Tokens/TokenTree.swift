import PositionedJSON
import SourceText

/// Walks the groups of token files and lists their tokens, in file order.
struct TokenTree {
  /// Groups may nest this deep.
  static let depthLimit = 64
  static let componentExtension = "dev.l10n.component"
  static let deviceExtension = "dev.l10n.device"

  private(set) var tokens: [TokenSource] = []
  /// Index of a token by its path.
  private(set) var indices: [String: Int] = [:]
  private(set) var groupPaths: Set<String> = []
  private(set) var components: [ExtendedGroup] = []
  private(set) var devices: [ExtendedGroup] = []
  var log: ProblemLog

  init(log: ProblemLog) { self.log = log }

  /// Adds the tokens of a file.
  mutating func read(_ bytes: [UInt8], file: Int) {
    do throws(JSONSyntaxError) {
      let root = try JSONDocument(parsing: bytes, dialect: .json).root
      guard root.kind == .object else {
        log.report(.syntax, "a token file holds one object, not \(root.phrase)", at: root.range.start, in: file)
        return
      }
      let start = root.range.start.index
      let place = GroupPlace(name: "", path: "", file: file, keyRange: ByteRange(start, start), depth: 0)
      readGroup(root, at: place, groupType: .none)
    } catch {
      log.report(.syntax, error.message, at: error.offset, in: file)
    }
  }
}

/// Where a group or token stands.
private struct GroupPlace {
  let name: String
  let path: String
  let file: Int
  let keyRange: ByteRange
  let depth: Int

  func child(_ key: String, _ keyRange: ByteRange) -> GroupPlace {
    GroupPlace(
      name: key, path: path.isEmpty ? key : "\(path).\(key)", file: file, keyRange: keyRange, depth: depth + 1)
  }
}

extension TokenTree {
  private static let groupProperties = ["$type", "$description", "$extensions", "$extends", "$deprecated", "$root"]
  private static let tokenProperties = ["$value", "$type", "$description", "$extensions", "$deprecated", "$ref"]

  private mutating func readGroup(_ group: JSONValue, at place: GroupPlace, groupType: TokenSource.DeclaredType) {
    guard place.depth <= Self.depthLimit else {
      log.report(.syntax, "groups nest deeper than \(Self.depthLimit)", at: place.keyRange.start, in: place.file)
      return
    }
    groupPaths.insert(place.path)
    let ownType = declaredType(of: group, in: place.file)
    let type = if case .none = ownType { groupType } else { ownType }
    var seen: Set<String> = []
    for (key, keyRange, value) in group.members {
      guard seen.insert(key).inserted else {
        log.report(.syntax, "'\(key)' is given twice in one group", at: keyRange.start, in: place.file)
        continue
      }
      if key == "$root" {
        readRoot(value, at: place.child(key, keyRange), groupType: type)
      } else if key.utf8.first == UInt8(ascii: "$") {
        let isSchema = key == "$schema" && place.depth == 0
        readProperty(key, keyRange, value, of: isSchema ? ["$schema"] : Self.groupProperties, in: place.file)
      } else {
        readChild(value, at: place.child(key, keyRange), groupType: type)
      }
    }
    keepExtensions(of: group, at: place)
  }

  private mutating func readRoot(
    _ value: JSONValue, at place: GroupPlace, groupType: TokenSource.DeclaredType
  ) {
    if value.kind == .object, value["$value"] != nil || value["$ref"] != nil {
      readToken(value, at: place, groupType: groupType)
    } else {
      log.report(.syntax, "'$root' must be a token with a '$value'", at: place.keyRange.start, in: place.file)
    }
  }

  private mutating func readChild(
    _ value: JSONValue, at place: GroupPlace, groupType: TokenSource.DeclaredType
  ) {
    let forbidden = place.name.utf8.first { "{}.".utf8.contains($0) }
    if let forbidden {
      let character = Unicode.Scalar(forbidden)
      log.report(
        .syntax, "the name '\(place.name)' holds '\(character)', which aliases need for themselves",
        at: place.keyRange.start, in: place.file)
    } else if place.name.isEmpty {
      log.report(.syntax, "a token or group has an empty name", at: place.keyRange.start, in: place.file)
    } else if value.kind != .object {
      log.report(
        .syntax, "'\(place.name)' must be a token or a group, an object; it is \(value.phrase)",
        at: value.range.start, in: place.file)
    } else if value["$value"] != nil || value["$ref"] != nil {
      readToken(value, at: place, groupType: groupType)
    } else {
      readGroup(value, at: place, groupType: groupType)
    }
  }

  private mutating func readToken(
    _ token: JSONValue, at place: GroupPlace, groupType: TokenSource.DeclaredType
  ) {
    var seen: Set<String> = []
    for (key, keyRange, value) in token.members {
      if !seen.insert(key).inserted {
        log.report(.syntax, "'\(key)' is given twice in one token", at: keyRange.start, in: place.file)
      } else if key.utf8.first == UInt8(ascii: "$") {
        readProperty(key, keyRange, value, of: Self.tokenProperties, in: place.file)
      } else {
        log.report(
          .syntax, "token '\(place.path)' holds '\(key)' beside its value; only a group has children",
          at: keyRange.start, in: place.file)
      }
    }
    if let first = indices[place.path] {
      let position = log.position(of: tokens[first].keyRange.start, in: tokens[first].file)
      let file = log.files[tokens[first].file].path
      log.report(
        .syntax, "token '\(place.path)' is given twice, first at \(file):\(position.line):\(position.column)",
        at: place.keyRange.start, in: place.file)
      return
    }
    guard let value = token["$value"] else { return }
    indices[place.path] = tokens.count
    tokens.append(
      TokenSource(
        path: place.path, file: place.file, keyRange: place.keyRange, object: token, value: value,
        ownType: declaredType(of: token, in: place.file), groupType: groupType))
  }

  /// Checks a property whose name starts with `$`.
  private mutating func readProperty(
    _ key: String, _ keyRange: ByteRange, _ value: JSONValue, of known: [String], in file: Int
  ) {
    guard known.contains(key) else {
      let suggestion = log.suggestion(for: key, among: known)
      log.report(.syntax, "unknown property '\(key)'\(suggestion)", at: keyRange.start, in: file)
      return
    }
    switch (key, value.kind) {
    case ("$extends", _), ("$ref", _):
      log.report(
        .alias, "'\(key)' is not read by this version; write an alias such as '{a.b}' in '$value'",
        at: keyRange.start, in: file)
    case ("$description", .string), ("$schema", .string), ("$extensions", .object), ("$value", _), ("$type", _),
      ("$deprecated", .string), ("$deprecated", .true), ("$deprecated", .false):
      break
    case ("$description", _), ("$schema", _):
      log.report(.syntax, "'\(key)' must be text, not \(value.phrase)", at: value.range.start, in: file)
    case ("$deprecated", _):
      log.report(.syntax, "'\(key)' must be true, false or text, not \(value.phrase)", at: value.range.start, in: file)
    default:
      log.report(.syntax, "'\(key)' must be an object, not \(value.phrase)", at: value.range.start, in: file)
    }
  }

  private mutating func declaredType(of object: JSONValue, in file: Int) -> TokenSource.DeclaredType {
    guard let value = object["$type"] else { return .none }
    guard let name = value.string else {
      log.report(.type, "'$type' must be text, not \(value.phrase)", at: value.range.start, in: file)
      return .invalid
    }
    if let type = TokenType(rawValue: name) { return .type(type) }
    let suggestion = log.suggestion(for: name, among: TokenType.allCases.map(\.rawValue))
    log.report(.type, "unknown type '\(name)'\(suggestion)", at: value.range.start, in: file)
    return .invalid
  }

  private mutating func keepExtensions(of group: JSONValue, at place: GroupPlace) {
    guard let extensions = group["$extensions"] else { return }
    for (key, keyRange, content) in extensions.members {
      guard key == Self.componentExtension || key == Self.deviceExtension else { continue }
      let found = ExtendedGroup(
        name: place.name, path: place.path, file: place.file, keyRange: place.keyRange,
        summary: group["$description"]?.string, extensionRange: keyRange, content: content)
      if key == Self.componentExtension { components.append(found) } else { devices.append(found) }
    }
  }
}
