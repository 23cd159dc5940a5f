import Foundation

/// The order in which Xcode writes the keys of a String Catalog.
enum CatalogOrder {
  /// Sorts as Foundation's `compare` does: without regard to case, digits by their number, and never equal.
  static func sorted<Element>(_ elements: [Element], by name: (Element) -> String) -> [Element] {
    let options: NSString.CompareOptions = [.caseInsensitive, .numeric, .forcedOrdering]
    let locale = NSLocale.system
    return elements.map { (name($0), $0) }.sorted { left, right in
      left.0.compare(right.0, options: options, range: nil, locale: locale) == .orderedAscending
    }.map(\.1)
  }
}
