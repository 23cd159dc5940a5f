import PositionedJSON
import TextLayout

extension ManifestComponent {
  /// - Returns: `nil` where a list is shorter than it should be, or holds no numbers.
  init?(_ json: JSONValue) {
    self.init(name: json["name"]?.string ?? "", slots: json["slots"]?.elements.map { $0.string ?? "" } ?? [])
    for value in json["geometries"]?.elements.map({ $0 }) ?? [] {
      let parts = value.elements.map { $0 }
      guard (4...5).contains(parts.count), let width = parts[0].integer, let height = parts[1].integer,
        let hash = parts[2].string, let verdicts = Self.verdicts(parts[3]),
        let overhangs = parts.count > 4 ? Self.verdicts(parts[4]) : []
      else { return nil }
      append(Geometry(width: width, height: height, hash: hash, verdicts: verdicts, overhangs: overhangs))
    }
    defaults = json["defaults"]?.textMembers ?? [:]
    for value in json["fonts"]?.elements.map({ $0 }) ?? [] {
      guard let numbers = value.integers else { return nil }
      fonts.append(numbers)
    }
    for value in json["texts"]?.elements.map({ $0 }) ?? [] {
      guard let numbers = value.integers, numbers.count == slots.count else { return nil }
      texts.append(numbers)
    }
    paints = json["paints"]?.elements.map { $0.string ?? "" } ?? []
    for value in json["paintSets"]?.elements.map({ $0 }) ?? [] {
      var set: [ThemedPaint] = []
      for pair in value.elements {
        guard let numbers = pair.integers, numbers.count == 2 else { return nil }
        set.append(ThemedPaint(theme: numbers[0], paint: numbers[1]))
      }
      paintSets.append(set)
    }
    for value in json["rows"]?.elements.map({ $0 }) ?? [] {
      let parts = value.elements.map { $0 }
      guard parts.count == 8, let geometries = parts[6].integers, let texts = parts[7].integer else { return nil }
      let numbers = parts[..<5].compactMap(\.integer)
      guard numbers.count == 5, let sets = parts[5].integers ?? parts[5].integer.map({ [$0] }), !sets.isEmpty else {
        return nil
      }
      rows.append(
        Row(
          specimen: numbers[0], sample: numbers[1], locale: numbers[2], device: numbers[3], choice: numbers[4],
          paintSets: sets, geometries: geometries, texts: texts))
    }
  }

  /// A list of slots, each with its verdict behind it.
  private static func verdicts(_ json: JSONValue) -> [Geometry.SlotVerdict]? {
    guard let numbers = json.integers, numbers.count % 2 == 0 else { return nil }
    var verdicts: [Geometry.SlotVerdict] = []
    for index in stride(from: 0, to: numbers.count, by: 2) {
      guard numbers[index] >= -1, let verdict = Verdict(number: numbers[index + 1]) else { return nil }
      verdicts.append(Geometry.SlotVerdict(slot: numbers[index], verdict: verdict))
    }
    return verdicts
  }
}
