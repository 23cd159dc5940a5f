import SwiftUI

extension App {
  /// The type scale of the guide's table, which does not say how a `font` is made of a size and a weight.
  public enum Typography {
    case largeTitle
    case title1
    case title2
    case headline
    case body
    case callout
    case subheadline
    case footnote
    case caption1
    case caption2

    public var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .headline: 17
      case .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      }
    }

    public var lineHeight: CGFloat {
      switch self {
      case .largeTitle: 41
      case .title1: 34
      case .title2: 28
      case .headline: 22
      case .body: 22
      case .callout: 21
      case .subheadline: 20
      case .footnote: 18
      case .caption1: 16
      case .caption2: 16
      }
    }

    public var letterSpacing: CGFloat {
      switch self {
      case .headline, .body, .callout: -0.24
      case .subheadline: -0.08
      case .largeTitle, .title1, .title2, .footnote, .caption1, .caption2: 0
      }
    }
  }
}
