import PositionedJSON
import Project

extension JSONWriter {
  /// A room by the numbers of a plan: its specimen, slot, device and text size, and what is left in it.
  mutating func append(_ room: TypedRoom, in plan: CellPlan) {
    let component = plan.specimens[room.specimen].component
    let slots = plan.parts.first { $0.component.name == component }?.component.slots ?? []
    let numbers = [
      room.specimen, slots.firstIndex(of: room.slot) ?? -1, room.device, room.size,
      Int(GalleryReader.hundredths(room.width)), room.lines ?? 0, Int(GalleryReader.hundredths(room.needed)),
    ]
    array {
      for number in numbers { $0.integer(number) }
      if let left = room.left { $0.integer(Int(GalleryReader.hundredths(left))) } else { $0.null() }
      if let characters = room.charactersLeft { $0.integer(characters) } else { $0.null() }
      $0.integer(room.isAssumed ? 1 : 0)
    }
  }
}
