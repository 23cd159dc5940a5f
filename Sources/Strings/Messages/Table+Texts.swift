import StringFormats

extension Table {
  /// Calls `body` with the UTF-8 of each of some entries that has one text, with `nil` for one that varies, in their
  /// order.
  ///
  /// - Complexity: O(*n*) in the size of the texts.
  package func forEachPlainText(in entries: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>?) -> Void) {
    var number = entries.lowerBound
    while number < entries.upperBound {
      let document = documents[Int(places[number].document)].document
      let all = document.entries
      var texts = document.textBuffer()
      let first = places[number].document
      while number < entries.upperBound, places[number].document == first {
        if let replacement = replacements?[number] {
          var text = replacement.plainText?.string
          if text?.withUTF8(body) == nil { body(nil) }
        } else if let text = all.plainText(at: Int(places[number].entry)) {
          texts.withBytes(of: text, body)
        } else {
          body(nil)
        }
        number += 1
      }
    }
  }
}
