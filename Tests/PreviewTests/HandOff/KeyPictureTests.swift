import DesignTokens
import Raster
import SourceText
import Testing

@testable import Preview

/// What a picture of a key shows around its text: symbols, and the screen.
struct KeyPictureTests {
  /// A row with a symbol that shows where reading goes, and screens, on one of which a text may leave it.
  private static let tokens = #"""
    {
      "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
      "zero": { "$type": "dimension", "$value": { "value": 0, "unit": "px" } },
      "side": { "$type": "dimension", "$value": { "value": 24, "unit": "px" } },
      "wide": { "$type": "dimension", "$value": { "value": 200, "unit": "px" } },
      "body": {
        "$type": "typography",
        "$value": {
          "fontFamily": "Urbanist", "fontSize": { "value": 17, "unit": "px" }, "fontWeight": 400,
          "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.2
        }
      },
      "Row": {
        "$extensions": { "dev.l10n.component": {
          "axes": { "symbol": { "values": ["chevron.forward", "chevron.backward", "chevron.right"], "default": "chevron.forward" } },
          "slots": ["title"], "container": { "fixed": { "width": "{wide}" } },
          "box": { "hstack": { "spacing": "{zero}", "alignment": "center", "children": [
            { "frame": { "maxWidth": "infinity", "alignment": "leading" },
              "content": { "text": { "slot": "title", "style": "{body}", "color": "{ink}" } } },
            { "axis": "symbol", "cases": {
              "chevron.forward": { "icon": { "width": "{side}", "height": "{side}", "name": "chevron.forward", "color": "{ink}" } },
              "chevron.backward": { "icon": { "width": "{side}", "height": "{side}", "name": "chevron.backward", "color": "{ink}" } },
              "chevron.right": { "icon": { "width": "{side}", "height": "{side}", "name": "chevron.right", "color": "{ink}" } }
            } }
          ] } }
        } }
      },
      "Page": {
        "$extensions": { "dev.l10n.component": {
          "slots": ["title"], "container": { "screen": { "horizontalPadding": "{side}", "height": "screen" } },
          "box": { "fixedSize": { "horizontal": true, "vertical": false },
            "content": { "text": { "slot": "title", "style": "{body}", "color": "{ink}" } } }
        } }
      }
    }
    """#

  private struct Drawn {
    let pictures: [String: (picture: KeyPicture, image: PixelImage)]
    let site: RasterSite

    init(_ tables: [String: String], _ bindings: String) throws {
      let sample = try PreviewSample(tables: tables, bindings: bindings, tokens: KeyPictureTests.tokens)
      let measurement = try sample.measurement(sample.request(sizes: [.large]))
      let files = Mutex<[String: [UInt8]]>([:])
      let handOff = try HandOff(
        of: measurement.run(), scale: 1,
        write: { picture, _, bytes in files.withLock { $0["\(picture.locale) \(picture.key)"] = bytes } })
      #expect(handOff.missing.isEmpty)
      let written = files.withLock { $0 }
      pictures = try Dictionary(
        uniqueKeysWithValues: handOff.pictures.map { picture in
          let name = "\(picture.locale) \(picture.key)"
          return (name, (picture, try PNGReader.image(of: try #require(written[name]))))
        })
      site = try RasterSite(of: measurement, scale: 1)
    }

    func picture(_ name: String) throws -> (picture: KeyPicture, image: PixelImage) { try #require(pictures[name]) }

    /// The same cell as a gallery has it.
    func cell(_ name: String) throws -> PixelImage {
      let path = try picture(name).picture.cell.picturePath
      return try PNGReader.image(of: try #require(site.files.first { $0.path == path }).bytes)
    }
  }

  @Test(
    "a symbol that shows where reading goes is mirrored, one that shows a side is not",
    arguments: [("chevron.forward", true), ("chevron.backward", true), ("chevron.right", false)])
  func symbols(name: String, isMirrored: Bool) throws {
    let binding = "{ \"keys\": \"*\", \"slot\": \"Row.title\", \"axes\": { \"symbol\": \"\(name)\" } }"
    let tables = Dictionary(uniqueKeysWithValues: ["en", "ar", "he"].map { ($0, "\"a\" = \"A\";\n") })
    let drawn = try Drawn(tables, "\"bindings\": [\(binding)]")
    let left = try drawn.picture("en a").image
    for locale in ["ar", "he"] {
      let right = try drawn.picture("\(locale) a").image
      #expect(left.width == 240 && right.width == 240 && left.height == right.height)
      // The symbol is at the end of the row, 20 points of ground around it.
      let places = (0..<24).flatMap { x in (20..<44).map { (x: x, y: $0) } }
      func pixels(_ place: (x: Int, y: Int)) -> (end: Pixel, mirrored: Pixel, same: Pixel) {
        (left[196 + place.x, place.y], right[43 - place.x, place.y], right[20 + place.x, place.y])
      }
      #expect(places.contains { pixels($0).end == .black })
      #expect(places.allSatisfy { pixels($0).end == pixels($0).mirrored } == isMirrored)
      #expect(places.allSatisfy { pixels($0).end == pixels($0).same } == !isMirrored)
    }
  }

  private static let page = "\"bindings\": [{ \"keys\": \"*\", \"slot\": \"Page.title\" }]"

  @Test("a screen stands in its device, as in a gallery")
  func screen() throws {
    let drawn = try Drawn(["en": "\"a\" = \"Title\";\n", "ar": "\"a\" = \"Title\";\n"], Self.page)
    for locale in ["en", "ar"] {
      let (picture, image) = try drawn.picture("\(locale) a")
      let cell = try drawn.cell("\(locale) a")
      #expect(cell.width == 375 && cell.height == 667)
      #expect(image.width == 375 && image.height == 520)
      // All but the line around the text is the same as in the middle of the screen, which is around the text.
      let top = 667 / 2 - 260
      let line = 1 + 1 + 2 + 1
      let same = (-2...2).contains { shift in
        (0..<image.height).allSatisfy { y in
          (0..<image.width).allSatisfy { x in
            let isNearText =
              (picture.frame.x - line..<picture.frame.x + picture.frame.width + line).contains(x)
              && (picture.frame.y - line..<picture.frame.y + picture.frame.height + line).contains(y)
            return isNearText || image[x, y] == cell[x, y + top + shift]
          }
        }
      }
      #expect(same, "\(locale)")
      #expect(picture.frame.height > 10 && picture.frame.x >= 24)
    }
  }

  @Test("a text that leaves its screen is shown with the part outside")
  func overhang() throws {
    let long = Array(repeating: "word", count: 12).joined(separator: " ")
    let (picture, image) = try Drawn(["en": "\"a\" = \"\(long)\";\n"], Self.page).picture("en a")
    #expect(picture.fails && picture.frame.width > 375)
    #expect(image.width >= picture.frame.width + 12)
    let line = Pixel(red: 222, green: 0, blue: 48)
    #expect(image[picture.frame.x - 3, picture.frame.y] == line)
    #expect(image[picture.frame.x + picture.frame.width + 2, picture.frame.y] == line)
  }
}
