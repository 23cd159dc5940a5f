import PositionedJSON
import SourceText

/// A group with an extension of this product, as it stands in its file.
struct ExtendedGroup {
  /// The name of its group, behind that of the system's where it is built in.
  let name: String
  let path: String
  let file: Int
  /// Whether it is described in no file of the project.
  let isBuiltIn: Bool
  /// Where the name of the group stands; another file may add to a group.
  let keyFile: Int
  let keyRange: ByteRange
  let summary: String?
  let content: JSONValue
  /// Whether the extension is that of a group which this one extends: its defects are reported there.
  let isInherited: Bool
}

extension TokenTree {
  static let componentExtension = "dev.l10n.component"
  static let deviceExtension = "dev.l10n.device"

  /// The groups whose `$extensions` hold `key`, in the order of the files.
  func extendedGroups(_ key: String) -> [ExtendedGroup] {
    nodes.indices.compactMap { index in
      let node = nodes[index]
      guard node.kind == .group, node.details >= 0, !node.isDropped else { return nil }
      let details = details(of: index)
      guard let content = json(details.extensions)?[key], let keyRange = json(node.key)?.range else { return nil }
      let file = Int(details.extensions.file)
      let isBuiltIn = isBuiltIn(file: file) && !details.inheritsExtensions
      let prefix = isBuiltIn && key == Self.componentExtension ? "\(BuiltInTokens.group)." : ""
      return ExtendedGroup(
        name: prefix + name(of: index), path: path(of: index), file: file, isBuiltIn: isBuiltIn,
        keyFile: Int(node.key.file), keyRange: keyRange,
        summary: json(details.summary)?.string, content: content, isInherited: details.inheritsExtensions)
    }
  }
}
