#if canImport(SwiftScan)
  import SourceFacts
  import SwiftScan
  import Testing

  @testable import Project

  @Suite("Files of others, which begin with a licence")
  struct LicensedFilesTests {
    private static func file(_ number: Int, head: String) -> ScannedFile {
      let bytes = Array("\(head)\nimport Foundation\nlet a = NSLocalizedString(\"Gone\", comment: \"\")\n".utf8)
      return ScannedFile(
        path: "\(number).swift", bytes: bytes, facts: SwiftScan.facts(of: bytes, settings: ScanSettings()))
    }

    @Test(
      "what stands in them is rarely met, unless the project itself has the licence",
      arguments: [
        ("// Permission is hereby granted, free of charge, to any person", 1, true),
        ("/* Redistribution and use in source and binary forms */", 1, true),
        ("// This class is in the public domain.", 2, true),
        ("// Some rights reserved: opensource.org/licenses/MIT", 1, true),
        ("// Permission is hereby granted, free of charge, to any person", 3, false),
        ("// Created by Ada Lovelace on 10.12.15. All rights reserved.", 1, false),
      ])
    func licences(head: String, count: Int, isRare: Bool) {
      var files = (0..<10).map { Self.file($0, head: $0 < count ? head : "// The cues.") }
      LicensedFiles(files).markRare(&files)
      #expect(files.map { $0.facts.uses.allSatisfy(\.isRare) } == (0..<10).map { $0 < count && isRare })
    }
  }
#endif
