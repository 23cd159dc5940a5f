import Foundation
import Strings

/// Looks keys up in a table that was read.
struct Lookups {
  private static let rounds = 21
  private static let count = 20_000

  private let subject: Subject
  private let strings: LocalizedStrings
  private let bundle: Bundle?

  init(_ subject: Subject, _ strings: LocalizedStrings) {
    (self.subject, self.strings) = (subject, strings)
    bundle = subject.bundle(subject.folder)
  }

  func rows() throws -> [Row] {
    let (strings, bundle, key, plural) = (strings, bundle, subject.key, subject.plural)
    let locale = Locale(identifier: subject.locale)
    let arabic = Locale(identifier: "ar-EG")
    let numbers = try (Self.numbers(subject.locale), Self.numbers("ar-EG"))
    return [
      row(
        "plain key", ours: { _ in strings[key] },
        theirs: bundle.map { bundle in { _ in bundle.localizedString(forKey: key, value: nil, table: nil) } }),
      row(
        "plural; Foundation: a fixed text", ours: { strings[plural, count: $0 % 1_000] },
        theirs: { String(format: "%lld files", locale: locale, Int64($0 % 1_000)) }),
      row(
        "'%.2f km'", ours: { numbers.0.text("distance", Double($0) / 64) },
        theirs: { String(format: "%.2f km", locale: locale, Double($0) / 64) }),
      row(
        "'%lld files', ar-EG", ours: { numbers.1.text("files", $0) },
        theirs: { String(format: "%lld files", locale: arabic, Int64($0)) }),
    ]
  }

  /// Texts with numbers in a language.
  private static func numbers(_ locale: String) throws -> LocalizedStrings {
    let table = #""files" = "%lld files"; "distance" = "%.2f km";"#
    return try LocalizedStrings(
      files: [locale + ".lproj/Localizable.strings": Array(table.utf8)], preferredLanguages: [locale])
  }

  /// Medians of both, in turn.
  private func row(_ name: String, ours: (Int) -> String, theirs: ((Int) -> String)?) -> Row {
    var times: (ours: [Double], theirs: [Double]) = ([], [])
    for _ in 0..<Self.rounds {
      times.ours.append(Self.time(ours))
      if let theirs { times.theirs.append(Self.time(theirs)) }
    }
    let median = times.theirs.isEmpty ? nil : times.theirs.sorted()[Self.rounds / 2]
    return Row(name, "ns", times.ours.sorted()[Self.rounds / 2], median)
  }

  /// Nanoseconds of one call.
  private static func time(_ text: (Int) -> String) -> Double {
    var length = 0
    let start = DispatchTime.now().uptimeNanoseconds
    for number in 0..<count { length &+= text(number).utf8.count }
    let end = DispatchTime.now().uptimeNanoseconds
    precondition(length > 0)
    return Double(end - start) / Double(count)
  }
}
