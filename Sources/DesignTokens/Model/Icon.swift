/// A symbol or image of fixed size.
package struct Icon: Hashable, Sendable {
  /// What messages call it; `nil` where the file does not say.
  package var name: String?
  package var width: Points
  package var height: Points
  /// `nil` where the component does not say.
  package var color: ColorValue?
  /// Whether it says nothing that the texts beside it do not say: no contrast is asked of it then.
  package var isDecorative: Bool
  /// What the file draws it with.
  package var image: VectorImage?

  package init(
    name: String? = nil, width: Points, height: Points, color: ColorValue? = nil, isDecorative: Bool = false,
    image: VectorImage? = nil
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.color = color
    self.isDecorative = isDecorative
    self.image = image
  }

  /// What it is drawn with: the file's own picture, else a neutral one by its name; `nil` where there is none.
  package var knownImage: VectorImage? { image ?? name.flatMap { Symbols.image(named: $0) } }
}
