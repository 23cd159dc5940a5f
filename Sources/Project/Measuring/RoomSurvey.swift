import DesignTokens
import ICU
import SourceText
import TextLayout

/// The room of every key, in each slot that shows it, at the text sizes and on the devices of a request.
///
/// The room is found by laying out, beside the texts of the development language: the text of a key is made just too
/// wide for what it is offered, and just narrower. Where the wider one shows whole there is no limit to tell; where the
/// narrower one does not fit for certain, the width is assumed.
package struct RoomSurvey: Sendable {
  /// Those of a key in the order of the specimens, each once.
  package let rooms: [KeyPlace: [SlotRoom]]

  /// - Parameter jobs: Threads at most; what comes out does not depend on it.
  /// - Throws: ``ICUError`` when ICU has no data.
  /// - Complexity: Some four layouts for each text of each specimen, at each size on each device; a dozen where the
  ///   width is assumed.
  package init(of measurement: Measurement, jobs: Int = 1) throws {
    let plan = measurement.plan
    guard let locale = CellLocale(tag: measurement.project.developmentLanguage) else {
      rooms = [:]
      return
    }
    let tasks = plan.parts.indices.flatMap { part in
      stride(from: 0, to: plan.parts[part].specimens.count, by: CellTask.mostSpecimens).map { start in
        (part: part, specimens: start..<min(start + CellTask.mostSpecimens, plan.parts[part].specimens.count))
      }
    }
    let found = tasks.concurrentMap(
      jobs: jobs, state: { CellEngine(measurement) },
      { engine, task in
        Result { () throws in
          try plan.parts[task.part].specimens[task.specimens].flatMap { specimen, choices in
            try engine.cells(of: specimen, part: task.part, choices: [choices[0]], in: locale)
              .flatMap { Self.rooms(in: $0, of: plan.parts[task.part].component, measurement, locale) }
          }
        }
      })
    var rooms: [KeyPlace: [SlotRoom]] = [:]
    for result in found {
      for (key, room) in try result.get() where !(rooms[key]?.contains(room) ?? false) {
        rooms[key, default: []].append(room)
      }
    }
    self.rooms = rooms
  }

  private static func rooms(
    in cells: SpecimenCells, of component: Component, _ measurement: Measurement, _ locale: CellLocale
  ) -> [(KeyPlace, SlotRoom)] {
    let (plan, request) = (measurement.plan, measurement.request)
    let choice = cells.occurrences.first.map { plan.choices[$0.choice] } ?? [:]
    guard let boxes = try? component.drawing(axes: choice).textsBySlot else { return [] }
    var found: [(KeyPlace, SlotRoom)] = []
    for (slot, text) in plan.specimens[cells.specimen].texts.sorted(by: { $0.key < $1.key }) {
      guard !text.isLiteral, !cells.untranslated.contains(slot), let box = boxes[slot],
        let entry = locale.entry(of: text, in: measurement.project)
      else { continue }
      let isWhole = text.before.isEmpty && text.after.isEmpty && entry.message.signature.positions.isEmpty
      for device in request.devices {
        for size in request.sizes {
          let probe = RoomProbe(cells, slot: slot, box: box, size: size, device: device)
          guard let room = probe.room else { continue }
          found.append(
            (
              KeyPlace(group: text.group, key: text.key),
              SlotRoom(
                component: component.name, slot: slot, size: size, device: device.name, width: room.width,
                isAssumed: room.isAssumed, sureWidth: room.sureWidth, lines: room.lines, appearance: box.appearance,
                pointSize: room.pointSize,
                leastScale: box.minimumScaleFactor, isWholeText: isWhole)
            ))
        }
      }
    }
    return found
  }
}
