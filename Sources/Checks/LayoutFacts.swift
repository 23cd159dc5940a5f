import DesignTokens
import PositionedJSON
import Project
import TextLayout

/// What reports tell of a text that does not fit: where it stands, and what was measured.
///
/// It needs nothing of the project, so that it may come from another machine.
package struct LayoutFacts: Sendable {
  /// Where the measures are.
  private enum Source {
    case outcome(LayoutOutcome)
    /// As a report had them.
    case report(JSONOutput)
  }

  package let component: String
  package let specimen: String
  /// Whether the specimen is a view of the app's code.
  let isView: Bool
  package let slot: String
  /// Choices that differ from the component's defaults.
  package let axes: [String: String]
  package let device: String
  package let size: DynamicTypeSize
  private let source: Source

  init(_ outcome: LayoutOutcome) {
    component = outcome.component
    specimen = outcome.specimen.name
    isView = outcome.specimen.origin == .view
    slot = outcome.slot
    axes = outcome.axes
    device = outcome.device
    size = outcome.size
    source = .outcome(outcome)
  }

  /// - Parameters:
  ///   - layout: What ``json`` was written as.
  ///   - isView: Whether the specimen is a view of the app's code.
  /// - Returns: `nil` where a member is not there.
  init?(_ layout: JSONValue, isView: Bool) {
    guard let component = layout["component"]?.string, let specimen = layout["specimen"]?.string,
      let slot = layout["slot"]?.string, let axes = layout["axes"], let device = layout["device"]?.string,
      let size = layout["size"]?.string.flatMap(DynamicTypeSize.init(rawValue:))
    else { return nil }
    self.component = component
    self.specimen = specimen
    self.isView = isView
    self.slot = slot
    self.axes = axes.members.reduce(into: [:]) { $0[$1.key] = $1.value.string }
    self.device = device
    self.size = size
    source = .report(JSONOutput(layout))
  }

  /// What was found in the project that was measured; `nil` for what a report told.
  package var outcome: LayoutOutcome? {
    if case .outcome(let outcome) = source { outcome } else { nil }
  }

  /// All of it, as reports have it.
  var json: JSONOutput {
    switch source {
    case .outcome(let outcome): JSONReporter.json(outcome)
    case .report(let json): json
    }
  }
}

extension LayoutFacts {
  /// Lines for a person.
  var lines: [String] {
    let measures = json
    func length(_ name: String) -> String { Points(measures[name]?.double ?? .infinity).text }
    let axes = axes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
    let limit = measures["lineLimit"]?.double.map { " of \(Int($0))" } ?? ""
    let count = count(Int(measures["lines"]?.double ?? 0), "line")
    let room = "\(length("needed")) of \(length("available")), \(count)\(limit), \(measures["font"]?.string ?? "")"
    let device = measures["remedy"]?["device"]?.string
    return ["\(component).\(slot)\(axes) on \(self.device) at \(size.rawValue)", room]
      + (device.map { ["fits on \($0)"] } ?? [])
  }
}
