/// The values of the Eko guide and of its component template, taken from their text and not from the token file.
///
/// Colours read `#RRGGBB` with an alpha below 1 behind it, lengths are px, text styles read family, weight, size/line
/// height, letter spacing.
enum EkoRecordedValues {
  static let rows = table.split(separator: "\n").map { line in
    let parts = line.split(separator: ":", maxSplits: 1)
    return (path: String(parts[0]), value: String(parts[1].dropFirst()))
  }

  private static let table = """
    palette.teal.shade50: #F5F8F8
    palette.teal.shade100: #E6EFEE
    palette.teal.shade200: #C3DCDA
    palette.teal.shade300: #81B1AD
    palette.teal.shade400: #65958F
    palette.teal.shade500: #4D7F7E
    palette.teal.shade600: #3E6766
    palette.teal.shade700: #2F4E4D
    palette.teal.shade800: #243D3C
    palette.teal.shade900: #1A2D2C
    palette.teal.shade950: #0F1817
    palette.purple.shade50: #F8F5FB
    palette.purple.shade100: #EEE6F5
    palette.purple.shade200: #DDD0EB
    palette.purple.shade300: #C3AEDB
    palette.purple.shade400: #A888C5
    palette.purple.shade500: #8D65B8
    palette.purple.shade600: #78519F
    palette.purple.shade700: #5E3D7D
    palette.purple.shade800: #4C3163
    palette.purple.shade900: #3A254B
    palette.purple.shade950: #1E132A
    palette.pink.shade50: #FEF4F8
    palette.pink.shade300: #F5A4C8
    palette.pink.shade500: #E9568D
    palette.pink.shade700: #A23860
    palette.gray.shade50: #F9FAFA
    palette.gray.shade100: #F3F4F5
    palette.gray.shade200: #E5E7E9
    palette.gray.shade300: #D1D5D8
    palette.gray.shade400: #A8AEB3
    palette.gray.shade500: #868E94
    palette.gray.shade600: #6B737A
    palette.gray.shade700: #545B61
    palette.gray.shade800: #3D4347
    palette.gray.shade900: #2A2F32
    palette.gray.shade950: #101010
    palette.red.shade50: #FEF2F2
    palette.red.shade500: #EF4444
    palette.red.shade700: #B91C1C
    appColors.primary: #5E3D7D
    appColors.onPrimary: #FFFFFF
    appColors.primaryContainer: #EEE6F5
    appColors.onPrimaryContainer: #3A254B
    appColors.secondary: #81B1AD
    appColors.onSecondary: #FFFFFF
    appColors.secondaryContainer: #E6EFEE
    appColors.onSecondaryContainer: #1A2D2C
    appColors.tertiary: #E9568D
    appColors.onTertiary: #FFFFFF
    appColors.tertiaryContainer: #FEF4F8
    appColors.onTertiaryContainer: #A23860
    appColors.error: #EF4444
    appColors.onError: #FFFFFF
    appColors.errorContainer: #FEF2F2
    appColors.onErrorContainer: #B91C1C
    appColors.background: #FFFFFF
    appColors.onBackground: #101010
    appColors.surface: #FFFFFF
    appColors.onSurface: #101010
    appColors.surfaceVariant: #F9FAFA
    appColors.onSurfaceVariant: #545B61
    appColors.outline: #D1D5D8
    appColors.outlineVariant: #E5E7E9
    appColors.inverseSurface: #2A2F32
    appColors.inverseOnSurface: #F3F4F5
    appColors.inversePrimary: #C3AEDB
    appColors.shadow: #000000 0.1
    appColors.scrim: #000000 0.4
    typography.weight.regular: 400
    typography.weight.medium: 500
    typography.weight.semiBold: 600
    typography.weight.bold: 700
    typography.weight.extraBold: 800
    typography.family.urbanist: Urbanist
    typography.size.xs: 10
    typography.size.sm: 12
    typography.size.md: 14
    typography.size.lg: 16
    typography.size.xl: 18
    typography.size.xxl: 24
    typography.size.xxxl: 32
    typography.size.display: 40
    typography.displayLarge: Urbanist 700 40/45 0
    typography.displayMedium: Urbanist 700 28/31 0
    typography.displaySmall: Urbanist 700 24/27 0
    typography.headlineLarge: Urbanist 600 24/30 0
    typography.headlineMedium: Urbanist 600 20/25 0
    typography.headlineSmall: Urbanist 600 18/23 0
    typography.bodyLarge: Urbanist 400 18/27 0
    typography.bodyMedium: Urbanist 400 16/24 0
    typography.bodySmall: Urbanist 400 14/21 0
    typography.labelLarge: Urbanist 500 16/23 0
    typography.labelMedium: Urbanist 500 14/20 0
    typography.labelSmall: Urbanist 500 12/17 0
    spacing.base.zero: 0
    spacing.base.xs: 4
    spacing.base.sm: 8
    spacing.base.md: 12
    spacing.base.lg: 16
    spacing.base.xl: 20
    spacing.base.xxl: 24
    spacing.base.xxxl: 32
    spacing.base.huge: 40
    spacing.base.massive: 48
    spacing.screenPaddingHorizontal: 16
    spacing.screenPaddingVertical: 24
    spacing.sectionGap: 32
    spacing.buttonPaddingVertical: 12
    spacing.buttonPaddingHorizontal: 24
    spacing.buttonGap: 12
    spacing.cardPadding: 16
    spacing.cardGap: 16
    spacing.inputPaddingVertical: 12
    spacing.inputPaddingHorizontal: 16
    spacing.chipPaddingVertical: 8
    spacing.chipPaddingHorizontal: 12
    spacing.textGapTight: 4
    spacing.textGap: 8
    spacing.textGapLoose: 12
    spacing.iconTextGap: 8
    spacing.listItemGap: 12
    spacing.listItemPadding: 16
    spacing.minTouchTarget: 44
    borderRadius.none: 0
    borderRadius.xs: 4
    borderRadius.sm: 8
    borderRadius.md: 12
    borderRadius.lg: 16
    borderRadius.xl: 24
    borderRadius.xxl: 32
    borderRadius.full: 9999
    borderRadius.button: 24
    borderRadius.card: 16
    borderRadius.input: 12
    borderRadius.chip: 20
    borderRadius.dialog: 24
    borderRadius.avatar: 9999
    component.EkoButton.verticalPadding.small: 8
    component.EkoButton.verticalPadding.medium: 12
    component.EkoButton.verticalPadding.large: 16
    component.EkoButton.horizontalPadding.small: 16
    component.EkoButton.horizontalPadding.medium: 24
    component.EkoButton.horizontalPadding.large: 32
    component.EkoButton.fontSize.small: 14
    component.EkoButton.fontSize.medium: 16
    component.EkoButton.fontSize.large: 18
    component.EkoTemplate.height.small: 32
    component.EkoTemplate.height.medium: 44
    component.EkoTemplate.height.large: 56
    component.EkoTemplate.horizontalPadding.small: 12
    component.EkoTemplate.horizontalPadding.medium: 24
    component.EkoTemplate.horizontalPadding.large: 32
    component.EkoBadge.dimension.small: 16
    component.EkoBadge.dimension.medium: 20
    component.EkoBadge.dimension.large: 24
    component.EkoBadge.fontSize.small: 10
    component.EkoBadge.fontSize.medium: 12
    component.EkoBadge.fontSize.large: 14
    component.EkoButton.background.primary: #5E3D7D
    component.EkoButton.background.secondary: #81B1AD
    component.EkoButton.background.subtle: #F9FAFA
    component.EkoButton.foreground.primary: #FFFFFF
    component.EkoButton.foreground.secondary: #FFFFFF
    component.EkoButton.foreground.subtle: #101010
    component.EkoButton.outline.primary: #5E3D7D
    component.EkoButton.outline.secondary: #81B1AD
    component.EkoButton.outline.subtle: #545B61
    component.EkoTemplate.background.primary: #5E3D7D
    component.EkoTemplate.background.secondary: #81B1AD
    component.EkoTemplate.background.tertiary: #E9568D
    component.EkoTemplate.foreground.primary: #FFFFFF
    component.EkoTemplate.foreground.secondary: #FFFFFF
    component.EkoTemplate.foreground.tertiary: #FFFFFF
    component.EkoBadge.background.primary: #5E3D7D
    component.EkoBadge.background.secondary: #81B1AD
    component.EkoBadge.background.success: #4D7F7E
    component.EkoBadge.background.error: #EF4444
    component.EkoBadge.background.neutral: #F9FAFA
    component.EkoBadge.foreground.neutral: #545B61
    component.EkoTemplate.style.small: Urbanist 500 12/17 0
    component.EkoTemplate.style.medium: Urbanist 500 14/20 0
    component.EkoTemplate.style.large: Urbanist 500 16/23 0
    shadow.card: #000000 0.1 blur 4 x 0 y 2 spread 0
    outlineWidth: 2
    opacity.disabled: 0.5
    component.EkoButton.cornerRadius: 24
    component.EkoTemplate.cornerRadius: 24
    component.EkoBadge.horizontalPadding: 6
    component.EkoBadge.dotDimension: 8
    component.EkoBadge.maxCount: 99
    component.EkoButton.fontWeight: 600
    component.EkoBadge.fontWeight: 500
    component.ekoCardStyle.padding: 16
    component.ekoCardStyle.cornerRadius: 16
    component.ekoCardStyle.background: #FFFFFF
    component.EkoVStack.spacing: 8
    component.featureCard.spacing: 8
    component.featureCard.titleStyle: Urbanist 600 18/23 0
    component.featureCard.titleColor: #5E3D7D
    component.featureCard.descriptionStyle: Urbanist 400 16/24 0
    component.featureCard.descriptionColor: #545B61
    component.EkoSection.spacing: 8
    component.EkoSection.titleStyle: Urbanist 600 18/23 0
    """
}
