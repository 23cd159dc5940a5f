import ICU
import Shaping
import SourceText

/// What texts were shaped with, so that parts of them can be shaped again as they were; shared by all texts of a stack.
final class ShapingOrigin: Sendable {
  let request: FontRequest
  let locale: LocaleIdentifier
  let isRightToLeft: Bool
  let hasLigatures: Bool
  let library: FontLibrary
  fileprivate let reshaper = Mutex<Reshaper?>(nil)

  init(request: FontRequest, locale: LocaleIdentifier, hasLigatures: Bool, library: FontLibrary) {
    self.request = request
    self.locale = locale
    isRightToLeft = locale.isRightToLeft
    self.hasLigatures = hasLigatures
    self.library = library
  }

  /// Calls `body` with what shapes stretches of a text; one thread at a time.
  func withShaper<Result>(of text: ReshapedText, _ body: (StretchShaper) -> Result) -> Result {
    reshaper.withLock { reshaper in
      let made = reshaper ?? Reshaper(self)
      reshaper = made
      return body(made.shaper(of: text))
    }
  }
}

extension ShapingOrigin {
  /// Returns the ems of the first clusters of a part of a text, shaped by itself.
  func ems(of part: Range<Int>, clusters: Int, in text: ShapedText) -> PartShaper.Ems {
    reshaper.withLock { reshaper in
      if let reshaper { return reshaper.ems(of: part, clusters: clusters, in: text) }
      let made = Reshaper(self)
      reshaper = made
      return made.ems(of: part, clusters: clusters, in: text)
    }
  }
}

/// The fonts, buffers and break iterators for shaping again, made when a part is first asked for.
// Unchecked: used under the lock of its ``ShapingOrigin`` alone.
private final class Reshaper: @unchecked Sendable {
  private let stack: FontStack
  private let buffer = ShapingBuffer()
  private let graphemes = try? GraphemeBreaker()
  private let language: ShapingLanguage
  // Nothing asks for it while it is at work: the check at run time is a tenth of finding a part again.
  @exclusivity(unchecked) private var parts = PartShaper()
  /// The text of which a part was shaped last.
  private var latest: ReshapedText?

  init(_ origin: ShapingOrigin) {
    stack = FontStack(
      request: origin.request, locale: origin.locale, ligatures: origin.hasLigatures, library: origin.library,
      buffer: buffer)
    language = ShapingLanguage(origin.locale.tag)
  }

  func ems(of part: Range<Int>, clusters: Int, in text: ShapedText) -> PartShaper.Ems {
    stack.words.makeRoom()
    return parts.ems(of: part, clusters: clusters, in: text.units, text.items, cache: &stack.words) {
      shaper(of: reshaped(text))
    }
  }

  private func reshaped(_ text: ShapedText) -> ReshapedText {
    if let latest, latest.units.units == text.units { return latest }
    let made = ReshapedText(text)
    latest = made
    return made
  }

  func shaper(of text: ReshapedText) -> StretchShaper {
    StretchShaper(
      text: text.units, items: text.items, language: language, stack: stack, buffer: buffer, graphemes: graphemes)
  }
}

/// The code units of a text with their levels and scripts.
struct ReshapedText: Sendable {
  let units: TextUnits
  let items: TextItems

  init(_ text: ShapedText) {
    units = TextUnits(text.units)
    items = text.items
  }
}

extension TextUnits {
  /// Units whose traits are not looked up: every algorithm is asked, with the same answers.
  fileprivate init(_ units: [UInt16]) {
    self.units = units
    printable = units.map(Self.printable)
    shared = []
    scriptClasses = 1 << UInt16(UnitTraits.otherScript)
    hasBrackets = true
    breaksAtSpacesOnly = false
    rightToLeftLetters = nil
  }
}
