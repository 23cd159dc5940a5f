extension PreviewManifest {
  /// The cells, with the pictures that the manifest names.
  public var snapshot: PreviewSnapshot {
    let files = Set(files)
    var cells: [PreviewSnapshot.Cell] = []
    forEachCell { cell in
      let inputs = cell.inputs
      let path = inputs.picturePath
      cells.append(
        PreviewSnapshot.Cell(
          name: PreviewSnapshot.CellName(
            component: inputs.component, specimen: inputs.specimen, locale: inputs.locale, size: inputs.size,
            device: inputs.device, theme: inputs.theme, axes: inputs.axesText, sample: inputs.sample),
          hash: cell.hash, picture: files.contains(path) ? path : nil))
    }
    return PreviewSnapshot(cells: cells)
  }
}

extension PreviewManifest.Cell.Inputs {
  /// “name=value”, sorted by name.
  var axesText: String { axes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ", ") }

  /// Where the picture of the cell is in a gallery: what a reader looks for, and a hash of all that tells cells apart.
  public var picturePath: String {
    var hash = ContentHash()
    for field in [component, specimen, sample, locale, size, device, theme] { hash.combine(field) }
    for (name, value) in axes.sorted(by: { $0.key < $1.key }) {
      hash.combine(name)
      hash.combine(value)
    }
    return "png/\(component.asFileName(24))-\(locale.asFileName(12))-\(hash.text).png"
  }
}

extension String {
  /// The first letters and digits, at most `length`, for a file that any system can have.
  func asFileName(_ length: Int) -> String {
    let letters = unicodeScalars.filter { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    }
    return String(String.UnicodeScalarView(letters.prefix(length)))
  }
}
