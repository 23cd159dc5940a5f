/// The face that is taken for a family and a weight.
struct FontMatch: Hashable, Sendable {
  let face: FontDescriptor
  /// The weight that it is cut at, or its own.
  let weight: Double
  /// The weight that was asked for, or the one that the name asked for stands for.
  let wantedWeight: Double

  /// Whether a static face of another weight stands in.
  var hasOtherWeight: Bool { !face.isVariable && abs(weight - wantedWeight) > 0.5 }
}

/// Chooses a face by CSS's rules of font matching (CSS Fonts 4, section 5.2): names, then width, slant and weight.
enum FontMatching {
  /// Returns the face for a family, or for a full or PostScript name, which fixes the weight.
  ///
  /// Names come in this order: the typographic family (name 16, or 1 without it), full and PostScript names (4, 6, and
  /// those of named instances), the family of four styles (1), the name of the file. Texts are upright: a slanted face
  /// is taken when there is no other.
  /// - Parameters:
  ///   - family: As ``FontFile/key(ofFamily:)`` spells it.
  ///   - collectionIndex: The face to take from a collection that only its file's name matches; the first when there
  ///     are not as many.
  /// - Complexity: O(*n*) in the faces.
  static func match(
    _ family: String, weight: Double, collectionIndex: Int, in faces: [FontDescriptor]
  ) -> FontMatch? {
    guard !family.isEmpty else { return nil }
    if let face = nearest(to: weight, in: faces.filter { $0.familyKeys.contains(family) }) { return face }
    let named = faces.filter { $0.weightsByName[family] != nil }
    if let face = named.min(by: { order($0, weight: weight) < order($1, weight: weight) }) {
      let weight = face.weightsByName[family] ?? weight
      return FontMatch(face: face, weight: weight, wantedWeight: weight)
    }
    if let face = nearest(to: weight, in: faces.filter { $0.legacyKeys.contains(family) }) { return face }
    let files = faces.filter { $0.fileKey == family }
    let wanted = files.filter { $0.index == collectionIndex }
    return nearest(to: weight, in: wanted.isEmpty ? files.filter { $0.index == 0 } : wanted)
  }

  /// The nearest face of one family.
  static func nearest(to weight: Double, in faces: [FontDescriptor]) -> FontMatch? {
    faces.min { order($0, weight: weight) < order($1, weight: weight) }.map { face in
      let cut = min(max(weight, face.weights.lowerBound), face.weights.upperBound)
      return FontMatch(face: face, weight: cut, wantedWeight: weight)
    }
  }

  /// What CSS compares, the first difference decides; at last the path, so that equals have an order too.
  private struct Order: Comparable {
    let values: [Double]
    let path: String
    let index: Int

    static func < (left: Order, right: Order) -> Bool {
      for (left, right) in zip(left.values, right.values) where left != right { return left < right }
      return (left.path, left.index) < (right.path, right.index)
    }
  }

  private static func order(_ face: FontDescriptor, weight: Double) -> Order {
    let nearest = min(max(weight, face.weights.lowerBound), face.weights.upperBound)
    let (rank, distance) = rank(of: nearest, for: weight)
    return Order(
      values: [
        face.stretch > 100 ? 1 : 0, abs(face.stretch - 100), face.isItalic ? 1 : 0, rank, distance,
        face.isVariable ? 0 : 1,
      ], path: face.path, index: face.index)
  }

  /// Exact; from 400 to 500 then heavier up to 500, lighter, heavier; below lighter first, above heavier first.
  private static func rank(of weight: Double, for wanted: Double) -> (rank: Double, distance: Double) {
    let distance = abs(weight - wanted)
    if distance == 0 { return (0, 0) }
    if 400...500 ~= wanted {
      if weight > wanted { return (weight <= 500 ? 1 : 3, distance) }
      return (2, distance)
    }
    return ((weight < wanted) == (wanted < 400) ? 1 : 2, distance)
  }
}
