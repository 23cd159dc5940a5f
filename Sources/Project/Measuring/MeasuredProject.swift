import DesignTokens
import TextLayout

/// A project with the cells that were asked for, measured.
public struct MeasuredProject: Sendable {
  public let project: Project
  public let request: MeasureRequest
  /// Each bound key in each measured locale, in the order of tables, locales and keys.
  public let subjects: [MeasuredSubject]
  /// In the order of subjects, devices, texts and sizes.
  public let cells: [Cell]
  /// Keys of the development language that a binding puts into a slot, and those that none does.
  public let boundKeys: Int
  public let unboundKeys: Int
  /// What the fonts lack for the pseudo-locales, a sentence for each.
  public let notes: [String]

  public init(
    project: Project, request: MeasureRequest, subjects: [MeasuredSubject], cells: [Cell], boundKeys: Int,
    unboundKeys: Int, notes: [String] = []
  ) {
    self.project = project
    self.request = request
    self.subjects = subjects
    self.cells = cells
    self.boundKeys = boundKeys
    self.unboundKeys = unboundKeys
    self.notes = notes
  }

  /// The binding that put a subject into its slot.
  public func binding(of subject: MeasuredSubject) -> Binding { project.configuration.bindings[subject.binding] }
}
