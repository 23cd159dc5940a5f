import Deflate

/// Reads PNG files strictly: whatever is not whole and right is an error, never a guess.
///
/// Read are samples of eight bits, and palettes of one to eight, without interlacing: what ``PNGWriter`` and most
/// tools write of pictures like these.
package struct PNGReader {
  private struct Header {
    let width: Int
    let height: Int
    let depth: Int
    let type: PNGColorType

    var rowLength: Int { (width * type.channels * depth + 7) / 8 }
  }

  private let file: [UInt8]
  private var place = PNGChunk.signature.count
  private var palette: [Pixel] = []
  /// The samples of the one colour that is clear, in files without an alpha.
  private var clear: [UInt8]?

  private init(_ file: [UInt8]) { self.file = file }

  /// Returns the picture of a file.
  ///
  /// - Throws: ``PNGError`` for all that is malformed, too large or not read.
  /// - Complexity: O(*n*) in the bytes and pixels. No memory is taken for pixels that the file cannot hold.
  package static func image(of file: [UInt8]) throws(PNGError) -> PixelImage {
    guard file.starts(with: PNGChunk.signature) else { throw .noPNG }
    var reader = PNGReader(file)
    return try reader.read()
  }

  private mutating func read() throws(PNGError) -> PixelImage {
    let first = try chunk()
    guard first.type == "IHDR" else { throw .malformed("the first chunk is '\(first.type)', not 'IHDR'") }
    let header = try header(first.data)
    var compressed: [UInt8] = []
    var dataEnded = false
    var seen: Set<String> = ["IHDR"]
    while true {
      let (type, data) = try chunk()
      if type != "IDAT", seen.contains("IDAT") { dataEnded = true }
      switch type {
      case "IDAT":
        guard !dataEnded else { throw .malformed("the chunks 'IDAT' do not follow one another") }
        compressed += data
      case "IEND":
        guard data.isEmpty else { throw .malformed("chunk 'IEND' is not empty") }
        guard place == file.count else { throw .malformed("\(file.count - place) bytes follow the last chunk") }
        guard seen.contains("IDAT") else { throw .malformed("there is no chunk 'IDAT'") }
        return try image(header, compressed)
      case "PLTE", "tRNS":
        guard !seen.contains(type), !seen.contains("IDAT") else {
          throw .malformed("chunk '\(type)' is in a wrong place")
        }
        if type == "PLTE" { try readPalette(data, header) } else { try readTransparency(data, header) }
      default:
        // The case of the first letter tells whether a picture can be shown without the chunk.
        guard let letter = type.utf8.first, letter & 0x20 != 0 else { throw .unsupported("chunks '\(type)'") }
      }
      seen.insert(type)
    }
  }

  // MARK: - Chunks

  /// The next chunk, its check sum compared.
  private mutating func chunk() throws(PNGError) -> (type: String, data: ArraySlice<UInt8>) {
    guard file.count - place >= 12 else { throw .truncated }
    let length = Int(number(at: place))
    guard length <= Int(Int32.max) else { throw .malformed("a chunk is said to be \(length) bytes long") }
    guard file.count - place - 12 >= length else { throw .truncated }
    let end = place + 8 + length
    let name = file[place + 4..<place + 8]
    guard name.allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) && $0 < 0x80 }) else {
      throw .malformed("the type of a chunk is not four letters")
    }
    let type = String(decoding: name, as: UTF8.self)
    guard CheckSum.crc32(of: file[place + 4..<end]) == number(at: end) else { throw .checkSum(chunk: type) }
    let data = file[place + 8..<end]
    place = end + 4
    return (type, data)
  }

  private func number(at place: Int) -> UInt32 { file[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) } }

  private func header(_ data: ArraySlice<UInt8>) throws(PNGError) -> Header {
    guard data.count == 13 else { throw .malformed("chunk 'IHDR' is \(data.count) bytes long, not 13") }
    let start = data.startIndex
    let (width, height) = (Int(number(at: start)), Int(number(at: start + 4)))
    guard width > 0, height > 0 else { throw .malformed("a side has no pixel") }
    do throws(RasterError) { try PixelImage.check(width: width, height: height) } catch {
      throw .tooLarge(width: width, height: height)
    }
    let depth = Int(data[start + 8])
    guard let type = PNGColorType(rawValue: data[start + 9]) else {
      throw .malformed("there is no colour type \(data[start + 9])")
    }
    guard depth == 8 || type == .palette && [1, 2, 4].contains(depth) else {
      throw .unsupported("samples of \(depth) bits")
    }
    guard data[start + 10] == 0, data[start + 11] == 0 else {
      throw .malformed("the method of compression or of filters is not 0")
    }
    guard data[start + 12] == 0 else { throw .unsupported("interlaced pictures") }
    return Header(width: width, height: height, depth: depth, type: type)
  }

  private mutating func readPalette(_ data: ArraySlice<UInt8>, _ header: Header) throws(PNGError) {
    guard header.type == .palette || header.type == .color || header.type == .colorWithAlpha else {
      throw .malformed("a picture in grays has a palette")
    }
    guard !data.isEmpty, data.count % 3 == 0, data.count <= 3 << header.depth else {
      throw .malformed("a palette of \(data.count) bytes is not one of 1 to \(1 << header.depth) colours")
    }
    palette = stride(from: data.startIndex, to: data.endIndex, by: 3).map {
      Pixel(red: data[$0], green: data[$0 + 1], blue: data[$0 + 2])
    }
  }

  private mutating func readTransparency(_ data: ArraySlice<UInt8>, _ header: Header) throws(PNGError) {
    let values = Array(data)
    switch header.type {
    case .palette:
      guard !values.isEmpty, values.count <= palette.count else {
        throw .malformed("\(values.count) alphas for \(palette.count) colours")
      }
      for (index, alpha) in values.enumerated() {
        palette[index].rawValue = palette[index].rawValue & 0xFF_FFFF | UInt32(alpha) << 24
      }
    case .gray, .color:
      guard values.count == 2 * header.type.channels else {
        throw .malformed("chunk 'tRNS' is \(values.count) bytes long")
      }
      let isByte = stride(from: 0, to: values.count, by: 2).allSatisfy { values[$0] == 0 }
      guard isByte else { throw .malformed("the clear colour has more than eight bits") }
      clear = stride(from: 1, to: values.count, by: 2).map { values[$0] }
    case .grayWithAlpha, .colorWithAlpha: throw .malformed("a picture with alphas has a chunk 'tRNS'")
    }
  }

  // MARK: - Pixels

  private func image(_ header: Header, _ compressed: [UInt8]) throws(PNGError) -> PixelImage {
    guard header.type != .palette || !palette.isEmpty else { throw .malformed("there is no palette") }
    let length = header.rowLength
    guard var rows = Inflater.expand(compressed, count: header.height * (length + 1)) else {
      throw .malformed("the compressed pixels are malformed, or not as many as the header says")
    }
    let step = max(1, header.type.channels * header.depth / 8)
    guard Self.undoFilters(of: &rows, length: length, step: step) else {
      throw .malformed("a row has a filter that does not exist")
    }
    var pixels: [Pixel] = []
    pixels.reserveCapacity(header.width * header.height)
    for y in 0..<header.height {
      let start = y * (length + 1) + 1
      if header.type == .palette {
        for x in 0..<header.width {
          let bits = x * header.depth
          let index = rows[start + bits / 8] >> (8 - header.depth - bits % 8) & UInt8((1 << header.depth) - 1)
          guard index < palette.count else {
            throw .malformed("a pixel has colour \(index) of a palette of \(palette.count)")
          }
          pixels.append(palette[Int(index)])
        }
      } else {
        for x in 0..<header.width { pixels.append(pixel(rows, at: start + x * step, header.type)) }
      }
    }
    return PixelImage(width: header.width, height: header.height, pixels: pixels)
  }

  private func pixel(_ rows: [UInt8], at index: Int, _ type: PNGColorType) -> Pixel {
    switch type {
    case .gray, .grayWithAlpha, .palette:
      let gray = rows[index]
      let alpha = type == .grayWithAlpha ? rows[index + 1] : clear?.first == gray ? 0 : 255
      return Pixel(red: gray, green: gray, blue: gray, alpha: alpha)
    case .color:
      let isClear = clear.map { $0[0] == rows[index] && $0[1] == rows[index + 1] && $0[2] == rows[index + 2] } ?? false
      return Pixel(red: rows[index], green: rows[index + 1], blue: rows[index + 2], alpha: isClear ? 0 : 255)
    case .colorWithAlpha:
      return Pixel(red: rows[index], green: rows[index + 1], blue: rows[index + 2], alpha: rows[index + 3])
    }
  }

  /// Turns the differences of rows back into samples (PNG 3, section 9).
  ///
  /// - Parameter step: Bytes of a pixel, at least 1.
  /// - Returns: Whether every row has a filter that exists.
  private static func undoFilters(of rows: inout [UInt8], length: Int, step: Int) -> Bool {
    rows.withUnsafeMutableBufferPointer { rows in
      for start in stride(from: 0, to: rows.count, by: length + 1) {
        let filter = rows[start]
        guard filter <= 4 else { return false }
        if filter == 0 { continue }
        let above = start - length - 1
        for index in start + 1...start + length {
          let column = index - start - 1
          let left = column >= step ? rows[index - step] : 0
          let up = above >= 0 ? rows[above + 1 + column] : 0
          switch filter {
          case 1: rows[index] &+= left
          case 2: rows[index] &+= up
          case 3: rows[index] &+= UInt8((Int(left) + Int(up)) / 2)
          default:
            let corner = above >= 0 && column >= step ? rows[above + 1 + column - step] : 0
            rows[index] &+= nearest(Int(left), Int(up), Int(corner))
          }
        }
      }
      return true
    }
  }

  /// Paeth's choice among three neighbours.
  private static func nearest(_ left: Int, _ up: Int, _ corner: Int) -> UInt8 {
    let guess = left + up - corner
    let (toLeft, toUp, toCorner) = (abs(guess - left), abs(guess - up), abs(guess - corner))
    if toLeft <= toUp && toLeft <= toCorner { return UInt8(left) }
    return UInt8(toUp <= toCorner ? up : corner)
  }
}
