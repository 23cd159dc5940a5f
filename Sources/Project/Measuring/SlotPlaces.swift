import DesignTokens
import TextLayout

/// The places of a slot's text, by the devices and sizes of a request.
struct SlotPlaces {
  /// By device, then by size in the order of the request; `nil` where the room of the text may depend on the text.
  private let places: [[SlotPlace?]]
  /// By device, the number of the largest size, if what fits there in one line is known to fit at all others.
  let decidingSizes: [Int?]
  /// The number of the smallest size of the request.
  let smallestSize: Int

  init(_ slot: BoundSlot, _ request: MeasureRequest) {
    let sizes = request.sizes
    let largest = sizes.indices.max { sizes[$0] < sizes[$1] } ?? 0
    smallestSize = sizes.indices.min { sizes[$0] < sizes[$1] } ?? 0
    places = request.devices.map { device in sizes.map { slot.place(size: $0, device: device) } }
    decidingSizes = places.map { places in
      guard places.count > 2, let deciding = places[largest] else { return nil }
      return places.allSatisfy { $0.map(deciding.impliesFit) ?? false } ? largest : nil
    }
  }

  subscript(device: Int, size: Int) -> SlotPlace? { places[device][size] }
}
