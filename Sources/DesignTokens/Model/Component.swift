/// A component of a design system as its token file describes it: axes, text slots and a box tree.
package struct Component: Sendable {
  /// What a designer may vary: variant, size, state.
  package struct Axis: Hashable, Sendable {
    /// So many names are looked through as fast as they are hashed.
    private static let fewValues = 12

    package let name: String
    package let values: [String]
    package let defaultValue: String
    /// The places of the values where they are many, since each choice of a component is looked up.
    private let places: [String: Int]

    package init(name: String, values: [String], defaultValue: String) {
      self.name = name
      self.values = values
      self.defaultValue = defaultValue
      let many = values.count > Self.fewValues ? values : []
      places = Dictionary(many.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The place of a value among ``values``; `nil` for one that the axis does not have.
    ///
    /// - Complexity: O(1).
    package func index(of value: String) -> Int? {
      values.count > Self.fewValues ? places[value] : values.firstIndex(of: value)
    }
  }

  /// How wide a component may become on a screen.
  package enum Container: Hashable, Sendable {
    /// The screen less its safe area and this padding at each side.
    case screen(horizontalPadding: Points, height: ScreenHeight = .free)
    /// A width of its own on every screen.
    case fixed(width: Points)
    /// As wide as its content, at most the screen less its safe area.
    case hug
  }

  /// How high a component that is as wide as a screen may become.
  package enum ScreenHeight: String, Hashable, Sendable {
    /// As high as it likes, as in a view that scrolls.
    case free
    /// That of the screen less its safe area.
    case screen
    /// Nobody knows what holds it: free, and that of the screen where its texts lack height in what it likes.
    case freeOrScreen
  }

  /// Name as bindings and the command line give it, as in “EkoButton”.
  package let name: String
  /// Whether it is a view of the system; no name of a project's own holds a dot.
  package var isBuiltIn: Bool { BuiltInTokens.isName(name) }
  /// What it is for, for those who use it.
  package let summary: String
  /// What its makers note for themselves: what was chosen, and where its values are from.
  package let notes: String?
  package let axes: [Axis]
  /// The names of its text slots in reading order.
  package let slots: [String]
  /// The names of its accessibility labels and hints: texts that are spoken and take no space.
  package let labels: [String]
  /// Its own labels, then those of the components that it holds, each after their names: “EkoButton.accessibilityHint”.
  ///
  /// - Complexity: O(*n*) in the components and their labels.
  package var allLabels: [String] {
    var all = labels
    var seen: Set<String> = [name]
    var open = nested[...]
    while let next = open.popFirst() {
      guard seen.insert(next.name).inserted else { continue }
      all += next.labels.map { "\(next.name).\($0)" }
      open = next.nested + open
    }
    return all
  }
  /// Whether a person can press it; then `minimumTouchTarget` holds.
  package let isInteractive: Bool
  /// Least width and height of the pressable area.
  package let minimumTouchTarget: Points?
  /// The largest text size that the component follows, as `dynamicTypeSize(...)` caps it; `nil` follows all.
  package let maximumSize: DynamicTypeSize?
  /// Whether its lengths or rows depend on the reader's text size, and not its texts alone.
  package let followsTextSize: Bool
  package let container: Container
  /// What it stands on; `nil` where the file does not say.
  package let backdrop: ColorValue?
  /// The components that it holds, each once, in the order of its box tree.
  package var nestedNames: [String] { nested.map(\.name) }
  let nested: [Component]
  /// What is assumed of the component's own members, and of its boxes.
  let headAssumptions: [Assumption]
  private let boxAssumptions: [Assumption]
  /// What its source leaves open, its own first, then that of the components that it holds, each once.
  ///
  /// The room of a component that is held is that of its place: an assumed container is left out there.
  /// - Complexity: O(*n*) in the components and their assumptions.
  package var assumptions: [Assumption] {
    var all = headAssumptions + boxAssumptions
    var seen: Set<String> = [name]
    var open = nested[...]
    while let next = open.popFirst() {
      guard seen.insert(next.name).inserted else { continue }
      all += next.headAssumptions.filter { !$0.isContainer } + next.boxAssumptions
      open = next.nested + open
    }
    return all
  }
  let extent: ComponentExtent
  /// The default of each axis.
  let defaultChoice: AxisChoice
  /// The values that stand for a state in which nothing can be pressed, by the numbers of axes and of their values.
  let inactiveValues: [(axis: Int, value: Int)]
  /// What is drawn behind and around the whole component.
  let surface: SurfaceTemplate
  /// The box tree with the values of every choice of axes.
  let template: BoxTemplate

  init(
    name: String, summary: String, notes: String?, axes: [Axis], slots: [String], labels: [String], isInteractive: Bool,
    minimumTouchTarget: Points?, maximumSize: DynamicTypeSize?, followsTextSize: Bool, container: Container,
    backdrop: ColorValue?, surface: SurfaceTemplate, template: BoxTemplate, headAssumptions: [Assumption],
    boxAssumptions: [Assumption], nested: [Component],
    extent: ComponentExtent
  ) {
    self.name = name
    self.summary = summary
    self.notes = notes
    self.axes = axes
    self.slots = slots
    self.labels = labels
    self.isInteractive = isInteractive
    self.minimumTouchTarget = minimumTouchTarget
    self.maximumSize = maximumSize
    self.followsTextSize = followsTextSize
    self.container = container
    self.backdrop = backdrop
    self.surface = surface
    self.template = template
    self.headAssumptions = headAssumptions
    self.boxAssumptions = boxAssumptions
    self.nested = nested
    self.extent = extent
    defaultChoice = AxisChoice(indices: axes.map { $0.index(of: $0.defaultValue) ?? 0 })
    inactiveValues = axes.enumerated().flatMap { number, axis in
      axis.values.indices.filter { Self.isInactive(axis: axis.name, value: axis.values[$0]) }.map { (number, $0) }
    }
  }

  /// By the names that states have: `isDisabled`, `isEnabled`, and the value `disabled` of any axis.
  static func isInactive(axis: String, value: String) -> Bool {
    switch (axis, value) {
    case ("isDisabled", "true"), ("isEnabled", "false"), (_, "disabled"): true
    default: false
    }
  }
}
