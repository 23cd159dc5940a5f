import PositionedJSON
import SourceText

/// Changes of files on the way to a client.
struct FileEdits {
  private struct File {
    let uri: String
    let version: Int?
    var edits: [JSONOutput]
  }

  private var files: [String: File] = [:]

  var isEmpty: Bool { files.isEmpty }

  /// Adds an edit of the text that an editor holds, or that is on disk.
  mutating func add(_ place: EditorState.Place, _ range: Range<Int>, _ text: String, version: Int? = nil) {
    let edit = Self.edit(place.positions, range, text)
    files[place.uri, default: File(uri: place.uri, version: version, edits: [])].edits.append(edit)
  }

  /// Adds what makes the text of a place another one, where it is one.
  mutating func add(_ place: EditorState.Place, becoming new: [UInt8], version: Int? = nil) {
    guard let (range, text) = Self.difference(place.positions.bytes, new) else { return }
    add(place, range, text, version: version)
  }

  /// The stretch in which two texts differ, at the borders of characters; `nil` where they are the same.
  static func difference(_ old: [UInt8], _ new: [UInt8]) -> (range: Range<Int>, text: String)? {
    var changed = EditMapping(from: old, to: new).changed
    if changed.old.isEmpty, changed.new.isEmpty { return nil }
    // Two characters may share bytes.
    func isInside(_ bytes: [UInt8], _ offset: Int) -> Bool { offset < bytes.count && bytes[offset] & 0xC0 == 0x80 }
    while isInside(old, changed.old.lowerBound) || isInside(new, changed.new.lowerBound) {
      changed.old = changed.old.lowerBound - 1..<changed.old.upperBound
      changed.new = changed.new.lowerBound - 1..<changed.new.upperBound
    }
    while isInside(old, changed.old.upperBound) || isInside(new, changed.new.upperBound) {
      changed.old = changed.old.lowerBound..<changed.old.upperBound + 1
      changed.new = changed.new.lowerBound..<changed.new.upperBound + 1
    }
    return (changed.old, String(decoding: new[changed.new], as: UTF8.self))
  }

  static func edit(_ positions: TextPositions, _ range: Range<Int>, _ text: String) -> JSONOutput {
    .object {
      $0["range"] = positions.json(of: range)
      $0["newText"] = .string(text)
    }
  }

  /// A `WorkspaceEdit`.
  ///
  /// - Parameter namesVersions: Whether the client takes edits for versions of files.
  func json(namesVersions: Bool) -> JSONOutput {
    let sorted = files.values.sorted { $0.uri < $1.uri }
    return .object {
      if namesVersions {
        $0["documentChanges"] = .array(
          sorted.map { file in
            .object {
              $0["textDocument"] = .object {
                $0["uri"] = .string(file.uri)
                $0["version"] = file.version.map { .integer($0) } ?? .null
              }
              $0["edits"] = .array(file.edits)
            }
          })
      } else {
        $0["changes"] = .object { changes in
          for file in sorted { changes[file.uri] = .array(file.edits) }
        }
      }
    }
  }
}
