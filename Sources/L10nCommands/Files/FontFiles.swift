import Foundation

/// Finds the font files that texts may be measured with.
enum FontFiles {
  private static let systemFolders = [
    "/usr/share/fonts", "/usr/local/share/fonts", "/System/Library/Fonts", "/Library/Fonts",
    "/opt/homebrew/share/fonts",
    "~/.local/share/fonts", "~/.fonts", "~/Library/Fonts",
  ]

  /// Paths of font files: those of the project's folders and files first, then the system's.
  static func paths(projectFonts: [String]) -> [String] {
    var paths: [String] = []
    for place in projectFonts + systemFolders {
      let path = place.hasPrefix("~/") ? NSHomeDirectory() + place.dropFirst() : place
      switch FileAccess.kind(of: path) {
      case .file: paths.append(path)
      case .folder: paths += FolderWalk.files(below: path, where: isFont).map { path + "/" + $0 }
      case nil: continue
      }
    }
    return paths
  }

  private static func isFont(_ name: String) -> Bool {
    [".ttf", ".otf", ".ttc", ".otc"].contains { name.lowercased().hasSuffix($0) }
  }
}
