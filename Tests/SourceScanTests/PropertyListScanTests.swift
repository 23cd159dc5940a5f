import SourceFacts
import SourceScan
import Testing

@Suite struct PropertyListScanTests {
  @Test func `all texts of a list may be keys`() {
    let list =
      "<plist><dict><key>Title</key><string>app.title</string><key>Rows</key><array><string>b</string>"
      + "<string></string><integer>1</integer></array></dict></plist>"
    let facts = SourceScan.facts(of: Array(list.utf8), path: "Settings.bundle/Root.plist", settings: ScanSettings())
    #expect(facts?.mentions == ["app.title", "b"])
    #expect(facts?.uses.isEmpty == true)
  }

  @Test(arguments: ["", "<plist>", "no list", "{ a = b; }"]) func `what is no list says no more`(list: String) {
    let facts = SourceScan.facts(of: Array(list.utf8), path: "A.plist", settings: ScanSettings())
    #expect(facts?.problems.isEmpty == true)
  }
}
