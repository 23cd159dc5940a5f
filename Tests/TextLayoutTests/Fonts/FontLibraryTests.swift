import DesignTokens
import ICU
import SourceText
import TestFonts
import Testing

@testable import TextLayout

struct FontLibraryTests {
  /// A static face; names 1, 2, 4 and 6 as Windows wants them, 16 and 17 where the style is none of four.
  private static func face(_ family: String, _ style: String, weight: Int) -> SyntheticFont {
    var font = SyntheticFont()
    let isLinked = ["Regular", "Bold"].contains(style)
    font.names = [
      1: isLinked ? family : "\(family) \(style)", 2: isLinked ? style : "Regular", 4: "\(family) \(style)",
      6: "\(family.filter { $0 != " " })-\(style)",
    ]
    if !isLinked { font.names.merge([16: family, 17: style]) { $1 } }
    font.weightClass = weight
    return font
  }

  private static func library() throws -> FontLibrary {
    let faces = [("Light", 300), ("Regular", 400), ("Medium", 500), ("Bold", 700), ("Black", 900)]
    // File names say nothing: what a font is stands in its tables.
    let paths = try faces.enumerated().map { number, style in
      try face("Gill Sample", style.0, weight: style.1).write(as: "font\(number).otf")
    }
    return FontLibrary(fontPaths: paths)
  }

  @Test(arguments: [
    (400.0, 400.0), (450, 500), (500, 500), (600, 700), (550, 700), (1000, 900), (100, 300), (350, 300), (800, 900),
  ])
  func nearestWeight(wanted: Double, found: Double) throws {
    let use = try #require(try Self.library().use(of: FontRequest(family: "gill-sample", weight: wanted)))
    #expect(use.file.weight == found)
    #expect(use.confidence == (wanted == found ? .exact : .substituted(for: "gill-sample \(Int(wanted))")))
    #expect(use.notes.isEmpty == (wanted == found))
  }

  @Test(arguments: [
    ("Gill Sample", 400.0), ("GillSample", 400), ("gill_sample", 400), ("Gill Sample Bold", 700),
    ("GillSample-Black", 900), ("Gill Sample Medium", 500), ("GillSample-Light", 300),
  ])
  func anyNameFindsItsFace(name: String, weight: Double) throws {
    let library = try Self.library()
    let use = try #require(library.use(of: FontRequest(family: name, weight: 400)))
    #expect(use.file.weight == weight)
    #expect(use.confidence == .exact)
    #expect(library.familyNames == ["Gill Sample"])
    #expect(!library.hasFamily(named: "Gill"))
    #expect(!library.hasFamily(named: ""))
  }

  @Test(arguments: [("Urbanist-Bold", 700.0), ("Urbanist SemiBold", 600), ("Urbanist-Black", 900)])
  func namedInstancesOfAVariableFont(name: String, weight: Double) throws {
    let library = FontLibrary(fontPaths: [try InstalledFonts.urbanist()])
    let named = try #require(library.font(family: name, weight: 400, collectionIndex: 0))
    let cut = try #require(library.font(family: "Urbanist", weight: weight, collectionIndex: 0))
    #expect(named.name == cut.name)
    #expect(named.confidence == .exact)
  }

  @Test(arguments: [100.0, 433, 700, 900])
  func cutsOfUrbanistEqualHarfBuzz(weight: Double) throws {
    let path = try InstalledFonts.urbanist()
    let texts = ["Hamburgefonstiv", "Übung AVATAR To Ty", "office fließend 42"]
    let expected = try HarfBuzzTool.advances(of: texts, path: path, options: ["--variations=wght=\(weight)"])
    let measurer = TextMeasurer(fonts: FontLibrary(fontPaths: [path]))
    let english = try #require(LocaleIdentifier("en"))
    for (text, units) in zip(texts, expected) {
      let shaped = measurer.paragraph(text, font: FontRequest(family: "Urbanist", weight: weight), locale: english)
      #expect(shaped.width(at: 2_000) == Points(units), "\(text)")
    }
  }

  @Test func variableWeightsAreCutAndClamped() throws {
    var font = Self.face("Vary", "Regular", weight: 400)
    font.axes = [.init("wght", 200, 400, 800)]
    let path = try font.write(as: "x.ttf")
    let library = FontLibrary(fontPaths: [path, try Self.face("Vary", "Bold", weight: 700).write(as: "y.ttf")])
    for (wanted, found) in [(100.0, 200.0), (433, 433), (700, 700), (1_000, 800)] {
      let use = try #require(library.use(of: FontRequest(family: "Vary", weight: wanted)))
      #expect(use.file.isVariable)
      #expect(use.file.weight == found)
      #expect(use.confidence == .exact)
    }
  }

  @Test func uprightAndUncondensedComeFirst() throws {
    var italic = Self.face("Face", "Regular", weight: 400)
    italic.isItalic = true
    var condensed = Self.face("Face", "Regular", weight: 400)
    condensed.widthClass = 3
    let paths = try [italic.write(as: "a.ttf"), condensed.write(as: "b.ttf")]
    let upright = try Self.face("Face", "Bold", weight: 700).write(as: "c.ttf")
    let all = FontLibrary(fontPaths: paths + [upright])
    #expect(all.use(of: FontRequest(family: "Face", weight: 400))?.file.name == "c.ttf")
    // CSS looks at the width before the slant.
    let two = FontLibrary(fontPaths: paths)
    #expect(two.use(of: FontRequest(family: "Face", weight: 400))?.file.name == "a.ttf")
  }

