/// How a layout takes what is assumed of its boxes: a verdict that is the same in all readings is certain.
package enum AssumptionReading: Sendable {
  /// As the file states it.
  case written
  /// As if the file did not state it: margins are zero, limits are none.
  case released
  /// Lengths are longer by ``tolerance``, so that texts have less room.
  case strained

  /// By how much, as a share, a length that is assumed may be longer in the app.
  ///
  /// It is our choice: between two versions of a system, margins of 16 points became 20, gaps of 8 became 10.
  package static let tolerance = 0.25
}
