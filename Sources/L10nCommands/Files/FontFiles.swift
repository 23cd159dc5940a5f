import Fontconfig
import Foundation
import TextLayout

/// Finds the font files that texts may be measured with.
enum FontFiles {
  private static let systemFolders = [
    "/usr/share/fonts", "/usr/local/share/fonts", "/System/Library/Fonts", "/Library/Fonts",
    "/opt/homebrew/share/fonts",
    "~/.local/share/fonts", "~/.fonts", "~/Library/Fonts",
  ]

  /// Paths of the font files in a project's folders, and of the files that it names; a place at which there is nothing
  /// is kept, so that it can be named.
  static func project(_ places: [String]) -> [String] {
    places.flatMap { place in
      FileAccess.kind(of: expanded(place)) == .folder ? files(below: expanded(place)) : [expanded(place)]
    }.filter(isRegularOrAbsent)
  }

  /// Whether there is nothing at a place of a project.
  static func isMissing(_ place: String) -> Bool { FileAccess.kind(of: expanded(place)) == nil }

  /// Those of a project's places that are folders, and the folders below them.
  static func folders(_ places: [String]) -> [String] {
    places.map(expanded).filter { FileAccess.kind(of: $0) == .folder }.flatMap(FolderWalk.folders)
  }

  /// Paths of the font files in the system's folders.
  static func system() -> [String] {
    systemFolders.map(expanded).filter { FileAccess.kind(of: $0) == .folder }.flatMap(files)
  }

  /// What fontconfig says is installed.
  static func installed() -> [FontPlace] {
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
    place.hasPrefix("~/") ? NSHomeDirectory() + place.dropFirst() : place
  }

  private static func files(below folder: String) -> [String] {
    FolderWalk.files(below: folder, where: isFont).map { folder + "/" + $0 }
  }

  /// Whether a file of this name holds a font.
  static func isFont(_ name: String) -> Bool {
    [".ttf", ".otf", ".ttc", ".otc"].contains { name.lowercased().hasSuffix($0) }
  }

  /// A pipe would hold the program until somebody writes to it.
  private static func isRegularOrAbsent(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) != 0 || information.st_mode & S_IFMT == S_IFREG
  }
}
