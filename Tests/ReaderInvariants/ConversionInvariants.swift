import Interchange
import StringFormats

/// Reads a file of a format that is not Apple's, named by its extension.
func readForeign(_ bytes: [UInt8], _ format: String) -> InterchangeReading? {
  let paths = ["android": "values-de/strings.xml", "arb": "T_de.arb", "po": "de.po"]
  return paths[format].flatMap { read($0, bytes) }
}

/// Checks what a file of a format that is not Apple's is read as.
func checkReading(_ bytes: [UInt8], _ format: String) throws(BrokenInvariant) {
  guard let reading = readForeign(bytes, format) else { return }
  var size = 0
  for catalog in reading.catalogs {
    for key in catalog.keys {
      try require(key.origin.offset.index <= bytes.count, "a key stands behind the file")
      size += key.name.utf8.count + (key.comment?.utf8.count ?? 0)
      for (_, unit) in key.units {
        try require(unit.origin.offset.index <= bytes.count, "a unit stands behind the file")
        for text in unit.message.texts { size += text.string.utf8.count }
      }
    }
  }
  try require(size <= 20 * bytes.count + 1_024, "texts of \(size) bytes from \(bytes.count) bytes")
}

/// Reads a file and writes it in every format: what is written is read again, with the same keys.
func checkConversion(_ bytes: [UInt8]) throws(BrokenInvariant) {
  let paths = [
    "de.lproj/T.strings", "de.lproj/T.stringsdict", "T.xcstrings", "T.xliff", "values-de/strings.xml", "T_de.arb",
    "de.po",
  ]
  guard let first = bytes.first else { return }
  let path = paths[Int(first) % paths.count]
  guard let reading = read(path, Array(bytes.dropFirst())) else { return }
  let locale = reading.catalogs.first?.locales.last
  for format in InterchangeFormat.allCases {
    let locale = format == .xcstrings ? nil : locale
    for file in write(reading, to: .file(format), locale: locale) {
      try checkWritten(file, format, locale ?? "de", "\(path) as \(format)", of: bytes.count)
    }
  }
  for file in write(reading, to: .folders, locale: nil) {
    try checkWritten(file, nil, nil, "\(path) as folders", of: bytes.count)
  }
}

private func write(
  _ reading: InterchangeReading, to target: InterchangeWriting.Target, locale: String?
) -> [InterchangeWriting.File] {
  do throws(InterchangeError) { return try InterchangeWriting(reading, to: target, locale: locale).files } catch {
    return []
  }
}

private func read(_ path: String, _ bytes: [UInt8]) -> InterchangeReading? {
  do throws(InterchangeError) {
    return try InterchangeReading([SourceFile(path: path, bytes: bytes)], locale: "de", sourceLanguage: "en")
  } catch { return nil }
}

private func checkWritten(
  _ file: InterchangeWriting.File, _ format: InterchangeFormat?, _ locale: String?, _ origin: String, of count: Int
) throws(BrokenInvariant) {
  let path =
    switch format {
    case .android: "values/strings.xml"
    case .arb: "T.arb"
    case .some: "T.\(file.path)"
    case nil: file.path
    }
  try require(
    file.text.utf8.count <= 200 * count + 65_536, "\(origin) makes \(file.text.utf8.count) bytes of \(count)")
  do throws(InterchangeError) {
    _ = try InterchangeReading(
      [SourceFile(path: path, bytes: Array(file.text.utf8))], locale: locale, sourceLanguage: "en")
  } catch { throw BrokenInvariant("\(origin) can't be read again: \(error)") }
}
