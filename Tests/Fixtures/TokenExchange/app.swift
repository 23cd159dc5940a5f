// swift-format-ignore-file
// The values of the App specification in the shapes of its code: UIColor primitives, adaptive colours, structs.
import SwiftUI

extension UIColor {
    static let black1000 = hex(0x161213)
    static let black100 = black1000.withAlphaComponent(0.05)
    static let gray1000 = hex(0x292929)
    static let gray900 = hex(0x3d3d3d)
    static let gray100 = hex(0xefefef)
    static let white1000 = UIColor(white: 1, alpha: 1)
    static let systemRed100 = hex(0xff3d00)
    static let systemOrange100 = hex(0xffbb0c)
    static let systemGreen100 = hex(0x56e100)
    static let systemPurple100 = hex(0x8256ff)
}

public enum App {
    public enum Color {
        public enum Text {
            public enum Default {
                public static let primary = SwiftUI.Color.dynamicColor(dark: .white1000, light: .gray1000)
            }
        }
        public enum Brand {
            @available(*, deprecated, message: "Use the roles of Text.")
            public static let primary = SwiftUI.Color.hex(0x0066CC)
            public static let red = SwiftUI.Color.constantColor(.systemRed100)
        }
    }

    public struct Typography {
        public let font: Font
        public let lineHeight: CGFloat
        public let letterSpacing: CGFloat

        public static let largeTitle = Typography(font: .system(size: 34, weight: .bold), lineHeight: 41, letterSpacing: 0)
        public static let headline = Typography(font: .system(size: 17, weight: .semibold), lineHeight: 22, letterSpacing: -0.24)
        public static let caption2 = Typography(font: .system(size: 11), lineHeight: 16, letterSpacing: 0)
    }

    public enum Spacing {
        public static let xxxs: CGFloat = 2
        public static let md: CGFloat = 16
        public static let xxxl: CGFloat = md * 4
    }

    public struct Shadow {
        public let color: SwiftUI.Color
        public let radius: CGFloat
        public let x: CGFloat
        public let y: CGFloat

        public static let sm = Shadow(color: .black.opacity(0.1), radius: 2, x: 0, y: 1)
        public static let lg = Shadow(color: .black.opacity(0.15), radius: 8, x: 0, y: 4)
    }

    public enum Gradient {
        public static let brand = LinearGradient(
            colors: [SwiftUI.Color.hex(0x0066CC), SwiftUI.Color(uiColor: .systemPurple100)],
            startPoint: .leading, endPoint: .trailing)

        public static func shimmer(colorScheme: ColorScheme) -> LinearGradient {
            LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom)
        }
    }
}
