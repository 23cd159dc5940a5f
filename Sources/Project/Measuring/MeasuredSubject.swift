import SourceText
import Strings
import TextLayout

/// A key in a locale bound to a slot: what the cells of the matrix have in common, and what was found in them.
public struct MeasuredSubject: Sendable {
  public let group: Int
  public let table: String
  public let locale: String
  public let key: String
  /// The number of the document that a finding names, with the translation or the source of a pseudo-text.
  public let document: Int
  /// The text there where the key has one alone, else the key.
  public let range: ByteRange
  /// Number of the binding in ``KeyBindings/bindings``.
  public let binding: Int
  /// Cells that were measured.
  public let cellCount: Int
  /// Every verdict but ``Verdict/fits`` that a cell has.
  public let outcomes: [Outcome]
  /// An array, since few subjects have one.
  private let spare: [Outcome]

  init(
    group: Int, table: String, locale: String, entry: Table.Entry, binding: Int, cellCount: Int, outcomes: [Outcome],
    tightest: Outcome?
  ) {
    self.group = group
    self.table = table
    self.locale = locale
    key = entry.key.string
    document = entry.document
    range = entry.message.plainText?.range ?? entry.keyRange
    self.binding = binding
    self.cellCount = cellCount
    self.outcomes = outcomes
    spare = tightest.map { [$0] } ?? []
  }

  /// The cells in which a text fits with less room than ``MeasureRequest/guardBand``.
  public var tightest: Outcome? { spare.first }

  /// - Parameter nominalVerdict: Of an uncertain one that is so by a guard band.
  public func outcome(_ verdict: Verdict, nominalVerdict: Verdict? = nil) -> Outcome? {
    outcomes.first { $0.verdict == verdict && $0.nominalVerdict == nominalVerdict }
  }
}
