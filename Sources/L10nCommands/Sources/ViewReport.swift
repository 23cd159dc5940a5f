import PositionedJSON
import SourceFacts
import ViewEvaluation

/// How far the layout of views is known from their code.
struct ViewReport {
  /// Names of modifiers and views that are told without JSON.
  private static let mostCosts = 12

  /// Those that show a text which is looked up, those that are least known first.
  private let views: [EvaluatedView]
  private let viewCount: Int
  /// Texts that are looked up.
  private let texts: Int
  /// Those of tables that are laid out.
  private let measuredTexts: Int
  private let places: CodePlaces

  init(_ views: [EvaluatedView], measured: [ViewComponent], _ files: [ScannedFile]) {
    viewCount = views.count
    let shown = views.reduce(into: Set<CodePlace>()) { $0.formUnion($1.texts) }
    texts = shown.count
    // Those that only a preview shows are not the app's.
    measuredTexts = Set(measured.lazy.flatMap(\.keyPlaces)).intersection(shown).count
    self.views = views.filter { !$0.texts.isEmpty || $0.state == .failed }
    places = CodePlaces(files)
  }

  private func count(_ state: EvaluatedView.State) -> Int { views.count { $0.state == state } }

  private var withTexts: Int { views.count { !$0.texts.isEmpty } }

  /// Names of what is not understood, with the number of views that they leave open.
  private var costs: [(name: String, count: Int)] {
    var counts: [String: Int] = [:]
    for view in views { for name in Set(view.unknowns.map(\.name)) { counts[name, default: 0] += 1 } }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }

  private func reason(_ unknown: EvaluatedView.Unknown) -> String {
    "\(places.name(of: unknown.place)): \(unknown.reason)"
  }

  private func reasons(of view: EvaluatedView) -> [String] { view.failure.map { [$0] } ?? view.unknowns.map(reason) }

  // MARK: - Lines

  var lines: [String] {
    var lines: [String] = []
    for view in views where view.state != .known {
      let reasons = reasons(of: view)
      lines.append("\(places.name(of: view.place)): \(view.name): \(view.state.rawValue): \(reasons[0])")
      if reasons.count > 1 { lines.append("  and \(reasons.count - 1) more") }
    }
    if !costs.isEmpty {
      lines.append("")
      lines.append("What leaves most views open:")
      for cost in costs.prefix(Self.mostCosts) { lines.append("  \(cost.count) \(cost.name)") }
    }
    lines.append("")
    lines.append(
      "\(viewCount) views, \(withTexts) with texts: \(count(.known)) known, \(count(.uncertain)) uncertain, "
        + "\(count(.failed)) failed; \(texts) texts, \(measuredTexts) measured")
    return lines
  }

  // MARK: - JSON

  var json: JSONOutput {
    .object {
      $0["version"] = .integer(1)
      $0["summary"] = .object {
        $0["views"] = .integer(viewCount)
        $0["withTexts"] = .integer(withTexts)
        for state in EvaluatedView.State.allCases { $0[state.rawValue] = .integer(count(state)) }
        $0["texts"] = .integer(texts)
        $0["measuredTexts"] = .integer(measuredTexts)
      }
      $0["views"] = .array(
        views.map { view in
          .object {
            $0["name"] = .string(view.name)
            $0["file"] = .string(places.path(of: view.place))
            $0["line"] = .integer(places.line(of: view.place))
            $0["state"] = .string(view.state.rawValue)
            $0["variants"] = .integer(view.variants.count)
            $0["texts"] = .integer(view.texts.count)
            $0["reasons"] = .array(reasons(of: view).map { .string($0) })
          }
        })
      $0["costs"] = .array(
        costs.map { cost in
          .object {
            $0["name"] = .string(cost.name)
            $0["views"] = .integer(cost.count)
          }
        })
    }
  }
}
