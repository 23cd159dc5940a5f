import Foundation

/// The folder of the build that the running tests are of, where their programs are.
package enum BuildFolder {
  /// Elsewhere than on Linux a helper of the toolchain runs the tests.
  package static let url: URL = {
    let folder = Bundle.main.bundleURL
    let isBuild = FileManager.default.fileExists(atPath: folder.appendingPathComponent("Modules").path)
    let repository = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return isBuild ? folder : repository.appendingPathComponent(".build/debug")
  }()
}
