/// Chooses the plural category of numbers in one language.
package protocol PluralSelector: Sendable {
  /// The category of an integer; its sign has no influence.
  func category(of value: Int64) -> PluralCategory

  /// The category of an integer of any size.
  func category(of value: UInt64) -> PluralCategory

  /// The category of a number as it is written: 1.0 with one digit is not 1.
  ///
  /// - Parameter visibleFractionDigits: Digits after the decimal point, zeros included; more than 18 count as 18.
  func category(of value: Double, visibleFractionDigits: Int) -> PluralCategory
}
