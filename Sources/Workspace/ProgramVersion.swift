import CBuild
import ICU
import Shaping

/// What `l10n --version` says: the number, and what else decides what the program finds.
package enum ProgramVersion {
  /// By semantic versioning. `scripts/release` takes it from here.
  package static let number = "0.1.0"

  package static var text: String {
    let commit = String(cString: cbuild_commit())
    let parts =
      (commit.isEmpty ? [] : ["commit \(commit)"]) + [
        "ICU \(ICUVersion.library)", "CLDR \(ICUVersion.cldr)", "Unicode \(ICUVersion.unicode)",
        "HarfBuzz \(HarfBuzzVersion.library)",
      ]
    return "l10n \(number) (\(parts.joined(separator: ", ")))"
  }
}
