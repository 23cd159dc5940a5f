import SourceFacts

/// A length that all places of facts lie within.
private let sourceLength = 1_000

func readAnswers(_ bytes: [UInt8]) -> [SourceFacts]? {
  ScanProtocol.answers(in: ScanProtocol.greeting + bytes, atMost: 100)?.map {
    (try? SourceFacts(json: $0, sourceLength: sourceLength)) ?? SourceFacts()
  }
}

/// Reads what `l10n-scan` answers, settings, and the cache of answers: what is read is written so that it reads the
/// same, and comes back from the cache.
func checkAnswers(_ bytes: [UInt8]) throws(BrokenInvariant) {
  guard let answers = ScanProtocol.answers(in: ScanProtocol.greeting + bytes, atMost: 100) else {
    throw BrokenInvariant("the greeting is not known")
  }
  try require(answers.reduce(0) { $0 + $1.count } <= bytes.count, "answers are longer than what was written")
  let written = ScanProtocol.greeting + answers.flatMap(ScanProtocol.part)
  try require(ScanProtocol.answers(in: written, atMost: 100) == answers, "answers that were written are others")
  var kept = KeptFacts(version: "1", reading: [])
  for json in answers {
    switch Result(catching: { () throws(FactsError) in try SourceFacts(json: json, sourceLength: sourceLength) }) {
    case .success(let facts):
      let again = try? SourceFacts(json: facts.json, sourceLength: sourceLength)
      try require(again?.json == facts.json, "facts that were written are others")
      kept.keep(json, of: KeptFacts.hash(of: json))
    case .failure(let error):
      try require(error.offset.index <= json.count, "the error stands behind the facts")
    }
    if let settings = try? ScanSettings(json: json) {
      try require((try? ScanSettings(json: settings.json)) == settings, "settings that were written are others")
    }
  }
  try checkKept(kept, answers)
  // The bytes as a cache, which has no checksum that is right.
  var damaged = KeptFacts(version: "1", reading: Array("l10n scan \(SourceFacts.formatVersion) 1\n".utf8) + bytes)
  for json in answers { _ = damaged.facts(of: KeptFacts.hash(of: json), length: sourceLength) }
}

private func checkKept(_ kept: KeptFacts, _ answers: [[UInt8]]) throws(BrokenInvariant) {
  guard let bytes = kept.changed else { return }
  var read = KeptFacts(version: "1", reading: bytes)
  for json in answers {
    guard let facts = try? SourceFacts(json: json, sourceLength: sourceLength) else { continue }
    let known = read.facts(of: KeptFacts.hash(of: json), length: sourceLength)
    try require(known?.json == facts.json, "the cache has other facts")
  }
  try require(read.changed == nil, "a cache that was read is another")
  var other = KeptFacts(version: "2", reading: bytes)
  let isThere = answers.contains { other.facts(of: KeptFacts.hash(of: $0), length: sourceLength) != nil }
  try require(!isThere, "the cache of another version is read")
}
