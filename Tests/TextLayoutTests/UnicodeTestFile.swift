import Foundation
import ICU
import TestFonts

/// A test file of the Unicode Character Database, as Debian's unicode-data installs it.
struct UnicodeTestFile {
  /// The fields of a line, which end in semicolons.
  struct Line {
    let number: Int
    fileprivate var place: UnsafePointer<CChar>

    /// Reads the numbers of the next field; -1 stands for what is no number, as “x”.
    mutating func numbers(radix: Int32) -> [Int] {
      var numbers: [Int] = []
      while true {
        switch UInt8(bitPattern: place.pointee) {
        case UInt8(ascii: " "), UInt8(ascii: "\t"): place += 1
        case 0, UInt8(ascii: "\n"), UInt8(ascii: "#"): return numbers
        case UInt8(ascii: ";"):
          place += 1
          return numbers
        default:
          var end: UnsafeMutablePointer<CChar>?
          let number = strtol(place, &end, radix)
          let isNumber = end.map { $0 != place } ?? false
          numbers.append(isNumber ? number : -1)
          place = isNumber ? UnsafePointer(end!) : place + 1
        }
      }
    }

    mutating func scalars() -> [Unicode.Scalar] {
      numbers(radix: 16).compactMap { Unicode.Scalar(UInt32($0)) }
    }

    /// Reads “÷ 0020 × 0308 ÷”: the text, and the code units before each ÷ but the first.
    mutating func breaks() -> (text: String, ends: [Int]) {
      var scalars = String.UnicodeScalarView()
      var ends: [Int] = []
      var units = 0
      // The second byte of ÷ is B7, that of × 97; both are no numbers.
      while place.pointee != 0, place.pointee != 0x0A, place.pointee != 0x23 {
        var end: UnsafeMutablePointer<CChar>?
        let value = strtol(place, &end, 16)
        if let end, end != place, let scalar = Unicode.Scalar(UInt32(value)) {
          scalars.append(scalar)
          units += UTF16.width(scalar)
          place = UnsafePointer(end)
        } else {
          if UInt8(bitPattern: place.pointee) == 0xB7, units > 0 { ends.append(units) }
          place += 1
        }
      }
      return (String(scalars), ends)
    }
  }

  /// The known failures are those of one version of ICU with the files of the same Unicode.
  static var isComparable: Bool { ICUVersion.library.hasPrefix("72.") && ICUVersion.unicode.hasPrefix("15.0") }

  private let bytes: [CChar]

  init(_ name: String) throws {
    let path = "/usr/share/unicode/" + name
    guard let data = FileManager.default.contents(atPath: path) else {
      throw InstalledFonts.Missing(file: path, package: "unicode-data")
    }
    bytes = data.map { CChar(bitPattern: $0) } + [0]
  }

  /// Calls `body` for each line that is not blank or a comment; lines count from 1.
  func forEachLine(_ body: (inout Line) throws -> Void) rethrows {
    try bytes.withUnsafeBufferPointer { buffer in
      var place = buffer.baseAddress!
      var number = 0
      while place.pointee != 0 {
        number += 1
        if place.pointee != 0x0A, place.pointee != 0x23 {
          var line = Line(number: number, place: place)
          try body(&line)
        }
        guard let end = strchr(place, 0x0A) else { return }
        place = UnsafePointer(end) + 1
      }
    }
  }
}
