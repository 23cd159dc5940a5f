import SourceText

/// The reports of projects that have not changed since, as lines of JSON.
///
/// A report is that of another run where each file of the project's folder, and what is read from elsewhere, has the
/// same size, times and identity. A file that has changed in the moments before is not believed: its time cannot tell
/// it from a later change.
package struct ReportCache: Sendable {
  /// Bytes of all reports of a user.
  private static let most = 256 << 20
  /// The clock of a file system may go in steps of this.
  private static let tick = 20_000_000

  /// Names the file: that of the project and the call.
  private let name: String
  /// What a report rests on; `nil` where that cannot be told.
  private let state: StableHash?
  private let environment: [String: String]

  /// - Parameters:
  ///   - operands: Of the call.
  ///   - call: All else on which the report depends: options, formats, the version of the program.
  ///   - others: Files that the call names, as absolute paths.
  ///   - written: Files that the call writes: they are none of the project's.
  package init(
    _ operands: [String], workingDirectory: String, call: [String], others: [String], written: Set<String>,
    environment: [String: String]
  ) {
    var name = StableHash()
    name.combine(workingDirectory)
    for text in operands + ["--"] + call { name.combine(text) }
    self.name = Self.start + name.digits
    self.environment = environment
    let fonts = environment["HOME"].map { home in Self.fontFolders.map { home + $0 } } ?? []
    state = Self.state(operands, workingDirectory, others + fonts, written)
  }

  private static func state(
    _ operands: [String], _ workingDirectory: String, _ others: [String], _ written: Set<String>
  ) -> StableHash? {
    guard let place = try? ProjectPlace(operands, workingDirectory: workingDirectory),
      let inputs = try? ProjectInputs(operands, workingDirectory: workingDirectory)
    else { return nil }
    // All files: pictures and projects are read too.
    let listing = FolderWalk.listing(of: place.root, named: { $0 }, where: { _ in true })
    guard listing.unread.isEmpty else { return nil }
    var files = inputs.files.union(listing.files.map { place.root + "/" + $0 })
    files.formUnion(others + systemFontFolders)
    files.subtract(written)
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    var hash = StableHash()
    for file in files.sorted() {
      guard let stamp = FileStamp(file) else {
        hash.combine(file)
        continue
      }
      let age = (now.tv_sec - stamp.changed.seconds) * 1_000_000_000 + now.tv_nsec - stamp.changed.nanoseconds
      guard age > tick else { return nil }
      hash.combine(file)
      for number in [
        Int(truncatingIfNeeded: stamp.device), Int(truncatingIfNeeded: stamp.number), Int(stamp.size),
        stamp.modified.seconds, stamp.modified.nanoseconds, stamp.changed.seconds, stamp.changed.nanoseconds,
      ] {
        hash.combine(number)
      }
    }
    return hash
  }

  /// Where the fonts of the system are: a new one is a new entry of one of these.
  private static let systemFontFolders = [
    "/usr/share/fonts", "/usr/share/fonts/truetype", "/usr/share/fonts/opentype", "/usr/local/share/fonts",
    "/etc/fonts", "/Library/Fonts", "/System/Library/Fonts",
  ]

  /// The same of a user.
  private static let fontFolders = ["/.fonts", "/.local/share/fonts", "/.config/fontconfig", "/Library/Fonts"]

  /// What was kept; `nil` where nothing was, or something has changed since.
  package var lines: [UInt8]? {
    guard let state, let bytes = UserCache(environment).bytes(of: name),
      let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    let lines = Array(bytes[(end + 1)...])
    return bytes[..<end].elementsEqual(Self.head(state, lines).utf8) ? lines : nil
  }

  /// Keeps what was reported, of the state in which the project was when this was made.
  package func keep(_ lines: [UInt8]) {
    guard let state else { return }
    UserCache(environment).write(Array(Self.head(state, lines).utf8) + [UInt8(ascii: "\n")] + lines, to: name)
  }

  /// Removes the oldest reports that have no room: for the end of a run, since all that are kept are looked at.
  package static func trim(environment: [String: String]) { UserCache(environment).trim(start, to: most) }

  /// What the names of the files begin with.
  private static let start = "report-"

  /// The first line of a file.
  private static func head(_ state: StableHash, _ lines: [UInt8]) -> String {
    var sum = StableHash()
    sum.combine(lines)
    return "l10n report 1 \(state.digits) \(sum.digits)"
  }
}
