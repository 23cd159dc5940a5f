import SourceText
import StringFormats

/// A file in parts: all of its bytes but a byte order mark, in UTF-8.
struct MergeSource {
  let before: ArraySlice<UInt8>
  let root: MergePart
  let after: ArraySlice<UInt8>
}

extension MergeSource {
  /// - Throws: What is wrong with a file that has no parts: a defect, another encoding than it declares, a binary form.
  init(_ text: [UInt8], format: StringFormat) throws(MergeDefect) {
    switch format {
    case .xcstrings: self = try JSONMergeReader.source(text)
    case .xliff: self = try XMLMergeReader(text).exchangeFile()
    case .strings, .stringsdict, .loctable:
      let isXML = MergePart.comment(text[...]).first == UInt8(ascii: "<")
      self = isXML ? try XMLMergeReader(text).propertyList() : try OldStyleMergeReader.source(text)
    }
  }
}
