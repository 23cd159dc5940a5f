import DesignTokens
import Testing

@testable import TextLayout

/// A layout whose frames are worked out by hand: texts, icons, spacers and hidden boxes in the order of the tree.
struct LayoutCase: Sendable, CustomTestStringConvertible {
  struct Leaf: Hashable, Sendable, CustomStringConvertible {
    let name: String
    let x: Double
    let y: Double
    let width: Double
    let height: Double

    init(_ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
      // Below the noise of the arithmetic.
      func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 + 0 }
      self.name = name
      self.x = rounded(x)
      self.y = rounded(y)
      self.width = rounded(width)
      self.height = rounded(height)
    }

    var description: String { "\(name) \(x) \(y) \(width) \(height)" }

    func mirrored(in whole: Double) -> Leaf { Leaf(name, whole - x - width, y, width, height) }
  }

  let name: String
  let box: Box
  let width: Points
  let height: Points?
  /// The component itself, at 0 0.
  let size: (width: Double, height: Double)
  let leaves: [Leaf]

  init(
    _ name: String, _ box: Box, in width: Points = .infinity, height: Points? = nil, is size: (Double, Double),
    _ leaves: Leaf...
  ) {
    self.name = name
    self.box = box
    self.width = width
    self.height = height
    self.size = size
    self.leaves = leaves
  }

  var testDescription: String { name }

  /// Expects the frames from left to right, and their mirror image from right to left.
  func check(with boxes: Boxes) {
    for rightToLeft in [false, true] {
      let layout = layout(with: boxes, rightToLeft: rightToLeft)
      let whole = Leaf("", 0, 0, size.width, size.height)
      #expect(Leaf("", 0, 0, layout.width.value, layout.height.value) == whole)
      #expect(Self.leaves(of: layout) == leaves.map { rightToLeft ? $0.mirrored(in: size.width) : $0 })
    }
  }

  func layout(with boxes: Boxes, rightToLeft: Bool) -> ComponentLayout {
    let slots = Set(box.slots)
    let texts = Dictionary(uniqueKeysWithValues: slots.map { ($0, boxes.shape($0)) })
    return ComponentLayout.layout(
      box, texts: texts, size: .large, available: width, height: height, rightToLeft: rightToLeft, notesBoxes: true)
  }

  static func leaves(of layout: ComponentLayout) -> [Leaf] {
    layout.boxes.compactMap { box in
      let name: String
      switch box.kind {
      case .text(let text): name = text.slot
      case .icon: name = "icon"
      case .spacer: name = "space"
      case .hidden: name = "hidden"
      default: return nil
      }
      return Leaf(name, box.frame.x.value, box.frame.y.value, box.frame.width.value, box.frame.height.value)
    }
  }
}
