import DesignTokens

/// What a view takes from the views around it.
struct ViewEnvironment {
  var size = DynamicTypeSize.large
  /// Pixels per point.
  var scale = 3.0
  var isRegularWidth = false
  var font: ViewFont = .style(.body)
  /// Whether code says the font.
  var hasOwnFont = false
  var weight: Double?
  /// As in `monospaced`; `nil` where the font says it.
  var design: String?
  /// The modifiers of texts whose values are not known.
  var unknowns: [String] = []
  var lineLimit: Int?
  var lineSpacing = 0.0
  var letterSpacing = 0.0
  var minimumScaleFactor = 1.0
  var allowsTightening = false
  var truncation = TextBox.Truncation.tail
  var alignment = Stack.Alignment.leading
  var textCase: TextCase?
  var maximumSize: DynamicTypeSize?
  /// `.buttonStyle(…)` and the like by the name of the modifier.
  var styles: [String: CodeValue] = [:]
  var controlSize = "regular"
  /// Whether labels of controls take space.
  var showsLabels = true
  var isEnabled: Bool?
  /// Whether it stands in a row of a list.
  var isInList = false
  /// Whether it stands in a stack or grid, whose sections are no rows.
  var isInStack = false
  /// Whether it stands in a row, where a divider is upright.
  var isInRow = false
  /// Whether texts stand in a field until something is typed.
  var isPrompt = false
  /// Whether it stands in a `Grid`, whose rows are rows.
  var isInGrid = false
  /// Whether texts are drawn as bars that nobody reads.
  var isRedacted = false
  /// Values of `.environment(\.name, value)`, by their names.
  var values: [String: CodeValue] = [:]

  func inStack(isRow: Bool) -> ViewEnvironment {
    var environment = self
    (environment.isInStack, environment.isInRow) = (true, isRow)
    return environment
  }

  /// The text size that views follow here.
  var shownSize: DynamicTypeSize { maximumSize.map { min($0, size) } ?? size }
}

/// A font before it is known at which size it is shown.
struct ViewFont {
  var appearance: TextAppearance
  /// Why nobody knows it; `nil` where it is known.
  var unknown: String?
  /// Whether anything says how large it is, so that texts can be measured in it.
  var hasSize = true
  /// What of it is the system's and not published, so that its widths here are ours; `nil` for nothing.
  var assumed: String?

  /// Whether it is the system's own, in which texts are set where code names none.
  var isOfSystem: Bool { [Self.systemFamily, Self.monospacedFamily].contains(appearance.family) }

  static let systemFamily = "SF Pro"
  static let monospacedFamily = "SF Mono"

  /// Takes the system's font for one that is not there.
  mutating func standIn() {
    unknown = "the font '\(appearance.family)' is not there: add its folder to 'fonts' in l10n.json"
    appearance.family = Self.systemFamily
  }

  /// That of segments, the same at all text sizes.
  static let segment = ViewFont(
    appearance: TextAppearance(family: systemFamily, weight: 400, size: 13, scaling: .fixed),
    assumed: "the font of segments")

  static func style(_ style: TextStyle) -> ViewFont {
    ViewFont(
      appearance: TextAppearance(
        family: systemFamily, weight: style == .headline ? 600 : 400, size: DynamicType.size(style, at: .large),
        scaling: .system(style)))
  }
}
