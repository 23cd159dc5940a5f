import DesignTokens
import TextLayout

/// The cells of a specimen in a locale with one sample of its texts, wherever the component has the same measures: to
/// be laid out at any text size on any device.
///
/// All that shows, checks or measures a component lays it out here, so that what is checked is what is drawn.
package struct SpecimenCells {
  /// What differs between cells of the same measures.
  package struct Occurrence: Hashable, Sendable {
    /// The number of a choice of axes in ``CellPlan/choices``.
    package let choice: Int
    /// The themes that are painted over the same layout.
    package let themes: [Int]
  }

  /// The number of the specimen in ``CellPlan/specimens``.
  package let specimen: Int
  /// Name of the sample; empty where there is one only.
  package let sample: String
  /// The specimen's own choice first, if it has these measures.
  package let occurrences: [Occurrence]
  /// By slot.
  package let texts: [String: SampledText]
  /// Whether the sample has arguments that nobody stated: what rests on them is uncertain.
  let isAssumed: Bool
  /// Slots of which nothing is claimed: with a key in place of a text, or by guess.
  let untranslated: Set<String>
  /// Slots of texts that no table has.
  private let literals: Set<String>
  private(set) var shaped: [String: ShapedText]
  private var plans: SizedPlans
  let container: Component.Container
  private let isRightToLeft: Bool

  init(
    specimen: Int, sample: SpecimenTexts.Sample, occurrences: [Occurrence], untranslated: Set<String>,
    literals: Set<String> = [], shaped: [String: ShapedText], plans: SizedPlans, container: Component.Container,
    isRightToLeft: Bool
  ) {
    self.specimen = specimen
    self.sample = sample.name
    self.occurrences = occurrences
    isAssumed = sample.isAssumed
    texts = sample.texts
    self.untranslated = untranslated
    self.literals = literals
    self.shaped = shaped
    self.plans = plans
    self.container = container
    self.isRightToLeft = isRightToLeft
  }

  /// A text by itself, wrapped at `width`, which may be infinite.
  package init(_ text: TextBox, width: Points, shaped: ShapedText, isRightToLeft: Bool) {
    self.init(
      specimen: 0,
      sample: SpecimenTexts.Sample(
        name: "", isAssumed: false, texts: [text.slot: SampledText(string: shaped.text)]),
      occurrences: [], untranslated: [], shaped: [text.slot: shaped], plans: SizedPlans(text),
      container: .fixed(width: width), isRightToLeft: isRightToLeft)
  }

  /// Lays out one cell.
  ///
  /// - Parameters:
  ///   - notesBoxes: Whether the layout holds every box, and not the texts and touch targets alone.
  ///   - asWritten: Whether what is assumed is taken as it is, for what no verdict rests on.
  /// - Complexity: That of ``ComponentPlan/layout(_:width:height:rightToLeft:notesBoxes:)``.
  package func layout(
    at size: DynamicTypeSize, on device: Device, notesBoxes: Bool = false, asWritten: Bool = false
  ) -> ComponentLayout {
    let plan = plans.plan(at: size, scale: device.scale)
    func layout(_ height: Points?) -> ComponentLayout {
      plan.layout(
        shaped, width: container.width(on: device), height: height,
        strainedWidth: container.strained.width(on: device), rightToLeft: isRightToLeft, notesBoxes: notesBoxes,
        asWritten: asWritten)
    }
    let first = layout(container.height(on: device))
    return otherHeight(for: first, on: device).map { Self.better(first, layout($0)) } ?? first
  }

  /// The height to lay a cell out in again, since its texts lack height in what it took where it might take any.
  ///
  /// What stands before a background that fills all, or in a frame without bounds, is offered just the height that it
  /// took: of two texts the first is then cut off, as in a view that scrolls, and not on a screen with room left.
  private func otherHeight(for layout: ComponentLayout, on device: Device) -> Points? {
    guard let height = container.otherHeight(on: device), layout.height < height else { return nil }
    return layout.texts.contains { !$0.fits && $0.availableHeight != nil } ? height : nil
  }

  /// Of two layouts that of which less is wrong for sure, then that of which less may be wrong, then the second.
  private static func better(_ first: ComponentLayout, _ second: ComponentLayout) -> ComponentLayout {
    func wrong(_ layout: ComponentLayout) -> (Int, Int) {
      (layout.texts.count { !$0.fits && $0.verdict.fails }, layout.texts.count { !$0.fits })
    }
    return wrong(second) <= wrong(first) ? second : first
  }

  /// Whether a theme with a choice of axes is painted over these layouts.
  package func isShown(inTheme theme: Int, choice: Int) -> Bool {
    occurrences.contains { $0.choice == choice && $0.themes.contains(theme) }
  }

  /// Lays out one cell, unless it and all in more room or at a smaller size are known to be right.
  func doubtfulLayout(at size: DynamicTypeSize, on device: Device) -> ComponentLayout? {
    let plan = plans.plan(at: size, scale: device.scale)
    func layout(_ height: Points?) -> ComponentLayout? {
      plan.layoutUnlessAtEase(
        shaped, width: container.width(on: device), height: height, rightToLeft: isRightToLeft)
    }
    guard let first = layout(container.height(on: device)) else { return nil }
    guard let height = otherHeight(for: first, on: device) else { return first }
    return layout(height).map { Self.better(first, $0) }
  }

  /// Slots of texts that tables have.
  var translated: [String] { shaped.keys.filter { !literals.contains($0) }.sorted() }

  /// The same, where the texts in some slots take next to no room.
  func withoutLetters(in slots: [String]) -> SpecimenCells {
    var cells = self
    for slot in slots { cells.shaped[slot] = shaped[slot]?.withoutLetters }
    return cells
  }

  /// The same with lines that are as high as they are at least; `nil` where that is how high they are.
  var inLeastHeight: SpecimenCells? {
    shaped.values.contains(where: \.hasDoubtfulHeight) ? reshaped { $0.inLeastHeight } : nil
  }

  /// The same with texts that are longer by a part of their length.
  func widened(by factor: (ShapedText) -> Double) -> SpecimenCells { reshaped { $0.widened(by: factor($0)) } }

  private func reshaped(_ change: (ShapedText) -> ShapedText) -> SpecimenCells {
    var cells = self
    cells.shaped = shaped.mapValues(change)
    return cells
  }

  /// The same with other boxes of the same measures.
  func laidOut(in plans: SizedPlans) -> SpecimenCells {
    var cells = self
    cells.plans = plans
    return cells
  }

  /// Whether its lengths depend on the text size and the pixels of the screen.
  var followsTextSize: Bool { plans.followsTextSize }

  /// What a device offers the component.
  func room(on device: Device) -> Room {
    Room(
      width: container.width(on: device), height: container.height(on: device) ?? container.otherHeight(on: device),
      scale: followsTextSize ? device.scale : 0)
  }

  /// What decides the layout of a cell beside its text size.
  struct Room: Hashable {
    let width: Points
    /// `nil` is free on every screen.
    let height: Points?
    /// 0 where it decides nothing.
    let scale: Double

    /// Whether it is no smaller than another in any way. A free length is no larger one: it asks for the ideal.
    func holds(_ other: Room) -> Bool {
      scale == other.scale && width >= other.width && width.value.isFinite == other.width.value.isFinite
        && (height ?? 0) >= (other.height ?? 0) && (height == nil) == (other.height == nil)
    }
  }
}

extension TextPlacement {
  /// Whether all of it shows as far as its boxes are read as written.
  fileprivate var fits: Bool { (nominalVerdict ?? verdict) == .fits }
}
