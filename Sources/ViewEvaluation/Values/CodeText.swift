import DesignTokens

/// A text, with where the text itself stands.
struct CodeText {
  /// What else is shown in one with a text that is looked up.
  enum Rest: Int, Comparable {
    /// No more than the letters before and after it.
    case none
    /// What is not measured with it: another text that is looked up, or letters in another font.
    case unmeasured
    /// What is known at run time alone.
    case sample

    static func < (left: Rest, right: Rest) -> Bool { left.rawValue < right.rawValue }
  }

  /// The letters that the code writes; `nil` for what is known at run time alone.
  let letters: String?
  /// Whether a key stands here that is looked up.
  let isLookedUp: Bool
  let place: CodePlace
  /// Letters that the code writes around one that is looked up.
  var before = ""
  var after = ""
  var rest = Rest.none
  /// Of all of it; `nil` for that in which it is written.
  private(set) var textCase: TextCase?

  static func sample(at place: CodePlace) -> CodeText { CodeText(letters: nil, isLookedUp: false, place: place) }

  /// Whether it is known at run time alone.
  var isSample: Bool { !isLookedUp && letters == nil }

  /// The same with other letters.
  func inCase(_ textCase: TextCase) -> CodeText {
    var text = self
    text.textCase = textCase
    return text
  }

  /// The same in a font of its own, so that it is not measured with others.
  var inOtherFont: CodeText {
    var text = self
    text.rest = max(text.rest, .unmeasured)
    return text
  }

  /// The letters of a text that is the same in all languages, looked up or not; `nil` for others.
  private var plainLetters: String? {
    letters.flatMap { letters in !isLookedUp || !letters.contains(where: \.isLetter) ? before + letters + after : nil }
  }

  /// Both as one text. Of two that are looked up the first is the one that is measured.
  ///
  /// - Complexity: O(*n*) in the letters.
  static func + (left: CodeText, right: CodeText) -> CodeText {
    let (first, second) = (left.plainLetters, right.plainLetters)
    guard left.isLookedUp && first == nil || right.isLookedUp && second == nil else {
      var text = CodeText(
        letters: first.flatMap { first in second.map { first + $0 } }, isLookedUp: false, place: left.place)
      text.rest = max(left.rest, right.rest)
      return text
    }
    let isFirst = left.isLookedUp && first == nil
    var text = isFirst ? left : right
    if left.textCase != right.textCase { text.textCase = nil }
    let (other, letters) = isFirst ? (right, second) : (left, first)
    text.rest = max(text.rest, other.rest)
    if let letters {
      if isFirst { text.after += letters } else { text.before = letters + text.before }
    } else {
      text.rest = max(text.rest, other.isLookedUp ? .unmeasured : .sample)
    }
    return text
  }
}
