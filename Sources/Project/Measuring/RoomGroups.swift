import DesignTokens

/// The devices of a request that offer a component the same room, the narrowest first.
struct RoomGroups {
  struct Group {
    let room: SpecimenCells.Room
    /// Their numbers in the request.
    var devices: [Int]
  }

  private struct Key: Hashable {
    let container: Component.Container
    let followsTextSize: Bool
  }

  private let devices: [Device]
  private var known: [Key: [Group]] = [:]

  init(_ request: MeasureRequest) { devices = request.devices }

  mutating func groups(of cells: SpecimenCells) -> [Group] {
    let key = Key(container: cells.container, followsTextSize: cells.followsTextSize)
    if let groups = known[key] { return groups }
    var groups: [Group] = []
    for (number, device) in devices.enumerated() {
      let room = cells.room(on: device)
      if let index = groups.firstIndex(where: { $0.room == room }) {
        groups[index].devices.append(number)
      } else {
        groups.append(Group(room: room, devices: [number]))
      }
    }
    groups.sort { ($0.room.width, $0.devices[0]) < ($1.room.width, $1.devices[0]) }
    known[key] = groups
    return groups
  }
}
