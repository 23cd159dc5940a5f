import Foundation
import StringFormats
import Strings

/// Reads string files as the tool does, for `scripts/bench` to time the whole process.
///
/// usage: l10n-bench parse|table FILE…
///
/// `parse` reads each file into a document; `table` also decodes every key and value and builds the key table.
@main
enum Main {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let mode = arguments.first, ["parse", "table"].contains(mode) else {
      FileHandle.standardError.write(Data("usage: l10n-bench parse|table FILE…\n".utf8))
      exit(2)
    }
    var entries = 0
    var keys = 0
    for path in arguments.dropFirst() {
      let url = URL(fileURLWithPath: path)
      guard let data = try? Data(contentsOf: url), let format = StringFormat(fileExtension: url.pathExtension) else {
        FileHandle.standardError.write(Data("l10n-bench: cannot read '\(path)'\n".utf8))
        exit(2)
      }
      let document = StringDocument(parsing: Array(data), format: format)
      entries += document.entries.count
      guard mode == "table" else { continue }
      var table = Table(name: "", locale: "")
      for entry in document.entries { table.insert(entry, of: document, number: 0) }
      keys += table.entries.count
    }
    print("\(entries) entries, \(keys) keys")
  }
}
