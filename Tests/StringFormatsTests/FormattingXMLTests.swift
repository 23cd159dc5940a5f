import SourceText
import TestSupport
import Testing
import XLIFF

@testable import StringEditing
@testable import StringFormats

@Suite("The form of XML property lists")
struct FormattingXMLTests {
  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  private func form(_ text: String, _ format: StringFormat = .strings) throws -> String {
    let form = try DocumentFormatter.formatted(StringDocument(parsing: Array(text.utf8), format: format))
    #expect(try DocumentFormatter.formatted(StringDocument(parsing: form, format: format)) == form)
    return String(decoding: form, as: UTF8.self)
  }

  private func body(_ text: String, _ format: StringFormat = .strings) throws -> String {
    let form = try form("<plist><dict>" + text + "</dict></plist>", format)
    #expect(form.hasPrefix(Self.head + "<dict>\n") && form.hasSuffix("</dict>\n</plist>\n"))
    return String(form.dropFirst(Self.head.count + 7).dropLast(17))
  }

  @Test("lays out as plutil does")
  func layout() throws {
    #expect(try form("<dict></dict>") == Self.head + "<dict/>\n</plist>\n")
    let text = """
      <key>b</key><array><dict/><true></true><integer> 12</integer></array><key>a</key><string/><key>c</key><data> AAEC
      AwQ= </data>\r\n
      """
    #expect(
      try body(text) == """
        \t<key>a</key>
        \t<string></string>
        \t<key>b</key>
        \t<array>
        \t\t<dict/>
        \t\t<true/>
        \t\t<integer>12</integer>
        \t</array>
        \t<key>c</key>
        \t<data>
        \tAAECAwQ=
        \t</data>

        """)
  }

  @Test(
    "texts keep what they say",
    arguments: [
      ("a &amp; b &lt; c &gt; d > e", "a &amp; b &lt; c &gt; d &gt; e"), ("&quot;&apos;&#65;&#x4e16;", "\"'A世"),
      ("<![CDATA[<b>&</b>]]>", "&lt;b&gt;&amp;&lt;/b&gt;"), ("&#13;\r\n&#xA0;\u{A0}", "&#13;\r\n&#xA0;\u{A0}"),
      ("&#60;&#38;", "&lt;&amp;"), (" x\n\ty ", " x\n\ty "), ("a<![CDATA[]]>b<![CDATA[]]]]>", "ab]]"),
    ])
  func texts(written: String, expected: String) throws {
    #expect(try body("<key>k</key><string>\(written)</string>") == "\t<key>k</key>\n\t<string>\(expected)</string>\n")
  }

  @Test("an entry of a stringsdict: format, variables, forms")
  func stringsdict() throws {
    func member(_ key: String) -> String { "<key>\(key)</key><string>x</string>" }
    let variable = [
      "other", "NSStringFormatValueTypeKey", "few", "one", "NSStringFormatSpecTypeKey", "zero", "many", "two",
    ]
    let devices = "<key>NSStringDeviceSpecificRuleType</key><dict>\(["other", "iphone"].map(member).joined())</dict>"
    let entry =
      ["other", "z", "B"].map { "<key>\($0)</key><dict>\(variable.map(member).joined())</dict>" }.joined()
      + member("NSStringLocalizedFormatKey")
    let form = try body("<key>two</key><dict>\(devices)</dict><key>one</key><dict>\(entry)</dict>", .stringsdict)
    let keys = form.split(separator: "\n").compactMap { line -> String? in
      let line = line.drop { $0 == "\t" }
      return line.hasPrefix("<key>") ? String(line.dropFirst(5).dropLast(6)) : nil
    }
    let forms = [
      "NSStringFormatSpecTypeKey", "NSStringFormatValueTypeKey", "zero", "one", "two", "few", "many", "other",
    ]
    #expect(
      keys == ["one", "NSStringLocalizedFormatKey", "B"] + forms + ["other"] + forms + ["z"] + forms
        + ["two", "NSStringDeviceSpecificRuleType", "iphone", "other"])
  }

  @Test("a loctable: languages, keys, rules")
  func loctable() throws {
    let rule = "<key>n</key><dict><key>other</key><string/><key>one</key><string/></dict>"
    let form = try body(
      "<key>en</key><dict><key>b</key><string/><key>a</key><dict>\(rule)<key>NSStringLocalizedFormatKey</key><string/>"
        + "</dict></dict><key>de</key><dict/>", .loctable)
    let keys = form.split(separator: "<").filter { $0.hasPrefix("key>") }.map { String($0.dropFirst(4)) }
    #expect(keys == ["de", "en", "a", "NSStringLocalizedFormatKey", "n", "one", "other", "b"])
  }

  @Test("comments stay at their entry, loose ones start sections")
  func comments() throws {
    let text = """
      <!-- licence -->
      <plist version="1.0"><!-- inside -->
      <dict>
        <!-- Localizable.strings -->
        <!-- of z -->
        <key>z</key> <!-- between -->
        <string>1</string> <!-- behind z -->

        <key>y</key><string>2</string>
        <!-- MARK: b -->

        <key>b</key><string>3</string>
        <!-- of a
          in two lines -->
        <key>a</key><string>4</string>
        <!-- last -->
      </dict><!-- after -->
      </plist>
      <!-- end -->
      """
    let expected = """
      <!-- licence -->
      <plist version="1.0">
      <!-- inside -->
      <dict>
      \t<!-- Localizable.strings -->

      \t<key>y</key>
      \t<string>2</string>
      \t<!-- of z -->
      \t<key>z</key>
      \t<!-- between -->
      \t<string>1</string> <!-- behind z -->

      \t<!-- MARK: b -->

      \t<!-- of a
          in two lines -->
      \t<key>a</key>
      \t<string>4</string>
      \t<key>b</key>
      \t<string>3</string>

      \t<!-- last -->
      </dict>
      <!-- after -->
      </plist>
      <!-- end -->

      """
    #expect(try form(text) == Self.head.replacing("<plist version=\"1.0\">\n", with: "") + expected)
  }

  @Test(
    "what has no place in the form is refused",
    arguments: [
      "<plist><dict a=\"b\"/></plist>", "<?pi x?><plist><dict/></plist>", "<plist><dict/></plist> text",
      "<plist><dict><key>a</key></dict></plist>", "<plist><dict>", "<plist><array/></plist>",
      "<?xml version='1.0' encoding='ISO-8859-1'?><plist><dict><key>é</key><string/></dict></plist>",
    ])
  func refused(text: String) {
    #expect(throws: FormattingError.self) { try form(text) }
  }

  @Test("XLIFF and binary lists have no form")
  func noForm() {
    for (bytes, format) in [(Array("<xliff/>".utf8), StringFormat.xliff), (Array("bplist00".utf8), .strings)] {
      do throws(FormattingError) {
        _ = try DocumentFormatter.formatted(StringDocument(parsing: bytes, format: format))
        Issue.record("formatted")
      } catch {
        #expect(error.description.contains("form") || error.description.contains("layout"))
      }
    }
  }
}
