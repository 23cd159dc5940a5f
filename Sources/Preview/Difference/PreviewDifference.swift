import Raster

/// What differs between two previews, and why.
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
    package let verdicts: VerdictChange
    /// Of all that the cells show and are judged; `nil` where there is no cell.
    package let before: String?
    package let after: String?
    /// Whether a picture of it cannot be read, so that nobody can say what it shows.
    package let isUnreadable: Bool
    /// Pixels that differ, and those of both pictures; `nil` where they were not compared.
    package let pixels: (changed: Int, all: Int)?
    /// Pixels of its pictures per point.
    package let scale: Int
    /// The files that show it, by the name of what they show: before, after, difference.
    package let pictures: [(label: String, path: String, width: Int, height: Int)]
    /// Numbers among the groups, at least one.
    package fileprivate(set) var groups: [Int]
  }

  /// In the order of the cells' names.
  package let entries: [Entry]
  /// Cells by their causes, those with the most that newly fail first.
  package let groups: [ChangeGroup]
  /// Cells that both have and that are equal.
  package let unchanged: Int
  /// Pairs of pictures that were compared pixel by pixel or byte by byte.
  package let comparedPictures: Int

  package var isEmpty: Bool { entries.isEmpty }

  /// How many entries are of a kind.
  package func count(_ kind: Kind) -> Int { entries.count { $0.kind == kind } }

  /// How many entries are judged otherwise in one way.
  package func count(_ kind: VerdictChange.Kind) -> Int { entries.count { $0.verdicts.kind == kind } }

  /// Compares two previews.
  ///
  /// - Parameters:
  ///   - tolerance: By how much a channel of a pixel may differ, from 0 to 255. Above 0 the pictures decide where both
  ///     cells have one, and not the hashes.
  ///   - load: The bytes of a picture, or why there are none.
  ///   - show: Takes the file of a picture to be looked at; `nil` makes none.
  /// - Complexity: O(*n*) in the cells and the pixels of their pictures; two pictures at a time are in memory.
  package init(
    from old: PreviewManifest, to new: PreviewManifest, tolerance: Int = 0,
    load: @escaping (Side, String) -> Result<[UInt8], PictureFailure>, show: ((SiteFile) throws -> Void)? = nil
  ) throws {
    let search = DifferenceSearch(from: old, to: new)
    var causes = PairCauses(of: search, from: old, to: new)
    var run = DifferenceRun(tolerance: tolerance, load: load, show: show)
    let (files, others) = (Set(old.files), Set(new.files))
    let pairs = search.pairs.map { pair in
      (pair, old: pair.old.map { old.cell($0, files: files) }, new: pair.new.map { new.cell($0, files: others) })
    }
    var found: [[Int]] = []
    for (pair, before, after) in pairs.sorted(by: { ($0.new ?? $0.old)!.name < ($1.new ?? $1.old)!.name }) {
      let count = run.entries.count
      try run.compare(before, after)
      if run.entries.count > count { found.append(causes.numbers(of: pair, before, after)) }
    }
    let grouping = ChangeGrouping(run.entries, causes: found, causes.list)
    groups = grouping.groups
    var entries = run.entries
    for (number, own) in grouping.groupsOfEntries.enumerated() { entries[number].groups = own }
    self.entries = entries
    unchanged = search.unchanged + run.unchanged
    comparedPictures = run.comparedPictures
  }
}

/// Why the bytes of a picture cannot be had.
package struct PictureFailure: Error, Hashable, Sendable {
  /// In lower case, as in “it cannot be read: no such file”.
  package let message: String

  package init(_ message: String) { self.message = message }
}
