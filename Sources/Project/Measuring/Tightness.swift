import Pseudo

/// What a text that fits leaves too little room for.
package enum Tightness: Hashable, Sendable {
  /// ``MeasureRequest/guardBand``.
  case guardBand
  /// A translation as long as ``growth(ofLength:)`` says.
  case growth

  /// How many times as long as a text its translations become: what 19 of 20 in ten European languages keep to.
  ///
  /// - Parameter length: That of the text in characters.
  package static func growth(ofLength length: Int) -> Double { table?.ratio(ofLength: length) ?? 1 }

  private static let table = PseudoDefinition.builtIn(named: "accented")
}
