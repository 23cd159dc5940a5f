import Raster
import SourceText

/// Compares one cell after the other.
struct DifferenceRun {
  private typealias Picture = Result<(bytes: [UInt8], image: PixelImage), PictureFailure>

  let tolerance: Int
  let load: (PreviewDifference.Side, String) -> Result<[UInt8], PictureFailure>
  let show: ((SiteFile) throws -> Void)?
  private let writer = PNGWriter()
  private(set) var entries: [PreviewDifference.Entry] = []
  private(set) var unchanged = 0
  private(set) var comparedPictures = 0

  init(
    tolerance: Int, load: @escaping (PreviewDifference.Side, String) -> Result<[UInt8], PictureFailure>,
    show: ((SiteFile) throws -> Void)?
  ) {
    self.tolerance = tolerance
    self.load = load
    self.show = show
  }

  mutating func compare(_ old: PreviewCell?, _ new: PreviewCell?) throws {
    let before = old?.picture.map { picture($0, .before) }
    let after = new?.picture.map { picture($0, .after) }
    guard let old, let new else {
      var reasons: [String] = []
      for (side, picture) in [("before", before), ("after", after)] {
        if case .failure(let failure)? = picture { reasons.append("the picture \(side): \(failure.message)") }
      }
      try add(old, new, reasons, before: before, after: after, comparison: nil)
      return
    }
    var reasons: [String] = []
    var comparison: ImageComparison?
    var picturesAreEqual = false
    switch (before, after) {
    case (nil, nil): break
    case (nil, _?): reasons.append("it had no picture")
    case (_?, nil): reasons.append("it has no picture any more")
    case (.success(let first)?, .success(let second)?):
      comparedPictures += 1
      if first.bytes == second.bytes {
        picturesAreEqual = true
        break
      }
      do {
        let made = try ImageComparison(first.image, second.image, tolerance: tolerance)
        comparison = made
        picturesAreEqual = made.isEqual
        if made.isResized {
          reasons.append(
            """
            \(first.image.width) × \(first.image.height) pixels became \(second.image.width) × \(second.image.height)
            """)
        } else if !made.isEqual {
          reasons.append("\(made.changedPixels) of \(made.pixelCount) pixels, by up to \(made.greatest) of 255")
        }
      } catch {
        reasons.append("the pictures cannot be compared: \(error)")
      }
    case (let first?, let second?):
      for (side, picture) in [("before", first), ("after", second)] {
        if case .failure(let failure) = picture { reasons.append("the picture \(side): \(failure.message)") }
      }
    }
    if old.hash != new.hash, !(tolerance > 0 && picturesAreEqual) {
      if reasons.isEmpty { reasons.append(picturesAreEqual ? "the layout, by less than a pixel shows" : "the layout") }
    }
    if old.verdicts != new.verdicts || old.overhangs != new.overhangs {
      let (was, verdict) = (old.worstVerdict, new.worstVerdict)
      if was != verdict {
        reasons.append("\(was.phrase) → \(verdict.phrase)")
      } else if old.hash == new.hash {
        reasons.append("its texts are judged otherwise")
      }
    }
    if reasons.isEmpty {
      unchanged += 1
    } else {
      try add(old, new, reasons, before: before, after: after, comparison: comparison)
    }
  }

  private mutating func add(
    _ old: PreviewCell?, _ new: PreviewCell?, _ reasons: [String], before: Picture?, after: Picture?,
    comparison: ImageComparison?
  ) throws {
    guard let name = (new ?? old)?.name else { return }
    var pictures: [(label: String, path: String, width: Int, height: Int)] = []
    if let show {
      var shown: [(String, PixelImage)] = []
      if case .success(let picture)? = before { shown.append(("before", picture.image)) }
      if case .success(let picture)? = after { shown.append(("after", picture.image)) }
      if let comparison, !comparison.isEqual { shown.append(("difference", comparison.picture)) }
      for (label, image) in shown {
        let path = "pictures/\(entries.count + 1)-\(label).png"
        // Written anew, so that nothing of a file from elsewhere but its pixels gets into the page.
        try show(SiteFile(path: path, bytes: writer.bytes(of: image)))
        pictures.append((label, path, image.width, image.height))
      }
    }
    // The pixels tell two cells apart that have the same hashes.
    let isAlike = old?.digest == new?.digest
    entries.append(
      PreviewDifference.Entry(
        name: name, kind: old == nil ? .added : new == nil ? .removed : .changed, reasons: reasons,
        verdicts: VerdictChange(before: old?.worstVerdict, after: new?.worstVerdict),
        before: old.map { isAlike ? $0.digest(with: before) : $0.digest },
        after: new.map { isAlike ? $0.digest(with: after) : $0.digest },
        isUnreadable: [before, after].contains { if case .failure? = $0 { true } else { false } },
        pixels: comparison.map { (changed: $0.changedPixels, all: $0.pixelCount) },
        scale: [after, before].lazy.compactMap { try? $0?.get() }.first.map { PictureScale.scale(of: $0.bytes) } ?? 1,
        pictures: pictures, groups: []))
  }

  private func picture(_ path: String, _ side: PreviewDifference.Side) -> Picture {
    load(side, path).flatMap { bytes in
      do throws(PNGError) {
        return .success((bytes, try PNGReader.image(of: bytes)))
      } catch {
        return .failure(PictureFailure("\(error)"))
      }
    }
  }
}

extension PreviewCell {
  /// That of the cell and the bytes of its picture.
  fileprivate func digest(with picture: Result<(bytes: [UInt8], image: PixelImage), PictureFailure>?) -> String {
    guard case .success(let picture)? = picture else { return digest }
    var hash = StableHash()
    hash.combine(digest)
    hash.combine(picture.bytes)
    return hash.text
  }
}
