extension LetterTable {
  /// A table and key as words alone: marks that could be read as syntax become dots in the middle of the line.
  func labelled(_ label: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in label.unicodeScalars {
      let isAddress = scalar == "." && bytes.suffix(3).elementsEqual("www".utf8) { $0 | 0x20 == $1 }
      let isPlain = TextBytes.isWordScalar(scalar) || scalar.isASCII && "-/ .".unicodeScalars.contains(scalar)
      bytes += isPlain && !isAddress ? Array(String(scalar).utf8) : [0xC2, 0xB7]
    }
    return bytes
  }
}
