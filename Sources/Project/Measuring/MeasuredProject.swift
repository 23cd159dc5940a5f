import DesignTokens
import TextLayout

/// A project with the cells that were asked for, measured.
///
/// Of the cells, only those are kept that say something: millions of them fit.
package struct MeasuredProject: Sendable {
  package let measurement: Measurement
  /// Each shown key in each measured locale with which something is wrong, in the order of tables, locales and places.
  package let subjects: [MeasuredSubject]
  /// Each key in each measured locale with a text that is longer than it may be, in the same order.
  package let overLimits: [OverLimit]
  /// Limits that nothing is compared with.
  package let uncheckedLimits: [UncheckedLimit]
  /// Cells that there are, specimen × sample × device × size, and choice and theme where these change measures.
  package let cellCount: Int
  /// Numbers of the specimens with a cell that fails, or that a report tells of.
  package let failingSpecimens: Set<Int>
  /// By component, choice and theme, the cell in which it is smallest.
  package let smallestTargets: [SmallestTarget.Place: SmallestTarget]
  /// Keys that a preview or a view of the app's code shows, and that have neither a slot nor a limit of their own.
  package let previewedKeys: Set<KeyPlace>
  /// Keys of the development language that are shown or have a limit, and the others.
  package let boundKeys: Int
  package let unboundKeys: Int
  /// What the fonts lack for the pseudo-locales, a sentence for each.
  package let notes: [String]

  package var project: Project { measurement.project }
  package var request: MeasureRequest { measurement.request }
  package var bindings: KeyBindings { measurement.bindings }
  package var plan: CellPlan { measurement.plan }
  /// The name of the configuration file in messages; `nil` without one.
  package var configurationPath: String? { measurement.configurationPath }
}
