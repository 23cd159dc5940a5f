#if canImport(SwiftUI)
  import SwiftUI

  extension Text {
    /// Shows a text as inline Markdown, in the language that is chosen when the view is drawn.
    ///
    /// A body that makes it is drawn again after a change of ``LiveStrings/preferredLanguages``, from iOS 17 and macOS
    /// 14 on.
    @_disfavoredOverload
    public init(_ text: LocalizedText) {
      #if Foundation
        self.init(text.attributed())
      #else
        self.init(verbatim: text.resolved())
      #endif
    }
  }

  extension View {
    /// Gives the views inside the locale and the writing direction of the texts.
    public func locale(of strings: LocalizedStrings) -> some View {
      environment(\.locale, Locale(identifier: strings.locale))
        .environment(\.layoutDirection, strings.isRightToLeft ? .rightToLeft : .leftToRight)
    }
  }
#endif
