import DesignTokens
import Project

extension CellPlan {
  /// Room around the pictures of a component: the same for all of them, so that they line up.
  ///
  /// - Parameter themes: Those of the project.
  func margin(ofPart number: Int, in themes: [Theme]) -> Points {
    let part = parts[number]
    let shown = Set(part.specimens.flatMap(\.choices)).sorted().prefix(64)
    return Surroundings.margin(
      of: themes.compactMap { $0.system.component(named: part.component.name) }, choices: shown.map { choices[$0] })
  }
}
