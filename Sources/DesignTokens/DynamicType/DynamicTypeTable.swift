/// Apple's text sizes on iOS and iPadOS: em size and leading in points.
///
/// Each row runs from `xSmall` to `accessibility5`. The sizes are those of the Human Interface Guidelines, section
/// Typography; two transcriptions and a simulator of iOS 26.1 agree. The leadings are those that this simulator's
/// `UIFontMetrics` scales by (2,038 values): all but eight are the published ones. Published are headline 48 at
/// `accessibility4`, caption1 28 at `accessibility1`, title1 37, 39 and 62 at `xLarge`, `xxLarge` and `accessibility4`,
/// caption2 30 at `accessibility2`, and subheadline 28 and 37 at `xxxLarge` and `accessibility2`.
enum DynamicTypeTable {
  typealias Row = [(size: Double, leading: Double)]

  static func row(of style: TextStyle) -> Row {
    switch style {
    case .largeTitle: largeTitle
    case .title1: title1
    case .title2: title2
    case .title3: title3
    case .headline: headline
    case .body: body
    case .callout: callout
    case .subheadline: subheadline
    case .footnote: footnote
    case .caption1: caption1
    case .caption2: caption2
    }
  }

  private static let largeTitle: Row = [
    (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48),
    (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
  ]
  private static let title1: Row = [
    (25, 31), (26, 32), (27, 33), (28, 34), (30, 36), (32, 38), (34, 41),
    (38, 46), (43, 51), (48, 57), (53, 61), (58, 68),
  ]
  private static let title2: Row = [
    (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34),
    (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
  ]
  private static let title3: Row = [
    (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32),
    (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
  ]
  private static let headline: Row = [
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
    (28, 34), (33, 40), (40, 48), (47, 51), (53, 62),
  ]
  private static let body: Row = [
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
    (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
  ]
  private static let callout: Row = [
    (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28),
    (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
  ]
  private static let subheadline: Row = [
    (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 26),
    (25, 31), (30, 36), (36, 43), (42, 50), (49, 58),
  ]
  private static let footnote: Row = [
    (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24),
    (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
  ]
  private static let caption1: Row = [
    (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23),
    (22, 27), (26, 32), (32, 39), (37, 44), (43, 51),
  ]
  private static let caption2: Row = [
    (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22),
    (20, 25), (24, 29), (29, 35), (34, 41), (40, 48),
  ]
}
