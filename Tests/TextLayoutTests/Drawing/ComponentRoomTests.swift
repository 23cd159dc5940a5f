import DesignTokens
import ICU
import TestFonts
import Testing
import TextLayout

/// Where the width goes that a text was offered.
struct ComponentRoomTests {
  private let measurer: TextMeasurer
  private static let appearance = TextAppearance(family: "Urbanist", weight: 600, size: 20)
  private static let title = Box(.text(TextBox(slot: "title", appearance: appearance, lineLimit: 1)))

  init() throws { measurer = TextMeasurer(fonts: FontLibrary(fontPaths: [try InstalledFonts.urbanist()])) }

  private func room(_ box: Box, rightToLeft: Bool = false) throws -> (room: [Double], frame: [Double]) {
    let shaped = measurer.paragraph(
      "Eko", font: FontRequest(family: "Urbanist", weight: 600), locale: try #require(LocaleIdentifier("en")))
    let drawing = ComponentLayout.layout(
      box, texts: ["title": shaped], size: .large, available: 300, rightToLeft: rightToLeft, notesBoxes: true
    ).drawing()
    let room = try #require(drawing.rooms(isRightToLeft: rightToLeft).first)
    let frame = drawing.texts[0].frame
    return ([room.lowerBound.value, room.upperBound.value], [frame.x.value, frame.x.value + frame.width.value])
  }

  private static func frame(_ alignment: Stack.Alignment) -> Box {
    Box(.frame(Frame(width: .init(maximum: .infinity), alignment: alignment)), title)
  }

  @Test("the room of a text is that of the frame that it stands in", arguments: [false, true])
  func frames(rightToLeft: Bool) throws {
    for alignment in [Stack.Alignment.leading, .center, .trailing] {
      let found = try room(
        Box(.padding(EdgeInsets(leading: 20, trailing: 10)), Self.frame(alignment)), rightToLeft: rightToLeft)
      #expect(found.room == (rightToLeft ? [10, 280] : [20, 290]), "\(alignment)")
      #expect(found.room[0] <= found.frame[0] && found.frame[1] <= found.room[1], "\(alignment)")
    }
  }

  @Test("without such a frame it goes from the text's leading edge")
  func hugging() throws {
    let found = try room(Box(.padding(EdgeInsets(leading: 20, trailing: 10)), Self.title))
    #expect(found.room == [20, 290])
    let mirrored = try room(Box(.padding(EdgeInsets(leading: 20, trailing: 10)), Self.title), rightToLeft: true)
    #expect(mirrored.room[1] == mirrored.frame[1])
    #expect(mirrored.room[1] - mirrored.room[0] == 270)
  }
}
