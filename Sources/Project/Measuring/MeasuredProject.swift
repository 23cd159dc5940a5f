import DesignTokens
import TextLayout

/// A project with the cells that were asked for, measured.
///
/// Of the cells, only those are kept that say something: millions of them fit.
public struct MeasuredProject: Sendable {
  public let project: Project
  public let request: MeasureRequest
  /// What keys are bound by; a subject names a binding by its number.
  public let bindings: KeyBindings
  /// Each bound key in each measured locale that does not fit somewhere, in the order of tables, locales and keys.
  public let subjects: [MeasuredSubject]
  /// Cells that were measured: slot × text × device × size.
  public let cellCount: Int
  /// By the number of a binding, the cell in which its component is smallest.
  public let smallestTargets: [Int: SmallestTarget]
  /// Keys of the development language that a binding puts into a slot, and those that none does.
  public let boundKeys: Int
  public let unboundKeys: Int
  /// What the fonts lack for the pseudo-locales, a sentence for each.
  public let notes: [String]

  /// The binding that put a subject into its slot.
  public func binding(of subject: MeasuredSubject) -> Binding { bindings.bindings[subject.binding] }
}
