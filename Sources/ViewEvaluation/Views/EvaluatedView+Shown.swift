extension EvaluatedView {
  /// The views as others show them: what the arguments there make known is not unknown.
  ///
  /// A view by itself has no arguments. One that others show is known as far as it is where views show it that no
  /// other shows; where not all states of these could be looked at, as far as by itself.
  ///
  /// - Complexity: O(*n*) in the views, and in what each of them shows.
  package static func asShown(_ views: [EvaluatedView]) -> [EvaluatedView] {
    let held = Set(views.lazy.flatMap { view in view.shownViews.subtracting([view.name]) })
    var holders: [String: [EvaluatedView]] = [:]
    for view in views where !held.contains(view.name) && !view.variants.isEmpty {
      for name in view.shownViews where name != view.name { holders[name, default: []].append(view) }
    }
    return views.map { view in
      guard let holders = holders[view.name], !holders.contains(where: \.hasMoreVariants) else { return view }
      let open = Set(holders.flatMap { $0.unknowns.map(\.place) })
      var view = view
      view.unknowns.removeAll { !open.contains($0.place) }
      return view
    }
  }
}
