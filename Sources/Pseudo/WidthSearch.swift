/// The search for the longest filler that does not make a section wider than wanted.
struct WidthSearch {
  /// A text without filler is measured once, and that often with one.
  static let mostSteps = 24
  /// The widths tell the next length that often; after that the middle is taken.
  private static let mostInterpolations = 8

  private let target: Double?
  private let characterWidth: Double
  /// The longest length that is known to fit, and its width; `nil` before the first measurement.
  private var low: (length: Int, width: Double)?
  /// The shortest length that is known to be too much, and its width.
  private var high: (length: Int, width: Double)?
  private var steps = 0
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
    guard let high else { return low.length + max(Int(min((target - low.width) / characterWidth, 1e9)), 1) }
    let room = high.length - low.length
    let share = steps < Self.mostInterpolations ? (target - low.width) / (high.width - low.width) : 0.5
    return min(low.length + max(Int(Double(room) * share), 1), high.length - 1)
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
    steps += 1
    if low == nil {
      low = (0, width)
      isDone = width >= target
    } else if width <= target {
      low = (length, width)
    } else {
      high = (length, width)
    }
    if next <= self.length { isDone = true }
  }
}
