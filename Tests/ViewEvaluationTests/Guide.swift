import DesignTokens
import Foundation
import SourceFacts
import SwiftScan
import ViewEvaluation

/// The code of a design system's guide, which stands in a folder of `Examples`.
struct Guide {
  static let eko = Guide("Eko")
  static let app = Guide("App")
  static let foundation = Guide("Foundation")

  /// What takes all that it is proposed: a shape or colour.
  static let fill = "frame wmin 0 wideal 10 wmax inf hmin 0 hideal 10 hmax inf(icon 0 0)"

  private static let examples = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples")
  private static let settings: ScanSettings = {
    var settings = ScanSettings()
    settings.viewsFor = .ios
    return settings
  }()

  private let files: [SourceFacts]

  private init(_ folder: String) {
    let folder = Self.examples.appendingPathComponent(folder)
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    files = paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      (try? Data(contentsOf: folder.appendingPathComponent(path))).map { Self.facts(of: Array($0)) }
    }
  }

  private static func facts(of bytes: [UInt8]) -> SourceFacts { SwiftScan.facts(of: bytes, settings: settings) }

  /// The views that the code declares with a body.
  var views: [String] { CodeModule(files).views.map(\.name) }

  /// A view whose body is a call of the guide's.
  func view(_ body: String, at size: DynamicTypeSize = .large) -> EvaluatedView? {
    let code = "struct Tested: View { var body: some View { \(body) } }"
    let module = CodeModule(files + [Self.facts(of: Array(code.utf8))])
    return LargeStack.run { ViewEvaluator(module).view(named: "Tested", at: size) }
  }

  /// The boxes of a call in each of its variants, in short words; variants that look the same count once.
  func boxes(_ body: String, at size: DynamicTypeSize = .large) -> String {
    guard let view = view(body, at: size), view.state != .failed else { return "failed" }
    var all: [String] = []
    for variant in view.variants {
      let words = variant.boxes.map(\.words).joined(separator: " ")
      if !all.contains(words) { all.append(words) }
    }
    return all.joined(separator: " | ")
  }

  /// The fonts of a call's texts.
  func fonts(_ body: String) -> String {
    (view(body)?.variants.first?.boxes ?? []).flatMap(\.fonts).joined(separator: ", ")
  }
}

extension ViewBox {
  fileprivate var fonts: [String] {
    if case .text(let text) = kind { return [text.appearance.words] }
    return children.flatMap(\.fonts)
  }
}

extension TextAppearance {
  /// As in `Urbanist-Bold 40…113 line 5`: the family, its size at the sizes large and accessibility5, the spacing of
  /// lines and letters.
  fileprivate var words: String {
    let sizes = [DynamicTypeSize.large, .accessibility5].map { "\(Int(shownSize(at: $0)))" }.joined(separator: "…")
    var words = "\(family) \(sizes)"
    if case .points(let spacing) = lineSpacing, spacing.value > 0 { words += " line \(Int(spacing.value))" }
    return letterSpacing.value == 0 ? words : words + " tracking \(letterSpacing.value)"
  }

  private func shownSize(at size: DynamicTypeSize) -> Double {
    switch scaling {
    case .relative(let style): DynamicType.scaledFontSize(self.size, relativeTo: style, at: size).value
    case .system(let style): DynamicType.size(style, at: size).value
    case .fixed: self.size.value
    }
  }
}
