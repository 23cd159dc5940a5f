import SourceText
import StringFormats

/// The format that the fuzzer reads, set when `scripts/fuzz` compiles this file for one reader.
#if FUZZ_STRINGS
  private let format = StringFormat.strings
#elseif FUZZ_STRINGSDICT
  private let format = StringFormat.stringsdict
#elseif FUZZ_XCSTRINGS
  private let format = StringFormat.xcstrings
#else
  private let format = StringFormat.xliff
#endif

/// Reads one input as libFuzzer calls it: every text is decoded, every position found, and the document may not hold
/// more than it could have read.
@_cdecl("LLVMFuzzerTestOneInput")
public func readOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let document = StringDocument(parsing: bytes, format: format)
  let lines = document.lineTable()
  var decoded = 0
  func visit(_ string: SourceString) {
    precondition(string.range.end.index <= bytes.count, "a token ends behind the file")
    decoded += document.text(string).utf8.count
  }
  func visit(_ variant: Variant) {
    switch variant {
    case .text(let text, _): visit(text)
    case .plural(let cases), .device(let cases), .width(let cases):
      for one in cases {
        visit(one.selector)
        visit(one.variant)
      }
    }
  }
  var previous: SourceString?
  for entry in document.entries {
    if entry.key != previous { visit(entry.key) }
    previous = entry.key
    switch entry.value {
    case .text(let text): if text != entry.key { visit(text) }
    case .varied(let varied):
      visit(varied.format)
      for substitution in varied.substitutions { visit(substitution.variant) }
    case .other: break
    }
  }
  for problem in document.problems { _ = lines.position(of: problem.range.start) }
  precondition(document.entries.count <= count + 1, "more entries than bytes")
  precondition(document.apple.loads <= document.apple.of, "Apple's parser loads more keys than there are")
  precondition(decoded <= 20 * count + 1_024, "the texts are more than twenty times as long as the file")
  return 0
}
