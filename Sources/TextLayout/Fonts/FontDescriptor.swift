import Shaping

/// What a face says of itself in its tables: the names it is asked for by, and what it can be cut at.
struct FontDescriptor: Hashable, Sendable {
  /// A damaged collection may claim any number of faces.
  private static let maximumFaces = 256

  let path: String
  /// Of the face in a collection; 0 for a plain file.
  let index: Int
  /// The family that gathers all weights; the file's stem for a font without names.
  let family: String
  /// Names as ``FontFile/key(ofFamily:)`` spells them.
  let familyKeys: Set<String>
  let legacyKeys: Set<String>
  /// Full and PostScript names, of named instances too, with the weight that each stands for.
  let weightsByName: [String: Double]
  /// Key of the family by the file's name, as “notosanscjk”, which no face of that collection is called.
  let fileKey: String
  /// The weights that it can be cut at; one of a static face.
  let weights: ClosedRange<Double>
  /// Whether it has a weight axis.
  let isVariable: Bool
  /// The point sizes of its optical-size axis; `nil` without one.
  let opticalSizes: ClosedRange<Double>?
  /// Per cent of the normal width.
  let stretch: Double
  let isItalic: Bool

  init(_ face: FontFace, path: String, index: Int) {
    self.path = path
    self.index = index
    let stem = FontFile(path: path)?.family ?? ""
    fileKey = FontFile.key(ofFamily: stem)
    let family = face.familyName ?? face.typographicFamilies.first ?? stem
    self.family = family
    familyKeys = Set(face.typographicFamilies.map(FontFile.key(ofFamily:)))
    legacyKeys = Set(face.legacyFamilies.map(FontFile.key(ofFamily:)))

    // Noto Nastaliq Urdu Bold says 400, as its regular file does.
    let weight = face.weight == 400 && face.styleName == "Bold" ? 700 : face.weight
    let axis = face.range(of: .weight)
    isVariable = axis != nil
    weights = axis ?? weight...weight
    opticalSizes = face.range(of: .opticalSize)
    stretch = face.stretch
    isItalic = face.isItalic

    var named: [String: Double] = [:]
    for instance in face.instances {
      guard let value = instance.coordinates[.weight], value.isFinite else { continue }
      let names = [instance.postScriptName, instance.style.map { family + $0 }].compactMap { $0 }
      for name in names where named[FontFile.key(ofFamily: name)] == nil { named[FontFile.key(ofFamily: name)] = value }
    }
    for name in face.fullNames where named[FontFile.key(ofFamily: name)] == nil {
      named[FontFile.key(ofFamily: name)] = weight
    }
    weightsByName = named
  }

  /// The faces of a file, which is opened for them.
  ///
  /// - Throws: ``FontError`` when the file is no font; a broken face of a collection is passed over.
  static func faces(ofFile path: String) throws(FontError) -> [FontDescriptor] {
    let blob = try FontBlob(path: path)
    var faces: [FontDescriptor] = []
    for index in 0..<min(blob.faceCount, maximumFaces) {
      guard let face = try? FontFace(blob: blob, index: index) else { continue }
      faces.append(FontDescriptor(face, path: path, index: index))
    }
    if faces.isEmpty { throw .notAFont(index: 0) }
    return faces
  }

  /// The file's name without its folders.
  var fileName: String { String(path.split(separator: "/").last ?? "") }
}

extension FontFace {
  /// The values of an axis; `nil` when the face does not have it, or has it with values that are no range.
  func range(of tag: FontTag) -> ClosedRange<Double>? {
    guard let axis = axes.first(where: { $0.tag == tag }), axis.minimum.isFinite, axis.maximum.isFinite,
      axis.minimum < axis.maximum
    else { return nil }
    return axis.minimum...axis.maximum
  }
}
