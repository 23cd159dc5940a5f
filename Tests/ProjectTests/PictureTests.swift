import Foundation
import Testing

@testable import Project

@Suite("Pictures of asset catalogs")
struct PictureTests {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + "IHDR".utf8 + [0, 0, 1, 0, 0, 0, 0, 60, 8, 6]
  private static let jpeg: [UInt8] = [
    0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC4, 0, 2, 0xFF, 0xC2, 0, 17, 8, 0, 60, 1, 0, 3, 1, 1, 1, 1,
  ]

  @Test(
    "are as large as their files say",
    arguments: [
      (png, "256 60"), (jpeg, "256 60"), (Array("%PDF-1.4 1 0 obj <</MediaBox [ 1 2 25 26.5 ]".utf8), "24 24.5"),
      (Array("<?xml version='1.0'?><svg viewBox=\"0 0 9 9\" width=\"24\" height='12px'>".utf8), "24 12"),
      (Array("<svg width=\"100%\" height=\"100%\"\n viewBox=\"0 0 24 16\">".utf8), "24 16"),
    ])
  func sizes(bytes: [UInt8], size: String) throws {
    let header = try #require(PictureHeader(bytes))
    #expect("\(header.width) \(header.height)".replacing(".0", with: "") == size)
  }

  @Test(
    "have no size where the file is cut or says none",
    arguments: [
      Array(png.prefix(20)), Array(jpeg.prefix(14)), [], Array("%PDF /MediaBox [1 2".utf8),
      Array("<svg viewBox=\"0 0 -5 1\">".utf8), Array("<svg width=\"1e9\" height=\"1\">".utf8), [0xFF, 0xD8, 0xFF],
      [0xFF, 0xD8] + Array(repeating: 0xFF, count: 40),
    ])
  func none(bytes: [UInt8]) { #expect(PictureHeader(bytes) == nil) }

  @Test("of any cut of a file or change of a byte nothing breaks")
  func robust() {
    for whole in [Self.png, Self.jpeg, Array("%PDF-1 /MediaBox [0 0 1 1]".utf8), Array("<svg width=\"1\">".utf8)] {
      for index in whole.indices {
        for byte: UInt8 in [0, 0x22, 0x3E, 0x5D, 0xFF] {
          var bytes = whole
          bytes[index] = byte
          _ = PictureHeader(bytes)
          _ = PictureHeader(Array(bytes.prefix(index)))
        }
      }
    }
  }

  @Test(
    "are listed by their catalog, those for phones alone",
    arguments: [
      (
        #"{"images": [{"idiom": "universal", "filename": "a.png", "scale": "2x"}, {"idiom": "universal"}]}"#,
        ["a.png 2.0"]
      ),
      (#"{"images": [{"idiom": "mac", "filename": "m.png", "scale": "1x"}, {"filename": "a.pdf"}]}"#, ["a.pdf 1.0"]),
      (#"{"images": [{"filename": "../a.png"}, {"filename": "..", "scale": "9x"}]}"#, []), (#"{"images": 3}"#, []),
    ])
  func catalogs(json: String, files: [String]) throws {
    let set = try #require(ImageSet(path: "App/A.xcassets/Logo.imageset/Contents.json", bytes: Array(json.utf8)))
    #expect(set.name == "Logo")
    #expect(set.files.map { "\($0.name) \($0.scale)" } == files)
  }

  @Test(
    "other files are none", arguments: ["A.xcassets/Contents.json", "A.imageset/a.png", "A.imageset/B/Contents.json"])
  func others(path: String) { #expect(ImageSet(path: path, bytes: Array("{}".utf8)) == nil) }

  @Test(
    "symbols of the project's own are told apart",
    arguments: [("A.xcassets/own.mark.symbolset/Contents.json", "own.mark"), ("A.xcassets/own.symbolset/a.svg", nil)])
  func symbols(path: String, name: String?) { #expect(ImageSet.symbol(path) == name) }
}
