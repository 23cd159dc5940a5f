import Testing

@testable import DesignTokens

@Suite struct DeviceTests {
  /// Width × height @ scale, what is covered at the top, the sides and the bottom, size classes across and down.
  private static let screens = """
    iphone-se-1 320×568@2 20 0 0 compact regular
    iphone-se 375×667@2 20 0 0 compact regular
    iphone 393×852@3 59 0 34 compact regular
    iphone-pro-max 430×932@3 59 0 34 compact regular
    ipad 820×1180@2 24 0 20 regular regular
    iphone-mini 375×812@3 50 0 34 compact regular
    iphone-14 390×844@3 47 0 34 compact regular
    iphone-16-pro 402×874@3 62 0 34 compact regular
    iphone-16-pro-max 440×956@3 62 0 34 compact regular
    ipad-mini 744×1133@2 24 0 20 regular regular
    ipad-pro-11 834×1194@2 24 0 20 regular regular
    ipad-pro-13 1032×1376@2 24 0 20 regular regular
    iphone-se-landscape 667×375@2 0 0 0 compact compact
    iphone-landscape 852×393@3 0 59 21 compact compact
    iphone-pro-max-landscape 932×430@3 0 59 21 regular compact
    ipad-landscape 1180×820@2 24 0 20 regular regular
    """

  @Test func everyDeviceHasItsScreen() throws {
    let devices = DesignSystem(files: [try TokenFixtures.file("devices.tokens.json")]).devices
    let shown = devices.map { device in
      let area = device.safeArea
      #expect(area.leading == area.trailing, "\(device.name)")
      return "\(device.name) \(text(device.width))×\(text(device.height))@\(text(Points(device.scale))) "
        + "\(text(area.top)) \(text(area.leading)) \(text(area.bottom)) "
        + "\(device.horizontalClass.rawValue) \(device.verticalClass.rawValue)"
    }
    #expect(shown == Self.screens.split(separator: "\n").map(String.init))
  }

  @Test func builtInDevicesAreThoseOfTheFile() throws {
    let file = DesignSystem(files: [try TokenFixtures.file("devices.tokens.json")]).devices
    #expect(DesignSystem(files: [], builtIn: BuiltInTokens()).devices.map(\.name) == file.map(\.name))
  }

  @Test func devicesOfAProjectReplaceThoseThatAreBuiltIn() {
    let watch = """
      { "watch": { "$extensions": { "dev.l10n.device": {} },
        "width": { "$type": "dimension", "$value": { "value": 176, "unit": "px" } },
        "height": { "$type": "dimension", "$value": { "value": 215, "unit": "px" } },
        "scale": { "$type": "number", "$value": 2 } } }
      """
    let system = DesignSystem(files: [("w.tokens.json", Array(watch.utf8))], builtIn: BuiltInTokens())
    #expect(system.lines == [])
    #expect(system.devices.map(\.name) == ["watch"])
  }

  private func text(_ points: Points) -> String { points.value.plainText }
}
