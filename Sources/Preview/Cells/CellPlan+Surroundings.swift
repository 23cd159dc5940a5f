import DesignTokens
import Project

extension CellPlan {
  /// By device: what the pictures of a component show around it, the same for all of them, so that they line up.
  ///
  /// - Parameter themes: Those of the project.
  func surroundings(ofPart number: Int, in themes: [Theme]) -> [Surroundings] {
    let part = parts[number]
    let shown = Set(part.specimens.flatMap(\.choices)).sorted().prefix(64)
    let margin = Surroundings.margin(
      of: themes.compactMap { $0.system.component(named: part.component.name) }, choices: shown.map { choices[$0] })
    return request.devices.map { Surroundings(of: part.component, on: $0, margin: margin) }
  }
}
