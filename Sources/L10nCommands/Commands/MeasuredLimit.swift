import DesignTokens
import PositionedJSON
import Project

/// How long the longest text of a key is in a locale, beside one of its limits.
struct MeasuredLimit {
  let locale: String
  let result: LimitCheck.Result
  /// Who states the limit.
  let origin: String

  private var allowed: Double { result.limit.length.maximum }

  /// As in “de: over its limit, 26 characters of 20 characters (its comment), 'Übungen …'”.
  var line: String {
    let length = result.limit.length
    let font = result.place.map { ", \($0.font)\($0.size.map { " at \($0.rawValue)" } ?? "")" } ?? ""
    return """
      \(locale): \(result.isOver ? "over its limit" : "within its limit"), \(length.text(of: result.needed)) of \
      \(length.text(of: allowed)) (\(origin))\(font), '\(result.text.string)'
      """
  }

  var json: JSONOutput {
    .object {
      $0["locale"] = .string(locale)
      $0["unit"] = .string(result.limit.length.unitName)
      $0["needed"] = .points(Points(result.needed))
      $0["allowed"] = .points(Points(allowed))
      $0["over"] = .bool(result.isOver)
      $0["fewerCharacters"] = result.isOver ? .integer(result.fewerCharacters) : nil
      $0["text"] = .string(result.text.string)
      $0["categories"] = result.text.categories.isEmpty ? nil : .strings(result.text.categories)
      $0["origin"] = .string(origin)
      $0["font"] = result.place.map { .string($0.font) }
      $0["size"] = result.place?.size.map { .string($0.rawValue) }
    }
  }
}
