/// Neutral drawings for the most used names of SF Symbols, whose own shapes may not leave Apple's systems.
///
/// They were drawn for l10n, on a grid of 24 × 24 with lines of 2, and are under its licence.
package enum Symbols {
  /// The drawing of a name; `nil` for one that there is none of. That of `x.fill` is filled where it has an area, else
  /// that of `x`.
  package static func image(named name: String) -> VectorImage? { images[name] }

  /// What stands for a picture that nobody knows.
  package static let placeholder = image(of: "M4 4h16v16h-16zM4 4l16 16M20 4l-16 16", lineWidth: 1)

  /// The names that have a drawing, sorted.
  package static var names: [String] { images.keys.sorted() }

  private static let images: [String: VectorImage] = {
    var images: [String: VectorImage] = [:]
    for (name, data) in lines { images[name] = image(of: data, flips: flipping.contains(name)) }
    for (name, data) in areas {
      images[name] = image(of: data)
      images["\(name).fill"] = image(of: data, isFilled: true)
    }
    for (name, inside) in inCircle {
      images["\(name).circle"] = image(of: circle + inside)
      images["\(name).circle.fill"] = images["\(name).circle"]
    }
    for (name, known) in aliases { images[name] = images[known] }
    return images
  }()

  private static func image(
    of data: String, lineWidth: Double = 2, isFilled: Bool = false, flips: Bool = false
  ) -> VectorImage {
    // What is written here is read by a test.
    let path = (try? PathDataReader.path(of: data)) ?? VectorPath()
    var layers = [VectorImage.Layer(path, lineWidth: lineWidth)]
    if isFilled { layers.insert(VectorImage.Layer(path), at: 0) }
    return VectorImage(width: 24, height: 24, layers: layers, flipsRightToLeft: flips)
  }

  private static let circle = "M12 3a9 9 0 0 1 0 18a9 9 0 0 1 0-18z"

  /// Those that show in which direction reading goes.
  private static let flipping: Set = [
    "chevron.forward", "chevron.backward", "arrow.forward", "arrow.backward", "list.bullet",
  ]

  private static let aliases = [
    "gearshape": "gear", "gearshape.fill": "gear", "bubble.left": "message", "bubble.left.fill": "message.fill",
    "trash.fill": "trash", "envelope.fill": "envelope", "eye.fill": "eye", "photo.fill": "photo",
    "exclamationmark.triangle.fill": "exclamationmark.triangle", "person.2.fill": "person.2",
    "checkmark.seal": "checkmark.circle", "checkmark.seal.fill": "checkmark.circle", "sun.max.fill": "sun.max",
    "arrow.2.circlepath": "arrow.clockwise",
  ]

  /// What stands in a circle in `x.circle`.
  private static let inCircle = [
    "plus": "M12 8v8M8 12h8", "minus": "M8 12h8", "xmark": "M9 9l6 6M15 9l-6 6", "checkmark": "M8 12.5l3 3 5-6.5",
    "info": "M12 11v5.5M12 7.5h.01", "exclamationmark": "M12 7v6M12 16.5h.01",
    "questionmark": "M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.4-1 .9-1 1.7M12 16.8h.01",
    "person": "M12 7a2.7 2.7 0 0 1 0 5.4a2.7 2.7 0 0 1 0-5.4zM6.3 18.5c1-2.6 3-3.8 5.7-3.8s4.7 1.2 5.7 3.8",
    "ellipsis": "M8 12h.01M12 12h.01M16 12h.01", "play": "M10 8.5v7l5.5-3.5z",
  ]

  private static let lines = [
    "chevron.left": "M15 5l-7 7 7 7", "chevron.right": "M9 5l7 7-7 7", "chevron.up": "M5 15l7-7 7 7",
    "chevron.down": "M5 9l7 7 7-7", "chevron.backward": "M15 5l-7 7 7 7", "chevron.forward": "M9 5l7 7-7 7",
    "chevron.up.chevron.down": "M8 9.5l4-4 4 4M8 14.5l4 4 4-4", "arrow.left": "M20 12h-16M10 6l-6 6 6 6",
    "arrow.right": "M4 12h16M14 6l6 6-6 6", "arrow.backward": "M20 12h-16M10 6l-6 6 6 6",
    "arrow.forward": "M4 12h16M14 6l6 6-6 6", "arrow.up": "M12 20v-16M6 10l6-6 6 6",
    "arrow.down": "M12 4v16M6 14l6 6 6-6", "arrow.clockwise": "M19 13a7 7 0 1 1-2-5.5L19.5 10M19.5 4.5v5.5h-5.5",
    "arrow.counterclockwise": "M5 13a7 7 0 1 0 2-5.5L4.5 10M4.5 4.5v5.5h5.5", "xmark": "M6 6l12 12M18 6l-12 12",
    "checkmark": "M5 13l5 5 9.5-12", "plus": "M12 4.5v15M4.5 12h15", "minus": "M4.5 12h15",
    "ellipsis":
      "M5 11.3a.7.7 0 0 1 0 1.4a.7.7 0 0 1 0-1.4zM12 11.3a.7.7 0 0 1 0 1.4a.7.7 0 0 1 0-1.4z"
      + "M19 11.3a.7.7 0 0 1 0 1.4a.7.7 0 0 1 0-1.4z",
    "line.3.horizontal": "M4 6.5h16M4 12h16M4 17.5h16",
    "list.bullet": "M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01",
    "magnifyingglass": "M10.5 4a6.5 6.5 0 0 1 0 13a6.5 6.5 0 0 1 0-13zM15.3 15.3l5.2 5.2",
    "gear":
      "M12 5.5a6.5 6.5 0 0 1 0 13a6.5 6.5 0 0 1 0-13zM12 9.7a2.3 2.3 0 0 1 0 4.6a2.3 2.3 0 0 1 0-4.6z"
      + "M12 3v2.5M12 18.5v2.5M3 12h2.5M18.5 12h2.5M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8M5.6 18.4l1.8-1.8"
      + "M16.6 7.4l1.8-1.8",
    "sun.max":
      "M12 8a4 4 0 0 1 0 8a4 4 0 0 1 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4"
      + "M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
    "person.2":
      "M9 5a3.5 3.5 0 0 1 0 7a3.5 3.5 0 0 1 0-7zM2.5 19.5c0-3.5 2.7-5 6.5-5s6.5 1.5 6.5 5M15.5 5.3a3.5 3.5 0 0 1 0 6.4"
      + "M18 14.8c2.3.7 3.5 2.2 3.5 4.7",
    "trash": "M4.5 6.5h15M9.5 6.5v-3h5v3M6.5 6.5l1 14h9l1-14M10.3 10.5v6M13.7 10.5v6",
    "pencil": "M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM14 6.5l3.5 3.5",
    "square.and.pencil": "M12 4.5h-8v15.5h15.5v-8M9 15l.8-3.5 8.7-8.7 2.7 2.7-8.7 8.7z",
    "square.and.arrow.up": "M12 15v-12M8 6.8l4-3.8 4 3.8M8 10h-2.5v10.5h13v-10.5h-2.5",
    "square.and.arrow.down": "M12 3v12M8 11.2l4 3.8 4-3.8M8 8h-2.5v12.5h13v-12.5h-2.5",
    "envelope": "M3 5.5h18v13h-18zM3.5 6.5l8.5 7 8.5-7", "calendar": "M4 5.5h16v15h-16zM4 10.5h16M8.5 3v4M15.5 3v4",
    "clock": circle + "M12 7v5.5l3.5 2",
    "eye":
      "M2.5 12c2.5-4.5 5.8-6.5 9.5-6.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5s-7-2-9.5-6.5z"
      + "M12 9a3 3 0 0 1 0 6a3 3 0 0 1 0-6z",
    "eye.slash":
      "M2.5 12c2.5-4.5 5.8-6.5 9.5-6.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5s-7-2-9.5-6.5zM4.5 4.5l15 15",
    "photo": "M3 5h18v14h-18zM3.5 16.5l5.5-6 4.5 5 2.5-2.5 4.5 4M15.5 9h.01",
    "globe": circle + "M3 12h18M12 3c2.7 2.5 4 5.5 4 9s-1.3 6.5-4 9c-2.7-2.5-4-5.5-4-9s1.3-6.5 4-9z",
    "link":
      "M10.5 13.5a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2"
      + "M13.5 10.5a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2",
    "progress.indicator":
      "M12 3v4M12 17v4M3 12h4M17 12h4M5.6 5.6l2.9 2.9M15.5 15.5l2.9 2.9M5.6 18.4l2.9-2.9M15.5 8.5l2.9-2.9",
    "wifi": "M3 9.5c5-5 13-5 18 0M6.3 13c3.2-3.2 8.2-3.2 11.4 0M9.5 16.3c1.5-1.4 3.5-1.4 5 0M12 19.5h.01",
    "exclamationmark.triangle": "M12 4l9 16h-18zM12 10v4.5M12 17.3h.01",
    "speaker.wave.2": "M4 9.5h3.5l4.5-4v13l-4.5-4h-3.5zM15.5 9.5c1.2 1.4 1.2 3.6 0 5M18.5 7c2.7 2.8 2.7 7.2 0 10",
  ]

  /// Those with a variant `x.fill`.
  private static let areas = [
    "circle": circle, "square": "M4.5 4.5h15v15h-15z",
    "star": "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z",
    "heart": "M12 20c-5-3.5-8.5-7-8.5-10.8a4.7 4.7 0 0 1 8.5-2.2a4.7 4.7 0 0 1 8.5 2.2c0 3.8-3.5 7.3-8.5 10.8z",
    "person": "M12 4a4 4 0 0 1 0 8a4 4 0 0 1 0-8zM4.5 20.5c0-4 3.3-5.7 7.5-5.7s7.5 1.7 7.5 5.7z",
    "house": "M3.5 11.5l8.5-7.5 8.5 7.5h-2.5v8.5h-12v-8.5z",
    "bell": "M6 17v-6a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10.5 21h3", "play": "M7 4.5l12.5 7.5-12.5 7.5z",
    "pause": "M7 5h3v14h-3zM14 5h3v14h-3z", "stop": "M6 6h12v12h-12z", "bookmark": "M6.5 3.5h11v17l-5.5-4.5-5.5 4.5z",
    "flag": "M5.5 21v-17h13l-3 4.5 3 4.5h-13", "lock": "M6 11h12v9.5h-12zM8.5 11v-3a3.5 3.5 0 0 1 7 0v3",
    "folder": "M3 6h6l2 2.5h10v10.5h-18z", "doc": "M6 3h7.5l5 5v13h-12.5z",
    "bolt": "M13 2.5l-8 11.5h6l-1 7.5 8-11.5h-6z", "moon": "M19.5 14.5a8 8 0 1 1-10-10a6.5 6.5 0 0 0 10 10z",
    "message": "M4 4.5h16v12h-9l-4.5 4v-4h-2.5z", "camera": "M3 7.5h4.5l1.5-2.5h6l1.5 2.5h4.5v12h-18z",
    "mic": "M12 3.5a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0v-5a3 3 0 0 1 3-3zM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3",
    "phone":
      "M6 3.5l3.5 1 1 4-2 2c1 2.2 2.8 4 5 5l2-2 4 1 1 3.5c-1 2-2.5 2.5-4 2.5c-7-.5-12.5-6-13-13c0-1.5.5-3 2.5-4z",
    "paperplane": "M21 3l-18 7.5 7 3.5 3.5 7z", "tag": "M3.5 12.5v-9h9l8 8-9 9z",
    "location": "M20.5 3.5l-17 7 7.5 2.5 2.5 7.5z",
    "cart": "M3 4h2.5l2 11h10.5l2-8h-13.5M9 19.5h.01M17 19.5h.01",
  ]
}
