import SourceText
import TextLayout

/// A cell of a preview that was written, as its manifest lists it.
package struct PreviewCell: Hashable, Sendable {
  /// What tells a cell from the others; texts, so that those of two previews can be compared.
  package struct Name: Hashable, Comparable, Sendable {
    package let component: String
    package let specimen: String
    /// Which sample of its texts it shows; empty where there is one.
    package let sample: String
    package let locale: String
    package let size: String
    package let device: String
    /// Choices that differ from the defaults.
    package let axes: [String: String]
    package let theme: String

    /// “name=value”, sorted by name.
    package var axesText: String {
      axes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ", ")
    }

    /// What a reader calls the cell: whatever is not empty.
    package var text: String {
      [specimen, axesText, sample, locale, size, device, theme].filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// Where the picture of the cell is in a gallery: what a reader looks for, and a hash of what tells cells apart.
    package var picturePath: String {
      var hash = StableHash()
      for field in [component, specimen, sample, locale, size, device, theme] { hash.combine(field) }
      for (name, value) in axes.sorted(by: { $0.key < $1.key }) {
        hash.combine(name)
        hash.combine(value)
      }
      return "png/\(component.asFileName(24))-\(locale.asFileName(12))-\(hash.text).png"
    }

    /// In the order in which differences are listed.
    package static func < (left: Name, right: Name) -> Bool {
      if left.component != right.component { return left.component < right.component }
      if left.specimen != right.specimen { return left.specimen < right.specimen }
      if left.sample != right.sample { return left.sample < right.sample }
      if left.axes != right.axes { return left.axesText < right.axesText }
      return (left.device, left.theme, left.size, left.locale) < (right.device, right.theme, right.size, right.locale)
    }
  }

  package let name: Name
  /// “Table/key” by slot.
  package let keys: [String: String]
  /// Hundredths of a point.
  package let width: Int
  package let height: Int
  /// What becomes of the text of each slot.
  package let verdicts: [String: Verdict]
  /// Slots whose text stands in what sticks out of a frame or its container.
  package let overhangs: [String: Verdict]
  /// The same for two cells that look the same: that of the shapes, a full stop, that of the colours.
  package let hash: String
  /// The worst of its texts and of what sticks out.
  package var worstVerdict: Verdict { Verdict.worst(of: [verdicts.values, overhangs.values].joined()) }

  /// The same for two cells that look the same and are judged the same.
  package var digest: String {
    var digest = StableHash()
    digest.combine(hash)
    for list in [verdicts, overhangs] {
      for (slot, verdict) in list.sorted(by: { $0.key < $1.key }) where verdict != .fits {
        digest.combine(slot)
        digest.combine(verdict.rawValue)
      }
    }
    return digest.text
  }

  /// The path of its picture in the folder of the preview; `nil` where it has none.
  package let picture: String?
}

extension String {
  /// The first letters and digits, at most `length`, for a file that any system can have.
  func asFileName(_ length: Int) -> String {
    let letters = unicodeScalars.filter { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    }
    return String(String.UnicodeScalarView(letters.prefix(length)))
  }
}
