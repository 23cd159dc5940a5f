import DesignTokens
import Preview
import Project
import ProjectTables
import Testing
import TextLayout

struct GalleryTests {
  private static let small = [
    "en": "\"button.ok\" = \"OK\";\n\"title.a\" = \"A title\";\n", "de": "\"button.ok\" = \"Gut\";\n",
  ]

  @Test func bytesDoNotDependOnThreads() throws {
    let sample = try PreviewSample(locales: ["en", "ar", "ja"])
    let request = try sample.request(sizes: [.large, .accessibility5], pseudo: ["pseudo"])
    let (_, one) = try sample.gallery(request, jobs: 1)
    let (_, many) = try sample.gallery(request, jobs: 4)
    #expect(one.manifest == many.manifest)
    #expect(one.files == many.files)
  }

  @Test func everyCellIsInTheManifest() throws {
    let sample = try PreviewSample(locales: ["en", "pl"])
    let (plan, gallery) = try sample.gallery(sample.request(sizes: [.large, .accessibility3], pseudo: ["pseudo"]))
    let manifest = try #require(PreviewManifest(parsing: gallery.manifest.bytes))
    let cells = manifest.cells
    #expect(cells.count == gallery.cellCount)
    #expect(Set(cells.map(\.name)).count == cells.count, "two cells have the same inputs")
    #expect(manifest.files == gallery.files.map(\.path).sorted())
    // Dark and light differ in colours only.
    let buttons = cells.filter { $0.name.specimen == "EkoButton button.continue" }
    #expect(!buttons.isEmpty)
    let pairs = Dictionary(grouping: buttons) { cell in
      [cell.name.sample, cell.name.locale, cell.name.size, "\(cell.name.axes.sorted { $0.key < $1.key })"]
    }
    for pair in pairs.values {
      #expect(pair.map(\.name.theme) == ["appearance=light", "appearance=dark"])
      #expect(Set(pair.map { $0.hash.split(separator: ".")[0] }).count == 1)
    }
    // A plural has a cell for each of its forms.
    let plural = cells.filter { $0.name.locale == "pl" }.map(\.name.sample)
    #expect(Set(plural).isSuperset(of: ["one", "few", "many"]))
    #expect(plan.leftOut.isEmpty)
  }

  @Test func everyValueOfEveryAxisIsShown() throws {
    let sample = try PreviewSample(tables: Self.small)
    let (plan, gallery) = try sample.gallery(sample.request(sizes: [.large]))
    let manifest = try #require(PreviewManifest(parsing: gallery.manifest.bytes))
    for name in ["EkoButton", "EkoText"] {
      let component = try #require(sample.project.designSystem.component(named: name))
      let shown = manifest.cells.filter { $0.name.component == name }
      for axis in component.axes {
        let values = Set(shown.map { $0.name.axes[axis.name] ?? axis.defaultValue })
        #expect(values == Set(axis.values), "\(name).\(axis.name)")
      }
    }
    #expect(plan.specimens.count == 2)
  }

  @Test func aLanguageWithoutTheTextHasNoCell() throws {
    let sample = try PreviewSample(tables: Self.small)
    let (_, gallery) = try sample.gallery(sample.request(sizes: [.large]))
    let manifest = try #require(PreviewManifest(parsing: gallery.manifest.bytes))
    let locales = Set(manifest.cells.filter { $0.name.component == "EkoText" }.map(\.name.locale))
    #expect(locales == ["en"])
  }

  @Test func keysNarrowWhatIsShown() throws {
    let sample = try PreviewSample(locales: ["en"])
    var request = try sample.request(sizes: [.large])
    request.keys = [WildcardPattern("button.continue")]
    let narrowed = try sample.measurement(request).plan
    #expect(narrowed.specimens.map(\.name) == ["EkoButton button.continue"])
  }

  @Test func componentsSayWhatTheyLack() throws {
    let sample = try PreviewSample(tables: ["en": "\"button.ok\" = \"OK\";\n"])
    let (_, gallery) = try sample.gallery(sample.request(sizes: [.large]))
    let index = try WrittenGallery(gallery.files).index
    let components = try #require(index["components"] as? [[String: Any]])
    func lacks(_ name: String) throws -> [String] {
      try #require(components.first { $0["name"] as? String == name }?["lacks"] as? [String])
    }
    #expect(try lacks("EkoButton") == ["no large text size", "no language beside 'en', and no pseudo-locale"])
    #expect(
      try lacks("EkoBadge").first == "no text: bind a key to one of its slots, or name it in 'previews' of l10n.json")
  }

  @Test func textsOfTablesCannotLeaveTheirPlace() throws {
    let hostile = [
      "</script><script>alert(1)</script>", "</svg><img src=x onerror=alert(1)>", "javascript:alert('x')",
      "quotes \\\" ' ` & &amp; <!-- ]]>", "\u{202E}desrever\u{2066}x\u{2069}", "line\u{2028}paragraph\u{2029}end",
      "l10n(\\\"x\\\",\\\"y\\\",1);",
    ]
    let longKey = "button." + String(repeating: "k", count: 10_000)
    var table = "\"\(longKey)\" = \"OK\";\n/* </script> a comment */\n\"button.</script>'\" = \"key\";\n"
    for (number, text) in hostile.enumerated() { table += "\"button.\(number)\" = \"\(text)\";\n" }
    let sample = try PreviewSample(tables: ["en": table])
    let (_, gallery) = try sample.gallery(sample.request(sizes: [.large, .accessibility5], pseudo: ["pseudo"]))
    for file in gallery.files + [gallery.manifest] {
      let scalars = String(decoding: file.bytes, as: UTF8.self).unicodeScalars
      let unsafe = scalars.filter { scalar in
        switch scalar.value {
        case 0x0A: false
        case 0..<0x20, 0x7F..<0xA0, 0x3C, 0x3E, 0x26, 0x27, 0x60, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
          true
        default: false
        }
      }
      #expect(unsafe.isEmpty, "\(file.path) has \(unsafe.first.map { String($0.value, radix: 16) } ?? "")")
      #expect(SiteFile.isPath(file.path))
    }
    // They are there as they were.
    let written = try WrittenGallery(gallery.files)
    let texts = try written.strings(0)
    for text in hostile {
      #expect(texts.contains(text.replacing("\\\"", with: "\"")), "\(text.debugDescription) is not shown")
    }
    let specimens = try #require(written.index["specimens"] as? [[String: Any]])
    let keys = specimens.flatMap { ($0["texts"] as? [[String: Any]] ?? []).compactMap { $0["key"] as? String } }
    #expect(keys.contains(longKey))
    let manifest = try #require(PreviewManifest(parsing: gallery.manifest.bytes))
    #expect(manifest.cells.contains { $0.keys["title"] == "Localizable/\(longKey)" })
  }
}
