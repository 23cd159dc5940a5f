/// The bounds of a frame before axes are chosen; what is not given is left to the content.
struct FrameTemplate: KindTemplate {
  /// The members of a file, in the order of ``Bounds/inOrder``.
  static let widthNames = ["width", "minWidth", "idealWidth", "maxWidth"]
  static let heightNames = ["height", "minHeight", "idealHeight", "maxHeight"]

  struct Bounds: Sendable {
    static var inOrder: [WritableKeyPath<Bounds, AxisLength?>] { [\.fixed, \.minimum, \.ideal, \.maximum] }

    var minimum: AxisLength?
    var ideal: AxisLength?
    var maximum: AxisLength?
    var fixed: AxisLength?

    func bounds(in context: BoxContext) -> Frame.Bounds {
      Frame.Bounds(
        minimum: minimum?.points(in: context), ideal: ideal?.points(in: context), maximum: maximum?.points(in: context),
        fixed: fixed?.points(in: context))
    }
  }

  var width = Bounds()
  var height = Bounds()
  var alignment: AxisValue<Stack.Alignment>

  func kind(in context: BoxContext) -> Box.Kind? {
    .frame(
      Frame(
        width: width.bounds(in: context), height: height.bounds(in: context),
        alignment: alignment.value(for: context.choice)))
  }
}
