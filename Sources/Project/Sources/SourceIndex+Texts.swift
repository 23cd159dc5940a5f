import ProjectTables
import SourceFacts

// Where the texts of code are meant to stand, and how they were written there.
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

  /// By folder, the bundle that most lookups in it and below it name, if it is not the app's and has a name that all
  /// code of the module can write: `.cues`, and not `self.bundle`.
  ///
  /// - Complexity: O(*n*) in the lookups, times the depth of their folders.
  package var bundlesByFolder: [String: String] {
    var counts: [String: [String: Int]] = [:]
    for file in files {
      for bundle in file.facts.uses.lazy.compactMap(\.bundle)
      where !bundle.hasSuffix("main") && bundle.wholeMatch(of: /(Bundle)?\.\w+/) != nil {
        for folder in [""] + ProjectPath.folders(above: file.path) {
          counts[folder, default: [:]][bundle, default: 0] += 1
        }
      }
    }
    return counts.compactMapValues { $0.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key }
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

  /// The key of a table that was copied from code with its values: `(count) cues`, where the backslash is gone.
  ///
  /// - Complexity: O(*n*) in the length of the call.
  package func copied(_ use: KeyUse, inFile file: Int) -> String? {
    guard !use.key.arguments.isEmpty else { return nil }
    let quote = UInt8(ascii: "\"")
    let code = files[file].bytes[use.range.indices].drop { $0 != quote }.dropFirst()
    var (depth, before) = (0, UInt8(0))
    let literal = code.prefix { byte in
      switch byte {
      case UInt8(ascii: "(") where depth > 0 || before == UInt8(ascii: "\\"): depth += 1
      case UInt8(ascii: ")") where depth > 0: depth -= 1
      default: break
      }
      before = byte
      return depth > 0 || byte != quote
    }
    let key = String(decoding: literal, as: UTF8.self).replacing("\\(", with: "(")
    return hasKey(key) ? key : nil
  }
}
