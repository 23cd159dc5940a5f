import Foundation
import Preview
import Raster
import Testing

@Suite("l10n preview diff")
struct PreviewDiffCommandTests {
  private static func manifest(hash: String = "h", specimen: String = "Start", files: [String]) -> String {
    """
    {"kind":"l10n preview","version":3,"tool":"0","project":"P","locales":["en"],"sizes":["large"],"devices":["iphone"],
    "themes":[""],"axes":[{}],"samples":[""],"specimens":[{"name":"\(specimen)","component":"Button","texts":{}}],
    "screens":[[39300,85200,3]],"components":[{"name":"Button","slots":[],"fonts":[[]],"texts":[[]],"geometries":[[100,100,"\(hash)",[]]],"paints":["p"],"paintSets":[[[0,0]]],
    "rows":[[0,0,0,0,0,0,[0],0]]}],"files":[\(files.map { "\"\($0)\"" }.joined(separator: ","))]}
    """
  }

  private static let picturePath = PreviewManifest(parsing: Array(manifest(files: []).utf8))?.cells.first?.name
    .picturePath

  /// A preview of one cell, which is a gray square.
  private func write(
    _ name: String, gray: UInt8, hash: String = "h", specimen: String = "Start", in folder: TemporaryFolder
  )
    throws
  {
    let path = try #require(Self.picturePath)
    try folder.write(Self.manifest(hash: hash, specimen: specimen, files: [path]), to: "\(name)/manifest.json")
    let image = try PixelImage(width: 8, height: 8, filledWith: Pixel(red: gray, green: gray, blue: gray))
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("\(name)/png"), withIntermediateDirectories: true)
    try Data(PNGWriter().bytes(of: image)).write(to: folder.url.appendingPathComponent("\(name)/\(path)"))
  }

  private func folder(old: UInt8 = 10, new: UInt8 = 10, hash: String = "h") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try write("old", gray: old, in: folder)
    try write("new", gray: new, hash: hash, in: folder)
    return folder
  }

  private func picture(_ name: String, in folder: TemporaryFolder) throws -> URL {
    folder.url.appendingPathComponent("\(name)/\(try #require(Self.picturePath))")
  }

  @Test("says nothing changed with status 0, of folders and of manifests")
  func equal() throws {
    let folder = try folder()
    for (old, new) in [("old", "new"), ("old/manifest.json", "new/manifest.json"), ("old", "old")] {
      let run = try ProgramRun("preview", "diff", old, new, in: folder.url)
      #expect(run.status == 0 && run.errors.isEmpty)
      #expect(run.output == "Nothing changed; 1 unchanged, 1 pair of pictures compared.\n")
    }
  }

  @Test("shows a change in every format with status 1, up to the tolerance")
  func changed() throws {
    let folder = try folder(old: 10, new: 14)
    for format in ["human", "markdown", "json"] {
      let run = try ProgramRun("preview", "diff", "old", "new", "--format", format, in: folder.url)
      #expect(run.status == 1 && run.output.contains("64 of 64 pixels, by up to 4 of 255"), "\(format)")
    }
    #expect(try ProgramRun("preview", "diff", "old", "new", "--tolerance", "3", in: folder.url).status == 1)
    #expect(try ProgramRun("preview", "diff", "old", "new", "--tolerance", "4", in: folder.url).status == 0)
  }

  @Test("writes a page with pictures, twice to the same folder with the same bytes")
  func page() throws {
    let folder = try folder(old: 10, new: 14)
    func contents() throws -> [String: Data] {
      let root = folder.url.appendingPathComponent("out")
      var files: [String: Data] = [:]
      for name in try FileManager.default.subpathsOfDirectory(atPath: root.path) where name.contains(".") {
        files[name] = try Data(contentsOf: root.appendingPathComponent(name))
      }
      return files
    }
    #expect(try ProgramRun("preview", "diff", "old", "new", "--output", "out", in: folder.url).status == 1)
    let first = try contents()
    #expect(
      first.keys.sorted() == [
        "comparing.js", "difference.css", "difference.js", "difference.json", "difference.md", "differences.js",
        "dom.js", "filtering.js", "index.html", "pictures/1-after.png", "pictures/1-before.png",
        "pictures/1-difference.png",
      ])
    #expect(try ProgramRun("preview", "diff", "old", "new", "--output", "out", in: folder.url).status == 1)
    #expect(try contents() == first)
    // What is gone leaves no picture behind.
    #expect(try ProgramRun("preview", "diff", "old", "old", "--output", "out", in: folder.url).status == 0)
    #expect(try contents().keys.filter { $0.hasPrefix("pictures/") }.isEmpty)
  }

  @Test("takes a picture that is missing, broken or elsewhere for a difference")
  func unreadable() throws {
    for kind in ["missing", "broken", "link", "folder"] {
      let folder = try folder()
      for side in ["old", "new"] {
        let picture = try picture(side, in: folder)
        let bytes = try Data(contentsOf: picture)
        try FileManager.default.removeItem(at: picture)
        switch kind {
        case "broken": try bytes.dropLast(3).write(to: picture)
        case "link":
          let outside = folder.url.appendingPathComponent("outside.png")
          try bytes.write(to: outside)
          try FileManager.default.createSymbolicLink(at: picture, withDestinationURL: outside)
        case "folder": try FileManager.default.createDirectory(at: picture, withIntermediateDirectories: true)
        default: break
        }
      }
      let run = try ProgramRun("preview", "diff", "old", "new", "--tolerance", "255", in: folder.url)
      #expect(run.status == 1 && run.output.contains("changed Button: Start"), "\(kind): \(run.output)")
    }
  }

  @Test(
    "refuses a manifest that it cannot read, or that leads elsewhere",
    arguments: [
      "", "{", "[]",
      manifest(files: ["../secret.png"]), manifest(files: ["/etc/passwd"]), manifest(files: ["png/../../a.png"]),
      manifest(files: []).replacingOccurrences(of: "[0,0,0,0,0,0,[0],0]", with: "[0,0,0,0,0,9,[0],0]"),
    ])
  func malformed(manifest: String) throws {
    let folder = try folder()
    try folder.write(manifest, to: "new/manifest.json")
    let run = try ProgramRun("preview", "diff", "old", "new", in: folder.url)
    #expect(run.status == 2 && run.output.isEmpty && run.errors.contains("no manifest of a preview"), "\(run.errors)")
  }

  @Test("refuses a manifest of another version and says what to do", arguments: [1, 2, 4])
  func otherVersion(version: Int) throws {
    let folder = try folder()
    try folder.write(#"{"kind":"l10n preview","version":\#(version)}"#, to: "old/manifest.json")
    let run = try ProgramRun("preview", "diff", "old", "new", in: folder.url)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(
      run.errors
        == "l10n: 'old/manifest.json' is of version \(version), and this l10n compares version 3: "
        + "write both previews anew with one l10n\n")
  }

  @Test(
    "says what is wrong with a call",
    arguments: [
      (["old"], "needs OLD and NEW"), (["old", "nowhere"], "cannot read 'nowhere'"),
      (["old", "new", "more"], "one operand too many"), (["old", "new", "--tolerance", "256"], "is no tolerance"),
      (["old", "new", "--output", "old"], "holds files that are no comparison"),
      (["old", "new", "--output", "old/manifest.json"], "is a file"),
      (["old", "new", "--reason", "because"], "needs --accept"), (["old", "new", "--who", "me"], "needs --accept"),
      (["old", "new", "--approvals", "none.txt"], "there are no approvals 'none.txt'"),
    ])
  func badCalls(arguments: [String], message: String) throws {
    let folder = try folder()
    let run = try ProgramRun(["preview", "diff"] + arguments, in: folder.url)
    #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
  }

  // MARK: - Approvals

  @Test("approves, passes what is approved, and lapses when the cell changes again")
  func approvals() throws {
    let folder = try folder(new: 14, hash: "i")
    try folder.write("{}", to: "l10n.json")
    func run(_ arguments: String...) throws -> ProgramRun {
      try ProgramRun(
        ["preview", "diff", "old", "new"] + arguments, in: folder.url,
        environment: ["SOURCE_DATE_EPOCH": "1764288000"])
    }
    #expect(try run().status == 1)
    let accepted = try run("--accept", "--reason", "new\tlogo", "--who", "Ann")
    #expect(accepted.status == 0, "\(accepted.errors)")
    #expect(accepted.errors == "l10n: approved 1 difference in 'l10n-approved.txt'\n")
    let file = folder.url.appendingPathComponent("l10n-approved.txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 3 && lines[0] == "# l10n approvals 1")
    #expect(lines[2].hasPrefix("Button\tStart\t-\t-\ten\tlarge\tiphone\t-\t"))
    #expect(lines[2].hasSuffix("\t2025-11-28\tAnn\tnew\\tlogo"))
    let passed = try run()
    #expect(passed.status == 0 && passed.errors.isEmpty && passed.output.contains("of which 1 approved"))
    #expect(try run("--accept").status == 0)
    #expect(try String(contentsOf: file, encoding: .utf8) == text, "what holds stays as it is")
    try write("new", gray: 20, hash: "k", in: folder)
    let lapsed = try run()
    #expect(lapsed.status == 1 && lapsed.errors.contains("lapsed, since the cell changed again: Button · Start"))
    let renewed = try run("--accept", "--who", "Bo")
    #expect(renewed.status == 0 && renewed.errors.contains("dropped 1 that had lapsed"))
    #expect(try String(contentsOf: file, encoding: .utf8).contains("\tBo\t-\n"))
  }

  @Test("names the line of a file of approvals that is broken")
  func brokenApprovals() throws {
    let folder = try folder()
    try folder.write("# l10n approvals 1\n<<<<<<< HEAD\n", to: "a.txt")
    let run = try ProgramRun("preview", "diff", "old", "new", "--approvals", "a.txt", in: folder.url)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains("a.txt:2:1") && run.errors.contains("a merge conflict"), "\(run.errors)")
    #expect(try ProgramRun("preview", "diff", "old", "new", in: folder.url).status == 0, "it is not found by itself")
  }
}
