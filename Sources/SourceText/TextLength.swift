/// The length of a text in the units that positions count.
struct TextLength {
  var scalars = 0
  var utf16 = 0
  var utf8 = 0

  static func += (left: inout TextLength, right: TextLength) {
    left.scalars += right.scalars
    left.utf16 += right.utf16
    left.utf8 += right.utf8
  }
}
