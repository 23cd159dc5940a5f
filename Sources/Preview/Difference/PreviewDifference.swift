import Raster

/// What differs between two previews.
///
/// Nothing counts as equal that was not seen to be equal: a picture that cannot be read is a difference, even where the
/// other cannot be read either.
package struct PreviewDifference: Sendable {
  package enum Side: String, Sendable { case before, after }

  package enum Kind: String, Sendable, CaseIterable { case changed, added, removed }

  /// A cell that is not as it was.
  package struct Entry: Sendable {
    package let name: PreviewCell.Name
    package let kind: Kind
    /// What is not the same, a phrase each.
    package let reasons: [String]
    /// Pixels that differ, and those of both pictures; `nil` where they were not compared.
    package let pixels: (changed: Int, all: Int)?
    /// The files that show it, by the name of what they show: before, after, difference.
    package let pictures: [(label: String, path: String, width: Int, height: Int)]
  }

  /// In the order of the cells' names.
  package let entries: [Entry]
  /// Cells that both have and that are equal.
  package let unchanged: Int
  /// Pairs of pictures that were compared pixel by pixel or byte by byte.
  package let comparedPictures: Int

  package var isEmpty: Bool { entries.isEmpty }

  /// How many entries are of a kind.
  package func count(_ kind: Kind) -> Int { entries.count { $0.kind == kind } }

  /// Compares two previews.
  ///
  /// - Parameters:
  ///   - tolerance: By how much a channel of a pixel may differ, from 0 to 255. Above 0 the pictures decide where both
  ///     cells have one, and not the hashes.
  ///   - load: The bytes of a picture, or why there are none.
  ///   - show: Takes the file of a picture to be looked at; `nil` makes none.
  /// - Complexity: O(*n*) in the cells and the pixels of their pictures; two pictures at a time are in memory.
  package init(
    from old: [PreviewCell], to new: [PreviewCell], tolerance: Int = 0,
    load: @escaping (Side, String) -> Result<[UInt8], PictureFailure>, show: ((SiteFile) throws -> Void)? = nil
  ) throws {
    var run = DifferenceRun(tolerance: tolerance, load: load, show: show)
    let before = Dictionary(grouping: old, by: \.name)
    let after = Dictionary(grouping: new, by: \.name)
    for name in Set(before.keys).union(after.keys).sorted() {
      // A name that stands for several cells tells nothing: all of them count.
      let (first, second) = (before[name] ?? [], after[name] ?? [])
      for index in 0..<max(first.count, second.count) {
        try run.compare(
          name, index < first.count ? first[index] : nil, index < second.count ? second[index] : nil)
      }
    }
    entries = run.entries
    unchanged = run.unchanged
    comparedPictures = run.comparedPictures
  }
}

/// Why the bytes of a picture cannot be had.
package struct PictureFailure: Error, Hashable, Sendable {
  /// In lower case, as in “it cannot be read: no such file”.
  package let message: String

  package init(_ message: String) { self.message = message }
}
