/// How much of a date and of a time is written, and in which zone.
package struct DateStyle: Hashable, Sendable {
  /// How much of either, as in “Saturday, November 21, 2026” to “11/21/26”; `none` leaves it out.
  package typealias Extent = DateExtent

  package var date: Extent
  package var time: Extent
  /// An identifier such as “Europe/Warsaw”, GMT where the system knows none such; `nil` is the zone of the process.
  package var timeZone: String?

  package init(date: Extent, time: Extent, timeZone: String? = nil) {
    self.date = date
    self.time = time
    self.timeZone = timeZone
  }
}

/// How much of a date or a time is written, from “Saturday, November 21, 2026” to “11/21/26”.
public enum DateExtent: UInt8, Hashable, Sendable, CaseIterable {
  /// “Saturday, November 21, 2026”, “4:00:00 PM Central European Standard Time”.
  case full
  /// “November 21, 2026”, “4:00:00 PM GMT+1”.
  case long
  /// “Nov 21, 2026”, “4:00:00 PM”.
  case medium
  /// “11/21/26”, “4:00 PM”.
  case short
  /// Nothing.
  case none
}
