import Interchange
import Messages

/// One conversion of texts in memory.
struct Conversion {
  let files: [String: String]
  let losses: [String]

  init(
    _ inputs: [(String, String)], to target: InterchangeWriting.Target, locale: String? = nil, source: String? = nil
  ) throws {
    let reading = try InterchangeReading(
      inputs.map { SourceFile(path: $0.0, bytes: Array($0.1.utf8)) }, locale: locale, sourceLanguage: source)
    let writing = try InterchangeWriting(reading, to: target, locale: locale)
    files = Dictionary(uniqueKeysWithValues: writing.files.map { ($0.path, $0.text) })
    losses = writing.losses.map(\.description)
  }

  /// The text of the only file, or of that of an extension.
  func text(_ path: String) -> String { files[path] ?? "" }
}

/// A catalog as lines that can be compared: key, language, comment and every text with its path.
func summary(_ inputs: [(String, String)], locale: String? = nil, source: String? = nil) throws -> [String] {
  let reading = try InterchangeReading(
    inputs.map { SourceFile(path: $0.0, bytes: Array($0.1.utf8)) }, locale: locale, sourceLanguage: source)
  return reading.catalogs.flatMap { catalog in
    catalog.keys.flatMap { key in
      key.units.sorted { $0.key < $1.key }.map { locale, unit in
        "\(key.name) [\(locale)] \(describe(unit.message)) // \(unit.comment ?? key.comment ?? "-")"
      }
    }
  }.sorted()
}

func describe(_ message: Message) -> String {
  ([describe(message.format)]
    + message.substitutions.map {
      "\($0.name.string):\($0.specifier?.string ?? "-")\($0.argumentNumber.map(String.init) ?? "")=\(describe($0.variant))"
    }).joined(separator: "; ")
}

private func describe(_ variant: Message.Variant) -> String {
  func list(_ kind: String, _ cases: [Message.Variant.Case]) -> String {
    "\(kind){" + cases.map { "\($0.selector.string)(\(describe($0.variant)))" }.sorted().joined(separator: " ") + "}"
  }
  switch variant {
  case .text(let text): return text.string
  case .plural(let cases): return list("plural", cases)
  case .device(let cases): return list("device", cases)
  case .width(let cases): return list("width", cases)
  }
}
