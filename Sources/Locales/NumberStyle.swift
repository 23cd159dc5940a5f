/// How a number is written in the digits of a locale, with its grouping.
package enum NumberStyle: Hashable, Sendable {
  /// Whole numbers.
  case integer
  /// `%f`: so many digits after the separator, rounded half to even.
  case fixed(Int)
  /// The same with the sign of positive numbers.
  case signed(Int)
  /// `%e`: so many digits after the separator of a number below ten, and an exponent with a sign and two digits at
  /// least.
  case scientific(Int)
  /// `%g` without an exponent: so many significant digits at most.
  case significant(Int)
  /// `%g` with an exponent: so many significant digits at most.
  case significantScientific(Int)
  /// At most three digits after the separator, as ICU patterns show numbers.
  case decimal
  /// As many digits as a number needs, at most 15 after the separator.
  case shortest
}
