import Testing

@testable import Checks

@Suite("merge-conflict")
struct MergeConflictTests {
  @Test("fires once for each conflict, and the first side is read")
  func fires() throws {
    try CheckFixture()
      .strings(
        "en",
        """
        "a" = "A";
        ⟦<<<<<<< HEAD⟧
        "b" = "B";
        =======
        "b" = "Bee";
        "x" = "X";
        >>>>>>> topic
        ⟦<<<<<<< HEAD⟧
        "c" = "C";
        =======
        >>>>>>> topic

        """
      )
      .strings("de", #""a" = "A"; "b" = "B"; "c" = "C";"#)
      .expect(.mergeConflict, among: Rule.all)
  }

  @Test(
    "fires in every format",
    arguments: [
      (
        "Localizable.xcstrings",
        """
        { "sourceLanguage" : "en", "strings" : {
        ⟦<<<<<<< HEAD⟧
        "a" : {},
        =======
        "b" : {},
        >>>>>>> topic
        "c" : {} }, "version" : "1.0" }
        """
      ),
      (
        "en.lproj/Localizable.stringsdict",
        """
        <plist version="1.0"><dict>
        ⟦<<<<<<< HEAD⟧
        =======
        <key>a</key>
        >>>>>>> topic
        </dict></plist>
        """
      ),
      (
        "de.xliff",
        """
        <xliff version="1.2"><file original="Localizable.strings" source-language="en" target-language="de"><body>
        ⟦<<<<<<< HEAD⟧
        <trans-unit id="a"><source>Save</source><target>Sichern</target></trans-unit>
        =======
        <trans-unit id="a"><source>Save</source><target>Speichern</target></trans-unit>
        >>>>>>> topic
        </body></file></xliff>
        """
      ),
    ])
  func formats(path: String, text: String) throws {
    try CheckFixture().file(path, text).expect(.mergeConflict, among: Rule.all)
  }

  @Test("is silent about a marker alone, as in a comment")
  func silent() throws {
    try CheckFixture().strings("en", "/*\n=======\n*/\n\"a\" = \"<<<<<<< A\";\n")
      .expectNothing(of: .mergeConflict, among: Rule.all)
  }
}
