import SourceFacts

// Where the texts of code are meant to stand.
extension SourceIndex {
  /// Whether of the texts that stand beside their key in code no table has most, since they are exported later.
  package var keepsTextsInCode: Bool {
    var (absent, all) = (0, 0)
    for (file, resolutions) in zip(files, resolutions) {
      for (use, resolution) in zip(file.facts.uses, resolutions)
      where use.defaultValue != nil && use.origin != .resource {
        all += 1
        if resolution.isMissing { absent += 1 }
      }
    }
    return 2 * absent > all
  }

  /// The apps without any table of whose keys no table has most: they are meant for one language.
  package var appsWithTextsInCode: Set<String> {
    var counts: [String: (absent: Int, all: Int)] = [:]
    for case .outOfReach(.ofTarget(let target, isExtension: false), let places) in resolutions.joined() {
      counts[target, default: (0, 0)].all += 1
      if places.isEmpty { counts[target, default: (0, 0)].absent += 1 }
    }
    return Set(counts.filter { 2 * $0.value.absent > $0.value.all }.keys)
  }
}
