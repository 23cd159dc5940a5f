import SourceFacts
import SourceScan
import SourceText
import Testing

/// The facts of a storyboard or nib with this inside.
private func scan(_ content: String, type: String = "CocoaTouch.Storyboard") throws -> SourceFacts {
  let source =
    #"<?xml version="1.0" encoding="UTF-8"?><document type="com.apple.InterfaceBuilder3.\#(type).XIB">"# + content
    + "</document>"
  let facts = try #require(
    SourceScan.facts(of: Array(source.utf8), path: "App/Base.lproj/Main.storyboard", settings: ScanSettings()))
  #expect(facts.uses.allSatisfy { $0.origin == .resource && $0.table == "Main" })
  for use in facts.uses where !source.contains("base64") {
    let raw = text(use.range, of: source)
    #expect(raw.contains(use.defaultValue?.key?.prefix(3) ?? "nothing"), "\(raw)")
  }
  return facts
}

/// The keys with their texts.
private func keys(_ facts: SourceFacts) -> [String: String] {
  Dictionary(uniqueKeysWithValues: facts.uses.map { ($0.key.description, $0.defaultValue?.description ?? "") })
}

@Suite("Storyboards and nibs")
struct InterfaceBuilderScanTests {
  @Test("the keys of UIKit")
  func uiKit() throws {
    let facts = try scan(
      #"""
      <viewController title="Cues" id="vc0">
        <label text="Breathe &amp; rest" id="lb1"><accessibility key="accessibilityConfiguration" hint="Hint" label="Label"/></label>
        <label id="lb2"><string key="text">Two
      lines</string></label>
        <button id="bt1"><state key="normal" title="Start"/><state key="selected"><string key="title">Stop</string></state></button>
        <button id="bt2"><buttonConfiguration key="configuration" style="plain" title="Plain" subtitle="Sub"/></button>
        <textField placeholder="Name" text="Ann" id="tf1"/>
        <segmentedControl id="sg1"><segments><segment title="Day"/><segment title=""/><segment><string key="title">Week</string></segment></segments></segmentedControl>
        <searchBar placeholder="Find" id="sb1"><scopeButtonTitles><string>All</string><string></string><string>Mine</string></scopeButtonTitles></searchBar>
        <tableViewSection headerTitle="Head" footerTitle="Foot" id="ts1"/>
        <navigationItem key="navigationItem" title="Cues" prompt="Prompt" id="ni1"/>
        <barButtonItem title="Edit" id="bb1"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Edit cues" localized="YES"/>
          <userDefinedRuntimeAttribute type="string" keyPath="accessibilityHint" value="Opens a list"/>
          <userDefinedRuntimeAttribute type="string" keyPath="layer.name" value="Layer"/>
        </userDefinedRuntimeAttributes></barButtonItem>
        <label text="" userLabel="Not read" id="lb3"/>
      </viewController>
      """#)
    #expect(
      keys(facts) == [
        "vc0.title": "Cues", "lb1.text": "Breathe & rest", "lb1.accessibilityHint": "Hint",
        "lb1.accessibilityLabel": "Label", "lb2.text": "Two\nlines", "bt1.normalTitle": "Start",
        "bt1.selectedTitle": "Stop", "bt2.configuration.title": "Plain", "bt2.configuration.subtitle": "Sub",
        "tf1.placeholder": "Name", "tf1.text": "Ann", "sg1.segmentTitles[0]": "Day", "sg1.segmentTitles[2]": "Week",
        "sb1.placeholder": "Find", "sb1.scopeButtonTitles[0]": "All", "sb1.scopeButtonTitles[2]": "Mine",
        "ts1.headerTitle": "Head", "ts1.footerTitle": "Foot", "ni1.title": "Cues", "ni1.prompt": "Prompt",
        "bb1.title": "Edit", "bb1.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]": "Edit cues",
      ])
    #expect(facts.texts.map(\.text) == [KeyText("Opens a list")])
    #expect(facts.texts.first?.function == "UIBarButtonItem.accessibilityHint")
    // Code that has the views may look up what stands in them.
    #expect(facts.mentions.contains("Layer") && facts.mentions.contains("Start"))
    #expect(facts.mentions == facts.mentions.sorted())
  }

  @Test("the keys of AppKit")
  func appKit() throws {
    let facts = try scan(
      #"""
      <window title="Cues" id="w0"/>
      <textField toolTip="Tip" id="t0"><textFieldCell key="cell" title="Name:" placeholderString="Ann" id="t1"/></textField>
      <popUpButton id="p0"><popUpButtonCell title="Item 1" id="p1"><menu key="menu" id="p2"><items>
        <menuItem title="Item 1" id="p3"/></items></menu></popUpButtonCell></popUpButton>
      <tableColumn id="c0"><tableHeaderCell key="headerCell" title="Cue"/></tableColumn>
      <segmentedCell id="s0"><segments><segment label="Day"/><segment label="Week" toolTip="Seven"/></segments></segmentedCell>
      <toolbarItem label="Add" paletteLabel="Add a cue" toolTip="Adds" id="i0"/>
      <textField id="f0"><connections><binding destination="x" name="value" id="b0"><dictionary key="options">
      <integer key="NSConditionallySetsEnabled" value="1"/><string key="NSNullPlaceholder">None</string>
      <string key="NSNoSelectionPlaceholder">Nothing</string>
      <string key="NSDisplayPattern">%{value1}@ of it</string></dictionary></binding></connections></textField>
      <menuItem id="m0"><string key="title" base64-UTF8="YES">
      CUxlZnQ
      </string></menuItem>
      """#, type: "Cocoa")
    #expect(
      keys(facts) == [
        "w0.title": "Cues", "t0.ibShadowedToolTip": "Tip", "t1.title": "Name:", "t1.placeholderString": "Ann",
        "p3.title": "Item 1", "c0.headerCell.title": "Cue", "s0.ibShadowedLabels[0]": "Day",
        "s0.ibShadowedLabels[1]": "Week", "s0.ibShadowedToolTips[1]": "Seven", "i0.label": "Add",
        "i0.paletteLabel": "Add a cue", "i0.toolTip": "Adds", "m0.title": "\tLeft",
        "b0.ibShadowedIsNilPlaceholder": "None", "b0.ibShadowedNoSelectionPlaceholder": "Nothing",
        "b0.ibShadowedDisplayPattern": "%{value1}@ of it",
      ])
  }

  @Test("comments are those of ibtool, with the developer's note")
  func comments() throws {
    let facts = try scan(
      #"""
      <label text="Say &quot;hi&quot;" id="a"><attributedString key="userComments"><fragment content="A greeting"/></attributedString></label>
      <segmentedControl id="s"><segments><segment title="*/ Day"/></segments></segmentedControl>
      """#)
    #expect(
      facts.uses.map(\.comment) == [
        #"Class = "UILabel"; text = "Say \"hi\""; ObjectID = "a"; Note = "A greeting";"#,
        #"Class = "UISegmentedControl"; s.segmentTitles[0] = "*\/ Day"; ObjectID = "s";"#,
      ])
  }

  @Test(
    "broken files say where, and what was read before stays",
    arguments: [
      #"<label text="A" id="a"/><label"#, #"<label text="A" id="a"/></other>"#, #"<label text="A" id="a"/>&bomb;"#,
      #"<label text="A" id="a"/>"# + String(repeating: "<view>", count: 100_000),
    ])
  func broken(content: String) throws {
    let facts = try scan(content)
    #expect(keys(facts) == ["a.text": "A"])
    #expect(facts.problems.count == 1)
  }

  @Test("entities of the file's own are refused")
  func entities() throws {
    let source = #"<!DOCTYPE a [<!ENTITY a "&b;&b;"><!ENTITY b "&a;">]><document><label text="&a;" id="a"/></document>"#
    let facts = try #require(
      SourceScan.facts(of: Array(source.utf8), path: "a.xib", settings: ScanSettings()))
    #expect(facts.uses.isEmpty)
    #expect(facts.problems.map(\.message) == ["a document type with declarations of its own"])
  }
}
