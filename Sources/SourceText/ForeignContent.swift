/// What a file holds in place of what its name promises, such as a Git LFS pointer or the page of a server's error.
///
/// Readers ask for it where they fail, so that a message names the cause instead of the first character that is
/// unexpected.
package struct ForeignContent: Hashable, Sendable {
  /// What a reader can read.
  package enum Form: Sendable {
    /// JSON in UTF-8.
    case json
    /// XML in any encoding.
    case xml
    /// A property list in any form and encoding.
    case propertyList
  }

  /// What the file is, as in “an HTML page”.
  package let message: String

  /// What to do.
  package let hint: String

  /// The line that tells it.
  package let range: ByteRange

  /// What a file holds that is none of a form; `nil` where its first bytes do not tell.
  ///
  /// - Complexity: O(*n*) in the number of bytes, for merge conflicts.
  package init?(of bytes: [UInt8], in form: Form) {
    if let conflict = MergeConflict.all(in: bytes).first {
      self.init(Self.conflictMessage, Self.conflictHint, conflict.opening)
      return
    }
    let text = bytes.drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    let line = ByteRange(
      text.startIndex, text.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count)
    guard let (message, hint) = Self.content(bytes, text, form) else { return nil }
    self.init(message, hint, line)
  }

  private init(_ message: String, _ hint: String, _ range: ByteRange) {
    (self.message, self.hint, self.range) = (message, hint, range)
  }

  package static let conflictMessage = "an unresolved merge conflict"
  package static let conflictHint = "keep one side and delete the markers"
  private static let again = "download or export the file again"

  private static func content(
    _ bytes: [UInt8], _ text: ArraySlice<UInt8>, _ form: Form
  ) -> (message: String, hint: String)? {
    if bytes.isEmpty { return ("the file is empty", "restore it, or delete it") }
    if text.isEmpty { return ("the file is blank", "restore it, or delete it") }
    if starts(text, "version https://git-lfs.github.com/spec/") {
      return ("a Git LFS pointer instead of the file", "run 'git lfs pull'")
    }
    if ["<!doctype html", "<html", "<head", "<body"].contains(where: { starts(text, $0) }) {
      return ("an HTML page instead of the file", again)
    }
    if isServerAnswer(text) { return ("a server's error message instead of the file", again) }
    if isEncrypted(bytes) { return ("a file that git-crypt has encrypted", "run 'git-crypt unlock'") }
    if let name = archive(bytes) { return ("\(name) instead of the file", again) }
    if form == .json {
      if let encoding = wideEncoding(bytes) { return ("\(encoding), but JSON is UTF-8", "save the file as UTF-8") }
      return ["<?xml", "<plist", "<xliff"].contains { starts(text, $0) } ? ("XML instead of JSON", again) : nil
    }
    return isJSON(text) ? ("JSON instead of \(form == .xml ? "XML" : "a property list")", again) : nil
  }

  /// Whether it starts with ASCII text, in any case.
  private static func starts(_ text: ArraySlice<UInt8>, _ word: String) -> Bool {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    return text.count >= word.utf8.count
      && zip(text, word.utf8).allSatisfy { capitals.contains($0) ? $0 | 0x20 == $1 : $0 == $1 }
  }

  /// “404: Not Found” and the like, as file servers answer in plain text.
  private static func isServerAnswer(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count < 200 else { return false }
    let line = String(decoding: text, as: UTF8.self).lowercased()
    let reason = line.drop { $0.isNumber || $0 == ":" || $0 == " " }
    let reasons = ["not found", "forbidden", "unauthorized", "bad gateway", "service unavailable", "access denied"]
    return reasons.contains { reason.hasPrefix($0) } && !reason.contains("=")
  }

  /// Whether git-crypt has encrypted a file, which developers with the key can read.
  package static func isEncrypted(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array("\0GITCRYPT\0".utf8)) }

  private static func archive(_ bytes: [UInt8]) -> String? {
    let kinds: [(name: String, mark: [UInt8])] = [
      ("a gzip archive", [0x1F, 0x8B]), ("a ZIP archive", [0x50, 0x4B, 0x03, 0x04]),
      ("a PDF document", [0x25, 0x50, 0x44, 0x46]), ("a picture", [0x89, 0x50, 0x4E, 0x47]),
    ]
    return kinds.first { bytes.starts(with: $0.mark) }?.name
  }

  private static func wideEncoding(_ bytes: [UInt8]) -> String? {
    let encoding = TextEncoding.byteOrderMark(of: bytes)?.encoding ?? TextEncoding.unmarked(of: bytes)
    return encoding.flatMap { $0 == .utf8 ? nil : $0.unitWidth == 2 ? "UTF-16" : "UTF-32" }
  }

  /// Whether it is an object with a name and a colon, which no old-style property list has.
  private static func isJSON(_ text: ArraySlice<UInt8>) -> Bool {
    func skipBlank(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> { text.drop { $0 <= 0x20 } }
    guard text.first == UInt8(ascii: "{") else { return false }
    let name = skipBlank(text.dropFirst())
    guard name.first == UInt8(ascii: "\""), let end = name.dropFirst().firstIndex(of: UInt8(ascii: "\"")) else {
      return false
    }
    return skipBlank(name[(end + 1)...]).first == UInt8(ascii: ":")
  }
}
