import ProjectTables
import SourceFacts

/// Files of others among the project's own, as `Reachability.m`: they begin with a licence, which most of the code does
/// not. What is amiss in them is mended where they come from.
struct LicensedFiles {
  private let numbers: Set<Int>

  /// What is read of a file: a licence stands in the comment at its head.
  private static let headLength = 1_500
  /// In small letters.
  private static let phrases = [
    "permission is hereby granted", "redistribution and use in source", "in the public domain",
    "opensource.org/licenses", "mit license", "apache license", "apache.org/licenses", "mozilla public license",
    "general public license", "bsd license",
  ]
  /// A fifth of the files: a licence that more have is the project's.
  private static let leastShare = 5

  /// - Complexity: O(*n*) in the number of the files.
  init(_ files: [ScannedFile]) {
    let code = files.indices.filter { ProjectPath.isCode(files[$0].path) }
    let heads = code.map { number in
      String(decoding: files[number].bytes.prefix(Self.headLength), as: UTF8.self).lowercased()
    }
    numbers = Self.phrases.reduce(into: []) { numbers, phrase in
      let licensed = zip(code, heads).filter { $1.contains(phrase) }.map(\.0)
      if Self.leastShare * licensed.count <= code.count { numbers.formUnion(licensed) }
    }
  }

  /// Marks what stands in them as rarely met.
  func markRare(_ files: inout [ScannedFile]) {
    for number in numbers { files[number].facts.markRare { _ in true } }
  }
}
