import DesignTokens

/// What is known of a view's layout from its code alone.
package struct EvaluatedView: Sendable {
  /// Something that decides over lengths and is not known.
  package struct Unknown: Hashable, Sendable {
    /// What cannot be read: the name of a modifier or view, or the words for another thing.
    package let name: String
    package let reason: String
    package let place: CodePlace
  }

  package enum State: String, Sendable, CaseIterable {
    /// All that decides over lengths is known.
    case known
    /// Something of it is not.
    case uncertain
    /// There is no tree of boxes.
    case failed
  }

  package let name: String
  package let place: CodePlace
  /// The view in each of its states that code tells apart, the first as its values begin, and where these say nothing
  /// as conditions that hold make it; none where it cannot be read.
  package internal(set) var variants: [Variant] = []
  /// Each once, in the order of the reading.
  package internal(set) var unknowns: [Unknown] = []
  /// Where keys stand that it looks up, each once.
  package internal(set) var texts: Set<CodePlace> = []
  /// The paths of the project's views that it shows, its own among them.
  package internal(set) var shownViews: Set<String> = []
  /// What those find around them where they are shown first.
  var surroundings: [String: ViewSurroundings] = [:]
  /// What it was read in; `nil` where nothing is known to be around it.
  var environment: ViewSurroundings?
  /// The paths of the project's views that it puts into menus and bars.
  package internal(set) var concealedViews: Set<String> = []
  /// Whether lengths of it, or what it shows, depend on the text size or the screen.
  package internal(set) var followsSize = false
  /// Why there is no tree of boxes; `nil` where there is one.
  package internal(set) var failure: String?
  /// Whether it has more states than are looked at.
  package internal(set) var hasMoreVariants = false

  package var state: State { variants.isEmpty ? .failed : unknowns.isEmpty ? .known : .uncertain }

  package struct Variant: Sendable {
    /// What was taken to hold, as in “isEditing: true”.
    package let choices: [String]
    package let boxes: [ViewBox]
    /// Where keys stand that it looks up, each once.
    let texts: Set<CodePlace>
    let start: Start

    /// What gives it its arguments, as in “preview”; `nil` where nothing does.
    package var origin: String? { start.origin.name }

    /// What tells it from the first variant, as in “isEditing: false”; `nil` for the first itself.
    package var change: String? { start.name }
  }

  /// What a state of a view begins with.
  struct Start: Sendable {
    let origin: ViewOrigin
    /// Which of the view's origins it is.
    let number: Int
    /// By what is chosen, the number of the choice; the first for all that is not there.
    var choices: [String: Int] = [:]
    /// Whether it has nothing yet that the app loads later.
    var isAtLaunch = false
    /// The last choice in words, as in “isEditing: false”.
    var change: String?

    var name: String? { change ?? origin.name }
  }
}
