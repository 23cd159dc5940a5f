import DesignTokens
import Project

/// The narrowest room that each key has, at the usual text size on the first device.
struct NarrowestRooms {
  let size: DynamicTypeSize
  let device: Device?
  private let rooms: [KeyPlace: SlotRoom]
  private let parts: [String: Int]
  private let slots: [[String]]

  /// - Parameter jobs: Threads at most; what comes out does not depend on it.
  /// - Complexity: That of ``RoomSurvey/init(of:jobs:)`` at one size.
  init(of measured: MeasuredProject, jobs: Int) {
    let plan = measured.plan
    var request = measured.request
    size = request.sizes.contains(.large) ? .large : request.sizes.first ?? .large
    device = request.devices.first
    request.sizes = [size]
    request.devices = Array(request.devices.prefix(1))
    request.measuredLocales = []
    request.pseudo = []
    request.showsEveryValue = false
    parts = Dictionary(
      plan.parts.enumerated().map { ($1.component.name, $0) }, uniquingKeysWith: { first, _ in first })
    slots = plan.parts.map(\.component.slots)
    // What was measured with these specimens and fonts can be measured again.
    let measurement = try? Measurement(
      of: measured.project, request: request, fonts: measured.measurement.fonts,
      configurationPath: measured.configurationPath, bindings: measured.bindings, specimens: plan.specimens, jobs: jobs)
    let survey = measurement.flatMap { try? RoomSurvey(of: $0, jobs: jobs) }
    rooms = (survey?.rooms ?? [:]).compactMapValues { rooms in
      rooms.min { ($0.lines == nil ? 1 : 0, $0.sureEms, $0.width) < ($1.lines == nil ? 1 : 0, $1.sureEms, $1.width) }
    }
  }

  /// Width in hundredths of a point, lines or 0, whether it is assumed, component and slot by their numbers.
  subscript(key: KeyPlace) -> [Int]? {
    guard let room = rooms[key], let part = parts[room.component], let slot = slots[part].firstIndex(of: room.slot)
    else { return nil }
    return [
      Int(GalleryReader.hundredths(room.width)), room.lines ?? 0, room.isAssumed ? 1 : 0, part, slot,
    ]
  }
}
