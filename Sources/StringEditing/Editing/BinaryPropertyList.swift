import SourceText
import StringFormats

/// The objects of a binary property list, which can be changed and written back.
package struct BinaryPropertyList {
  package enum Content: Equatable {
    case string
    /// References to the keys, then to the values.
    case dictionary(keys: [Int], values: [Int])
    case array([Int])
    case other
  }

  struct Object {
    /// Where it stands in the file; `nil` for a new one.
    let place: Range<Int>?
    var content: Content
    /// The text of a string that is new; `nil` for what stands in the file.
    var text: String?
  }

  private(set) var objects: [Object] = []
  private(set) var top = 0
  private let bytes: [UInt8]
  private let offsetWidth: Int
  private let referenceWidth: Int
  private let tableStart: Int

  /// Starts a new file, whose top object is the one that is appended first.
  package init() {
    bytes = Array("bplist00".utf8) + Array(repeating: 0, count: 32)
    (offsetWidth, referenceWidth, tableStart) = (1, 1, 8)
  }

  /// Reads the objects of a file that ``BinaryPropertyListParser`` accepts; `nil` for any other, and where objects
  /// overlap.
  init?(_ bytes: [UInt8]) {
    var parser = BinaryPropertyListParser(bytes)
    let trailer = bytes.count - 32
    guard parser.parse() == nil, trailer > 8 else { return nil }
    self.bytes = bytes
    func integer(_ start: Int, _ width: Int) -> Int { bytes[start..<start + width].reduce(0) { $0 << 8 | Int($1) } }
    offsetWidth = Int(bytes[trailer + 6])
    referenceWidth = Int(bytes[trailer + 7])
    tableStart = integer(trailer + 24, 8)
    top = integer(trailer + 16, 8)
    for number in 0..<integer(trailer + 8, 8) {
      let start = integer(tableStart + number * offsetWidth, offsetWidth)
      guard let object = Self.object(at: start, bytes, tableStart, referenceWidth) else { return nil }
      objects.append(object)
    }
    let places = objects.compactMap(\.place).sorted { $0.lowerBound < $1.lowerBound }
    for (left, right) in zip(places, places.dropFirst()) where left.upperBound > right.lowerBound { return nil }
  }

  private static func object(at start: Int, _ bytes: [UInt8], _ limit: Int, _ width: Int) -> Object? {
    guard start >= 8, start < limit else { return nil }
    func integer(_ start: Int, _ width: Int) -> Int? {
      guard start >= 0, width > 0, width < 8, start + width <= limit else { return nil }
      return bytes[start..<start + width].reduce(0) { $0 << 8 | Int($1) }
    }
    let marker = bytes[start]
    let low = Int(marker & 0xF)
    var (count, content) = (low, start + 1)
    if low == 0xF, marker >= 0x40 {
      guard start + 1 < limit, bytes[start + 1] >> 4 == 1, bytes[start + 1] & 0xF < 3,
        let long = integer(start + 2, 1 << Int(bytes[start + 1] & 0xF))
      else { return nil }
      (count, content) = (long, start + 2 + 1 << Int(bytes[start + 1] & 0xF))
    }
    func references(_ from: Int, _ count: Int) -> [Int]? {
      guard count <= limit else { return nil }
      var list: [Int] = []
      for place in 0..<count {
        guard let reference = integer(from + place * width, width) else { return nil }
        list.append(reference)
      }
      return list
    }
    func made(_ length: Int, _ kind: Content) -> Object? {
      content + length <= limit ? Object(place: start..<content + length, content: kind, text: nil) : nil
    }
    switch marker >> 4 {
    case 0x0: return made(0, .other)
    case 0x1, 0x2: return low <= 4 ? made(1 << low, .other) : nil
    case 0x3: return made(8, .other)
    case 0x8: return made(low + 1, .other)
    case 0x4: return made(count, .other)
    case 0x5: return made(count, .string)
    case 0x6: return count <= limit ? made(2 * count, .string) : nil
    case 0xA, 0xC: return references(content, count).flatMap { made(count * width, .array($0)) }
    case 0xD:
      guard let keys = references(content, count), let values = references(content + count * width, count) else {
        return nil
      }
      return made(2 * count * width, .dictionary(keys: keys, values: values))
    default: return nil
    }
  }
}

// MARK: - Changing

extension BinaryPropertyList {
  /// The text of a string; `nil` for any other object.
  func text(of number: Int) -> String? {
    guard objects[number].content == .string else { return nil }
    if let text = objects[number].text { return text }
    guard let place = objects[number].place else { return nil }
    let isWide = bytes[place.lowerBound] >> 4 == 6
    let isLong = bytes[place.lowerBound] & 0xF == 0xF
    let content = place.lowerBound + (isLong ? 2 + 1 << Int(bytes[place.lowerBound + 1] & 0xF) : 1)
    let token = SourceString(content, place.upperBound, isWide ? .binaryUTF16 : .binaryASCII)
    return token.text(in: bytes, .utf8)
  }

