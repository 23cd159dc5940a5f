import SourceFacts

/// The code of a project as it was scanned, before its files were compared with each other.
package struct ScannedCode: Sendable {
  /// Sorted by path.
  package let files: [ScannedFile]
  /// What the facts of Swift depend on beside the bytes.
  let settings: ScanSettings
  private let numbers: [String: Int]
  /// The paths of files of which only the keys are read that they may name.
  private let mentioned: Set<String>

  init(_ files: [ScannedFile], mentioned: Set<String>, settings: ScanSettings) {
    self.files = files
    self.settings = settings
    self.mentioned = mentioned
    numbers = Dictionary(uniqueKeysWithValues: files.enumerated().map { ($1.path, $0) })
  }

  /// What was said of a file, if it had the same bytes.
  func facts(of path: String, bytes: [UInt8], isOwn: Bool) -> SourceFacts? {
    guard let number = numbers[path], mentioned.contains(path) != isOwn, files[number].bytes == bytes else {
      return nil
    }
    return files[number].facts
  }
}
