#if Foundation && !canImport(Darwin)
  import Foundation
  import SourceText
  import Strings

  /// The texts of the bundles that were asked, each read once.
  enum BundleStrings {
    private static let known = Mutex<[String: LiveStrings]>([:])

    /// Those of a bundle, which show keys where it has no tables.
    static func strings(of bundle: Bundle) -> LiveStrings {
      bundle == .main ? .main : strings(at: bundle.resourcePath ?? bundle.bundlePath)
    }

    /// Those of a bundle's folder.
    static func strings(at path: String) -> LiveStrings {
      if let strings = known.withLock({ $0[path] }) { return strings }
      let made = LiveStrings(ifPresentAt: path)
      return known.withLock { known in
        let kept = known[path] ?? made
        known[path] = kept
        return kept
      }
    }
  }
#endif
