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
  /// The name of the configuration file in messages; `nil` without one.
  public let configurationPath: String?
  /// Each bound key in each measured locale that does not fit somewhere, in the order of tables, locales and keys.
  public let subjects: [MeasuredSubject]
  /// Each key in each measured locale with a text that is longer than it may be, in the same order.
  public let overLimits: [OverLimit]
  /// Limits that nothing is compared with.
  public let uncheckedLimits: [UncheckedLimit]
  /// Cells that were measured: slot × text × device × size × theme.
  public let cellCount: Int
  /// By binding and theme, the cell in which the component is smallest.
  public let smallestTargets: [SmallestTarget.Place: SmallestTarget]
  /// Keys of the development language that have a slot or a limit, and those that have neither.
  public let boundKeys: Int
  public let unboundKeys: Int
  /// What the fonts lack for the pseudo-locales, a sentence for each.
  public let notes: [String]

  /// The binding that put a subject into its slot.
  public func binding(of subject: MeasuredSubject) -> Binding { bindings.bindings[subject.binding] }

  /// The name of a theme, as in “density=compact”; `nil` where there is only one.
  public func themeName(_ theme: Int) -> String? { project.themes.count > 1 ? project.themes[theme].name : nil }
}
