import PositionedJSON

/// The texts of a locale, each once, over all components.
struct LocaleStrings: Sendable {
  private(set) var strings: [String] = []
  /// By the number of a part: the numbers of its strings.
  private(set) var numbers: [[Int]] = []
  /// Bytes of all strings.
  var byteCount: Int { strings.reduce(50) { $0 + $1.utf8.count } }
  private var uses: [(specimen: Int, slot: Int, sample: Int, text: Int)] = []

  /// - Parameters:
  ///   - parts: The cells of each component in the locale.
  ///   - slots: The slots of each component.
  init(_ parts: [ComponentCells], slots: [[String]], samples: [String: Int]) {
    var table = Interned<String>()
    for (part, slots) in zip(parts, slots) {
      let own = part.strings.map { table.number(of: $0) }
      numbers.append(own)
      for use in part.uses {
        uses.append(
          (use.specimen, slots.firstIndex(of: use.slot) ?? -1, samples[use.sample] ?? 0, own[use.text]))
      }
    }
    strings = table.values
  }

  func write(to script: inout JSONWriter) {
    script.object {
      $0.member("texts", strings)
      $0.member("uses", uses, onNewLine: true) { $0.integers([$1.specimen, $1.slot, $1.sample, $1.text]) }
    }
  }
}
