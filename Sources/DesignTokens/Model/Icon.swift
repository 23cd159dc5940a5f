/// A symbol or image of fixed size.
public struct Icon: Hashable, Sendable {
  /// What messages call it; `nil` where the file does not say.
  public var name: String?
  public var width: Points
  public var height: Points
  /// `nil` where the component does not say.
  public var color: ColorValue?
  /// Whether it says nothing that the texts beside it do not say: no contrast is asked of it then.
  public var isDecorative: Bool

  public init(
    name: String? = nil, width: Points, height: Points, color: ColorValue? = nil, isDecorative: Bool = false
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.color = color
    self.isDecorative = isDecorative
  }
}
