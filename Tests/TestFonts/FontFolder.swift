import Foundation
import SourceText

/// The fonts that the tests of this process write, each once, in a folder that goes when the process ends.
enum FontFolder {
  private struct Font: Hashable {
    let name: String
    let bytes: [UInt8]
  }

  private static let url: URL = {
    // Only what the closure can name without capturing it is there when the process ends.
    atexit { try? FileManager.default.removeItem(at: FontFolder.url) }
    return FileManager.default.temporaryDirectory.appendingPathComponent("test-fonts-\(UUID().uuidString)")
  }()

  private static let paths = Mutex<[Font: String]>([:])

  /// The path of a file of this name that holds the bytes, alone in its folder; tests leave it as it is.
  static func path(of bytes: [UInt8], as name: String) throws -> String {
    try paths.withLock { paths in
      let font = Font(name: name, bytes: bytes)
      if let path = paths[font] { return path }
      let folder = url.appendingPathComponent(String(paths.count))
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent(name)
      try Data(bytes).write(to: file)
      paths[font] = file.path
      return file.path
    }
  }
}
