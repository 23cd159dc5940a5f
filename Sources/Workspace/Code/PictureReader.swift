import Project
import SourceText
import ViewEvaluation

/// Reads how large the images of a project's asset catalogs are.
package struct PictureReader {
  private let place: ProjectPlace

  package init(_ place: ProjectPlace) { self.place = place }

  /// What cannot be read is left out: the sizes of its pictures are not known.
  package func sizes(jobs: Int) -> PictureSizes {
    let catalogs = place.files(at: ".") { $0 == "Contents.json" }?.files ?? []
    var sizes = PictureSizes()
    for symbol in catalogs.compactMap(ImageSet.symbol) { sizes.add(symbol: symbol) }
    for case (let name, let size)? in catalogs.filter(ImageSet.isOne).concurrentMap(jobs: jobs, picture) {
      sizes.add(size, named: name)
    }
    return sizes
  }

  @Sendable private func picture(_ path: String) -> (name: String, size: PictureSizes.Size)? {
    guard let bytes = try? FileAccess.bytes(of: path, named: place.name(of: path)),
      let set = ImageSet(path: path, bytes: bytes)
    else { return nil }
    let folder = path.dropLast("Contents.json".count)
    for file in set.files {
      guard
        let start = try? FileAccess.bytes(of: folder + file.name, named: file.name, atMost: PictureHeader.byteLimit),
        let header = PictureHeader(start)
      else { continue }
      return (set.name, PictureSizes.Size(width: header.width / file.scale, height: header.height / file.scale))
    }
    return nil
  }
}
