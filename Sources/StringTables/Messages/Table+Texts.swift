import StringFormats

extension Table {
  /// Calls `body` with the UTF-8 of each of some entries that has one text, with `nil` for one that varies, in their
  /// order.
  ///
  /// - Complexity: O(*n*) in the size of the texts.
  package func forEachPlainText(in entries: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>?) -> Void) {
    forEachStretch(of: entries) { document, stretch in
      let all = document.entries
      var texts = document.textBuffer()
      for number in stretch {
        if let text = all.plainText(at: Int(places[number].entry)) {
          texts.withBytes(of: text, body)
        } else {
          body(nil)
        }
      }
    }
  }

  /// Calls `body` with each document of some entries and those of them that follow one another in it.
  @inline(__always)
  private func forEachStretch(of entries: Range<Int>, _ body: (StringDocument, Range<Int>) -> Void) {
    var start = entries.lowerBound
    while start < entries.upperBound {
      let document = places[start].document
      var end = start + 1
      while end < entries.upperBound, places[end].document == document { end += 1 }
      body(documents[Int(document)].document, start..<end)
      start = end
    }
  }

  /// The numbers of the entries whose comment is wanted as it is written, in their order.
  ///
  /// - Complexity: O(*n*) in the size of the comments.
  package func numbers(ofEntriesWhereComment isWanted: (UnsafeBufferPointer<UInt8>) -> Bool) -> [Int] {
    var found: [Int] = []
    forEachStretch(of: places.indices) { document, stretch in
      let all = document.entries
      document.bytes.withUnsafeBufferPointer { bytes in
        for number in stretch {
          guard let comment = all.comment(at: Int(places[number].entry)) else { continue }
          if isWanted(UnsafeBufferPointer(rebasing: bytes[comment.range.indices])) { found.append(number) }
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