  @Test func namesInAnyLanguage() throws {
    var font = Self.face("Hirasample", "Regular", weight: 400)
    font.japaneseNames = [1: "ヒラサンプル"]
    let library = FontLibrary(fontPaths: [try font.write(as: "h.otf")])
    #expect(library.use(of: FontRequest(family: "ヒラサンプル", weight: 400))?.file.family == "Hirasample")
  }

  @Test func everyFaceOfACollection() throws {
    let bytes = SyntheticFont.collection([
      Self.face("One", "Regular", weight: 400), Self.face("Two", "Regular", weight: 400),
      Self.face("Two", "Bold", weight: 700),
    ])
    let library = FontLibrary(fontPaths: [try SyntheticFont.write(bytes, as: "Faces.ttc")])
    #expect(library.familyNames == ["One", "Two"])
    #expect(library.use(of: FontRequest(family: "Two", weight: 700))?.file.index == 2)
    // The file's name is none of theirs; it stands for all faces, by number.
    for (asked, index) in [(0, 0), (1, 1), (9, 0)] {
      #expect(library.use(of: FontRequest(family: "Faces", weight: 400), collectionIndex: asked)?.file.index == index)
    }
  }

  @Test func projectThenNearFilesThenTheList() throws {
    let own = try Self.face("Own", "Regular", weight: 400).write(as: "q.ttf")
    let near = try Self.face("Near", "Regular", weight: 400).write(as: "Near-Regular.ttf")
    let bold = try Self.face("Near", "Bold", weight: 700).write(as: "z.ttf")
    let far = try Self.face("Far", "Regular", weight: 400).write(as: "w.ttf")
    let listings = Mutex(0)
    let library = FontLibrary(
      fontPaths: [own], systemPaths: { [near, far] },
      installed: {
        listings.withLock { $0 += 1 }
        return [
          FontPlace(path: own, names: ["Own"]), FontPlace(path: bold, names: ["Near"]),
          FontPlace(path: far, names: ["Far", "Far-Regular"]),
        ]
      })
    #expect(library.hasFamily(named: "Own"))
    #expect(library.use(of: FontRequest(family: "Own", weight: 700))?.file.name == "q.ttf")
    #expect(library.use(of: FontRequest(family: "Near", weight: 400))?.file.name == "Near-Regular.ttf")
    #expect(listings.withLock { $0 } == 0, "the list is made when it is needed")
    #expect(library.use(of: FontRequest(family: "Near", weight: 700))?.file.name == "z.ttf")
    #expect(library.use(of: FontRequest(family: "Far", weight: 400))?.file.name == "w.ttf")
    #expect(!library.hasFamily(named: "Nowhere"))
    #expect(listings.withLock { $0 } == 1)
  }

  @Test func brokenFilesAreNamedOnce() throws {
    let broken = try SyntheticFont.write(Array("no font".utf8), as: "Broken.ttf")
    let whole = try Self.face("Whole", "Regular", weight: 400).write(as: "x.ttf")
    let library = FontLibrary(fontPaths: ["/nowhere/Urbanist-Regular.ttf", whole, broken])
    for _ in 0..<2 {
      #expect(library.font(family: "Urbanist", weight: 400, collectionIndex: 0) == nil)
      #expect(library.hasFamily(named: "Whole"))
    }
    #expect(library.problems.map(\.path) == ["/nowhere/Urbanist-Regular.ttf", broken].sorted())
    #expect(Set(library.problems.map(\.reason)) == ["it cannot be read", "it holds no usable font"])
  }

  @Test func damagedFontsNeverTrap() throws {
    var font = Self.face("Damaged", "Regular", weight: 400)
    font.axes = [.init("wght", 100, 400, 900), .init("opsz", 17, 17, 28)]
    font.names[256] = "Instance"
    font.instances = [(name: 256, postScriptName: 6, values: [700, 17])]
    font.advanceDelta = -50
    font.tracking = [(12, 0), (17, -25)]
    let bytes = font.bytes
    let whole = FontLibrary(fontPaths: [try SyntheticFont.write(bytes, as: "W.ttf")])
    #expect(whole.font(family: "Damaged-Instance", weight: 400, collectionIndex: 0)?.name == "Damaged 700")
    var opened = 0
    for index in stride(from: 0, to: bytes.count, by: 5) {
      for damage in [UInt8(0xFF), 0x00] {
        var damaged = bytes
        damaged[index] = damage
        let library = FontLibrary(fontPaths: [try SyntheticFont.write(damaged, as: "D.ttf")])
        for weight in [400.0, .nan] {
          guard let font = library.font(family: "D", weight: weight, collectionIndex: 0) else { continue }
          opened += 1
          #expect(font.tracking(atPointSize: 17).isFinite)
          #expect((0...1).contains(font.displayShare(atPointSize: 20)))
        }
      }
    }
    #expect(opened > 50)
  }
}
