import DesignTokens
import ProjectTables
import SourceText

/// How the text of a bound slot is set in a theme.
package struct ThemedFont: Sendable {
  /// The number of the theme.
  package let theme: Int
  package let appearance: TextAppearance

  /// The text of the slot that a binding names in the first theme, and in each other one that sets it otherwise.
  ///
  /// - Parameter path: The name of the configuration file in messages; `nil` for the command line.
  /// - Throws: ``ConfigurationError`` for an unknown component, slot, axis or value, with the nearest known name.
  package static func all(
    of binding: Binding, in themes: [Theme], path: String?
  ) throws(ConfigurationError) -> [ThemedFont] {
    var fonts: [ThemedFont] = []
    for (number, theme) in themes.enumerated() {
      do {
        let appearance = try appearance(of: binding, in: theme.system, path: path)
        if !fonts.contains(where: { $0.appearance == appearance }) {
          fonts.append(ThemedFont(theme: number, appearance: appearance))
        }
      } catch {
        throw number == 0 ? error : error.adding(place: "theme \(theme.name)")
      }
    }
    return fonts
  }

  private static func appearance(
    of binding: Binding, in system: DesignSystem, path: String?
  ) throws(ConfigurationError) -> TextAppearance {
    var position: SourcePosition?
    if path != nil, case .configuration(let place) = binding.origin { position = place }
    guard let component = system.component(named: binding.component) else {
      throw ConfigurationError(
        unknown: "component", binding.component, of: "the token files", known: system.componentNames,
        path: path, position: position)
    }
    let drawing: Box
    do throws(AxisError) {
      drawing = try component.drawing(axes: binding.axes)
    } catch {
      throw ConfigurationError(error.message, path: path, position: position)
    }
    guard let text = drawing.textsBySlot[binding.slot] else {
      throw ConfigurationError(
        unknown: "slot", binding.slot, of: "component '\(component.name)'", known: component.slots, path: path,
        position: position)
    }
    return text.appearance
  }
}
