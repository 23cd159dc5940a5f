/// What differs in all that the cells of a row were made from.
struct RowChanges {
  private let old, new: PreviewManifest
  private var components: ComponentChanges
  private let devices: [String: String]
  private(set) var causes = CauseList()

  init(from old: PreviewManifest, to new: PreviewManifest) {
    (self.old, self.new) = (old, new)
    components = ComponentChanges(from: old, to: new)
    let screens = Dictionary(zip(old.devices, old.inputs.screens), uniquingKeysWith: { first, _ in first })
    devices = Dictionary(
      zip(new.devices, new.inputs.screens).compactMap { name, screen in
        guard let before = screens[name], before != screen else { return nil }
        return (name, CauseList.change(before.text, screen.text))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Texts, descriptions, fonts and devices that differ.
  mutating func candidates(_ name: RowName, _ before: RowPlace, _ after: RowPlace) -> [CauseCandidate] {
    var candidates = texts(name, before, after)
    candidates += components.code(of: name.component, &causes)
    let component = new.components[after.component]
    let locale = component.rows[after.row].locale
    candidates += components.letters(component.fonts[component.fonts.count == 1 ? 0 : locale], &causes)
    if let detail = devices[name.device] {
      candidates.append(CauseCandidate(cause: causes.number(of: .device, name.device, detail), halves: .all))
    }
    return candidates
  }

  mutating func tokens(_ name: RowName, _ row: RowPlace, in themes: TokenChanges.ThemePair) -> [CauseCandidate] {
    let axes = new.components[row.component].defaults.merging(name.axes) { $1 }
    return components.tokens(of: name.component, axes: axes, in: themes, &causes)
  }

  private mutating func texts(_ name: RowName, _ before: RowPlace, _ after: RowPlace) -> [CauseCandidate] {
    let (one, other) = (old.components[before.component], new.components[after.component])
    let (first, second) = (one.rows[before.row], other.rows[after.row])
    let (texts, others) = (one.texts[first.texts], other.texts[second.texts])
    var candidates: [CauseCandidate] = []
    for (slot, number) in others.enumerated() where number >= 0 {
      let slotName = other.slots[slot]
      let place = slot < one.slots.count && one.slots[slot] == slotName ? slot : one.slots.firstIndex(of: slotName)
      guard let place, texts[place] >= 0 else { continue }
      let (was, text) = (old.inputs.texts[texts[place]], new.inputs.texts[number])
      guard was != text else { continue }
      let key = new.specimens[second.specimen].keys[slotName] ?? slotName
      let oldKey = old.specimens[first.specimen].keys[slotName] ?? slotName
      var detail = "\(name.locale): \(CauseList.change(was, text))"
      if key != oldKey, !key.hasPrefix("/") { detail += ", in place of key \(oldKey)" }
      let number = causes.number(of: .key, key.hasPrefix("/") ? oldKey : key, detail)
      let candidate = CauseCandidate(cause: number, halves: .shapes)
      if !candidates.contains(candidate) { candidates.append(candidate) }
    }
    return candidates
  }
}

extension ManifestInputs.Screen {
  /// As in “393 × 852 pt at 3×”.
  fileprivate var text: String {
    func points(_ hundredths: Int) -> String {
      hundredths % 100 == 0 ? "\(hundredths / 100)" : "\(Double(hundredths) / 100)"
    }
    return "\(points(width)) × \(points(height)) pt at \(scale)×"
  }
}
