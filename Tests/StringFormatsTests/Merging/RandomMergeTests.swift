import SourceText
import StringEditing
import StringFormats
import TestSupport
import Testing

/// Two sides change a file at random; the merge of the files says what the merge of the models says.
@Suite("merges of random changes")
struct RandomMergeTests {
  private static let words = ["one", "two", "three", "Vier", "fünf", "a1", "a10", "a2", "long name", "x.y"]

  private func leaf(_ generator: inout SeededGenerator) -> MergeModel {
    .leaf("v\(Int.random(in: 0..<6, using: &generator)) ü %@")
  }

  /// An entry as the format has them: with a fixed form in a table, else with members as deep as `depth`.
  private func entry(_ format: MergeFormat, _ depth: Int, _ generator: inout SeededGenerator) -> MergeModel {
    if format == .table {
      var members = ["value": leaf(&generator)]
      if Bool.random(using: &generator) { members["comment"] = leaf(&generator) }
      return .members(members)
    }
    if depth == 0 || Int.random(in: 0..<3, using: &generator) == 0 { return leaf(&generator) }
    var members: [String: MergeModel] = [:]
    for _ in 0..<Int.random(in: 0..<5, using: &generator) {
      members[Self.words.randomElement(using: &generator)!] = entry(format, depth - 1, &generator)
    }
    return .members(members)
  }

  private func file(_ format: MergeFormat, _ generator: inout SeededGenerator) -> MergeModel {
    var members: [String: MergeModel] = [:]
    for number in 0..<Int.random(in: 0..<8, using: &generator) {
      members["key \(number)"] = entry(format, 3, &generator)
    }
    return .members(members)
  }

  /// The model after some changes: members that come, go and get other values, at any depth.
  private func changed(
    _ model: MergeModel, _ format: MergeFormat, isEntry: Bool = false, _ generator: inout SeededGenerator
  ) -> MergeModel {
    guard case .members(var members) = model else {
      return Int.random(in: 0..<3, using: &generator) == 0 ? leaf(&generator) : model
    }
    if format == .table, isEntry { return Bool.random(using: &generator) ? entry(format, 0, &generator) : model }
    for key in members.keys.sorted() {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: members[key] = nil
      case 1: members[key] = entry(format, 2, &generator)
      case 2...4: members[key] = changed(members[key]!, format, isEntry: true, &generator)
      default: break
      }
    }
    for _ in 0..<Int.random(in: 0..<3, using: &generator) {
      let key = Self.words.randomElement(using: &generator)!
      if members[key] == nil { members[key] = entry(format, 2, &generator) }
    }
    return .members(members)
  }

  @Test("say what the merge of the models says", arguments: MergeFormat.allCases)
  func saysTheSame(format: MergeFormat) throws {
    for seed in 0..<RandomCount.of("L10N_RANDOM_MERGES", default: 700) { try saysTheSame(format, seed: seed) }
  }

  private func saysTheSame(_ format: MergeFormat, seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let base = file(format, &generator)
    let (ours, theirs) = (changed(base, format, &generator), changed(base, format, &generator))
    var (conflicts, wanted) = (0, [String: MergeModel]())
    for key in Set(ours.members.keys).union(theirs.members.keys) {
      var count = 0
      wanted[key] = MergeModel.merged(
        base.members[key], ours.members[key], theirs.members[key], conflicts: &count)
      // An entry of a table is decided as one, its comment with it.
      conflicts += format == .table ? min(count, 1) : count
    }
    let texts = (base: format.text(of: base), ours: format.text(of: ours), theirs: format.text(of: theirs))
    let merged = try MergedDocument(
      base: texts.base, ours: texts.ours, theirs: texts.theirs, format: format.format)
    let text = Comment(rawValue: "seed \(seed):\n" + String(decoding: merged.bytes, as: UTF8.self))
    #expect(merged.conflicts.count == conflicts, text)
    let markers = MergeConflict.all(in: merged.bytes)
    #expect(markers.isEmpty == merged.conflicts.isEmpty, text)
    #expect(try format.model(of: MergeConflict.firstSides(of: merged.bytes, markers)) == .members(wanted), text)
    // The other side of each conflict is there whole: the merge the other way round says it.
    let other = try MergedDocument(base: texts.base, ours: texts.theirs, theirs: texts.ours, format: format.format)
    #expect(other.conflicts.count == conflicts)
  }

  @Test("keep the bytes of ours where theirs has changed nothing", arguments: MergeFormat.allCases)
  func keepsOurs(format: MergeFormat) throws {
    for seed in 0..<50 { try keepsOurs(format, seed: seed) }
  }

  private func keepsOurs(_ format: MergeFormat, seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let base = file(format, &generator)
    let ours = format.text(of: changed(base, format, &generator))
    let text = format.text(of: base)
    #expect(try MergedDocument(base: text, ours: ours, theirs: text, format: format.format).bytes == ours)
    #expect(try MergedDocument(base: text, ours: text, theirs: ours, format: format.format).bytes == ours)
    // Without the short cuts for files that are the same.
    let spaced = text + [0x0A]
    if ours == text { return }
    #expect(try MergedDocument(base: text, ours: ours, theirs: spaced, format: format.format).bytes == ours)
  }
}
