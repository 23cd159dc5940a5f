import DesignTokens
import TextLayout

/// A project with the cells that were asked for, measured.
///
/// Of the cells, only those are kept that say something: millions of them fit.
public struct MeasuredProject: Sendable {
  public let measurement: Measurement
  /// Each shown key in each measured locale with which something is wrong, in the order of tables, locales and places.
  public let subjects: [MeasuredSubject]
  /// Each key in each measured locale with a text that is longer than it may be, in the same order.
  public let overLimits: [OverLimit]
  /// Limits that nothing is compared with.
  public let uncheckedLimits: [UncheckedLimit]
  /// Cells that there are, specimen × sample × device × size, and choice and theme where these change measures.
  public let cellCount: Int
  /// By component, choice and theme, the cell in which it is smallest.
  public let smallestTargets: [SmallestTarget.Place: SmallestTarget]
  /// Keys that a preview shows, and that have neither a slot nor a limit of their own.
  public let previewedKeys: Set<KeyPlace>
  /// Keys of the development language that are shown or have a limit, and the others.
  public let boundKeys: Int
  public let unboundKeys: Int
  /// What the fonts lack for the pseudo-locales, a sentence for each.
  public let notes: [String]

  public var project: Project { measurement.project }
  public var request: MeasureRequest { measurement.request }
  public var bindings: KeyBindings { measurement.bindings }
  public var plan: CellPlan { measurement.plan }
  /// The name of the configuration file in messages; `nil` without one.
  public var configurationPath: String? { measurement.configurationPath }

  /// The name of a theme, as in “density=compact”; `nil` where there is only one.
  public func themeName(_ theme: Int) -> String? { project.themes.count > 1 ? project.themes[theme].name : nil }
}
