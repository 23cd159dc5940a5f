import Fontconfig
import TextLayout

/// Finds the font files that texts may be measured with.
package enum FontFiles {
  private static let systemFolders = [
    "/usr/share/fonts", "/usr/local/share/fonts", "/System/Library/Fonts", "/Library/Fonts",
    "/opt/homebrew/share/fonts",
    "~/.local/share/fonts", "~/.fonts", "~/Library/Fonts",
  ]

  /// Paths of the font files in a project's folders, and of the files that it names; a place at which there is nothing
  /// is kept, so that it can be named.
  ///
  /// - Parameter name: What to call an absolute path in messages.
  package static func project(_ places: [String], named name: @escaping (String) -> String) -> FileListing {
    var listing = FileListing()
    for place in places.map(expanded) {
      guard FileAccess.kind(of: place) == .folder else {
        listing.files.append(place)
        continue
      }
      let found = FolderWalk.listing(of: place, named: name, where: isFont)
      listing.files += found.files.map { place + "/" + $0 }
      listing.folders.formUnion(found.folders)
      listing.unread.append(found.unread)
    }
    listing.files.removeAll { !isRegularOrAbsent($0) }
    return listing
  }

  /// Whether there is nothing at a place of a project.
  package static func isMissing(_ place: String) -> Bool { FileAccess.kind(of: expanded(place)) == nil }

  /// Paths of the font files in the system's folders.
  package static func system() -> [String] {
    systemFolders.map(expanded).filter { FileAccess.kind(of: $0) == .folder }.flatMap { folder in
      FolderWalk.listing(of: folder, in: "/", named: { $0 }, where: isFont).files.map { folder + "/" + $0 }
    }
  }

  /// What fontconfig says is installed.
  package static func installed() -> [FontPlace] {
    var places: [FontPlace] = []
    for face in InstalledFace.all() {
      if let last = places.last, last.path == face.path {
        places[places.count - 1] = FontPlace(path: last.path, names: last.names + face.names)
      } else {
        places.append(FontPlace(path: face.path, names: face.names))
      }
    }
    return places
  }

  private static func expanded(_ place: String) -> String {
    guard place.hasPrefix("~/"), let home = ProcessEnvironment.homeFolder else { return place }
    return home + place.dropFirst()
  }

  /// Whether a file of this name holds a font.
  package static func isFont(_ name: String) -> Bool {
    [".ttf", ".otf", ".ttc", ".otc"].contains { name.lowercased().hasSuffix($0) }
  }

  /// A pipe would hold the program until somebody writes to it.
  private static func isRegularOrAbsent(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) != 0 || information.st_mode & S_IFMT == S_IFREG
  }
}
