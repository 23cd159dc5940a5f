import PositionedJSON
import SourceText

/// A group with an extension of this product, as it stands in its file.
struct ExtendedGroup {
  let name: String
  let path: String
  let file: Int
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
      return ExtendedGroup(
        name: name(of: index), path: path(of: index), file: Int(details.extensions.file),
        keyFile: Int(node.key.file), keyRange: keyRange,
        summary: json(details.summary)?.string, content: content, isInherited: details.inheritsExtensions)
    }
  }
}
