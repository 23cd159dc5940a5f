import Project
import TextLayout

extension KeyPicture {
  /// The picture of one key in one language with the bytes of its file, as translators are given it; `nil` where
  /// nothing that is measured shows the key.
  ///
  /// - Parameter scale: Pixels of a point.
  /// - Throws: ``ICUError`` when ICU has no data.
  /// - Complexity: That of laying out and drawing one cell.
  package static func drawn(
    of key: KeyPlace, in locale: CellLocale, measured: MeasuredProject, scale: Int
  ) throws -> (picture: KeyPicture, bytes: [UInt8])? {
    var painter = KeyPainter(measured, HandOffPlan(of: measured), scale: scale)
    if case .success(let drawn) = try painter.picture(of: key, for: locale) { return drawn }
    return nil
  }
}
