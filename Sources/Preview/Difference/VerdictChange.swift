import TextLayout

/// How a cell was judged before and is now.
package struct VerdictChange: Hashable, Sendable {
  /// The worst of a cell; `nil` where there is no cell.
  package let before: Verdict?
  package let after: Verdict?

  package enum Kind: String, Sendable, CaseIterable {
    /// It does not fit now, and did before or was not there.
    case newlyFailing = "newly fails"
    case newlyUncertain = "newly uncertain"
    case stillFailing = "still fails"
    case mended
    case same
  }

  package var kind: Kind {
    guard let new = after else { return .same }
    let old = before ?? .fits
    if new.fails { return old.fails ? .stillFailing : .newlyFailing }
    if old.fails { return .mended }
    if new == .uncertain, old != .uncertain { return .newlyUncertain }
    return .same
  }
}

extension Verdict {
  /// As the gallery says it.
  package var phrase: String {
    switch self {
    case .fits: "fits"
    case .overflows: "overflows"
    case .clips: "clips"
    case .breaksMidWord: "breaks mid-word"
    case .overhangs: "sticks out"
    case .uncertain: "uncertain"
    }
  }

  /// The worse, the greater.
  private var harm: Int {
    switch self {
    case .fits: 0
    case .uncertain: 1
    case .breaksMidWord: 2
    case .overhangs: 3
    case .clips: 4
    case .overflows: 5
    }
  }

  static func worst(of verdicts: some Sequence<Verdict>) -> Verdict { verdicts.max { $0.harm < $1.harm } ?? .fits }
}
