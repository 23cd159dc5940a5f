import Foundation
import TestFonts
import Testing

@testable import Fontconfig

struct InstalledFaceTests {
  @Test func facesOfACollectionAreListedByName() throws {
    let path = try InstalledFonts.noto("NotoSansCJK-Regular.ttc")
    let faces = InstalledFace.all().filter {
      URL(fileURLWithPath: $0.path).lastPathComponent == "NotoSansCJK-Regular.ttc"
    }
    #expect(!faces.isEmpty, "\(path)")
    #expect(faces.contains { $0.index == 0 && $0.names.contains("Noto Sans CJK JP") })
    #expect(faces.contains { $0.index == 2 && $0.names.contains("Noto Sans CJK SC") })
  }

  @Test func everyFaceIsListedOnceInOrder() {
    let faces = InstalledFace.all()
    let places = faces.map { "\($0.path)\u{1}\($0.index)" }
    #expect(Set(places).count == places.count)
    #expect(faces.allSatisfy { !$0.names.isEmpty && Set($0.names).count == $0.names.count })
    #expect(faces.map(\.path) == faces.map(\.path).sorted())
    #expect(faces == InstalledFace.all())
  }

  @Test func postScriptAndFullNamesAreNames() throws {
    let files = try InstalledFonts.inter().map { URL(fileURLWithPath: $0).lastPathComponent }
    let names = Set(
      InstalledFace.all().filter { files.contains(URL(fileURLWithPath: $0.path).lastPathComponent) }
        .flatMap(\.names))
    #expect(names.isSuperset(of: ["Inter", "Inter-Bold"]))
  }
}
