// swift-format-ignore-file
// The values of FoundationUI in the shapes of its code: text styles, animations, a platform's default.
import SwiftUI

public enum DS {
    public enum Spacing {
        /// Compact padding, tight spacing.
        public static let s: CGFloat = 8
        public static let m: CGFloat = 12
        public static let l: CGFloat = 16
        public static let xl: CGFloat = 24

        public static var platformDefault: CGFloat {
            #if os(macOS)
            return m
            #else
            return l
            #endif
        }
    }

    public enum Typography {
        public static let label = Font.subheadline
        public static let body: Font = .body
        public static let title = Font.title3
        public static let code = Font.body.monospaced()
        public static let headline = Font.headline
        public static let sectionHeader = title.weight(.semibold)
    }

    public enum Radius {
        public static let card: CGFloat = 10
        public static let chip: CGFloat = 999
    }

    public enum Animation {
        public static let quick = SwiftUI.Animation.easeOut(duration: 0.15)
        public static let medium = SwiftUI.Animation.easeInOut(duration: 0.25)
        public static let spring = SwiftUI.Animation.spring(response: 0.3)
    }
}

extension DS {
    enum CustomSpacing {
        static let xxl: CGFloat = 32
        static let xxxl: CGFloat = 48
    }

    enum CustomColors {
        static let brandPrimary = Color(hex: "#FF6B6B")
        static let brandSecondary = Color(hex: "#4ECDC4")
    }
}
