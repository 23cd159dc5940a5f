/// Which specimens show which keys in which slots, so that none is measured that another one shows whole.
struct ShownPlaces {
  private struct FilledSlot: Hashable {
    let component: String
    let axes: [String: String]
    let slot: String
    let key: KeyPlace
  }

  /// Numbers of specimens, ascending.
  private var places: [FilledSlot: [Int]] = [:]
  private let counts: [Int]

  /// - Complexity: O(*n*) in the texts.
  init(_ specimens: [Specimen]) {
    counts = specimens.map(\.texts.count)
    for (number, specimen) in specimens.enumerated() {
      for place in Self.places(of: specimen) { places[place, default: []].append(number) }
    }
  }

  /// Whether another specimen of the same component and choices shows all that a specimen shows, and more, or the same
  /// before it.
  func showElsewhere(_ specimen: Specimen, number: Int) -> Bool {
    var others: Set<Int>?
    for place in Self.places(of: specimen) {
      let found = (places[place] ?? []).filter { $0 < number || counts[$0] > counts[number] }
      if found.isEmpty { return false }
      others = others?.intersection(found) ?? Set(found)
    }
    return !(others?.isEmpty ?? true)
  }

  private static func places(of specimen: Specimen) -> [FilledSlot] {
    specimen.texts.map { slot, text in
      FilledSlot(
        component: specimen.component, axes: specimen.axes, slot: slot,
        key: KeyPlace(group: text.group, key: text.key))
    }
  }
}
