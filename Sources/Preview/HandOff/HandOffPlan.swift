import DesignTokens
import Project
import TextLayout

/// Which cell is shown to translators for each key.
struct HandOffPlan: Sendable {
  /// A slot that shows a key.
  struct Place: Sendable {
    /// The numbers of the component and the specimen in the plan.
    let part: Int
    let specimen: Int
    let slot: String
    /// The specimen's own choice of axes.
    let choice: Int
  }

  /// What is shown of a key in a language.
  struct Choice: Sendable {
    let place: Place
    /// The cell in which the text does not fit; `nil` for the usual one.
    let failing: LayoutOutcome?
  }

  /// By table and key, those whose component is drawn together next to each other.
  let keys: [KeyPlace]
  private let places: [KeyPlace: [Place]]
  private let failing: [String: [KeyPlace: LayoutOutcome]]
  let size: DynamicTypeSize

  init(of measured: MeasuredProject) {
    let plan = measured.plan
    var places: [KeyPlace: [Place]] = [:]
    for (part, shown) in plan.parts.enumerated() {
      for (specimen, choices) in shown.specimens {
        let texts = plan.specimens[specimen].texts
        for slot in shown.component.slots {
          guard let text = texts[slot], !text.isLiteral, plan.request.shows(text.key) else { continue }
          places[KeyPlace(group: text.group, key: text.key), default: []]
            .append(Place(part: part, specimen: specimen, slot: slot, choice: choices[0]))
        }
      }
    }
    self.places = places.mapValues { places in
      places.enumerated()
        .map { (rank: plan.specimens[$0.element.specimen].rank, offset: $0.offset, place: $0.element) }
        .sorted { left, right in
          left.rank == right.rank ? left.offset < right.offset : left.rank.lexicographicallyPrecedes(right.rank)
        }
        .map(\.place)
    }
    let first = self.places.mapValues { $0[0].part }
    keys = places.keys.sorted {
      (first[$0] ?? 0, $0.group, $0.key) < (first[$1] ?? 0, $1.group, $1.key)
    }
    failing = Dictionary(grouping: measured.subjects, by: \.locale).mapValues { subjects in
      Dictionary(
        subjects.compactMap { subject in
          subject.worst.map { (KeyPlace(group: subject.group, key: subject.key), $0) }
        }, uniquingKeysWith: { first, _ in first })
    }
    let sizes = plan.request.sizes
    size = sizes.contains(.large) ? .large : sizes.first ?? .large
  }

  /// What may be shown of a key in a language, the first that can be drawn: the cell in which it fails, then its slots
  /// in previews, in views of the code, and by bindings.
  func choices(for key: KeyPlace, in locale: String) -> [Choice] {
    let usual = (places[key] ?? []).map { Choice(place: $0, failing: nil) }
    guard let outcome = failing[locale]?[key],
      let place = places[key]?.first(where: { $0.specimen == outcome.cell.specimen && $0.slot == outcome.cell.slot })
    else { return usual }
    return [Choice(place: place, failing: outcome)] + usual
  }
}

extension MeasureRequest {
  fileprivate func shows(_ key: String) -> Bool { keys.isEmpty || keys.contains { $0.matches(key) } }
}

extension Specimen {
  /// More texts are a crowd: of views of the code many that exclude each other stand in one another.
  private static let mostContext = 12

  /// The least is shown first: what is stated, then what the code shows with texts around it, then what is bound.
  fileprivate var rank: [Int] {
    switch origin {
    case .preview: [0]
    case .view: texts.count > Self.mostContext ? [1, 1, texts.count] : [1, 0, -texts.count]
    case .binding: [2]
    case .guess: [3]
    }
  }
}

extension MeasuredSubject {
  /// What a user of the app would see first of what is certain; a choice of axes that the app may never take is not.
  fileprivate var worst: LayoutOutcome? {
    for verdict in [Verdict.overflows, .clips, .breaksMidWord, .overhangs] {
      if let found = outcomes.first(where: { $0.verdict == verdict && !$0.cell.isOtherChoice }) { return found }
    }
    return nil
  }
}
