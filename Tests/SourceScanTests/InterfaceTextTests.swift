import SourceFacts
import SourceScan
import Testing

/// What a storyboard or nib with this inside says of its texts, by their keys.
///
/// - Parameter isLoose: Whether it is in no view.
private func texts(_ content: String, _ kit: String, isLoose: Bool = false) throws -> [String: InterfaceText] {
  let isControl = ["<label", "<button", "<textField", "<textView"].contains(where: content.hasPrefix)
  let inner = isControl && !isLoose ? "<view id=\"r-o-ot\">\(content)</view>" : content
  let source =
    #"<?xml version="1.0" encoding="UTF-8"?><document type="com.apple.InterfaceBuilder3.\#(kit).XIB"><objects>"#
    + inner + "</objects></document>"
  let facts = try #require(
    SourceScan.facts(of: Array(source.utf8), path: "App/Main.xib", settings: ScanSettings()))
  #expect(facts.problems == [])
  return Dictionary(
    facts.uses.compactMap { use in use.interface.map { (use.key.description, $0) } }, uniquingKeysWith: { $1 })
}

@Suite("Texts of storyboards and nibs that no user sees")
struct InterfaceTextTests {
  @Test(
    "placeholders",
    arguments: [
      (#"<label text="Label" id="a"/>"#, "CocoaTouch", InterfaceText.Unseen.placeholder),
      (#"<label text="Title" id="a"/>"#, "CocoaTouch", nil),
      (
        #"<tableViewCell textLabel="a" id="c"><label text="Title" id="a"/></tableViewCell>"#, "CocoaTouch", .placeholder
      ),
      (#"<button id="a"><state key="normal" title="Button"/></button>"#, "CocoaTouch", .placeholder),
      (#"<button id="a"><state key="normal" title="Buttons"/></button>"#, "CocoaTouch", nil),
      (#"<textView id="a"><string key="text">Lorem ipsum dolor</string></textView>"#, "CocoaTouch", .placeholder),
      (#"<label text="_Manage subscription_" id="a"/>"#, "CocoaTouch", .placeholder),
      (#"<label text="Pay #bc-ignore!" id="a"/>"#, "CocoaTouch", .placeholder),
      (#"<label text="someName" id="a"/>"#, "CocoaTouch", .placeholder),
      (#"<label text="Name" id="a"/>"#, "CocoaTouch", nil),
      (
        ##"""
        <label text="Pay" id="a"><attributedString key="userComments"><fragment content="#bc-ignore!"/>
        </attributedString></label>
        """##, "CocoaTouch", .placeholder
      ),
      (
        ##"""
        <textField id="f"><textFieldCell key="cell" title="Pay" id="a"/>
        <attributedString key="userComments"><fragment content="#bc-ignore!"/></attributedString></textField>
        """##, "Cocoa", .placeholder
      ),
      (#"<textField id="f"><textFieldCell key="cell" title="Text Cell" id="a"/></textField>"#, "Cocoa", .placeholder),
      (#"<window title="Window" id="a"/>"#, "Cocoa", .placeholder),
      (#"<menuItem title="Window" id="a"/>"#, "Cocoa", nil),
      (#"<label text="Text Cell" id="a"/>"#, "CocoaTouch", nil),
      (#"<label text="Jun 1, 2015" id="a"/>"#, "CocoaTouch", .placeholder),
      (#"<label text="9:41 AM" id="a"/>"#, "CocoaTouch", .placeholder),
      (#"<textField placeholder="00:00" id="a"/>"#, "CocoaTouch", .placeholder),
      (#"<label text="1.2 MB/s" id="a"/>"#, "CocoaTouch", .placeholder),
      (#"<label text="3 days" id="a"/>"#, "CocoaTouch", nil), (#"<label text="May" id="a"/>"#, "CocoaTouch", nil),
      // What can be chosen is translated.
      (#"<menuItem title="5 min" id="a"/>"#, "Cocoa", nil),
    ] as [(String, String, InterfaceText.Unseen?)])
  func placeholders(content: String, kit: String, unseen: InterfaceText.Unseen?) throws {
    let texts = try texts(content, kit)
    #expect(texts.values.map(\.unseen) == [unseen])
  }

  @Test("a control in no view is not drawn, unless a property holds it", arguments: [("", true), ("label", false)])
  func loose(property: String, isUndrawn: Bool) throws {
    let outlet =
      property.isEmpty
      ? "" : #"<view id="o"><connections><outlet property="\#(property)" destination="f" id="c"/></connections></view>"#
    let field = #"<textField id="f"><textFieldCell key="cell" title="Cues" id="a"/></textField>"#
    let text = try #require(try texts(field + outlet, "Cocoa", isLoose: true)["a.title"])
    #expect(text.unseen == (isUndrawn ? .undrawn : nil))
  }

  @Test(
    "what is not drawn, what a binding replaces, and what its class looks up",
    arguments: [
      (
        ##"""
        <button id="f"><buttonCell key="cell" title="Cues" id="a"/><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean"
        keyPath="localizeTitle" value="YES"/></userDefinedRuntimeAttributes></button>
        """##.replacing("\n", with: " "), .lookedUp
      ),
      (
        ##"""
        <button id="f"><buttonCell key="cell" title="Cues" id="a"/><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean"
        keyPath="isRound" value="YES"/></userDefinedRuntimeAttributes></button>
        """##.replacing("\n", with: " "), nil
      ),
      (
        #"<tableView id="t"><tableColumn id="a"><tableHeaderCell key="headerCell" title="Cue"/></tableColumn></tableView>"#,
        InterfaceText.Unseen.undrawn
      ),
      (
        ##"""
        <tableView headerView="h" id="t"><tableColumn id="a"><tableHeaderCell key="headerCell" title="Cue"/>
        </tableColumn></tableView>
        """##, nil
      ),
      (#"<tableColumn id="t"><textFieldCell key="dataCell" title="Cue" id="a"/></tableColumn>"#, .undrawn),
      (#"<box title="Cue" titlePosition="noTitle" id="a"/>"#, .undrawn),
      (#"<box title="Cue" id="a"/>"#, nil),
      (
        #"<tabView type="noTabsNoBorder" id="t"><tabViewItems><tabViewItem label="Cue" id="a"/></tabViewItems></tabView>"#,
        .undrawn
      ),
      (#"<tabView id="t"><tabViewItems><tabViewItem label="Cue" id="a"/></tabViewItems></tabView>"#, nil),
      (#"<menuItem title="Cues" id="a"><menu key="submenu" systemMenu="apple" id="m"/></menuItem>"#, .undrawn),
      (#"<menuItem title="Cues" id="a"><menu key="submenu" id="m"/></menuItem>"#, nil),
      (
        ##"""
        <menuItem title="View" id="v"><menu key="submenu" title="View" id="m"><items>
        <menuItem title="Sort" id="i"><menu key="submenu" title="Sort" id="a"/></menuItem></items></menu></menuItem>
        """##, .undrawn
      ),
      (#"<menuItem title="View" id="v"><menu key="submenu" title="View" id="a"/></menuItem>"#, nil),
      (#"<menu title="Context Menu" id="a"><items><menuItem title="Play" id="b"/></items></menu>"#, .undrawn),
      (
        ##"""
        <textField id="f"><textFieldCell key="cell" title="Cue" id="a"/><connections>
        <binding destination="x" name="displayPatternValue1" id="b"/></connections></textField>
        """##, .bound
      ),
      (
        ##"""
        <button id="f"><buttonCell key="cell" title="Cue" id="a"/><connections>
        <binding destination="x" name="value" id="b"/></connections></button>
        """##, nil
      ),
      (
        ##"""
        <popUpButton id="f"><popUpButtonCell key="cell" id="c"><menu key="menu" id="m"><items>
        <menuItem title="Cue" id="a"/></items></menu></popUpButtonCell><connections>
        <binding destination="x" name="contentValues" id="b"/></connections></popUpButton>
        """##, .bound
      ),
    ] as [(String, InterfaceText.Unseen?)])
  func replaced(content: String, unseen: InterfaceText.Unseen?) throws {
    let texts = try texts(content, "Cocoa")
    #expect(texts.first { $0.key.hasPrefix("a.") }?.value.unseen == unseen)
  }

  @Test("a watch writes the text of a notification itself", arguments: ["notificationAlertLabel", "titleLabel"])
  func notification(outlet: String) throws {
    let content = """
      <notificationController id="n"><items><label text="Alert" id="a"/></items><connections>
      <outlet property="\(outlet)" destination="a" id="o"/></connections></notificationController>
      """
    let unseen = try texts(content, "WatchKit")["a.text"]?.unseen
    #expect(unseen == (outlet == "notificationAlertLabel" ? .bound : nil))
  }

  @Test(
    "names by which code reaches a text",
    arguments: [
      (
        ##"""
        <view customClass="CueView" id="v"><label text="Cue" id="a"/><connections>
        <outlet property="_title" destination="a" id="o"/></connections></view>
        """##, "CocoaTouch",
        TextRole.text, [InterfaceText.Outlet(type: "CueView", name: "title")]
      ),
      (
        ##"""
        <customObject id="-2" customClass="Cues"><connections><outlet property="field" destination="f" id="o"/>
        </connections></customObject><textField id="f"><textFieldCell key="cell" title="Cue" id="a"/></textField>
        """##,
        "Cocoa", .text, [InterfaceText.Outlet(type: "Cues", name: "field")]
      ),
      (
        ##"""
        <viewController customClass="Cues" id="v"><navigationItem key="navigationItem" title="Cue" id="a"/>
        </viewController>
        """##, "CocoaTouch", .title,
        [
          InterfaceText.Outlet(type: "Cues", name: "navigationItem", isOwn: true),
          InterfaceText.Outlet(type: "Cues", name: "", isOwn: true),
        ]
      ),
      (
        ##"""
        <viewController customClass="Cues" id="v"><navigationItem key="navigationItem" id="n">
        <barButtonItem key="rightBarButtonItem" title="Cue" id="a"/></navigationItem></viewController>
        """##, "CocoaTouch", .title, [InterfaceText.Outlet(type: "Cues", name: "rightBarButtonItem", isOwn: true)]
      ),
      (
        #"<viewController title="Cue" customClass="Cues" id="a"/>"#, "CocoaTouch", .title,
        [InterfaceText.Outlet(type: "Cues", name: "", isOwn: true)]
      ),
      (
        ##"""
        <navigationController id="n"><tabBarItem key="tabBarItem" title="Cue" id="a"/><connections>
        <segue destination="v" kind="relationship" relationship="rootViewController" id="s"/></connections>
        </navigationController><viewController customClass="Cues" id="v"/>
        """##, "CocoaTouch", .title, [InterfaceText.Outlet(type: "Cues", name: "", isOwn: true)]
      ),
      (
        ##"""
        <tableView id="t"><prototypes><tableViewCell textLabel="a" id="c"><label text="Cue" id="a"/>
        </tableViewCell></prototypes></tableView>
        """##, "CocoaTouch", .text,
        [InterfaceText.Outlet(type: nil, name: "textLabel")]
      ),
      (
        ##"""
        <tableViewSection id="t"><cells><tableViewCell textLabel="a" id="c"><label text="Cue" id="a"/>
        </tableViewCell></cells></tableViewSection>
        """##, "CocoaTouch", .text, []
      ),
      (#"<button id="a"><state key="normal" title="Cue"/></button>"#, "CocoaTouch", .title, []),
      (#"<textField placeholder="Cue" id="a"/>"#, "CocoaTouch", .placeholder, []),
      (
        #"<collectionViewCell id="c"><label text="Cue" tag="3" id="a"/></collectionViewCell>"#, "CocoaTouch", .text,
        [InterfaceText.Outlet(type: nil, name: "viewWithTag(3)")]
      ),
      (#"<view id="v"><label text="Cue" tag="3" id="a"/></view>"#, "CocoaTouch", .text, []),
    ] as [(String, String, TextRole, [InterfaceText.Outlet])])
  func outlets(content: String, kit: String, role: TextRole, outlets: [InterfaceText.Outlet]) throws {
    let text = try #require(try texts(content, kit).first { $0.key.hasPrefix("a.") }?.value)
    #expect(text.role == role)
    #expect(text.outlets == outlets)
    #expect(text.unseen == nil)
  }

  @Test("stacks around a text, and the menu bar")
  func around() throws {
    let stack = try texts(
      ##"""
      <viewController customClass="Cues" id="v"><stackView id="s"><label text="Cue" id="a"/></stackView><connections>
      <outlet property="stack" destination="s" id="o"/></connections></viewController>
      """##, "CocoaTouch")
    #expect(stack["a.text"]?.containers == [InterfaceText.Outlet(type: "Cues", name: "stack")])
    let menus = try texts(
      ##"""
      <menu title="Main Menu" systemMenu="main" id="m"><menuItem title="Cue" id="a"/></menu>
      <menu id="n"><menuItem title="Cue" id="b"/></menu>
      """##, "Cocoa")
    #expect(menus.mapValues(\.isOfMenuBar) == ["m.title": true, "a.title": true, "b.title": false])
  }

  @Test("runtime attributes, which may be keys")
  func attributes() throws {
    let texts = try texts(
      #"""
      <label text="Cue" id="a"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="locKey" value="cue.title"/>
      </userDefinedRuntimeAttributes></label>
      """#, "CocoaTouch")
    #expect(texts["a.text"]?.attributes == ["cue.title"])
  }
}
