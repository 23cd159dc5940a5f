import SwiftUI

extension DS {
  /// The font styles of the guide's table.
  enum Typography {
    static let label: Font = .subheadline
    static let body: Font = .body
    static let title: Font = .title3
    static let caption: Font = .caption
    static let code: Font = .body.monospaced()
    static let headline: Font = .headline
    static let subheadline: Font = .subheadline
  }
}
