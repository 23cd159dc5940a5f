import Preview
import Raster
import SourceText
import Testing

/// Pictures of keys for translators.
struct HandOffTests {
  private static let tables = [
    "en": "\"button.start\" = \"Start\";\n\"badge.new\" = \"New\";\n\"card.a.title\" = \"One\";\n"
      + "\"card.a.description\" = \"What it is about.\";\n",
    "de": "\"button.start\" = \"Los\";\n\"card.a.title\" = \"Eins\";\n",
  ]

  /// What was drawn, and the bytes of each picture by its path.
  struct Drawn {
    let handOff: HandOff
    let files: [String: [UInt8]]

    init(_ tables: [String: String], scale: Int = 1, jobs: Int = 2) throws {
      let sample = try PreviewSample(tables: tables)
      let measured = try sample.measurement(sample.request(sizes: [.large])).run(jobs: jobs)
      let files = Mutex<[String: [UInt8]]>([:])
      handOff = try HandOff(
        of: measured, scale: scale, jobs: jobs,
        write: { picture, folder, bytes in
          let path = HandOffIndex.path(of: picture, folder: folder)
          let isNew = files.withLock { $0.updateValue(bytes, forKey: path) == nil }
          #expect(isNew, "two pictures are called \(path)")
        })
      self.files = files.withLock { $0 }
    }

    func image(of picture: KeyPicture) throws -> PixelImage {
      try PNGReader.image(of: try #require(files[HandOffIndex(handOff).path(of: picture)]))
    }
  }

  @Test func everyKeyHasOnePictureInEachLanguage() throws {
    let drawn = try Drawn(Self.tables)
    #expect(drawn.handOff.missing.isEmpty)
    #expect(drawn.handOff.languages.map(\.folder) == ["en", "de"])
    let keys = ["badge.new", "button.start", "card.a.description", "card.a.title"]
    for language in ["en", "de"] {
      #expect(drawn.handOff.pictures.filter { $0.locale == language }.map(\.key).sorted() == keys)
    }
    #expect(drawn.files.count == 8)
  }

  @Test func aKeyWithoutTranslationShowsTheDevelopersText() throws {
    let pictures = try Drawn(Self.tables).handOff.pictures.filter { $0.locale == "de" }
    let shown = Dictionary(uniqueKeysWithValues: pictures.map { ($0.key, "\($0.shownLocale): \($0.text)") })
    #expect(shown["button.start"] == "de: Los")
    #expect(shown["badge.new"] == "en: New")
    #expect(shown["card.a.description"] == "en: What it is about.")
    #expect(pictures.allSatisfy { $0.origin?.path == "en.lproj/Localizable.strings" && !$0.fails })
  }

  /// The line around the text is in the picture, whole, and nothing of it lies on the text.
  @Test(arguments: [1, 2, 3])
  func theTextIsFramed(scale: Int) throws {
    let drawn = try Drawn(Self.tables, scale: scale)
    for picture in drawn.handOff.pictures {
      let image = try drawn.image(of: picture)
      #expect(image.width == picture.width && image.height == picture.height)
      let frame = picture.frame
      #expect(frame.x >= 0 && frame.y >= 0 && frame.width > 0 && frame.height > 0)
      #expect(frame.x + frame.width <= image.width && frame.y + frame.height <= image.height)
      func isRed(_ pixel: Pixel) -> Bool { pixel == Pixel(red: 222, green: 0, blue: 48) }
      let distance = scale + 2
      let (left, right) = (frame.x - distance, frame.x + frame.width - 1 + distance)
      let (top, bottom) = (frame.y - distance, frame.y + frame.height - 1 + distance)
      #expect((left...right).allSatisfy { isRed(image[$0, top]) && isRed(image[$0, bottom]) }, "\(picture.key)")
      #expect((top...bottom).allSatisfy { isRed(image[left, $0]) && isRed(image[right, $0]) }, "\(picture.key)")
      for line in [top + 1, top - scale - 1] {
        #expect((left + 1...right - 1).allSatisfy { image[$0, line] == .white }, "\(picture.key)")
      }
      var inside: Set<Pixel> = []
      for y in frame.y..<frame.y + frame.height {
        for x in frame.x..<frame.x + frame.width { inside.insert(image[x, y]) }
      }
      #expect(inside.count > 1 && !inside.contains(where: isRed), "\(picture.key)")
    }
  }

  @Test func theFilesDoNotDependOnTheThreads() throws {
    let (one, three) = (try Drawn(Self.tables, jobs: 1), try Drawn(Self.tables, jobs: 3))
    #expect(one.files == three.files)
    #expect(HandOffIndex(one.handOff).json(files: []) == HandOffIndex(three.handOff).json(files: []))
  }

  /// Of a text of many lines the part around it is shown, as large as the text at least.
  @Test func aLargeComponentIsCropped() throws {
    let long = Array(repeating: "word", count: 900).joined(separator: " ")
    let drawn = try Drawn(["en": "\"card.a.title\" = \"One\";\n\"card.a.description\" = \"\(long)\";\n"])
    let pictures = Dictionary(uniqueKeysWithValues: drawn.handOff.pictures.map { ($0.key, $0) })
    let (title, text) = (try #require(pictures["card.a.title"]), try #require(pictures["card.a.description"]))
    #expect(text.height > 1_000 && text.frame.height > 1_000)
    #expect(title.height == 520 && title.frame.y < 100)
  }
}
