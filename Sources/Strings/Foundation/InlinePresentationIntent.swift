#if Foundation
  import Foundation

  #if !canImport(Darwin)
    /// How a stretch of a text is meant to be shown; Foundation's type of Apple's systems, where its other systems have
    /// none.
    public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
      public let rawValue: UInt

      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// `*emphasis*`.
      public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
      /// `**strong emphasis**`.
      public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
      /// Code, between backticks.
      public static let code = InlinePresentationIntent(rawValue: 1 << 2)
      /// `~~strikethrough~~`.
      public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
      /// A tag of HTML, which is shown as it is written.
      public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    }

    extension AttributeScopes {
      /// The attribute of Markdown that Foundation has on Apple's systems alone.
      public struct StringsAttributes: AttributeScope {
        /// How a stretch is meant to be shown.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// Foundation's own.
        public let foundation: FoundationAttributes

        /// The key of ``InlinePresentationIntent``.
        public enum InlinePresentationIntentAttribute: AttributedStringKey {
          /// What is kept of a stretch.
          public typealias Value = InlinePresentationIntent
          /// As on Apple's systems.
          public static let name = "NSInlinePresentationIntent"
        }
      }
    }

    extension AttributeDynamicLookup {
      /// The attribute of a name.
      public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.StringsAttributes, Key>
      ) -> Key {
        self[Key.self]
      }
    }
  #endif
#endif
