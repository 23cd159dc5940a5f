import DesignTokens
import Project
import TextLayout

/// The geometries of a component: in which themes and with which choices of axes it has the same measures, so that it
/// is laid out once for all of them and painted for each.
struct MetricClasses: Sendable {
  /// One of the ways to measure a component: that of a theme and a choice.
  struct Class: Sendable {
    let theme: Int
    let choice: Int
    let container: Component.Container
    /// By the number of a scale and a text size: what is laid out.
    let boxes: [[Box]]
    /// The font of each slot.
    let fonts: [String: SlotFont]
  }

  /// How the text of a slot is shaped.
  struct SlotFont: Hashable, Sendable {
    let request: FontRequest
    /// Letter-spaced text has none.
    let hasLigatures: Bool
  }

  private struct Place: Hashable {
    let theme: Int
    let choice: Int
  }

  /// All that decides a layout.
  private struct Signature: Hashable {
    let container: Component.Container
    let boxes: [[Box]]
    let paths: [String]
  }

  private(set) var classes: [Class] = []
  private var numbers: [Place: Int] = [:]

  /// - Parameter choices: The numbers of the choices in `plan`.
  init(of name: String, themes: [Theme], plan: PreviewPlan, choices: [Int], scales: [Double]) {
    var known: [Signature: Int] = [:]
    for choice in choices {
      for (theme, system) in themes.map(\.system).enumerated() {
        guard let component = system.component(named: name),
          let boxes = try? Self.boxes(of: component, axes: plan.choices[choice], plan.request.sizes, scales),
          let first = boxes.first?.first
        else { continue }
        let paths = ComponentPlan(first, slots: Set(component.slots), size: .large).parts.map(\.path)
        let signature = Signature(
          container: component.container, boxes: boxes.map { $0.map(\.withoutPaint) }, paths: paths)
        let place = Place(theme: theme, choice: choice)
        if let number = known[signature] {
          numbers[place] = number
          continue
        }
        known[signature] = classes.count
        numbers[place] = classes.count
        classes.append(
          Class(
            theme: theme, choice: choice, container: component.container, boxes: boxes,
            fonts: Self.fonts(of: first, slots: component.slots)))
      }
    }
  }

  /// The class of a component in a theme with a choice of axes; `nil` where the theme does not offer the choice.
  func number(theme: Int, choice: Int) -> Int? { numbers[Place(theme: theme, choice: choice)] }

  private static func boxes(
    of component: Component, axes: [String: String], _ sizes: [DynamicTypeSize], _ scales: [Double]
  ) throws(AxisError) -> [[Box]] {
    if !component.followsTextSize {
      let box = try component.drawing(axes: axes)
      return scales.map { _ in sizes.map { _ in box } }
    }
    var boxes: [[Box]] = []
    for scale in scales {
      var bySize: [Box] = []
      for size in sizes { bySize.append(try component.drawing(axes: axes, at: size, scale: scale)) }
      boxes.append(bySize)
    }
    return boxes
  }

  private static func fonts(of box: Box, slots: [String]) -> [String: SlotFont] {
    var fonts: [String: SlotFont] = [:]
    collect(box, &fonts)
    return fonts
  }

  private static func collect(_ box: Box, _ fonts: inout [String: SlotFont]) {
    if case .text(let text) = box, fonts[text.slot] == nil {
      let appearance = text.appearance
      fonts[text.slot] = SlotFont(
        request: FontRequest(family: appearance.family, weight: appearance.weight),
        hasLigatures: appearance.letterSpacing == .zero)
    }
    for content in box.contents { collect(content, &fonts) }
  }
}
