import DesignTokens
import PositionedJSON
import Project
import TextLayout

extension JSONReporter {
  /// The points to spare by text size.
  static func json(_ headroom: Headroom) -> JSONOutput {
    .object { members in
      for (size, points) in headroom.bySize { members[size.rawValue] = .points(points) }
    }
  }

  /// What sticks out, and of what.
  package static func json(_ overhang: Overhang) -> JSONOutput {
    .object {
      $0["holder"] = .string(overhang.holder.rawValue)
      $0["path"] = .string(overhang.path)
      $0["width"] = .points(overhang.excess.width)
      $0["height"] = .points(overhang.excess.height)
    }
  }

  /// A property of a component that its source leaves open.
  package static func json(_ assumption: Assumption) -> JSONOutput {
    .object {
      $0["component"] = .string(assumption.component)
      $0["path"] = .string(assumption.path)
      $0["property"] = .string(assumption.property)
      $0["reason"] = .string(assumption.reason)
    }
  }

  /// Cells of a specimen: each choice of axes in each of its themes at each size is one.
  static func json(_ cells: FailingCells, of plan: CellPlan) -> JSONOutput {
    .object {
      $0["specimen"] = .string(plan.specimens[cells.specimen].name)
      $0["slot"] = .string(cells.slot)
      $0["sample"] = cells.sample.isEmpty ? nil : .string(cells.sample)
      $0["device"] = .string(plan.request.devices[cells.device].name)
      $0["sizes"] = .strings(cells.sizes.map(\.rawValue))
      $0["choices"] = .array(
        cells.occurrences.map { occurrence in
          .object { members in
            members["axes"] = axes(plan.choices[occurrence.choice])
            members["themes"] = .strings(occurrence.themes.map { plan.themes[$0] })
          }
        })
    }
  }

  /// Choices by the names of their axes.
  static func axes(_ choices: [String: String]) -> JSONOutput {
    .object { members in
      for (name, value) in choices.sorted(by: { $0.key < $1.key }) { members[name] = .string(value) }
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
