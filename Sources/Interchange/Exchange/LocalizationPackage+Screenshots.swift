extension LocalizationPackage {
  /// A picture of a key: what Xcode's editor of localization catalogs shows beside its text.
  package struct Screenshot: Sendable {
    /// Where a text stands in a picture: pixels from its upper left corner.
    package struct Frame: Hashable, Sendable {
      package let x, y, width, height: Int

      package init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
      }
    }

    package let key: String
    package let table: String
    /// The name of the picture's file, which no other key has: where two share one, Xcode 15 and 16 frame the text of
    /// the first for both.
    package let name: String
    package let frame: Frame

    package init(key: String, table: String, name: String, frame: Frame) {
      self.key = key
      self.table = table
      self.name = name
      self.frame = frame
    }
  }

  /// The folder of pictures and their list: the only one, since some readers take the first list that they find. Xcode
  /// has two below `Screenshots`, named after a test target and a device.
  package static let screenshotFolder = "Notes/Screenshots/l10n/components"

  /// Adds the list that says which picture shows which key.
  ///
  /// Apple documents no form. It is that of the lists that Xcode made for others, as in the sample of LocaStudio
  /// (`en.xcloc/Notes/Screenshots/MyAppUITests/iPhone 11 Pro/localizationStringData.plist`) and as Mac Mouse Fix writes
  /// and reads it (`LocalizationScreenshots.swift`, `mf-xcloc-editor/TableView.m`), who calls it
  /// `localizedStringData.plist` and names `Localizable` where Xcode leaves the table empty. The bundle may be any.
  package mutating func addScreenshots(_ screenshots: [Screenshot]) {
    guard !screenshots.isEmpty else { return }
    let list = PropertyListText.array(
      screenshots.map { screenshot in
        let frame = screenshot.frame
        return .dictionary([
          ("bundleID", .text("l10n")), ("bundlePath", .text("l10n")),
          (
            "screenshots",
            .array([
              .dictionary([
                // As `NSStringFromRect` writes it.
                ("frame", "{{\(frame.x), \(frame.y)}, {\(frame.width), \(frame.height)}}"), ("name", screenshot.name),
              ])
            ])
          ),
          ("stringKey", .text(screenshot.key)), ("tableName", .text(screenshot.table)),
        ])
      })
    files.append(
      File(path: Self.screenshotFolder + "/localizedStringData.plist", bytes: Array(list.xmlFile.utf8)))
  }
}
