import SourceFacts

/// Where views state lengths, fonts, durations and colours.
enum MeasureVocabulary {
  /// Functions by their names, a modifier with its dot; the arguments that state something.
  static let places: [String: (kind: RawMeasure.Kind, labels: [String?])] = {
    var places: [String: (kind: RawMeasure.Kind, labels: [String?])] = [:]
    for (kind, texts) in signatures {
      for signature in Signature.table(texts).values { places[signature.spelling] = (kind, signature.labels) }
    }
    return places
  }()

  private static let signatures: [(RawMeasure.Kind, [String])] = [
    (
      .length,
      [
        ".padding(_:)", ".frame(width:height:minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:)",
        ".offset(x:y:)", ".lineSpacing(_:)", ".shadow(radius:x:y:)", ".stroke(lineWidth:)", ".strokeBorder(lineWidth:)",
        ".border(width:)", "StrokeStyle(lineWidth:)", "VStack(spacing:)", "HStack(spacing:)",
        "LazyVStack(spacing:)", "LazyHStack(spacing:)", "LazyVGrid(spacing:)", "LazyHGrid(spacing:)",
        "Grid(horizontalSpacing:verticalSpacing:)", "GridItem(spacing:)", "Spacer(minLength:)",
        "EdgeInsets(top:leading:bottom:trailing:)",
      ]
    ),
    (
      .radius,
      [
        ".cornerRadius(_:)", "RoundedRectangle(cornerRadius:)", ".rect(cornerRadius:)",
        "UnevenRoundedRectangle(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:)",
      ]
    ),
    (.fontSize, [".system(size:)", ".custom(size:)"]),
    (
      .duration,
      [
        ".easeInOut(duration:)", ".easeIn(duration:)", ".easeOut(duration:)", ".linear(duration:)",
        ".smooth(duration:)", ".snappy(duration:)", ".bouncy(duration:)", ".spring(duration:response:)",
        ".interactiveSpring(duration:response:)",
      ]
    ),
  ]

  /// Types whose initializers make a colour of numbers.
  static let colors: Set<String> = ["Color", "UIColor", "NSColor"]
  /// Arguments of which each must be a literal to state a colour.
  static let colorLabels: Set<String> = ["hex", "red", "green", "blue", "white", "hue", "saturation", "brightness"]
}
