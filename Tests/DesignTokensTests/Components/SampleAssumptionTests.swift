import Testing

@testable import DesignTokens

/// What the guides of the sample app leave open is marked, and what they do not say is not there.
@Suite struct SampleAssumptionTests {
  private static func texts(in box: Box) -> [TextBox] {
    if case .text(let text) = box.kind { [text] } else { box.contents.flatMap(texts) }
  }

  private static func released(_ box: Box) -> Box {
    box.map { if case .assumed(_, let released, _) = $0.kind { released } else { $0 } }
  }

  /// No guide's code has a line limit or lets a text shrink; a field's one line is the control's own.
  @Test(arguments: ThemeTests.systems) func noTextIsLimitedButByAssumption(name: String) throws {
    let system = try TokenFixtures.theme(of: name, [:])
    var fields: Set<String> = []
    for component in system.components {
      for axes in component.choices {
        let drawing = try component.drawing(axes: axes)
        for text in Self.texts(in: drawing) where text.lineLimit != nil { fields.insert(component.name) }
        for text in Self.texts(in: Self.released(drawing)) {
          #expect(text.lineLimit == nil && text.minimumScaleFactor == 1, "\(component.name).\(text.slot)")
        }
      }
    }
    let expected: [String: Set<String>] = ["app": ["AppTextField"], "cue": ["IdentifierTextField", "OTPField"]]
    #expect(fields == expected[name] ?? [])
  }

  /// The guide of Eko gives whole code, but for the spacing of one plain stack.
  @Test func onlyASpacingOfEkoIsAssumed() throws {
    let all = try TokenFixtures.eko().components.flatMap(\.assumptions)
    #expect(all.map { "\($0.component) \($0.path) \($0.property)" } == ["EkoCard padding/vstack spacing"])
  }

  @Test(arguments: [
    ("app", "AppToast"), ("cue", "CueCardView"), ("cue", "CueListScreen"), ("foundation", "InspectorScreen"),
  ])
  func whatHasOnlyANameIsAssumedThroughout(system: String, name: String) throws {
    let system = try TokenFixtures.theme(of: system, [:])
    let component = try #require(system.component(named: name))
    let own = component.assumptions.filter { $0.component == name && $0.path.isEmpty }
    #expect(own.map(\.property).sorted() == ["box", "container"])
    #expect(own.allSatisfy { system.place(of: $0) != nil && !$0.reason.isEmpty })
  }
}
