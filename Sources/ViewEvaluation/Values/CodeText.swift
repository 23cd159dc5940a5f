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
  /// Letters for what is filled into one that is looked up, with marks in them; `nil` for what nobody knows.
  var arguments: [String?] = []
  /// Whether what is known at run time alone, between the letters before and after it, is a number.
  private(set) var isNumber = false
  /// Of all of it; `nil` for that in which it is written.
  private(set) var textCase: TextCase?

  /// Whether what is known at run time alone is empty before anything changes it.
  var isEmptyAtFirst = false

  static func sample(at place: CodePlace) -> CodeText { CodeText(letters: nil, isLookedUp: false, place: place) }
  static func number(at place: CodePlace) -> CodeText {
    var text = sample(at: place)
    text.isNumber = true
    return text
  }
  /// What shows a value that is no text.
  static func sample(of value: CodeValue, at place: CodePlace) -> CodeText {
    value.isOfNumber ? number(at: place) : sample(at: place)
  }
  /// That of a key that stands in no literal.
  static func lookedUp(at place: CodePlace) -> CodeText { CodeText(letters: nil, isLookedUp: true, place: place) }

  /// What is known of it where it changes.
  var changing: CodeText {
    var text = CodeText.sample(at: place)
    text.isEmptyAtFirst = !isLookedUp && letters?.isEmpty ?? false
    return text
  }

  /// What stands for a text of run time.
  var mark: String { isNumber ? ViewText.numberMark : ViewText.sampleMark }

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
  var plainLetters: String? {
    letters.flatMap { letters in !isLookedUp || !letters.contains(where: \.isLetter) ? before + letters + after : nil }
  }

  /// The letters of a text that is not looked up, with marks for numbers of run time; `nil` where it has other parts of
  /// run time.
  var sampleLetters: String? {
    if isLookedUp { return nil }
    return plainLetters
      ?? (isNumber && !before.contains(ViewText.sampleMark) && !after.contains(ViewText.sampleMark)
        ? before + mark + after : nil)
  }

  /// Parts of a text that are measured as one, at most.
  private static let mostParts = 50

  /// Parts as one text; `nil` for none.
  static func whole(_ parts: [CodeText]) -> CodeText? {
    guard let first = parts.first else { return nil }
    let whole = parts.dropFirst().prefix(mostParts - 1).reduce(first, +)
    return parts.count > mostParts ? whole.inOtherFont : whole
  }

  /// Both as one text. Of two that are looked up the first is the one that is measured.
  ///
  /// - Complexity: O(*n*) in the letters.
  static func + (left: CodeText, right: CodeText) -> CodeText {
    let (first, second) = (left.plainLetters, right.plainLetters)
    guard left.isLookedUp && first == nil || right.isLookedUp && second == nil else {
      return plain(left, first, right, second)
    }
    let isFirst = left.isLookedUp && first == nil
    var text = isFirst ? left : right
    if left.textCase != right.textCase { text.textCase = nil }
    let (other, letters) = isFirst ? (right, second) : (left, first)
    text.rest = max(text.rest, other.rest)
    if letters == nil { text.rest = max(text.rest, other.isLookedUp ? .unmeasured : .sample) }
    let more = letters ?? (other.isLookedUp ? "" : other.before + other.mark + other.after)
    if isFirst { text.after += more } else { text.before = more + text.before }
    return text
  }

  /// Two texts of which none is looked up, with their letters.
  private static func plain(_ left: CodeText, _ first: String?, _ right: CodeText, _ second: String?) -> CodeText {
    if let first, let second {
      var text = CodeText(letters: first + second, isLookedUp: false, place: left.place)
      text.rest = max(left.rest, right.rest)
      return text
    }
    var text = CodeText.sample(at: left.place)
    text.isNumber = first == nil ? left.isNumber : right.isNumber
    text.rest = max(left.rest, right.rest)
    text.before = first.map { $0 + right.before } ?? left.before
    let last = second ?? right.after
    text.after = first != nil ? last : left.after + (second == nil ? right.before + right.mark : "") + last
    return text
  }
}
