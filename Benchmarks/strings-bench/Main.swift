import Foundation
import Strings

/// Times loading and lookups of `LocalizedStrings` beside Foundation's `Bundle`, in turn in one process.
///
/// usage: strings-bench FOLDER LOCALE KEY PLURAL-KEY
///
/// FOLDER holds `.lproj` folders or catalogs. Prints medians: opening the folder and showing the first text, the first
/// plural, a plain key, a plural with one argument, and the memory that a read table keeps. Each opening is of a copy
/// of the folder that nobody has opened, its files in the system's cache. Foundation has no plurals on Linux: a number
/// put into a fixed text stands for them.
@main
enum Main {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 5 else {
      FileHandle.standardError.write(Data("usage: strings-bench FOLDER LOCALE KEY PLURAL-KEY\n".utf8))
      exit(2)
    }
    let subject = Subject(
      folder: URL(fileURLWithPath: arguments[1]), locale: arguments[2], key: arguments[3], plural: arguments[4])
    guard let strings = try? subject.open(subject.folder), strings.contains(subject.key),
      strings.contains(subject.plural)
    else {
      FileHandle.standardError.write(Data("strings-bench: no such folder or key\n".utf8))
      exit(2)
    }
    print(Row(name: "", ours: "Strings", theirs: "Bundle", ratio: "ratio"))
    for row in try Loading(subject).rows() + Lookups(subject, strings).rows() { print(row) }
  }
}

/// What is looked up.
struct Subject {
  let folder: URL
  let locale: String
  let key: String
  let plural: String

  func open(_ folder: URL) throws -> LocalizedStrings {
    var options = LocalizedStrings.Options()
    options.developmentLanguage = locale
    return try LocalizedStrings(contentsOf: folder, preferredLanguages: [locale], options: options)
  }

  /// `nil` where Foundation finds nothing to read: it knows no catalogs.
  func bundle(_ folder: URL) -> Bundle? {
    let bundle = Bundle(path: folder.appendingPathComponent(locale + ".lproj").path)
    return bundle?.localizedString(forKey: key, value: nil, table: nil) == key ? nil : bundle
  }
}
