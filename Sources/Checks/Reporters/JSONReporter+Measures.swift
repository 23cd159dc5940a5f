import DesignTokens
import PositionedJSON
import Project

extension JSONReporter {
  /// The points to spare by text size.
  static func json(_ headroom: Headroom) -> JSONOutput {
    .object { members in
      for (size, points) in headroom.bySize { members[size.rawValue] = .points(points) }
    }
  }

  static func json(_ limit: LimitFacts) -> JSONOutput {
    .object {
      $0["unit"] = .string(limit.unit)
      $0["needed"] = .points(Points(limit.needed))
      $0["allowed"] = .points(Points(limit.allowed))
      $0["fewerCharacters"] = .integer(limit.fewerCharacters)
      $0["text"] = .string(limit.text)
      $0["categories"] = limit.categories.isEmpty ? nil : .strings(limit.categories)
      $0["origin"] = .string(limit.origin)
      $0["font"] = limit.font.map { .string($0) }
      $0["size"] = limit.size.map { .string($0.rawValue) }
      $0["theme"] = limit.theme.map { .string($0) }
    }
  }
}
