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

  /// The numbers of the entries whose comment is wanted as it is written, in their order.
  ///
  /// - Complexity: O(*n*) in the size of the comments.
  package func numbers(ofEntriesWhereComment isWanted: (UnsafeBufferPointer<UInt8>) -> Bool) -> [Int] {
    var found: [Int] = []
    var number = 0
    while number < places.count {
      let first = places[number].document
      let document = documents[Int(first)].document
      let all = document.entries
      document.bytes.withUnsafeBufferPointer { bytes in
        while number < places.count, places[number].document == first {
          if let comment = all.comment(at: Int(places[number].entry)),
            isWanted(UnsafeBufferPointer(rebasing: bytes[comment.range.indices]))
          {
            found.append(number)
          }
          number += 1
        }
      }
    }
    return found
  }

  /// Calls `body` with some entries in their order, and with a buffer for texts of their document.
  ///
  /// - Parameter numbers: Those of the entries.
  package func forEachEntry(_ numbers: [Int], _ body: (Entry, inout TextBuffer) -> Void) {
    var rest = numbers[...]
    while let first = rest.first.map({ places[$0].document }) {
      var texts = documents[Int(first)].document.textBuffer()
      while let number = rest.first, places[number].document == first {
        body(entries[number], &texts)
        rest.removeFirst()
      }
    }
  }
}
