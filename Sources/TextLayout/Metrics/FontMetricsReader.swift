import PositionedJSON
import SourceText

/// Reads a file of font metrics, with the place of whatever is wrong.
struct FontMetricsReader: JSONFileReader {
  typealias Problem = FontMetricsFile.Problem

  static let keys = ["$schema", "version", "name", "origin", "fonts"]
  static let fontKeys = [
    "family", "aliases", "genuine", "standIns", "unitsPerEm", "lines", "weights", "displayShares", "tracking",
    "characters", "alike", "masters", "bands",
  ]
  static let masterKeys = ["cut", "weight", "kerning", "advances"]
  static let bandKeys = ["characters", "weights", "text", "display", "comparedText", "comparedDisplay"]

  let bytes: [UInt8]

  static func problem(_ message: String, at position: SourcePosition) -> Problem {
    Problem(message: message, position: position)
  }

  func file() throws(Problem) -> FontMetricsFile {
    let root = try root()
    let members = try object(root, "the file", known: Self.keys)
    let version = try required("version", of: members, in: root)
    guard version.number == 1 else { throw problem("this version of l10n reads version 1 of the format", version) }
    let name = try text(required("name", of: members, in: root))
    let origin = try origin(required("origin", of: members, in: root))
    var fonts: [FontMetrics] = []
    for element in try elements(required("fonts", of: members, in: root)) {
      let font = try font(element)
      for name in [font.family] + font.aliases where fonts.contains(where: { $0.isCalled(name) }) {
        throw problem("'\(name)' is the name of an earlier font too", element)
      }
      fonts.append(font)
    }
    guard !fonts.isEmpty else { throw problem("'fonts' is empty", members["fonts"] ?? root) }
    return FontMetricsFile(name: name, origin: origin, fonts: fonts)
  }

  private func origin(_ value: JSONValue) throws(Problem) -> FontMetricsFile.Origin {
    let members = try object(value, "origin", known: ["system", "method", "source"])
    return FontMetricsFile.Origin(
      system: try text(required("system", of: members, in: value)),
      method: try text(required("method", of: members, in: value)), source: try members["source"].map(text))
  }

  private func font(_ value: JSONValue) throws(Problem) -> FontMetrics {
    let members = try object(value, "a font", known: Self.fontKeys)
    let units = try number(required("unitsPerEm", of: members, in: value), within: 16...1_000_000)
    let characters = try characters(required("characters", of: members, in: value))
    let list = try required("masters", of: members, in: value)
    let masters = try self.masters(list, characters, units)
    let shares = try members["displayShares"].map { value throws(Problem) in
      try function(value, places: 1...10_000, values: 0...1)
    }
    guard (shares != nil) == masters.contains(where: { $0.cut == .display }) else {
      throw problem("'displayShares' and masters with '\"cut\": \"display\"' need each other", list)
    }
    guard masters.contains(where: { $0.cut == .text }) else { throw problem("no master has '\"cut\": \"text\"'", list) }
    let standIns = try members["standIns"].map(sources) ?? []
    guard !standIns.isEmpty else {
      throw problem(
        "'standIns' names no family that could lend its glyphs, such as Inter", members["standIns"] ?? value)
    }
    return FontMetrics(
      family: try text(required("family", of: members, in: value)), aliases: try members["aliases"].map(texts) ?? [],
      genuine: try members["genuine"].map(sources) ?? [], standIns: standIns,
      lines: try lines(required("lines", of: members, in: value), units),
      weights: try members["weights"].map { value throws(Problem) in
        try function(value, places: 1...1_000, values: -1_000_000...1_000_000)
      } ?? .identity(from: 1, to: 1_000),
      displayShares: shares,
      tracking: try members["tracking"].map { value throws(Problem) in
        try function(value, places: 1...10_000, values: -units...units, divisor: units)
      },
      characters: Set(characters), masters: masters,
      alike: try members["alike"].map { value throws(Problem) in try alike(value, characters) } ?? [:],
      bands: try members["bands"].map(bands) ?? [])
  }

  // MARK: - Parts of a font

  private func sources(_ value: JSONValue) throws(Problem) -> [FontMetrics.Source] {
    var sources: [FontMetrics.Source] = []
    for element in try elements(value) {
      let members = try object(element, "a source", known: ["text", "display"])
      sources.append(
        FontMetrics.Source(
          text: try text(required("text", of: members, in: element)), display: try members["display"].map(text)))
    }
    return sources
  }

