import Foundation
import Testing

@testable import CodeGeneration

/// The names are those that Xcode 26 gave keys of public projects.
@Suite("Generated symbols")
struct SymbolFileTests {
  @Test(
    "are called as Xcode calls them",
    arguments: [
      ("audio.controls.hide", "audioControlsHide"), ("action.select_up_to_20", "actionSelectUpTo20"),
      ("dept.GE", "deptGe"), ("permission.expiry.7days", "permissionExpiry7Days"),
      ("CFBundleDisplayName", "cfbundleDisplayName"), ("SPEED BOOST", "speedBoost"),
      ("Retro Green CRT", "retroGreenCrt"), ("F_A_Description", "fADescription"), ("%lld MiB", "miB"),
      ("LENÇÓIS_MARANHENSES_NAME", "lençóisMaranhensesName"), ("Setting Up iCloud Sync…", "settingUpICloudSync"),
      ("files use CKAsset data", "filesUseCkassetData"), ("Snip Snap’s store", "snipSnapsStore"),
      ("Clean black-and-white visuals", "cleanBlackAndWhiteVisuals"),
      ("common.minutesShort %lld %lld", "commonMinutesShort"),
      ("Evaluate JavaScript with ${content}", "evaluateJavaScriptWith$Content"),
      ("%(landmark)@ is contained in %(landmarkCollection)@", "isContainedIn"),
    ])
  func names(key: String, name: String) { #expect(SymbolName(of: key)?.text == name) }

  private func source(_ key: String, _ text: String? = nil, comment: String = "") -> AccessorSource {
    AccessorSource(key: key, text: text ?? key, comment: comment)
  }

  /// The lines behind the head of the file.
  private func body(_ file: SymbolFile) -> String {
    file.code.components(separatedBy: "nonisolated extension LocalizedStringResource {\n").last ?? ""
  }

  @Test("are properties, and functions of what their text reads")
  func members() {
    let file = SymbolFile(
      table: "Localizable",
      sources: [
        source("b.time", "%1$(hours)lld:%2$02lld", comment: "Hours\nand minutes"), source("a.title", "Title"),
        source("c", "%2$@ has %1$.1f"),
      ])
    #expect(file.problems.isEmpty)
    #expect(
      body(file) == #"""
            /**
             Localized string for key “a.title” in table “Localizable.xcstrings”.
             */
            static var aTitle: LocalizedStringResource {
                LocalizedStringResource("a.title", table: "Localizable", bundle: resourceBundleDescription)
            }

            /**
             Hours
             and minutes
        \#("     ")
             Localized string for key “b.time” in table “Localizable.xcstrings”.
             */
            static func bTime(hours: Int, _ arg2: Int) -> LocalizedStringResource {
                LocalizedStringResource("b.time", \#
        defaultValue: "\(hours, specifier: "%lld")\(arg2, specifier: "%02lld")", \#
        table: "Localizable", bundle: resourceBundleDescription)
            }

            /**
             Localized string for key “c” in table “Localizable.xcstrings”.
             */
            static func c(_ arg1: Double, _ arg2: String) -> LocalizedStringResource {
                LocalizedStringResource("c", defaultValue: "\(arg1, specifier: "%.1f")\(arg2)", \#
        table: "Localizable", bundle: resourceBundleDescription)
            }
        }
        """#)
  }

  @Test(
    "have the types that Xcode gives to placeholders",
    arguments: [
      ("%@", "String"), ("%lld", "Int"), ("%ld", "Int"), ("%d", "Int32"), ("%llu", "UInt"), ("%u", "UInt32"),
      ("%f", "Double"),
    ])
  func types(specifier: String, type: String) {
    #expect(body(SymbolFile(table: "Localizable", sources: [source("key", specifier)])).contains("(_ arg1: \(type))"))
  }

  @Test("stand in a namespace for another table")
  func namespace() {
    let file = SymbolFile(table: "InfoPlist", sources: [source("CFBundleName", "Cues")])
    #expect(
      body(file).hasPrefix(
        "    /// Namespace for strings in file “InfoPlist.xcstrings”.\n    enum InfoPlist {\n        /**\n"))
    #expect(file.code.hasSuffix("        }\n    }\n}"))
  }

  @Test("say of a key that can have none why")
  func problems() {
    let file = SymbolFile(
      table: "Localizable",
      sources: [
        source("Days"), source("days"), source("%@ → %@"), source("Type"), source("count %lld"), source("count %d"),
        source("%s"),
      ])
    #expect(
      file.problems.map(\.description) == [
        "error: Unable to derive a symbol name from this key. (%@ → %@)",
        "error: Unable to derive a symbol name from this key. (%s)",
        "error: This key is too close to a reserved keyword in Swift. (Type)",
        "error: This string key would generate the same symbol as “Days”. (days)",
      ])
  }

  @Test("hold nothing of a text that ends a comment or a literal")
  func hostile() {
    let file = SymbolFile(
      table: "Localizable", sources: [source("a\"; exit() //", "x", comment: "*/ import Evil /*\u{2028}*/")])
    #expect(!file.code.contains("*/ import"))
    #expect(file.code.contains(#"LocalizedStringResource("a\"; exit() //", table"#))
  }
}
