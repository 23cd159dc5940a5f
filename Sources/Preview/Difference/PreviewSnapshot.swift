/// The cells of a preview that was written, to be compared with those of another.
public struct PreviewSnapshot: Sendable {
  /// What tells a cell from the others, in the order in which cells are listed.
  public struct CellName: Hashable, Comparable, Sendable {
    public let component: String
    public let specimen: String
    public let locale: String
    public let size: String
    public let device: String
    public let theme: String
    /// “name=value”, sorted by name and parted by commas; empty for the defaults.
    public let axes: String
    /// Which sample of its texts it shows; empty where there is one.
    public let sample: String

    public init(
      component: String, specimen: String, locale: String, size: String, device: String, theme: String, axes: String,
      sample: String
    ) {
      self.component = component
      self.specimen = specimen
      self.locale = locale
      self.size = size
      self.device = device
      self.theme = theme
      self.axes = axes
      self.sample = sample
    }

    private var fields: [String] { [component, specimen, sample, axes, device, theme, size, locale] }

    /// What a reader calls the cell: whatever is not empty.
    public var text: String {
      [specimen, axes, sample, locale, size, device, theme].filter { !$0.isEmpty }.joined(separator: " · ")
    }

    public static func < (left: CellName, right: CellName) -> Bool {
      left.fields.lexicographicallyPrecedes(right.fields)
    }
  }

  public struct Cell: Hashable, Sendable {
    public let name: CellName
    /// The same for two cells that look the same.
    public let hash: String
    /// The path of its picture in the folder of the preview; `nil` where it has none.
    public let picture: String?

    public init(name: CellName, hash: String, picture: String?) {
      self.name = name
      self.hash = hash
      self.picture = picture
    }
  }

  public let cells: [Cell]

  public init(cells: [Cell]) { self.cells = cells }
}
