import Foundation

/// Fonts of the machine that tests need.
package enum InstalledFonts {
  /// A font or tool that is not installed, and the package that brings it.
  package struct Missing: Error, CustomStringConvertible {
    package let file: String
    package let package: String

    package init(file: String, package: String) {
      self.file = file
      self.package = package
    }

    package var description: String { "'\(file)' is not installed; it comes with \(package)" }
  }

  /// Returns a Noto font by its file name; Debian's fonts-noto-core or fonts-noto-cjk.
  package static func noto(_ file: String) throws -> String {
    guard let path = system[file] else {
      throw Missing(file: file, package: file.contains("CJK") ? "fonts-noto-cjk" : "fonts-noto-core")
    }
    return path
  }

  /// Returns the variable Urbanist from the folder of `L10N_FONTS`, or `.fonts` in this folder or one above it.
  package static func urbanist() throws -> String {
    let file = "Urbanist[wght].ttf"
    var folders = [ProcessInfo.processInfo.environment["L10N_FONTS"]].compactMap { $0 }.map { URL(fileURLWithPath: $0) }
    var folder = URL(fileURLWithPath: #filePath)
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      folders.append(folder.appendingPathComponent(".fonts"))
    }
    for folder in folders {
      let path = folder.appendingPathComponent(file).path
      if FileManager.default.fileExists(atPath: path) { return path }
    }
    throw Missing(file: file, package: "PyPI's fontpkg-urbanist (scripts/bootstrap)")
  }

  /// Returns the files of Inter; Debian's fonts-inter.
  package static func inter() throws -> [String] {
    let files = system.filter { $0.key.hasPrefix("Inter-") || $0.key.hasPrefix("Inter[") || $0.key.hasPrefix("Inter.") }
    guard !files.isEmpty else { throw Missing(file: "Inter-Regular.otf", package: "fonts-inter") }
    return files.map(\.value).sorted()
  }

  /// Returns the files of Inter and of Inter Display; Debian's fonts-inter.
  package static func interWithDisplay() throws -> [String] {
    let display = system.filter { $0.key.hasPrefix("InterDisplay") }.map(\.value)
    guard !display.isEmpty else {
      throw Missing(file: "InterDisplay-Regular.otf", package: "fonts-inter 3.19 or later")
    }
    return try (inter() + display).sorted()
  }

  /// All Noto fonts that are installed.
  package static func allNoto() throws -> [String] {
    _ = try noto("NotoSans-Regular.ttf")
    _ = try noto("NotoSansCJK-Regular.ttc")
    return system.filter { $0.key.hasPrefix("Noto") }.map(\.value).sorted()
  }

  /// Paths by file name.
  private static let system: [String: String] = {
    var found: [String: String] = [:]
    for root in ["/usr/share/fonts", "/usr/local/share/fonts", "/Library/Fonts", NSHomeDirectory() + "/Library/Fonts"] {
      guard let files = FileManager.default.enumerator(atPath: root) else { continue }
      for case let path as String in files where [".ttf", ".ttc", ".otf"].contains(where: path.hasSuffix) {
        found[(path as NSString).lastPathComponent] = root + "/" + path
      }
    }
    return found
  }()
}
