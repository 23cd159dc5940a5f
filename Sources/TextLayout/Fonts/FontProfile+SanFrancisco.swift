extension FontProfile {
  /// San Francisco, the system font of Apple's platforms, set in Inter: the same construction with other spacing.
  ///
  /// Text sizes take Inter and display sizes Inter Display, as San Francisco's optical size runs from 17 to 28 pt. The
  /// tracking by point size and the line height are San Francisco's. Three published widths agree within 1.5 %, all
  /// of 16 and 17 pt: see `Documentation/fonts.md`.
  package static let sanFrancisco = FontProfile(
    name: "SF-approximate",
    families: ["SF Pro", "SF Pro Text", "SF Pro Display", "San Francisco", "system-ui", "-apple-system"],
    sources: [
      Source(text: "SF Pro", display: nil, isGenuine: true),
      // The same font as macOS installs it (SFNS.ttf).
      Source(text: ".SF NS", display: nil, isGenuine: true),
      Source(text: "SF Pro Text", display: "SF Pro Display", isGenuine: true),
      Source(text: "Inter", display: "Inter Display", isGenuine: false),
      Source(text: "Inter Variable", display: nil, isGenuine: false),
    ],
    opticalSizes: 17...28,
    // UIFont.systemFont(ofSize: 17) has ascender 16.186523, descender -4.100586 and line height 20.287109.
    ascent: 0.952148, descent: 0.241211, lineHeight: 1.193359,
    tracking: FontTracking(source: .profile, rows: sanFranciscoTracking),
    guardBand: 0.015,
    // Inter's text cut is 12 % wider than its display cut at 28 pt, tracking included.
    guardBandWithoutDisplay: 0.12)

  /// Apple's Human Interface Guidelines, “Typography”, tracking values of SF Pro: the column in points, which is finer
  /// than the one in 1/1000 em.
  private static let sanFranciscoTracking: [(size: Double, points: Double)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
    (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
    (23, -0.1), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.4), (30, 0.4), (31, 0.39),
    (32, 0.41), (33, 0.4), (34, 0.4), (35, 0.38), (36, 0.37), (37, 0.36), (38, 0.37), (39, 0.38), (40, 0.37),
    (41, 0.36), (42, 0.37), (43, 0.38), (44, 0.37), (45, 0.35), (46, 0.36), (47, 0.37), (48, 0.35), (49, 0.33),
    (50, 0.34), (51, 0.35), (52, 0.33), (53, 0.31), (54, 0.32), (56, 0.3), (58, 0.28), (60, 0.26), (62, 0.24),
    (64, 0.22), (66, 0.19), (68, 0.17), (70, 0.14), (72, 0.14), (76, 0.07), (80, 0),
  ]
}
