import DesignTokens
import TextLayout

/// What room a text has left in a slot of a specimen, at a text size on a device.
package struct TypedRoom: Sendable {
  /// The number of the specimen in the plan.
  package let specimen: Int
  package let slot: String
  /// The number of the device in the request.
  package let device: Int
  /// The number of the text size in the request.
  package let size: Int
  /// What a line of the text is offered.
  package let width: Points
  /// Most lines; `nil` where the text wraps freely.
  package let lines: Int?
  /// The least width at which the text stands in so many lines; on one line where it wraps freely.
  package let needed: Points
  /// Characters of the text, as a reader counts them.
  package let characters: Int
  /// Whether the width rests on what the component leaves open.
  package let isAssumed: Bool

  /// What is left of all lines, negative where the text is too long; `nil` where it wraps freely.
  package var left: Points? { lines.map { (width - needed) * Double($0) } }

  /// How many characters like those of the text are left or too many; `nil` where it wraps freely or has none.
  package var charactersLeft: Int? {
    guard let left, let lines, characters > 0, needed > .zero else { return nil }
    return Int((left.value * Double(characters) / (needed.value * Double(lines))).rounded(.down))
  }
}

extension TypedRoom {
  /// The rooms of the slots of a measurement's specimens, in its locales: of several texts that of the one which has
  /// the least. Slots that offer any width have none.
  ///
  /// - Parameters:
  ///   - isWanted: Whether the room of a slot is asked for, by what stands in it.
  ///   - jobs: Threads at most; what comes out does not depend on it.
  /// - Throws: ``ICUError`` when ICU has no data.
  /// - Complexity: Some four layouts for each text of each sample, at each size on each device; a dozen where the width
  ///   is assumed.
  package static func all(
    in measurement: Measurement, where isWanted: @Sendable (Specimen.Text) -> Bool = { _ in true }, jobs: Int = 1
  ) throws -> [TypedRoom] {
    let plan = measurement.plan
    let tasks = plan.parts.indices.flatMap { part in
      plan.parts[part].specimens.flatMap { specimen in
        plan.locales.map { (part: part, specimen: specimen.specimen, choice: specimen.choices[0], locale: $0) }
      }
    }
    let found = tasks.concurrentMap(
      jobs: jobs, state: { CellEngine(measurement) },
      { engine, task in
        Result { () throws -> [TypedRoom] in
          let component = plan.parts[task.part].component
          guard let boxes = try? component.drawing(axes: plan.choices[task.choice]).textsBySlot else { return [] }
          let cells = try engine.cells(of: task.specimen, part: task.part, choices: [task.choice], in: task.locale)
          let slots = plan.specimens[task.specimen].texts.filter { isWanted($0.value) }.keys.sorted()
          return rooms(of: slots, in: cells, boxes, measurement.request)
        }
      })
    return try found.flatMap { try $0.get() }
  }

  private static func rooms(
    of slots: [String], in samples: [SpecimenCells], _ boxes: [String: TextBox], _ request: MeasureRequest
  ) -> [TypedRoom] {
    return slots.flatMap { slot in
      // Others have other texts beside the same one.
      var known: Set<String> = []
      let samples = samples.filter { cells in cells.texts[slot].map { known.insert($0.string).inserted } ?? false }
      return request.devices.indices.flatMap { device in
        request.sizes.indices.compactMap { size -> TypedRoom? in
          let rooms = samples.compactMap { cells in
            boxes[slot].flatMap { room(in: cells, slot: slot, box: $0, size: size, device: device, request) }
          }
          return rooms.min { ($0.left?.value ?? .infinity) < ($1.left?.value ?? .infinity) }
        }
      }
    }
  }

  private static func room(
    in cells: SpecimenCells, slot: String, box: TextBox, size: Int, device: Int, _ request: MeasureRequest
  ) -> TypedRoom? {
    let probe = RoomProbe(cells, slot: slot, box: box, size: request.sizes[size], device: request.devices[device])
    guard let room = probe.room, let text = cells.shaped[slot] else { return nil }
    return TypedRoom(
      specimen: cells.specimen, slot: slot, device: device, size: size, width: room.width, lines: room.lines,
      needed: text.narrowestWidth(
        at: room.pointSize, letterSpacing: box.appearance.letterSpacing, lineLimit: room.lines ?? 1),
      characters: text.text.count, isAssumed: room.isAssumed)
  }
}
