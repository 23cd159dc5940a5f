import DesignTokens

/// What is laid out: specimens with the choices of axes that each is shown with.
///
/// Every specimen is shown with its own choices; and of each component of the token files every value of every axis is
/// shown by one specimen at least: by the first, where none has it of its own. Combinations of values are not made.
///
/// A class, since every outcome refers to it: what is measured names specimens, choices, devices and themes by number.
package final class CellPlan: Sendable {
  /// A component with what is shown of it.
  package struct Part: Sendable {
    package let component: Component
    /// Whether a person can press it, or something in it.
    let canBePressed: Bool
    /// Numbers of specimens, with numbers of choices, its own first.
    package internal(set) var specimens: [(specimen: Int, choices: [Int])] = []
  }

  package let locales: [CellLocale]
  /// Those that are shown, by component.
  package let specimens: [Specimen]
  /// Choices that differ from the defaults of a component, each once; the first is none.
  package let choices: [[String: String]]
  /// The components of the project that the request asks for, in the order of the token files.
  package let parts: [Part]
  /// What is not shown, a sentence for each.
  package let leftOut: [String]
  package let request: MeasureRequest
  /// The names of the themes.
  package let themes: [String]

  /// - Parameter specimens: Those of the project, each of whose components and keys it has.
  /// - Complexity: O(*n*) in the specimens and the values of axes.
  package init(of project: Project, specimens: [Specimen], request: MeasureRequest) {
    self.request = request
    themes = project.themes.map(\.name)
    locales = CellLocale.all(of: project, request: request)
    let wanted = specimens.filter { specimen in
      !specimen.texts.isEmpty
        && (request.keys.isEmpty
          || specimen.texts.values.contains { text in request.keys.contains { $0.matches(text.key) } })
    }
    let byComponent = Dictionary(grouping: wanted, by: \.component)
    let components = project.designSystem.components(withViewsAmong: byComponent.keys)
      .filter { request.components?.contains($0.name) ?? true }
    var choices = ChoiceList()
    let candidates = components.map { component in
      Self.choices(
        of: byComponent[component.name] ?? [], component: component, every: request.showsEveryValue, &choices)
    }
    var shown: [Specimen] = []
    var parts: [Part] = []
    for (component, candidates) in zip(components, candidates) {
      var part = Part(component: component, canBePressed: component.isInteractive || component.holdsButton)
      for candidate in candidates {
        part.specimens.append((shown.count, candidate.choices))
        shown.append(candidate.specimen)
      }
      parts.append(part)
    }
    self.specimens = shown
    self.choices = choices.list
    self.parts = parts
    leftOut = []
  }

  /// The same choices with other specimens.
  init(_ plan: CellPlan, specimens: [Specimen], parts: [Part], leftOut: [String]) {
    (request, themes, locales, choices) = (plan.request, plan.themes, plan.locales, plan.choices)
    self.specimens = specimens
    self.parts = parts
    self.leftOut = leftOut
  }

  /// The name of a theme, as in “density=compact”; `nil` where there is only one.
  package func themeName(_ theme: Int) -> String? { themes.count > 1 ? themes[theme] : nil }

  private static func choices(
    of specimens: [Specimen], component: Component, every showsEveryValue: Bool, _ list: inout ChoiceList
  ) -> [(specimen: Specimen, choices: [Int])] {
    guard let first = specimens.first else { return [] }
    var added: [Int] = []
    // The system's views have more forms than any app takes.
    for axis in component.isBuiltIn || !showsEveryValue ? [] : component.axes {
      for value in axis.values
      where !specimens.contains(where: { ($0.axes[axis.name] ?? axis.defaultValue) == value }) {
        added.append(list.number(of: component.choicesBesideDefaults(first.axes.merging([axis.name: value]) { $1 })))
      }
    }
    return specimens.enumerated().map { number, specimen in
      (specimen, [list.number(of: component.choicesBesideDefaults(specimen.axes))] + (number == 0 ? added : []))
    }
  }
}

/// Choices of axes, each once.
private struct ChoiceList {
  private(set) var list: [[String: String]] = [[:]]
  private var numbers: [[String: String]: Int] = [[:]: 0]

  mutating func number(of choice: [String: String]) -> Int {
    if let known = numbers[choice] { return known }
    numbers[choice] = list.count
    list.append(choice)
    return list.count - 1
  }
}

extension Component {
  fileprivate var holdsButton: Bool { (try? box(axes: [:]))?.holdsButton ?? false }
}

extension Box {
  fileprivate var holdsButton: Bool {
    if case .button = kind { return true }
    return contents.contains(where: \.holdsButton)
  }
}
