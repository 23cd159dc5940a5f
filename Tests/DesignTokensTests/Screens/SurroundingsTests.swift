import Testing

@testable import DesignTokens

@Suite struct SurroundingsTests {
  private static let device = Device(
    name: "d", width: 200, height: 400, scale: 2, safeArea: EdgeInsets(top: 50, leading: 10, bottom: 30, trailing: 10))

  private func component(_ json: String) throws -> Component {
    let system = ChipFixture.system(json)
    #expect(system.problems.isEmpty, "\(system.problems)")
    return try #require(system.component(named: "Chip"))
  }

  private func chip(height: String = "free", surface: String = "{}") -> String {
    """
    { "slots": ["t"], "surface": \(surface), "box": \(ChipFixture.text),
      "container": { "screen": { "horizontalPadding": "{pad}", "height": "\(height)" } } }
    """
  }

  @Test func aComponentHasTheSameRoomAtEachSide() throws {
    let around = Surroundings(of: try component(chip()), on: Self.device, margin: 12)
    #expect(around.screen == nil)
    let place = around.place(width: 100, height: 20)
    #expect(place == (124, 44, 12, 12))
  }

  @Test func aScreenIsWholeAndItsPaddingShows() throws {
    let around = Surroundings(of: try component(chip(height: "screen")), on: Self.device, margin: 12)
    #expect(around.screen == Self.device)
    // 320 points are safe: what is 120 high has 100 above and below.
    #expect(around.place(width: 164, height: 120) == (200, 400, 18, 150))
    // What is narrower than its room stands in the middle of it.
    #expect(around.place(width: 100, height: 320) == (200, 400, 50, 50))
    // What is higher makes the picture longer than the screen.
    #expect(around.place(width: 164, height: 500) == (200, 580, 18, 50))
  }

  @Test func shadowsAreWhole() throws {
    let plain = try component(chip())
    #expect(Surroundings.margin(of: [plain], choices: [[:]]) == 8)
    let shadow = TokenFixtures.system(
      """
      { "pad": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
        "style": { "$type": "typography", "$value": { "fontFamily": "U", "fontSize": { "value": 10, "unit": "px" },
          "fontWeight": 400, "letterSpacing": "{pad}", "lineHeight": 1.2 } },
        "cast": { "$type": "shadow", "$value": { "color": { "colorSpace": "srgb", "components": [0, 0, 0] },
          "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": -6, "unit": "px" },
          "blur": { "value": 10, "unit": "px" }, "spread": { "value": 3.5, "unit": "px" } } },
        "Chip": { "$extensions": { "dev.l10n.component": \(chip(surface: #"{ "shadow": "{cast}" }"#)) } } }
      """)
    #expect(shadow.problems.isEmpty, "\(shadow.problems)")
    let cast = try #require(shadow.component(named: "Chip"))
    #expect(Surroundings.margin(of: [cast], choices: [[:]]) == 20)
  }

  @Test func barsAreWithinTheSafeArea() throws {
    for device in DesignSystem(files: [try TokenFixtures.file("devices.tokens.json")]).devices {
      let frame = DeviceFrame(of: device)
      #expect((frame.statusBar != nil) == (device.safeArea.top >= 20), "\(device.name)")
      #expect((frame.homeIndicator != nil) == (device.safeArea.bottom >= 20), "\(device.name)")
      for image in [frame.statusBar, frame.homeIndicator].compactMap(\.self) {
        for layer in image.layers {
          let half = (layer.lineWidth ?? 0) / 2
          for element in layer.path.elements {
            guard case .line(let end) = element else { continue }
            #expect(half...image.width - half ~= end.x && half...image.height - half ~= end.y, "\(device.name)")
          }
        }
      }
    }
  }
}
