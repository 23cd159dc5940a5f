/// A box font with tables of its own choice: names, weight, axes, tracking.
///
/// Letters are as wide as those of ``BoxFont``, and an axis changes nothing but what ``advanceDelta`` says.
package struct SyntheticFont: Sendable {
  package struct Axis: Sendable {
    package let tag: String
    package let minimum: Double
    package let defaultValue: Double
    package let maximum: Double

    package init(_ tag: String, _ minimum: Double, _ defaultValue: Double, _ maximum: Double) {
      self.tag = tag
      self.minimum = minimum
      self.defaultValue = defaultValue
      self.maximum = maximum
    }
  }

  /// Texts of the `name` table by their numbers: 1 family, 2 style, 4 full, 6 PostScript, 16 and 17 typographic ones.
  package var names: [Int: String] = [:]
  /// Texts in Japanese, by the same numbers.
  package var japaneseNames: [Int: String] = [:]
  /// `nil` leaves the table out.
  package var weightClass: Int?
  package var isItalic = false
  /// Number from 1 to 9, of which 5 is normal.
  package var widthClass = 5
  package var axes: [Axis] = []
  /// Units that the highest value of the first axis adds to every advance.
  package var advanceDelta = 0
  /// Numbers of the names of instances, with their values on the axes.
  package var instances: [(name: Int, postScriptName: Int, values: [Double])] = []
  /// Units that a `trak` table adds, by point size; empty leaves the table out.
  package var tracking: [(size: Double, units: Int)] = []

  package init() {}

  package var bytes: [UInt8] { BoxFont.file(tables) }

  /// The path of the font as a file of this name, alone in its folder.
  package func write(as name: String) throws -> String { try Self.write(bytes, as: name) }

  package static func write(_ bytes: [UInt8], as name: String) throws -> String {
    try FontFolder.path(of: bytes, as: name)
  }

  /// A collection of fonts.
  package static func collection(_ fonts: [SyntheticFont]) -> [UInt8] {
    let header = 12 + 4 * fonts.count
    var offsets: [UInt8] = []
    var body: [UInt8] = []
    for font in fonts {
      let start = header + body.count
      offsets += BoxFont.long(start)
      body += BoxFont.file(font.tables, at: start)
    }
    return Array("ttcf".utf8) + [0, 1, 0, 0] + BoxFont.long(fonts.count) + offsets + body
  }

  private var tables: [(tag: String, bytes: [UInt8])] {
    var tables = BoxFont.tables
    if !names.isEmpty { tables.append(("name", nameTable)) }
    if let weightClass { tables.append(("OS/2", metricsTable(weightClass))) }
    if !axes.isEmpty { tables.append(("fvar", axesTable)) }
    if advanceDelta != 0 { tables.append(("HVAR", advancesTable)) }
    if !tracking.isEmpty { tables.append(("trak", trackingTable)) }
    return tables.sorted { $0.tag < $1.tag }
  }

  private var nameTable: [UInt8] {
    let records =
      names.sorted { $0.key < $1.key }.map { (language: 0x409, $0.key, $0.value) }
      + japaneseNames.sorted { $0.key < $1.key }.map { (language: 0x411, $0.key, $0.value) }
    var table = BoxFont.big(0, UInt16(records.count), UInt16(6 + 12 * records.count))
    var texts: [UInt8] = []
    for (language, number, text) in records.sorted(by: { ($0.0, $0.1) < ($1.0, $1.1) }) {
      let bytes = text.utf16.flatMap { BoxFont.big($0) }
      table += BoxFont.big(3, 1, UInt16(language), UInt16(number), UInt16(bytes.count), UInt16(texts.count))
      texts += bytes
    }
    return table + texts
  }

  private func metricsTable(_ weightClass: Int) -> [UInt8] {
    var table = [UInt8](repeating: 0, count: 78)
    table.replaceSubrange(4..<8, with: BoxFont.big(UInt16(weightClass), UInt16(widthClass)))
    table.replaceSubrange(62..<64, with: BoxFont.big(isItalic ? 1 : 0x40))
    return table
  }

  private var axesTable: [UInt8] {
    let recordSize = 4 + 4 * axes.count + 2
    var table = BoxFont.big(
      1, 0, 16, 2, UInt16(axes.count), 20, UInt16(instances.count), UInt16(recordSize))
    for (number, axis) in axes.enumerated() {
      table += Array(axis.tag.utf8)
      for value in [axis.minimum, axis.defaultValue, axis.maximum] { table += Self.fixed(value) }
      table += BoxFont.big(0, UInt16(256 + number))
    }
    for instance in instances {
      table += BoxFont.big(UInt16(instance.name), 0) + instance.values.flatMap(Self.fixed)
      table += BoxFont.big(UInt16(instance.postScriptName))
    }
    return table
  }

  /// One region, from 0 to the end of the first axis; the same delta for each of the three glyphs.
  private var advancesTable: [UInt8] {
    let regions =
      BoxFont.big(UInt16(axes.count), 1)
      + axes.indices.flatMap { $0 == 0 ? BoxFont.big(0, 0x4000, 0x4000) : BoxFont.big(0, 0, 0) }
    let header = 2 + 4 + 2 + 4
    let store =
      BoxFont.big(1) + BoxFont.long(header) + BoxFont.big(1) + BoxFont.long(header + regions.count) + regions
    let delta = UInt16(bitPattern: Int16(advanceDelta))
    let deltas = BoxFont.big(3, 1, 1, 0, delta, delta, delta)
    return BoxFont.big(1, 0) + BoxFont.long(20) + BoxFont.long(0) + BoxFont.long(0) + BoxFont.long(0) + store + deltas
  }

  /// Format 1.0, one track of value 0 for horizontal text (Apple's TrueType Reference Manual, “The 'trak' table”).
  private var trackingTable: [UInt8] {
    let sizes = 12 + 8 + 8
    let values = sizes + 4 * tracking.count
    var table = BoxFont.big(1, 0, 0, 12, 0, 0)
    table += BoxFont.big(1, UInt16(tracking.count)) + BoxFont.long(sizes)
    table += Self.fixed(0) + BoxFont.big(256, UInt16(values))
    table += tracking.flatMap { Self.fixed($0.size) }
    table += tracking.flatMap { BoxFont.big(UInt16(bitPattern: Int16($0.units))) }
    return table
  }

  private static func fixed(_ value: Double) -> [UInt8] { BoxFont.long(Int(value * 65_536)) }
}
