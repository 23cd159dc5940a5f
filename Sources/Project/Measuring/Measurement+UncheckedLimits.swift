extension Measurement {
  /// The limits of the development language that nothing can be compared with, one for each table and reason.
  func uncheckedLimits() -> [UncheckedLimit] {
    guard !bindings.limits.isEmpty else { return [] }
    var found: [UncheckedLimit] = []
    for (number, group) in project.groups.enumerated() {
      var indices: [String: Int] = [:]
      for entry in group.sourceEntries {
        for limit in bindings.limits.limits(of: entry, group: number, table: group.name) {
          let match = bindings.match(ofKey: entry.key.string, group: number, table: group.name)
          guard let reason = reasonAgainst(limit, hasSlot: match != nil) else { continue }
          if let index = indices[reason] {
            found[index].count += 1
          } else {
            indices[reason] = found.count
            found.append(UncheckedLimit(group: number, entry: entry, reason: reason, count: 1))
          }
        }
      }
    }
    return found
  }

  /// Why nothing can be compared with a limit; `nil` where something can.
  private func reasonAgainst(_ limit: TextLimit, hasSlot: Bool) -> String? {
    if case .other(let unit) = limit.length.unit {
      return "a limit in '\(unit)' cannot be checked: give one in characters, bytes or points"
    }
    guard limit.length.isWidth else { return nil }
    if let font = limit.font {
      return fonts.hasFamily(named: font.family) ? nil : "the font '\(font.family)' of a limit is not there"
    }
    return hasSlot
      ? nil : "a width needs a font: bind the key to a slot, or give 'limits' in l10n.json a 'font' for it"
  }
}