  private func lines(_ value: JSONValue, _ units: Double) throws(Problem) -> FontMetrics.Lines {
    let members = try object(value, "lines", known: ["ascender", "descender", "lineGap"])
    let range = 0...units * 16
    return FontMetrics.Lines(
      ascent: try number(required("ascender", of: members, in: value), within: range) / units,
      descent: try -number(required("descender", of: members, in: value), within: -range.upperBound...0) / units,
      gap: try members["lineGap"].map { value throws(Problem) in try number(value, within: range) / units } ?? 0)
  }

  private func characters(_ value: JSONValue) throws(Problem) -> [Unicode.Scalar] {
    let scalars = Array(try text(value).unicodeScalars)
    guard Set(scalars).count == scalars.count else { throw problem("'characters' has one of them twice", value) }
    return scalars
  }

  private func alike(
    _ value: JSONValue, _ characters: [Unicode.Scalar]
  ) throws(Problem) -> [Unicode.Scalar: Unicode.Scalar] {
    guard value.kind == .object else { throw problem("'alike' is not an object", value) }
    var alike: [Unicode.Scalar: Unicode.Scalar] = [:]
    for member in value.members {
      let model = try text(member.value).unicodeScalars
      guard model.count == 1, let scalar = model.first, characters.contains(scalar) else {
        throw problem("'\(String(model))' is no measured character", member.value)
      }
      for other in member.key.unicodeScalars { alike[other] = scalar }
    }
    return alike
  }

  private func masters(
    _ value: JSONValue, _ characters: [Unicode.Scalar], _ units: Double
  ) throws(Problem) -> [MasterMetrics] {
    var masters: [MasterMetrics] = []
    for element in try elements(value) {
      let members = try object(element, "a master", known: Self.masterKeys)
      let cut = try choice(required("cut", of: members, in: element), FontMetrics.Cut.self)
      let weight = try number(required("weight", of: members, in: element), within: -1_000_000...1_000_000)
      if let last = masters.last(where: { $0.cut == cut }), last.weight >= weight {
        throw problem("the weights of the masters of the cut '\(cut.rawValue)' do not ascend", element)
      }
      let list = try required("advances", of: members, in: element)
      let values = try elements(list)
      guard values.count == characters.count else {
        throw problem("there are \(values.count) advances for \(characters.count) characters", list)
      }
      var advances: [Unicode.Scalar: Double] = [:]
      for (scalar, value) in zip(characters, values) where value.kind != .null {
        advances[scalar] = try number(value, within: 0...units * 16) / units
      }
      var master = MasterMetrics(cut: cut, weight: weight, advances: advances)
      if let kerning = members["kerning"] { try read(kerning, units, into: &master) }
      masters.append(master)
    }
    return masters
  }

  private func read(_ kerning: JSONValue, _ units: Double, into master: inout MasterMetrics) throws(Problem) {
    guard kerning.kind == .object else {
      master.kerningFactor = try number(kerning, within: 0...10)
      return
    }
    var pairs: [MasterMetrics.Pair: Double] = [:]
    for member in kerning.members {
      let scalars = Array(member.key.unicodeScalars)
      guard scalars.count == 2 else { throw problem("'\(member.key)' is no pair of characters", member.value) }
      pairs[.init(left: scalars[0], right: scalars[1])] = try number(member.value, within: -units...units) / units
    }
    master.pairs = pairs
  }

  private func bands(_ value: JSONValue) throws(Problem) -> [MeasuredBand] {
    var bands: [MeasuredBand] = []
    for element in try elements(value) {
      let members = try object(element, "a band", known: Self.bandKeys)
      let weights = try elements(required("weights", of: members, in: element))
      guard weights.count == 2, let low = weights[0].number, let high = weights[1].number, 1 <= low, low <= high else {
        throw problem("'weights' is no pair of ascending weights", members["weights"] ?? element)
      }
      let text = try number(required("text", of: members, in: element), within: 0...0.5)
      let display = try members["display"].map { value throws(Problem) in try number(value, within: 0...0.5) }
      bands.append(
        MeasuredBand(
          origin: try choice(required("characters", of: members, in: element), MeasuredBand.Origin.self),
          weights: low...high, band: GuardBand(text: text, display: display ?? text),
          text: try members["comparedText"].map(comparison),
          display: try members["comparedDisplay"].map(comparison)))
    }
    return bands
  }

  private func comparison(_ value: JSONValue) throws(Problem) -> MeasuredBand.Comparison {
    let members = try object(value, "a comparison", known: ["widths", "median", "percentile95", "worst"])
    func part(_ name: String) throws(Problem) -> Double {
      try number(required(name, of: members, in: value), within: 0...1)
    }
    let widths = try number(required("widths", of: members, in: value), within: 1...1_000_000)
    return MeasuredBand.Comparison(
      widths: Int(widths), median: try part("median"), percentile95: try part("percentile95"),
      worst: try part("worst"))
  }
}
