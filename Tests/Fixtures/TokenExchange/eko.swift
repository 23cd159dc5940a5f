// swift-format-ignore-file
// The values of the Eko guide in the shapes of its code.
import SwiftUI

enum Palette {
    enum Teal {
        static let shade50 = Color(hex: "#F5F8F8")
        static let shade100 = Color(hex: "#E6EFEE")
        static let shade200 = Color(hex: "#C3DCDA")
        static let shade300 = Color(hex: "#81B1AD")
        static let shade400 = Color(hex: "#65958F")
        static let shade500 = Color(hex: "#4D7F7E")
        static let shade600 = Color(hex: "#3E6766")
        static let shade700 = Color(hex: "#2F4E4D")
        static let shade800 = Color(hex: "#243D3C")
        static let shade900 = Color(hex: "#1A2D2C")
        static let shade950 = Color(hex: "#0F1817")
    }
    enum Purple {
        static let shade50 = Color(hex: "#F8F5FB")
        static let shade100 = Color(hex: "#EEE6F5")
        static let shade200 = Color(hex: "#DDD0EB")
        static let shade300 = Color(hex: "#C3AEDB")
        static let shade400 = Color(hex: "#A888C5")
        static let shade500 = Color(hex: "#8D65B8")
        static let shade600 = Color(hex: "#78519F")
        static let shade700 = Color(hex: "#5E3D7D")
        static let shade800 = Color(hex: "#4C3163")
        static let shade900 = Color(hex: "#3A254B")
        static let shade950 = Color(hex: "#1E132A")
    }
    enum Pink {
        static let shade50 = Color(hex: "#FEF4F8")
        static let shade300 = Color(hex: "#F5A4C8")
        static let shade500 = Color(hex: "#E9568D")
        static let shade700 = Color(hex: "#A23860")
    }
    enum Gray {
        static let shade50 = Color(hex: "#F9FAFA")
        static let shade100 = Color(hex: "#F3F4F5")
        static let shade200 = Color(hex: "#E5E7E9")
        static let shade300 = Color(hex: "#D1D5D8")
        static let shade400 = Color(hex: "#A8AEB3")
        static let shade500 = Color(hex: "#868E94")
        static let shade600 = Color(hex: "#6B737A")
        static let shade700 = Color(hex: "#545B61")
        static let shade800 = Color(hex: "#3D4347")
        static let shade900 = Color(hex: "#2A2F32")
        static let shade950 = Color(hex: "#101010")
    }
    enum Red {
        static let shade50 = Color(hex: "#FEF2F2")
        static let shade500 = Color(hex: "#EF4444")
        static let shade700 = Color(hex: "#B91C1C")
    }
}

enum AppColors {
    static let primary = Palette.Purple.shade700
    static let onPrimary = Color.white
    static let primaryContainer = Palette.Purple.shade100
    static let onPrimaryContainer = Palette.Purple.shade900
    static let secondary = Palette.Teal.shade300
    static let onSecondary = Color.white
    static let secondaryContainer = Palette.Teal.shade100
    static let onSecondaryContainer = Palette.Teal.shade900
    static let tertiary = Palette.Pink.shade500
    static let onTertiary = Color.white
    static let tertiaryContainer = Palette.Pink.shade50
    static let onTertiaryContainer = Palette.Pink.shade700
    static let error = Palette.Red.shade500
    static let onError = Color.white
    static let errorContainer = Palette.Red.shade50
    static let onErrorContainer = Palette.Red.shade700
    static let background = Color.white
    static let onBackground = Palette.Gray.shade950
    static let surface = Color.white
    static let onSurface = Palette.Gray.shade950
    static let surfaceVariant = Palette.Gray.shade50
    static let onSurfaceVariant = Palette.Gray.shade700
    static let outline = Palette.Gray.shade300
    static let outlineVariant = Palette.Gray.shade200
    static let inverseSurface = Palette.Gray.shade900
    static let inverseOnSurface = Palette.Gray.shade100
    static let inversePrimary = Palette.Purple.shade300
    static let shadow = Color.black.opacity(0.1)
    static let scrim = Color.black.opacity(0.4)
}

enum Typography {
    enum Family {
        static let regular = "Urbanist-Regular"
        static let medium = "Urbanist-Medium"
        static let semiBold = "Urbanist-SemiBold"
        static let bold = "Urbanist-Bold"
        static let extraBold = "Urbanist-ExtraBold"
    }

