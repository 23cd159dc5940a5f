/// What a screen shows beside an app: neutral drawings of a status bar and a home indicator, where the safe area of the
/// device leaves room for them.
///
/// Their forms were chosen here: a time, a camera and a battery, none of which says anything.
package struct DeviceFrame: Sendable {
  /// As wide as the screen and as high as its safe area at the top; `nil` without one.
  package let statusBar: VectorImage?
  /// The same at the bottom.
  package let homeIndicator: VectorImage?

  /// A safe area that is lower shows nothing.
  private static let leastHeight = 20.0
  /// One that is as high has a camera in it.
  private static let cameraHeight = 50.0

  package init(of device: Device) {
    let (width, top, bottom) = (device.width.value, device.safeArea.top.value, device.safeArea.bottom.value)
    func image(height: Double, _ layers: [(data: String, lineWidth: Double)]) -> VectorImage {
      VectorImage(
        width: width, height: height,
        layers: layers.compactMap { layer in
          (try? PathDataReader.path(of: layer.data)).map { VectorImage.Layer($0, lineWidth: layer.lineWidth) }
        })
    }
    if top >= Self.leastHeight {
      let (middle, inset) = (top / 2, top > 24 ? 44.0 : 12)
      let end = width - inset
      var layers = [
        ("M\(inset) \(middle)h28", 6), ("M\(end - 22) \(middle - 5)h20v10h-20z", 1.5),
        ("M\(end + 1) \(middle - 1.5)v3", 1.5), ("M\(end - 19) \(middle)h9", 5),
      ]
      if top >= Self.cameraHeight { layers.append(("M\(width / 2 - 42) \(middle)h84", 30)) }
      statusBar = image(height: top, layers)
    } else {
      statusBar = nil
    }
    homeIndicator =
      bottom >= Self.leastHeight ? image(height: bottom, [("M\(width / 2 - 66) \(bottom - 10)h132", 5)]) : nil
  }
}
