import SourceFacts
import Testing

@testable import SourceScan

@Suite("Parts of Objective-C")
struct ObjectiveCPartTests {
  private static func parts(_ code: String, at path: String = "Cue.m") -> [String] {
    let facts = SourceScan.facts(of: Array(code.utf8), path: path, settings: ScanSettings())
    return (facts?.parts ?? []).map { part in
      let inherits = part.inherits.isEmpty ? "" : " : " + part.inherits.joined(separator: ",")
      return "\(part.kind.rawValue) \(part.name)\(inherits) – \(part.names.joined(separator: ","))"
    }
  }

  @Test(
    "are classes, protocols, categories and macros; what is announced or imported names nothing",
    arguments: [
      ("#import \"Page.h\"\n@class Page, Row; @protocol A, B; // Cue", ["file  – "]),
      ("@protocol C; run(@protocol(D));", ["file  – D,run"]),
      (
        "@interface Page : UIView <A, B> { Row *row; } @end Other *o;",
        ["file  – Other,o", "type Page : UIView,A,B – A,B,Row,UIView,row"]
      ),
      ("@implementation Page - (void)f { [Row new]; } @end", ["file  – ", "type Page – Row,f,new,void"]),
      ("@interface Page (More) <A> @end", ["file  – ", "extension Page – A,More"]),
      ("@protocol P <Q> @optional - (int)f; @end", ["file  – ", "type P : Q – Q,f,int"]),
      (
        "#define TITLE(x) LOOK(x, @\"Page.row\")\nint a = TITLE(1);",
        ["file  – TITLE,a,int", "member TITLE – LOOK,Page,row"]
      ),
      ("@interface Page < @end @interface Row : < @end", ["file  – ", "type Page – ", "type Row – "]),
      ("@interface Page", ["file  – ", "type Page – "]), ("@interface", ["file  – "]),
    ])
  func parts(code: String, parts: [String]) { #expect(Self.parts(code) == parts) }

  @Test("of tests there are none") func tests() {
    #expect(Self.parts("#import <XCTest/XCTest.h>\nPage *page;").isEmpty)
  }

  @Test(
    "a nib is loaded by its name, a storyboard and a list are read by themselves",
    arguments: [
      ("Cue~ipad.xib", "nib Cue – "), ("Main.storyboard", "file  – "), ("Info.plist", "file  – "),
      ("Sets.plist", "file  – "),
    ])
  func interfaces(path: String, part: String) {
    let parts = Self.parts("<a customClass=\"Page_1\"/>", at: path)
    #expect(parts == [part + "Page_1,a,customClass"])
  }
}
