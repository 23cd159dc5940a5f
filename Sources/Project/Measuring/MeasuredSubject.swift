import Strings
import TextLayout

/// A key in a locale bound to a slot: what the cells of the matrix have in common, and what was found in them.
public struct MeasuredSubject: Sendable {
  public let group: Int
  public let table: String
  public let locale: String
  /// The entry whose place a finding names: the translation, or the source of a pseudo-text.
  public let entry: Table.Entry
  /// Number of the binding in ``KeyBindings/bindings``.
  public let binding: Int
  public internal(set) var texts: [SampledText]
  /// Cells that were measured.
  public internal(set) var cellCount = 0
  /// Every verdict but ``Verdict/fits`` that a cell has.
  public internal(set) var outcomes: [Outcome] = []

  /// The cells in which a text fits with less room than ``MeasureRequest/guardBand``.
  public internal(set) var tightest: Outcome? {
    get { spare.first }
    set { spare = newValue.map { [$0] } ?? [] }
  }

  /// An array, since a cell is large and few subjects have one to spare.
  var spare: [Outcome] = []

  public var key: String { entry.key.string }

  /// - Parameter nominalVerdict: Of an uncertain one that is so by a guard band.
  public func outcome(_ verdict: Verdict, nominalVerdict: Verdict? = nil) -> Outcome? {
    outcomes.first { $0.verdict == verdict && $0.nominalVerdict == nominalVerdict }
  }
}