  /// The string whose characters end at `end`; `nil` where none does.
  func string(endingAt end: Int) -> Int? {
    objects.firstIndex { $0.content == .string && $0.place?.upperBound == end }
  }

  /// How many references there are to an object.
  func useCount(of number: Int) -> Int {
    objects.reduce(0) { count, object in
      switch object.content {
      case .dictionary(let keys, let values): count + (keys + values).count { $0 == number }
      case .array(let list): count + list.count { $0 == number }
      case .string, .other: count
      }
    }
  }

  mutating func setText(of number: Int, to text: String) { objects[number].text = text }

  package mutating func setContent(of number: Int, to content: Content) { objects[number].content = content }

  /// Adds an object behind the others and returns its number.
  package mutating func append(_ content: Content, text: String? = nil) -> Int {
    objects.append(Object(place: nil, content: content, text: text))
    return objects.count - 1
  }
}

// MARK: - Writing

extension BinaryPropertyList {
  /// A new file with the objects.
  package var newFile: [UInt8] { splices().reduce(into: Array(bytes[..<tableStart])) { $0 += $1.bytes } }

  /// The splices that make the file hold the objects as they are now.
  func splices() -> [Splice] {
    let kept = reachable()
    var numbers: [Int: Int] = [:]
    for (place, number) in kept.enumerated() { numbers[number] = place }
    let width = kept.count <= 0xFF ? max(1, minimalWidth) : kept.count <= 0xFFFF ? max(2, minimalWidth) : 4
    var splices: [Splice] = []
    var offsets: [Int: Int] = [:]
    var shift = 0
    let inFile = objects.indices.compactMap { number in objects[number].place.map { (number, $0) } }
      .sorted { $0.1.lowerBound < $1.1.lowerBound }
    for (number, place) in inFile {
      guard numbers[number] != nil else {
        splices.append(Splice(place, []))
        shift -= place.count
        continue
      }
      offsets[number] = place.lowerBound + shift
      let written = encoded(number, numbers, width)
      if !written.elementsEqual(bytes[place]) {
        splices.append(Splice(place, written))
        shift += written.count - place.count
      }
    }
    var tail: [UInt8] = []
    for number in objects.indices where objects[number].place == nil && numbers[number] != nil {
      offsets[number] = tableStart + shift + tail.count
      tail += encoded(number, numbers, width)
    }
    let table = tableStart + shift + tail.count
    let offsetWidth = table < 0x100 ? 1 : table < 0x1_0000 ? 2 : table < 0x100_0000 ? 3 : 4
    for number in kept { tail += Self.bigEndian(offsets[number] ?? 0, offsetWidth) }
    tail += bytes[(bytes.count - 32)..<(bytes.count - 26)]
    tail += [UInt8(offsetWidth), UInt8(width)]
    for value in [kept.count, numbers[top] ?? 0, table] { tail += Self.bigEndian(value, 8) }
    return splices + [Splice(tableStart..<bytes.count, tail)]
  }

  private var minimalWidth: Int { referenceWidth <= 4 ? referenceWidth : 4 }

  /// The objects that the top one leads to, in the order of their numbers.
  private func reachable() -> [Int] {
    var seen = Set([top])
    var open = [top]
    while let number = open.popLast() {
      let references: [Int] =
        switch objects[number].content {
        case .dictionary(let keys, let values): keys + values
        case .array(let list): list
        case .string, .other: []
        }
      for reference in references where seen.insert(reference).inserted { open.append(reference) }
    }
    return seen.sorted()
  }

  private func encoded(_ number: Int, _ numbers: [Int: Int], _ width: Int) -> [UInt8] {
    let object = objects[number]
    func references(_ list: [Int]) -> [UInt8] { list.flatMap { Self.bigEndian(numbers[$0] ?? 0, width) } }
    switch object.content {
    case .dictionary(let keys, let values):
      return head(0xD0, keys.count) + references(keys) + references(values)
    case .array(let list):
      let marker = object.place.map { bytes[$0.lowerBound] & 0xF0 } ?? 0xA0
      return head(marker, list.count) + references(list)
    case .string, .other:
      guard let text = object.text else { return object.place.map { Array(bytes[$0]) } ?? [] }
      if text.utf8.allSatisfy({ $0 < 0x80 }) { return head(0x50, text.utf8.count) + text.utf8 }
      return head(0x60, text.utf16.count) + TextEncoding.utf16BigEndian.encode(text)
    }
  }

  /// A marker with its count.
  private func head(_ marker: UInt8, _ count: Int) -> [UInt8] {
    if count < 0xF { return [marker | UInt8(count)] }
    let exponent = count < 0x100 ? 0 : count < 0x1_0000 ? 1 : 2
    return [marker | 0xF, 0x10 | UInt8(exponent)] + Self.bigEndian(count, 1 << exponent)
  }

  private static func bigEndian(_ value: Int, _ width: Int) -> [UInt8] {
    (0..<width).reversed().map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> ($0 * 8)) : 0 }
  }
}
