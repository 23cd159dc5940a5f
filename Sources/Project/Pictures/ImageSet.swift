import PositionedJSON

/// An image of an asset catalog: the folder `Logo.imageset`, whose `Contents.json` lists its files.
package struct ImageSet: Sendable {
  package struct File: Hashable, Sendable {
    /// Relative to the folder.
    package let name: String
    /// Pixels per point.
    package let scale: Double
  }

  /// What code calls it, without the folders that provide a namespace.
  package let name: String
  /// For a phone, in the order of the file.
  package let files: [File]

  /// - Parameters:
  ///   - path: That of the `Contents.json`.
  ///   - bytes: Its own.
  /// - Returns: `nil` for another file, and for one that cannot be read.
  package init?(path: String, bytes: [UInt8]) {
    guard let name = Self.name(path, ".imageset"), let images = try? JSONDocument(parsing: bytes).root["images"] else {
      return nil
    }
    self.name = name
    var files: [File] = []
    for image in images.elements.prefix(Self.mostFiles) {
      guard let file = image["filename"]?.string, !file.contains("/"), file != "..",
        ["universal", "iphone", nil].contains(image["idiom"]?.string),
        let scale = image["scale"]?.string.map({ Double($0.dropLast()) }) ?? 1, (1...3).contains(scale)
      else { continue }
      files.append(File(name: file, scale: scale))
    }
    self.files = files
  }

  private static let mostFiles = 100

  package static func isOne(_ path: String) -> Bool { name(path, ".imageset") != nil }

  /// The name of the symbol whose folder has the `Contents.json` at a path; `nil` for another file.
  package static func symbol(_ path: String) -> String? { name(path, ".symbolset") }

  /// What the folder of a `Contents.json` is called before its ending.
  private static func name(_ path: String, _ ending: String) -> String? {
    let names = path.split(separator: "/")
    guard names.last == "Contents.json", let folder = names.dropLast().last, folder.hasSuffix(ending) else {
      return nil
    }
    return String(folder.dropLast(ending.count))
  }
}
