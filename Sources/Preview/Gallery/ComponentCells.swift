import DesignTokens
import TextLayout

/// The cells of one component in one locale, laid out: tables of what is shared, and rows that refer to them.
///
/// Lengths are hundredths of a point. Every table holds each of its elements once, in the order in which the cells need
/// them.
package struct ComponentCells: Sendable {
  /// The boxes of a cell, without their places.
  struct Tree: Hashable, Sendable {
    struct Box: Hashable, Sendable {
      let kind: String
      let depth: Int
      let path: String
      /// The slot of a text, the name of an icon, the direction of a stack.
      let detail: String
    }

    let boxes: [Box]
  }

  /// Where the boxes of a tree are: four numbers each, from their parents.
  struct Frames: Hashable, Sendable {
    let tree: Int
    let numbers: [Int32]
  }

  /// How the lines of a text are set.
  struct Style: Hashable, Sendable {
    let pointSize: Int32
    /// Thousandths of a point.
    let spacing: Int32
    let baseline: Int32
    let pitch: Int32
  }

  struct Text: Hashable, Sendable {
    let style: Int
    let verdict: Verdict
    /// Width that was proposed; -1 for a free one.
    let available: Int32
    let lines: [Int]
    /// Left ends of the lines; empty where all are 0.
    let xs: [Int32]
    /// Width that it would need; `nil` where it fits.
    let needed: Int32?
  }

  /// What sticks out of a frame or of the container.
  struct Overhang: Hashable, Sendable {
    /// Of the text that it is told of.
    let slot: String
    let verdict: Verdict
    let width: Int32
    let height: Int32
  }

  struct Geometry: Hashable, Sendable {
    let width: Int32
    let height: Int32
    let frames: Int
    let texts: [Text]
    let overhangs: [Overhang]

    /// Whether a text does not show whole or something sticks out, as far as that is certain.
    var fails: Bool { (texts.map(\.verdict) + overhangs.map(\.verdict)).contains(where: \.fails) }
  }

  /// The pictures of a specimen at all sizes.
  struct Row: Sendable {
    let specimen: Int
    let sample: String
    let choice: Int
    let device: Int
    /// The themes that are painted over these geometries.
    let themes: [Int]
    /// By size.
    let geometries: [Int]
  }

  /// A text that a sample of a specimen has in a slot.
  struct Use: Hashable, Sendable {
    let specimen: Int
    let slot: String
    let sample: String
    /// A number among ``strings``.
    let text: Int
  }

  var trees: [Tree] = []
  var frames: [Frames] = []
  var styles: [Style] = []
  var geometries: [Geometry] = []
  var rows: [Row] = []
  var strings: [String] = []
  var uses: [Use] = []
  var fonts: [GlyphFont] = []
  var tapes: [GlyphTape] = []
  var lines: [TapeLine] = []

  var isEmpty: Bool { rows.isEmpty }
}
