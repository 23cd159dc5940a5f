import Testing

@testable import Raster

struct ImageComparisonTests {
  private func gray(_ values: [UInt8], width: Int) -> PixelImage {
    PixelImage(
      width: width, height: values.count / width, pixels: values.map { Pixel(red: $0, green: $0, blue: $0) })
  }

  @Test func equalPicturesAreEqual() throws {
    let comparison = try ImageComparison(gray([1, 2, 3, 4], width: 2), gray([1, 2, 3, 4], width: 2))
    #expect(comparison.isEqual && comparison.changedPixels == 0 && comparison.greatest == 0)
  }

  @Test func theToleranceIsByChannel() throws {
    let (old, new) = (gray([10, 10, 10, 10], width: 2), gray([10, 12, 10, 15], width: 2))
    #expect(try ImageComparison(old, new).changedPixels == 2)
    #expect(try ImageComparison(old, new).greatest == 5)
    #expect(try ImageComparison(old, new, tolerance: 4).changedPixels == 1)
    #expect(try ImageComparison(old, new, tolerance: 5).isEqual)
  }

  @Test func otherSidesAreAChangeAtAnyTolerance() throws {
    let comparison = try ImageComparison(gray([1, 1], width: 2), gray([1, 1], width: 1), tolerance: 255)
    #expect(!comparison.isEqual && comparison.isResized)
    #expect(comparison.pixelCount == 4)
    #expect(comparison.changedPixels == 2)
    #expect(comparison.picture.width == 2 && comparison.picture.height == 2)
  }

  @Test func whatIsClearInBothLooksAlike() throws {
    let old = PixelImage(width: 1, height: 1, pixels: [Pixel(red: 1, green: 2, blue: 3, alpha: 0)])
    let new = PixelImage(width: 1, height: 1, pixels: [Pixel(red: 9, green: 9, blue: 9, alpha: 0)])
    #expect(try ImageComparison(old, new).isEqual)
  }

  @Test func theChangedPixelsAreRed() throws {
    let picture = try ImageComparison(gray([0, 0], width: 2), gray([0, 255], width: 2)).picture
    #expect(picture[0, 0] == Pixel(red: 190, green: 190, blue: 190))
    #expect(picture[1, 0].red > 200 && picture[1, 0].green < 50)
  }
}
