import DesignTokens
import SourceFacts

// How large pictures and fonts are that code names.
extension Interpreter {
  /// Of `UIFont.preferredFont(forTextStyle:)` at the reader's text size, or at that which the code names.
  func pointSize(of value: CodeValue) -> Double? {
    guard let term = value.term, term.name == "preferredFont",
      let style = (term.argument("forTextStyle")?.term?.name).flatMap(ViewFont.textStyle)
    else { return nil }
    return size(compatibleWith: term.argument("compatibleWith")).map { DynamicType.size(style, at: $0).value }
  }

  /// What `UIFontMetrics` make of a length; `nil` where it, or the text size that the code names, is not known.
  func scaledValue(of metrics: CodeTerm, _ arguments: [CodeValue.Argument]) -> Double? {
    func argument(_ label: String) -> CodeValue? { arguments.first { $0.label == label }?.value }
    guard let number = argument("for")?.number, let size = size(compatibleWith: argument("compatibleWith")) else {
      return nil
    }
    // Whatever limits the views around set.
    return ViewEnvironment(size: size, scale: run.scale)
      .scaled(number, relativeTo: metrics.argument("forTextStyle")?.term?.name)
  }

  /// The text size that traits name, or that of the reader; `nil` where they name none.
  private func size(compatibleWith traits: CodeValue?) -> DynamicTypeSize? {
    guard let traits, !traits.isNothing else {
      run.followSize()
      return run.size
    }
    let category = traits.term?.argument("preferredContentSizeCategory")?.term?.name
    return category.flatMap { DynamicTypeSize(rawValue: ContentSizeCategory.dynamicTypeSize($0)) }
  }

  /// The size of a picture; `nil` where its file is not at hand.
  func pictureSize(of value: CodeValue) -> PictureSizes.Size? {
    switch value {
    case .text(let text): text.letters.flatMap { run.pictures.size(named: $0) }
    // As of a letter of a font of icons.
    case .term(let term) where term.argument("ofSize") != nil: size(of: term.argument("ofSize"))
    // In other colours, or the other way round, it is as large.
    case .term(let term) where Self.keepingSizes.contains(term.name): term.base.flatMap { pictureSize(of: $0) }
    // As in `Image(uiImage: UIImage(named: "logo")!)`.
    case .term(let term) where term.arguments != nil:
      (term.argument("named") ?? term.argument("imageLiteralResourceName") ?? term.argument("resource")
        ?? term.argument(nil)).flatMap { pictureSize(of: $0) }
    case .term(let term): run.pictures.size(ofSymbol: term.name)
    case .view(.system("Image", let arguments, _)):
      arguments.first.flatMap { argument in
        switch argument.label {
        case "bundle", "systemName": nil
        // As in `Image(uiImage: .logo)`.
        case "uiImage", "nsImage":
          pictureSize(
            of: coerced(argument.value, to: argument.label == "uiImage" ? "UIImage" : "NSImage", at: argument.place))
        default: pictureSize(of: argument.value)
        }
      }
    default: nil
    }
  }

  /// Methods of a picture that leave its size.
  private static let keepingSizes: Set<String> = [
    "imageFlippedForRightToLeftLayoutDirection", "withRenderingMode", "withTintColor",
    "withHorizontallyFlippedOrientation",
  ]

  /// A size with both of its sides, as `CGSize(width: 24, height: 24)`, or of one number for both.
  private func size(of value: CodeValue?) -> PictureSizes.Size? {
    if let side = value?.number { return .init(width: side, height: side) }
    guard let term = value?.term, let width = term.argument("width")?.number,
      let height = term.argument("height")?.number
    else { return nil }
    return .init(width: width, height: height)
  }

  /// That of a picture as its `size`, where the value is one.
  func size(ofPicture value: CodeValue, at place: CodePlace) -> CodeValue? {
    switch value {
    case .term(let term) where term.type == "UIImage" || term.type == "NSImage": break
    case .view(.system("Image", _, _)): break
    default: return nil
    }
    guard let size = pictureSize(of: value) else { return nil }
    let sides = [("width", size.width), ("height", size.height)].map { label, length in
      CodeValue.Argument(label: label, value: .number(length), place: place)
    }
    return .term(CodeTerm(base: .type("CGSize"), name: "init", arguments: sides))
  }
}
