import Foundation
import PositionedJSON

/// The order in which Xcode writes the keys of a catalog.
///
/// It is that of Foundation's sorted JSON: case-insensitive, numbers by value, ties by code point, without a language.
/// Nobody has written the comparison down, so that it is Foundation's own; this is the one file that imports it.
package enum CatalogKeyOrder {
  /// Whether `left` comes before `right`.
  package static func areInOrder(_ left: String, _ right: String) -> Bool {
    let left = left as NSString
    let options: NSString.CompareOptions = [.caseInsensitive, .numeric, .forcedOrdering]
    let range = NSRange(location: 0, length: left.length)
    return left.compare(right, options: options, range: range, locale: systemLocale) == .orderedAscending
  }

  static func sorted(_ members: [JSONOutput.Member]) -> [JSONOutput.Member] {
    members.sorted { areInOrder($0.name, $1.name) }
  }

  private static let systemLocale = Locale(identifier: "")
}
