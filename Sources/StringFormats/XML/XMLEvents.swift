import SourceText

/// Splits XML in UTF-8 into tags and text, for readers outside of this target.
package struct XMLEvents {
  /// What stands at one place of the file.
  package enum Event {
    case open(name: String, Tag)
    case close(name: String, Range<Int>)
    /// Character data with its entities and CDATA sections, as written.
    case text(Range<Int>)
    case comment(Range<Int>)
    case instruction
    case end
  }

  /// A start tag.
  package struct Tag {
    /// From `<` to behind `>`.
    package let range: Range<Int>
    package let isEmpty: Bool
    fileprivate let name: Range<Int>
  }

  /// Why the file cannot be read on.
  package struct Failure: Error {
    package let message: String
    package let offset: Int

    package init(_ message: String, at offset: Int) {
      self.message = message
      self.offset = offset
    }
  }

  package let bytes: [UInt8]
  private var index: Int

  /// - Parameter bytes: UTF-8, without a byte order mark.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = 0
  }

  /// - Throws: The first defect; a document type with declarations of its own is one, so that no entity is expanded.
  package mutating func next() throws(Failure) -> Event {
    let start = index
    let bytes = bytes
    let (result, place): (Result<XMLScanner.Event, SyntaxDefect>, Int) = bytes.withUnsafeBufferPointer {
      var scanner = XMLScanner(CodeUnits($0), from: start, readsAttributes: true)
      do throws(SyntaxDefect) {
        return (.success(try scanner.next()), scanner.index)
      } catch {
        return (.failure(error), start)
      }
    }
    index = place
    switch result {
    case .failure(let defect): throw Failure(defect.message, at: defect.range.lowerBound)
    case .success(.open(let tag)):
      return .open(name: name(tag.name), Tag(range: tag.range, isEmpty: tag.isEmpty, name: tag.name))
    case .success(.close(let range, let name)): return .close(name: self.name(name), range)
    case .success(.text(let range)): return .text(range)
    case .success(.comment(let range)): return .comment(range)
    case .success(.instruction): return .instruction
    case .success(.end): return .end
    }
  }

  private func name(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text of an attribute, entities resolved; `nil` where the tag has none of that name.
  package func attribute(_ name: StaticString, of tag: Tag) -> String? {
    let range = bytes.withUnsafeBufferPointer { buffer in
      XMLScanner(CodeUnits(buffer), from: 0, readsAttributes: true).attribute(
        name, of: .init(range: tag.range, name: tag.name, isEmpty: tag.isEmpty))
    }
    return range.map(text)
  }

  /// The names of all attributes with their texts, quotes excluded; ``text(_:)`` resolves the entities.
  package func attributes(of tag: Tag) -> [(name: String, value: Range<Int>)] {
    let attributes = bytes.withUnsafeBufferPointer { buffer in
      XMLScanner(CodeUnits(buffer), from: 0, readsAttributes: true).attributes(
        of: .init(range: tag.range, name: tag.name, isEmpty: tag.isEmpty))
    }
    return attributes.map { (name($0.name), $0.value) }
  }

  /// The text of character data, entities and CDATA sections resolved.
  package func text(_ range: Range<Int>) -> String {
    XMLText.decode(bytes[range], .utf8, normalisesLineEnds: true)
  }

  /// The text of a comment, trimmed.
  package func comment(_ range: Range<Int>) -> String { XMLText.decodeComments(bytes[range], .utf8) }
}
