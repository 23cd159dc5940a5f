import Foundation
import StringFormats

extension KeyOrder {
  /// The order in which Xcode writes the keys of a catalog.
  package static let xcode = KeyOrder { left, right in
    let left = left as NSString
    let options: NSString.CompareOptions = [.caseInsensitive, .numeric, .forcedOrdering]
    let range = NSRange(location: 0, length: left.length)
    return left.compare(right, options: options, range: range, locale: noLanguage) == .orderedAscending
  }

  private static let noLanguage = Locale(identifier: "")
}
