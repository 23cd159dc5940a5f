import DesignTokens

/// The names of the slots of a view: each text of it has one in each font.
struct SlotNames: Sendable {
  /// All that decides how a text is shaped.
  private struct Slot: Hashable {
    let text: ViewText
    /// Samples of two places are two texts.
    let place: CodePlace
    let family: String
    let weight: Double
    let hasSpacing: Bool
    let textCase: TextCase?
  }

  /// Letters of a text that its slot is named by, at most.
  private static let longest = 40

  private var names: [Slot: String] = [:]
  private var counts: [String: Int] = [:]
  /// In the order of the reading.
  private(set) var all: [String] = []
  private(set) var texts: [String: ViewText] = [:]
  private(set) var places: [String: CodePlace] = [:]

  mutating func name(of box: TextBox, _ text: ViewText, at place: CodePlace) -> String {
    let appearance = box.appearance
    let slot = Slot(
      text: text, place: place, family: appearance.family, weight: appearance.weight,
      hasSpacing: appearance.letterSpacing != .zero, textCase: appearance.textCase)
    if let name = names[slot] { return name }
    let base = text.isSample ? "sample" : String(box.slot.prefix(Self.longest))
    let count = counts[base, default: 0] + 1
    counts[base] = count
    // A slot of the same name may be that of another text.
    var name = count == 1 ? base : "\(base) \(count)"
    while texts[name] != nil { name += "'" }
    names[slot] = name
    texts[name] = text
    places[name] = place
    all.append(name)
    return name
  }
}
