import Testing

@testable import Preview

struct ChangeCauseTests {
  private typealias Cell = ManifestSample.Cell

  /// What a change of a sample is put down to: each group's title, with its number of cells.
  private func causes(_ old: ManifestSample, _ change: (inout ManifestSample) -> Void) throws -> [String] {
    var new = old
    change(&new)
    return try ManifestSample.difference(old, new).groups.map { "\($0.cause.title): \($0.entries.count)" }.sorted()
  }

  /// Two languages; a component with tokens, one of them for another choice, one behind another.
  private var sample: ManifestSample {
    var sample = ManifestSample(Cell(specimen: "start"), Cell(specimen: "start", locale: "de", text: "Los"))
    sample.tokens = [
      ("color.button", "color", "#000", [1]), ("color.brand", "color", "#000", []), ("space.m", "dimension", "8px", []),
      ("color.error", "color", "#f00", []),
    ]
    sample.definitions = [
      ("EkoButton", "d", ["EkoLabel"], [(0, [:]), (2, ["state": "pressed"]), (3, ["state": "usual"])]),
      ("EkoLabel", "l", [], []),
    ]
    return sample
  }

  @Test func aTextIsTheCauseWhereItChanged() throws {
    var new = sample
    new.cells[1].text = "Anfangen"
    new.cells[1].shapes = "i"
    let found = try ManifestSample.difference(sample, new)
    #expect(found.groups.map(\.cause.title) == ["key Localizable/start"])
    #expect(found.groups[0].details == ["de: “Los” → “Anfangen”"])
    #expect(found.groups[0].locales == ["de"] && found.groups[0].sharedCount == 0)
    #expect(found.unchanged == 1)
  }

  @Test func theTokenBehindAnotherIsTheCause() throws {
    let found = try causes(sample) { new in
      new.tokens[0].value = "#111"
      new.tokens[1].value = "#111"
      for number in 0..<2 { new.cells[number].colors = "q" }
    }
    #expect(found == ["token color.brand: 2"])
  }

  @Test func aTokenThatNowNamesAnotherIsTheCause() throws {
    let found = try causes(sample) { new in
      new.tokens[0].value = "#f00"
      new.tokens[0].targets = [3]
      for number in 0..<2 { new.cells[number].colors = "q" }
    }
    #expect(found == ["token color.button: 2"])
  }

  @Test func aTokenOfAnotherChoiceIsNoCause() throws {
    let found = try causes(sample) { new in
      new.tokens[3].value = "#e00"
      for number in 0..<2 { new.cells[number].colors = "q" }
    }
    #expect(found == ["cause not known: 2"])
  }

  @Test func aColorMovesNothing() throws {
    let found = try causes(sample) { new in
      new.tokens[1].value = "#111"
      new.tokens[0].value = "#111"
      for number in 0..<2 { new.cells[number].shapes = "i" }
    }
    #expect(found == ["cause not known: 2"])
  }

  @Test func aCellMayHaveTwoCauses() throws {
    var new = sample
    new.tokens[2].value = "16px"
    new.cells[1].text = "Anfangen"
    for number in 0..<2 { new.cells[number].shapes = "i" }
    let found = try ManifestSample.difference(sample, new)
    #expect(
      found.groups.map { "\($0.cause.title): \($0.entries.count), \($0.sharedCount)" } == [
        "token space.m: 2, 1", "key Localizable/start: 1, 1",
      ])
    #expect(found.groups[0].details == ["“8px” → “16px”"])
  }

  @Test func whatAloneChangesNothingIsNoCause() throws {
    let found = try causes(sample) { new in
      new.tokens[2].value = "16px"
      new.definitions[0].hash = "e"
      new.cells[1].text = "Anfangen"
      new.cells[1].shapes = "i"
    }
    // Both together changed nothing in English: neither is known to do nothing by itself.
    #expect(found == ["component EkoButton: 1", "key Localizable/start: 1", "token space.m: 1"])
    let alone = try causes(sample) { new in
      new.tokens[2].value = "16px"
      new.cells[1].text = "Anfangen"
      new.cells[1].shapes = "i"
    }
    #expect(alone == ["key Localizable/start: 1"])
  }

  @Test func theDescriptionOfAComponentThatIsHeldIsTheCause() throws {
    var new = sample
    new.definitions[1].hash = "m"
    for number in 0..<2 { new.cells[number].shapes = "i" }
    let found = try ManifestSample.difference(sample, new)
    #expect(found.groups.map(\.cause.title) == ["component EkoLabel"])
    #expect(found.groups[0].details == ["described in Tokens/a.json:7"])
  }

  @Test func fontsAndDevicesAndVersionsAreCauses() throws {
    func changed(_ change: (inout ManifestSample) -> Void) throws -> [String] {
      try causes(sample) { new in
        change(&new)
        for number in 0..<2 { new.cells[number].shapes = "i" }
      }
    }
    #expect(try changed { $0.fontHash = "g" } == ["font Urbanist 600: 2"])
    #expect(try changed { $0.screen = [40_200, 87_400, 3] } == ["device iphone: 2"])
    #expect(try changed { $0.tool = "0.2.0" } == ["version of l10n: 2"])
    #expect(try changed { _ in } == ["cause not known: 2"])
  }

  @Test func whatOnlyOneHasIsNewOrRemoved() throws {
    #expect(try causes(sample) { $0.cells.removeLast() } == ["removed language de: 1"])
    #expect(try causes(sample) { $0.cells.append(Cell(specimen: "stop")) } == ["new key Localizable/stop: 1"])
    #expect(
      try causes(sample) { $0.cells.append(Cell(specimen: "start", axes: ["state": "loading"])) }
        == ["new choice state=loading of EkoButton: 1"])
    #expect(
      try causes(sample) { $0.component = "EkoLink" } == ["new component EkoLink: 2", "removed component EkoButton: 2"])
    #expect(try causes(sample) { new in new.cells[1].theme = "dark" }.contains("new theme dark: 1"))
  }

  // MARK: - Harm

  @Test func aVerdictThatChangesAloneIsADifference() throws {
    var new = sample
    new.cells[0].verdict = 1
    let found = try ManifestSample.difference(sample, new)
    #expect(found.entries.map(\.reasons) == [["fits → overflows"]])
    #expect(found.groups.map(\.cause.kind) == [.rule] && found.groups[0].newlyFailingCount == 1)
    #expect(found.groups[0].details == ["fits → overflows, though it looks the same"])
  }

  @Test func whatNewlyFailsComesFirst() throws {
    var old = ManifestSample((0..<4).map { Cell(specimen: "s\($0)") })
    old.cells[2].verdict = 1
    old.cells[3].verdict = 2
    var new = old
    for number in 0..<4 {
      new.cells[number].text = "Other"
      new.cells[number].shapes = "i"
    }
    new.cells[1].verdict = 1
    new.cells[3].verdict = 0
    let found = try ManifestSample.difference(old, new)
    #expect(found.groups.map(\.cause.name) == ["s1", "s2", "s0", "s3"].map { "Localizable/\($0)" })
    #expect(found.entries.map(\.verdicts.kind) == [.same, .newlyFailing, .stillFailing, .mended])
    #expect(
      DifferenceText.summary(found)
        == "4 cells, 1 component, 1 newly overflow, 1 mended (4 changed); 0 unchanged, 0 pairs of pictures compared.")
    #expect(found.count(.newlyFailing) == 1)
  }
}
