import Checks
import Messages
import Project
import SourceText

/// The units that a check of many projects is made of.
package struct UnitPlan: Sendable {
  /// Sorted by prefix.
  package let units: [CheckUnit]

  /// - Parameters:
  ///   - options: How each project is to be checked.
  ///   - readsFiles: Whether ``CheckUnit/hash`` is wanted, for which all files are read.
  ///   - jobs: Threads at most.
  /// - Complexity: O(*n*) in the files, with `readsFiles` in their bytes.
  package init(
    _ places: [ProjectTree.Place], options: [CheckUnit.Option], workingDirectory: String, readsFiles: Bool,
    jobs: Int
  ) {
    let files = places.concurrentMap(jobs: jobs) { UnitFiles(of: $0.path, in: workingDirectory) }
    let hashes = places.concurrentMap(jobs: jobs) { place in
      readsFiles ? UnitFiles.hash(of: place.path, in: workingDirectory) : StableHash()
    }
    var name = StableHash()
    for option in options {
      name.combine(option.name)
      for value in option.values { name.combine(value) }
    }
    for (number, place) in places.enumerated() {
      name.combine(place.prefix)
      name.combine(files[number].bytes)
      name.combine(hashes[number])
    }
    units = places.enumerated().map { number, place in
      CheckUnit(
        plan: name.digits, number: number + 1, count: places.count, path: place.path, prefix: place.prefix,
        tables: files[number].tables, locales: files[number].locales, bytes: files[number].bytes,
        hash: hashes[number].digits, options: options)
    }
  }

  /// The units, the largest first: who takes the next one as soon as one is done ends at about the same time as others.
  package var byWeight: [CheckUnit] {
    units.sorted { ($1.bytes, $0.number) < ($0.bytes, $1.number) }
  }

  /// The share of one of several machines, all of which together do every unit once and have about as much to read.
  ///
  /// - Parameter number: From 1 on.
  package func shard(_ number: Int, of count: Int) -> [CheckUnit] {
    var loads = [Int](repeating: 0, count: count)
    var share: [CheckUnit] = []
    for unit in byWeight {
      // The least, of several the first.
      let index = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      // A project without a byte is work too.
      loads[index] += unit.bytes + 1
      if index == number - 1 { share.append(unit) }
    }
    return share.sorted { $0.number < $1.number }
  }
}
