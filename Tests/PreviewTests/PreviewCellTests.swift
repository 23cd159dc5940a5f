import Preview
import Testing

struct PreviewCellTests {
  @Test func differentThemesAreDifferentCells() {
    let light = PreviewCell(specimen: "a", locale: "de", size: .large, device: "iphone", axes: [:], theme: 0)
    let dark = PreviewCell(specimen: "a", locale: "de", size: .large, device: "iphone", axes: [:], theme: 1)
    #expect(light != dark)
  }
}
