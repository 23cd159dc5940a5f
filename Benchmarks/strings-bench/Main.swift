import Foundation
import Strings

/// Times loading and lookups of `Strings` beside Foundation's `Bundle`, in turn in one process.
///
/// usage: strings-bench FOLDER LOCALE KEY PLURAL-KEY
///
/// FOLDER holds `.lproj` folders. Prints the median of 15 rounds in nanoseconds for each: opening the folder and
/// reading the table, a plain key, a plural with one argument, and the plain key with `Bundle.localizedString`.
@main
enum Main {
  private static let rounds = 15
  private static let lookups = 20_000

  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 5 else {
      FileHandle.standardError.write(Data("usage: strings-bench FOLDER LOCALE KEY PLURAL-KEY\n".utf8))
      exit(2)
    }
    let folder = URL(fileURLWithPath: arguments[1])
    let (locale, key, plural) = (arguments[2], arguments[3], arguments[4])
    var options = Strings.Options()
    options.developmentLanguage = locale
    let open = { try Strings(contentsOf: folder, preferences: [locale], options: options) }
    let strings = try open()
    guard strings.contains(key), strings.contains(plural),
      let bundle = Bundle(path: folder.appendingPathComponent(locale + ".lproj").path)
    else {
      FileHandle.standardError.write(Data("strings-bench: no such key or bundle\n".utf8))
      exit(2)
    }
    var times: [[Double]] = [[], [], [], []]
    var length = 0
    for _ in 0..<rounds {
      times[0].append(try time(1) { length += try open()[key].utf8.count })
      times[1].append(time(lookups) { for _ in 0..<lookups { length += strings[key].utf8.count } })
      times[2].append(time(lookups) { for n in 0..<lookups { length += strings[plural, count: n % 1_000].utf8.count } })
      times[3].append(
        time(lookups) {
          for _ in 0..<lookups { length += bundle.localizedString(forKey: key, value: nil, table: nil).utf8.count }
        })
    }
    precondition(length > 0)
    let names = ["open and read", "plain key", "plural", "plain key, Bundle"]
    for (name, times) in zip(names, times) {
      print(name + ":", Int(times.sorted()[rounds / 2].rounded()), "ns")
    }
  }

  private static func time(_ count: Int, _ body: () throws -> Void) rethrows -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    try body()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / Double(count)
  }
}
