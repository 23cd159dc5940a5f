import Foundation
import Strings
import StringsFoundation
import TestSupport
import Testing

/// Calls as code for Apple's systems writes them, of a file that imports both modules.
@Suite("Foundation's functions for texts")
struct ShimTests {
  private let folder: TemporaryFolder
  private let bundle: Bundle

  init() throws {
    folder = try TemporaryFolder([
      "en.lproj/Localizable.strings": #""save" = "Save"; "hi" = "Hi %@!"; "**%@**" = "**%@**, hi";"#,
      "en.lproj/Mail.strings": #""save" = "Keep";"#,
      "en.lproj/Localizable.stringsdict": """
      <plist version="1.0"><dict><key>%lld cues</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>%lld cue</string><key>other</key><string>%lld cues</string>
        </dict></dict></dict></plist>
      """,
    ])
    bundle = try #require(Bundle(path: folder.url.path))
  }

  @Test("NSLocalizedString finds the text of a bundle's table")
  func byKey() {
    #expect(NSLocalizedString("save", bundle: bundle, comment: "") == "Save")
    #expect(NSLocalizedString("save", tableName: "Mail", bundle: bundle, comment: "") == "Keep")
    #expect(NSLocalizedString("none", bundle: bundle, value: "None", comment: "") == "None")
    #expect(NSLocalizedString("none", bundle: bundle, comment: "") == "none")
    #expect(NSLocalizedString("hi", bundle: bundle, comment: "") == "Hi %@!")
    #expect(NSLocalizedString("%lld cues", bundle: bundle, comment: "") == "%lld cues")
    #expect(NSLocalizedString("no.such.key", comment: "") == "no.such.key")
    #expect(NSLocalizedString("no.such.key", value: "text", comment: "") == "text")
    #expect(NSLocalizedString("no.such.key", tableName: nil, comment: "") == "no.such.key")
    #expect(NSLocalizedString("no.such.key", tableName: "T", value: "text", comment: "") == "text")
  }

  @Test("String(localized:) takes literals with values")
  func literals() {
    let (one, many, name) = (1, 1_234, "Ann")
    #expect(String(localized: "save", bundle: bundle) == "Save")
    #expect(String(localized: "save", table: "Mail", bundle: bundle, comment: "menu") == "Keep")
    #expect(String(localized: "\(one) cues", bundle: bundle) == "1 cue")
    #expect(String(localized: "\(many) cues", bundle: bundle) == "1,234 cues")
    #expect(String(localized: "\(many) cues", bundle: bundle, locale: Locale(identifier: "de")) == "1.234 cues")
    #expect(String(localized: "hi", defaultValue: "Hello \(name)", bundle: bundle) == "Hi Ann!")
    #expect(String(localized: "none", defaultValue: "Hello \(name)", bundle: bundle) == "Hello Ann")
    #expect(String(localized: "\(many) is 100% of \(name)") == "1,234 is 100% of Ann")
  }

  @Test("resources are looked up when they are shown")
  func resources() {
    let many = 2
    let resource = LocalizedStringResource("\(many) cues", bundle: .atURL(folder.url), comment: "list")
    #expect(String(localized: resource) == "2 cues")
    let keyed = LocalizedStringResource("hi", defaultValue: "Hello \("Bo")", bundle: .atURL(folder.url))
    #expect(String(localized: keyed) == "Hi Bo!")
    let literal: LocalizedStringResource = "save"
    #expect(String(localized: literal, bundle: bundle) == "Save")
  }

  @Test("AttributedString(localized:) reads Markdown, and none in its values")
  func markdown() {
    let text = AttributedString(localized: "**\("*Ann*")**", bundle: bundle)
    #expect(String(text.characters) == "*Ann*, hi")
    #expect(text.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
  }
}
