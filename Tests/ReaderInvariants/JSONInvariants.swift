import PositionedJSON
import SourceText

/// Reads JSON in both dialects and member by member: each value lies in its container and is decoded, and the readers
/// agree on what is JSON.
func checkJSON(_ bytes: [UInt8]) throws(BrokenInvariant) {
  let strict = Result { () throws(JSONSyntaxError) in try JSONDocument(parsing: bytes) }
  let lenient = Result { () throws(JSONSyntaxError) in try JSONDocument(parsing: bytes, dialect: .withComments) }
  switch strict {
  case .success(let document):
    let size = try decodedSize(document.root, depth: 0)
    try require(size <= 20 * bytes.count + 1_024, "texts of \(size) bytes from \(bytes.count) bytes")
    guard case .success = lenient else { throw BrokenInvariant("JSON is no JSON with comments") }
  case .failure(let error):
    try require(error.offset.index <= bytes.count, "the error stands behind the file")
  }
  if case .success(let document) = lenient { _ = try decodedSize(document.root, depth: 0) }
  let error = bytes.withUnsafeBufferPointer { (buffer) -> JSONSyntaxError? in
    do throws(JSONSyntaxError) {
      var reader = try JSONMemberReader(buffer)
      if try reader.enterObject() {
        while try reader.nextMember() { try reader.readValue() }
      } else {
        try reader.readValue()
      }
      try reader.finish()
      return nil
    } catch { return error }
  }
  switch strict {
  case .success: try require(error == nil, "the member reader refuses JSON: \(error?.message ?? "")")
  case .failure where ForeignContent(of: bytes, in: .json) != nil:
    // What stands there in place of JSON is told by the document alone.
    try require(error != nil, "the member reader takes what is no JSON")
  case .failure(let expected):
    try require(error == expected, "the member reader says \(error?.message ?? "nothing"), not \(expected.message)")
  }
}

/// The size of all keys and texts of a value.
private func decodedSize(_ value: JSONValue, depth: Int) throws(BrokenInvariant) -> Int {
  try require(depth <= JSONDocument.depthLimit, "nesting of \(depth)")
  func requireInside(_ range: ByteRange) throws(BrokenInvariant) {
    let isInside = value.range.start <= range.start && range.end <= value.range.end
    try require(isInside, "a value lies outside of its container")
  }
  switch value.kind {
  case .object:
    var size = 0
    for (key, keyRange, member) in value.members {
      try requireInside(keyRange)
      try requireInside(member.range)
      size += key.utf8.count + (try decodedSize(member, depth: depth + 1))
    }
    return size
  case .array:
    var size = 0
    for element in value.elements {
      try requireInside(element.range)
      size += try decodedSize(element, depth: depth + 1)
    }
    return size
  case .string: return value.string?.utf8.count ?? 0
  case .number, .true, .false, .null:
    _ = (value.number, value.bool)
    return 1
  }
}