    enum Size {
        static let xs: CGFloat = 10
        static let sm: CGFloat = 12
        static let md: CGFloat = 14
        static let lg: CGFloat = 16
        static let xl: CGFloat = 18
        static let xxl: CGFloat = 24
        static let xxxl: CGFloat = 32
        static let display: CGFloat = 40
    }

    struct TextStyle {
        let font: String
        let size: CGFloat
        let lineHeight: CGFloat
        let letterSpacing: CGFloat

        var swiftUIFont: Font {
            return Font.custom(font, size: size)
        }
    }

    static let displayLarge = TextStyle(
        font: Family.bold,
        size: 40,
        lineHeight: 45,
        letterSpacing: 0
    )
    static let displayMedium = TextStyle(
        font: Family.bold,
        size: 28,
        lineHeight: 31,
        letterSpacing: 0
    )
    static let displaySmall = TextStyle(
        font: Family.bold,
        size: 24,
        lineHeight: 27,
        letterSpacing: 0
    )
    static let headlineLarge = TextStyle(
        font: Family.semiBold,
        size: 24,
        lineHeight: 30,
        letterSpacing: 0
    )
    static let headlineMedium = TextStyle(
        font: Family.semiBold,
        size: 20,
        lineHeight: 25,
        letterSpacing: 0
    )
    static let headlineSmall = TextStyle(
        font: Family.semiBold,
        size: 18,
        lineHeight: 23,
        letterSpacing: 0
    )
    static let bodyLarge = TextStyle(
        font: Family.regular,
        size: 18,
        lineHeight: 27,
        letterSpacing: 0
    )
    static let bodyMedium = TextStyle(
        font: Family.regular,
        size: 16,
        lineHeight: 24,
        letterSpacing: 0
    )
    static let bodySmall = TextStyle(
        font: Family.regular,
        size: 14,
        lineHeight: 21,
        letterSpacing: 0
    )
    static let labelLarge = TextStyle(
        font: Family.medium,
        size: 16,
        lineHeight: 23,
        letterSpacing: 0
    )
    static let labelMedium = TextStyle(
        font: Family.medium,
        size: 14,
        lineHeight: 20,
        letterSpacing: 0
    )
    static let labelSmall = TextStyle(
        font: Family.medium,
        size: 12,
        lineHeight: 17,
        letterSpacing: 0
    )
}

enum Spacing {
    private enum Base {
        static let zero: CGFloat = 0
        static let xs: CGFloat = 4
        static let sm: CGFloat = 8
        static let md: CGFloat = 12
        static let lg: CGFloat = 16
        static let xl: CGFloat = 20
        static let xxl: CGFloat = 24
        static let xxxl: CGFloat = 32
        static let huge: CGFloat = 40
        static let massive: CGFloat = 48
    }

    static let screenPaddingHorizontal: CGFloat = Base.lg
    static let screenPaddingVertical: CGFloat = Base.xxl
    static let sectionGap: CGFloat = Base.xxxl
    static let buttonPaddingVertical: CGFloat = Base.md
    static let buttonPaddingHorizontal: CGFloat = Base.xxl
    static let buttonGap: CGFloat = Base.md
    static let cardPadding: CGFloat = Base.lg
    static let cardGap: CGFloat = Base.lg
    static let inputPaddingVertical: CGFloat = Base.md
    static let inputPaddingHorizontal: CGFloat = Base.lg
    static let chipPaddingVertical: CGFloat = Base.sm
    static let chipPaddingHorizontal: CGFloat = Base.md
    static let textGapTight: CGFloat = Base.xs
    static let textGap: CGFloat = Base.sm
    static let textGapLoose: CGFloat = Base.md
    static let iconTextGap: CGFloat = Base.sm
    static let listItemGap: CGFloat = Base.md
    static let listItemPadding: CGFloat = Base.lg
    static let minTouchTarget: CGFloat = 44  // a guideline
}

enum BorderRadius {
    static let none: CGFloat = 0
    static let xs: CGFloat = 4
    static let sm: CGFloat = 8
    static let md: CGFloat = 12
    static let lg: CGFloat = 16
    static let xl: CGFloat = 24
    static let xxl: CGFloat = 32
    static let full: CGFloat = 9999
    static let button: CGFloat = 24
    static let card: CGFloat = 16
    static let input: CGFloat = 12
    static let chip: CGFloat = 20
    static let dialog: CGFloat = 24
    static let avatar: CGFloat = 9999
}
