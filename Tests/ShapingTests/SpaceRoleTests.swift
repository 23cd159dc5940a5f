import TestFonts
import Testing

@testable import Shaping

/// What a space does in real fonts: in Inter, “x”, brackets and signs look across it.
struct SpaceRoleTests {
  @Test func aFontWithoutRulesSeparates() throws {
    #expect(try FontFace(blob: FontBlob(bytes: BoxFont.bytes)).spaceRole() == .separates)
    #expect(try FontFace(blob: FontBlob(path: InstalledFonts.urbanist())).spaceRole() == .separates)
  }

  @Test func interLooksAcrossSpaces() throws {
    let path = try #require(InstalledFonts.inter().first { $0.contains("Inter-Regular") })
    let face = try FontFace(blob: FontBlob(path: path))
    guard case .context(let triggers) = face.spaceRole() else {
      Issue.record("\(face.spaceRole())")
      return
    }
    #expect(triggers.contains(try #require(face.glyph(for: "x"))))
    #expect(!triggers.contains(try #require(face.glyph(for: "a"))))
  }
}
