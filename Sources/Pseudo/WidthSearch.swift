/// The search for the longest filler that does not make a section wider than wanted.
struct WidthSearch {
  /// A text without filler is measured once, and that often with one.
  static let mostSteps = 12

  private let target: Double?
  private let characterWidth: Double
  /// The longest length that is known to fit, and its width; `nil` before the first measurement.
  private var low: (length: Int, width: Double)?
  /// The shortest length that is known to be too much.
  private var high: Int?
  private(set) var isDone: Bool

  /// - Parameters:
  ///   - target: Ems; `nil` for a section that does not grow.
  ///   - characterWidth: Ems of a usual character.
  init(target: Double?, characterWidth: Double) {
    self.target = target
    self.characterWidth = characterWidth
    isDone = target == nil
  }

  /// The length to be tried next, or the one that was found.
  var next: Int {
    guard !isDone, let low, let target else { return length }
    let step = Int(min((target - low.width) / characterWidth, 1e9))
    return min(low.length + max(step, 1), (high ?? .max) - 1)
  }

  /// The length that was found so far.
  var length: Int { low?.length ?? 0 }

  /// What is missing to the target in ems.
  var missing: Double {
    guard let target, let low else { return 0 }
    return max(target - low.width, 0)
  }

  /// Takes note of how wide the section is with ``next`` characters.
  mutating func note(width: Double) {
    guard let target else { return }
    let length = next
    if low == nil {
      low = (0, width)
      isDone = width >= target
    } else if width <= target {
      low = (length, width)
    } else {
      high = length
    }
    if next <= self.length { isDone = true }
  }
}
