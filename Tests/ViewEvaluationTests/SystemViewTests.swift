import Testing

@testable import ViewEvaluation

@Suite("Views of the system")
struct SystemViewTests {
  @Test(
    "stand as the code puts them",
    arguments: [
      (#"Text("a")"#, "text a 17"), (#"Text("a").font(.headline)"#, "text a 17 600"),
      (#"Text("a").font(.system(size: 21, weight: .bold))"#, "text a 21 700"),
      (#"HStack { Text("a"); Spacer(); Text("b") }"#, "hstack 0 center(text a 17, spacer 8, text b 17)"),
      (
        #"VStack { Text("a"); Text("b"); Spacer(minLength: 0) }"#,
        "vstack 0 center(text a 17, icon 0 8, text b 17, spacer 0)"
      ),
      (
        #"HStack(spacing: 4) { Text("a"); Spacer(); Text("b") }"#, "hstack 4 center(text a 17, spacer 8, text b 17)"
      ),
      (
        #"HStack { Text("a"); Divider().padding(2) }"#,
        "hstack 8 center(text a 17, padding 2 2 2 2(frame w 0.33 hmax inf(icon 0 0)))"
      ),
      (
        #"List { Text("a").badge(Text("b")) }.listStyle(.plain)"#,
        "frame wmin 0 wmax inf(scroll(vstack 0 leading(frame wmax inf leading(padding 0 16 0 16(hstack 0 center(text a 17, spacer 8, text b 17))))))"
      ),
      (
        #"List { Text("a") }.listStyle(DefaultListStyle())"#,
        "frame wmin 0 wmax inf(scroll(vstack 0 leading(frame wmax inf leading(padding 0 32 0 32(text a 17)))))"
      ),
      (
        #"Form { List { Text("a") } }.listStyle(.plain)"#,
        "frame wmin 0 wmax inf(scroll(vstack 0 leading(frame wmax inf leading(padding 0 16 0 16(text a 17)))))"
      ),
      (
        #"Slider(value: $x, minimumValueLabel: Text("a"), maximumValueLabel: Text("b")) { Text("c") }"#,
        "hstack 8 center(text a 17, frame wmax inf h 31(icon 0 0), text b 17)"
      ),
      (#"Picker("a", selection: $x) { Text("b") }.pickerStyle(WheelPickerStyle())"#, "empty?"),
      (#"Text("a").safeAreaInset(edge: .top) { Text("b") }"#, "vstack 0 center(text b 17, text a 17)"),
      (
        #"Section { Picker("a", selection: $x) { Text("b") } }"#,
        "hstack 0 center(text a 17, spacer 8, hstack 8 center(text b 17, icon 12 17))"
      ),
      (
        #"VStack { Section { Picker("a", selection: $x) { Text("b") } } }"#,
        "vstack 8 center(hstack 8 center(text b 17, icon 12 17))"
      ),
      (
        #"DatePicker("a", selection: $d, displayedComponents: .date).datePickerStyle(.compact)"#,
        "hstack 0 center(text a 17, spacer 8, hstack 8 center(icon 116 34))"
      ),
      (#"Button("a") {}.buttonStyle(PlainButtonStyle())"#, "button(text a 17)"),
      (
        #"TextField("a", text: $t).textFieldStyle(RoundedBorderTextFieldStyle())"#,
        "frame wmax inf leading(padding 0 7 0 7(text a 17 limit 1))"
      ),
      (#"SecureField(text: $t) { Text("a") }"#, "frame wmax inf leading(text a 17 limit 1)"),
      (#"VStack(spacing: .zero) { Text("a"); Text("b") }"#, "vstack 0 center(text a 17, text b 17)"),
      (#"Text(String(format: NSLocalizedString("a", comment: ""), n))"#, "text a 17"),
      (#"Text(String(format: "%@", NSLocalizedString("a", comment: "")))"#, "text … 17"),
      (#"Text(verbatim: NSLocalizedString("a", comment: ""))"#, "text a 17"),
      (
        #"List { Text("a").listRowInsets(EdgeInsets()) }.listStyle(.plain)"#,
        "frame wmin 0 wmax inf(scroll(vstack 0 leading(frame wmax inf leading(padding 0 0 0 0(text a 17)))))"
      ),
      (#"Text("a").opacity(0)"#, "hidden(text a 17)"), (#"Text("a").opacity(0.5)"#, "text a 17"),
      (#"Text("a").font(.title2.weight(.heavy)).lineLimit(2)"#, "text a 22 800 limit 2"),
      (#"Text("a").font(.system(.title2, design: .monospaced))"#, "text a 22 SF Mono"),
      (#"Text("a").monospaced().font(.caption.bold())"#, "text a 12 SF Mono 700"),
      (
        #"VStack { Text("a"); Text("b").fontDesign(.default) }.fontDesign(.monospaced)"#,
        "vstack 8 center(text a 17 SF Mono, text b 17)"
      ),
      (#"Text("a").font(.custom("Inter", size: 20)).monospaced(false).fontDesign(.rounded)"#, "text a 20"),
      (#"Text("a").bold().font(.caption)"#, "text a 12 700"),
      (#"Text("a").lineLimit(-1e308 * 10)"#, "text a 17 limit 1"),
      (#"VStack { Text("a"); Text("b") }.font(.footnote)"#, "vstack 8 center(text a 13, text b 13)"),
      (
        #"HStack(alignment: .top, spacing: 4) { Text("a"); Spacer(); Image(systemName: "x") }"#,
        "hstack 4 top(text a 17, spacer 8, icon 20 20)"
      ),
      (
        #"ZStack(alignment: .bottomTrailing) { Text("a"); Text("b") }"#, "zstack 0 bottomTrailing(text a 17, text b 17)"
      ),
      (#"Text("a").padding()"#, "padding 16 16 16 16(text a 17)"),
      (#"Text("a").scenePadding()"#, "padding 16 16 16 16(text a 17)"),
      (#"Text("a").scenePadding(.horizontal)"#, "padding 0 16 0 16(text a 17)"),
      (#"Text("a").scenePadding(.minimum, edges: .leading)"#, "padding 0 16 0 0(text a 17)"),
      (#"Text("a").frame(width: CGFloat(Double(4).squareRoot()))"#, "frame w 2(text a 17)"),
      (#"Text("a").padding(.horizontal)"#, "padding 0 16 0 16(text a 17)"),
      (#"Text("a").padding([.top, .leading], 3)"#, "padding 3 3 0 0(text a 17)"),
      (
        #"Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))"#, "padding 1 2 3 4(text a 17)"
      ),
      (#"Text("a").frame(width: 80, height: 20, alignment: .leading)"#, "frame w 80 h 20 leading(text a 17)"),
      (#"Text("a").frame(minWidth: 10, maxWidth: .infinity)"#, "frame wmin 10 wmax inf(text a 17)"),
      (#"Text("a").fixedSize(horizontal: false, vertical: true)"#, "fixedSize 2(text a 17)"),
      (#"Text("a").layoutPriority(1)"#, "priority 1(text a 17)"),
      (#"Text("a").foregroundStyle(.red).onTapGesture { }.accessibilityLabel("b")"#, "text a 17"),
      (
        #"Color.red.frame(height: 4).overlay(alignment: .top) { Text("a") }"#,
        "overlay top(frame h 4(frame wmin 0 wideal 10 wmax inf hmin 0 hideal 10 hmax inf(icon 0 0)), text a 17)"
      ),
      (
        #"Text(model.name).frame(width: 40).overlay { Text("a") }"#, "overlay center(frame w 40(text … 17), text a 17)"
      ),
      (#"Button("a") { }"#, "button(text a 17)"), (#"Button { } label: { Text("a") }"#, "button(text a 17)"),
      (#"Button("a", action: go).buttonStyle(.bordered)"#, "button(padding 7 12 7 12(text a 17))"),
      (#"Label("a", systemImage: "star")"#, "hstack 8 center(icon 20 20, text a 17)"),
      (#"Label("a", systemImage: "star").labelStyle(.titleOnly)"#, "text a 17"),
      (#"Toggle("a", isOn: $isOn)"#, "hstack 0 center(text a 17, spacer 8, icon 63 28)"),
      (#"Toggle("a", isOn: $isOn).labelsHidden()"#, "icon 63 28"),
      (#"Toggle("a", isOn: $isOn).toggleStyle(.button)"#, "button(text a 17)"),
      (
        #"Toggle("a", systemImage: "star", isOn: $isOn).labelStyle(.iconOnly)"#,
        "hstack 0 center(icon 20 20, spacer 8, icon 63 28)"
      ),
      (#"Text("a").foregroundColor(.clear)"#, "hidden(text a 17)"),
      (#"Text("a").foregroundStyle(Color.clear)"#, "hidden(text a 17)"),
      (
        "Circle().frame(width: .infinity, height: 9)",
        "frame h 9(frame wmin 0 wideal 10 wmax inf hmin 0 hideal 10 hmax inf(icon 0 0))"
      ),
      (#"TextField("a", text: $name)"#, "frame wmax inf leading(text a 17 limit 1)"),
      (#"ScrollView(.horizontal) { HStack(spacing: 0) { Text("a") } }"#, "scroll(hstack 0 center(text a 17))"),
      (#"ViewThatFits(in: .horizontal) { Text("a"); Text("b") }"#, "viewThatFits(text a 17, text b 17)"),
      (#"ForEach(0..<2) { _ in Text("a") }"#, "text a 17 text a 17"),
      (#"Group { if #available(iOS 17, *) { Text("a") } else { Text("b") } }"#, "text a 17"),
      (#"EmptyView()"#, ""), (#"Text("a").hidden()"#, "hidden(text a 17)"),
      (#"Text("a") + Text("b")"#, "text a 17?"),
      (#"Text(NSLocalizedString("a" + "b", comment: ""))"#, "text ab 17"),
      (#"Text(AttributedString(localized: "a").replacingAttributes(plain, with: bold))"#, "text a 17"),
      (#"NavigationLink { Page() } label: { Text("a"); Text("b") }"#, "hstack 8 center(text a 17, text b 17)"),
      (
        #"KFImage(url).fade(duration: 1).frame(width: 9, height: 9)"#,
        "frame w 9 h 9(surface?(frame wmin 0 wideal 10 wmax inf hmin 0 hideal 10 hmax inf(icon 0 0)))"
      ),
      (#"NavigationStack { Text("a").navigationTitle("b").toolbar { Text("c") } }"#, "text a 17"),
      (#"Text("a").lineLimit(1...3).dynamicTypeSize(...DynamicTypeSize.xxxLarge)"#, "text a 17 limit 3"),
      (#"Text("a").font(.title2).fontWeight(.bold)"#, "text a 22 700"),
      (
        #"VStack { Text("a").font(.caption); Text("b").fontWeight(.regular) }.bold()"#,
        "vstack 8 center(text a 12 700, text b 17)"
      ),
      (#"Text("a").redacted(reason: .placeholder)"#, "text a 17"),
      (
        #"ContentUnavailableView("a", systemImage: "star")"#,
        "frame wmax inf hmax inf(padding 0 16 0 16(vstack 8 center(icon 48 48, text a 22 700)))"
      ),
      (
        #"ContentUnavailableView { Label("a", systemImage: "star") } description: { Text("b") }"#,
        "frame wmax inf hmax inf(padding 0 16 0 16(vstack 8 center(icon 48 48, text a 22 700, text b 16)))"
      ),
      (
        #"LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(40))], spacing: 4) { Text("a"); Text("b"); Text("c") }"#,
        "grid [wmax inf, w 40] 8 4(text a 17, text b 17, text c 17)"
      ),
      (
        #"LazyVGrid(columns: Array(repeating: GridItem(spacing: 2), count: 2)) { Text("a"); Text("b") }"#,
        "grid [wmax inf, wmax inf] 2 8(text a 17, text b 17)"
      ),
      (
        #"LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { Text("a") }"#,
        "grid [wmin 80 wmax inf…] 8 8(text a 17)"
      ),
      (
        #"DisclosureGroup("a") { Text("b") }"#,
        "hstack 0 center(text a 17, spacer 8, icon 14 20) padding 0 0 0 0(text b 17)"
      ),
      (
        #"GroupBox("a") { Text("b") }"#,
        "padding 16 16 16 16(vstack 8 leading(text a 17 600, text b 17))"
      ),
      (#"Image("logo-mark")"#, "icon 30 20"), (#"Image("Icons/logo-mark")"#, "icon 30 20"),
      (#"Image(.logoMark)"#, "icon 30 20"), (#"Image(ImageResource.logoMark)"#, "icon 30 20"),
      (#"Image(uiImage: UIImage(named: "logo-mark")!)"#, "icon 30 20"), (#"Image("twice")"#, "surface?(icon 0 0)"),
      (
        #"Image(uiImage: UIImage(named: "logo-mark")!).frame(height: UIImage(named: "logo-mark")!.size.height)"#,
        "frame h 20(icon 30 20)"
      ),
      (#"Label("a", image: "logo-mark")"#, "hstack 8 center(icon 30 20, text a 17)"),
      (
        #"Image(.logoMark).resizable().scaledToFit().frame(height: 40)"#,
        "frame h 40(aspectRatio 1.5 fit(frame wmin 0 wideal 10 wmax inf hmin 0 hideal 10 hmax inf(icon 0 0)))"
      ),
      (
        #"Image("x").resizable().aspectRatio(2, contentMode: .fit).frame(maxWidth: 40)"#,
        "frame wmax 40(aspectRatio 2 fit(frame wmin 0 wideal 10 wmax inf hmin 0 hideal 10 hmax inf(icon 0 0)))"
      ),
      (#"Button { } label: { Image(systemName: "x"); Text("a") }"#, "button(hstack 8 center(icon 20 20, text a 17))"),
      (#"Picker("a", selection: $n) { Text("b") }"#, "hstack 8 center(text b 17, icon 12 17)"),
      (
        #"LazyVGrid(columns: [GridItem(.fixed(9)), GridItem(.fixed(8))]) { GridRow { Text("a"); Text("b") } }"#,
        "grid [w 9, w 8] 8 8(text a 17, text b 17)"
      ),
      (
        #"Foreign(1).overlay { Text("a") }"#,
        "overlay center(frame wmin 0 wideal 10 wmax inf hmin 0 hideal 10 hmax inf?(icon 0 0), text a 17)"
      ),
      (#"Text("a").accessibilityActions { Button("b") {} }"#, "text a 17"),
      (#"Text("a").frame(width: UIFontMetrics.default.scaledValue(for: 20))"#, "frame w 20(text a 17)"),
      (#"Image("own.mark")"#, "icon 20 20"),
      (#"Image(systemName: "x").resizable().scaledToFit().frame(height: 40)"#, "frame h 40(icon 40 40)"),
      (#"Text("a").padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))"#, "padding 1 2 3 4(text a 17)"),
      (#"AnyView(Text("a"))"#, "text a 17"), (#"SwiftUI.Text("a")"#, "text a 17"),
    ])
  func boxes(body: String, boxes: String) { #expect(ViewFixture.boxes(body) == boxes) }

  @Test("follow the reader's text size")
  func sizes() {
    let more = """
      struct Row: View {
        @Environment(\\.dynamicTypeSize) private var size
        @ScaledMetric(relativeTo: .body) private var gap = 10.0
        var body: some View {
          let layout = size.isAccessibilitySize
          if size >= .accessibility1 { VStack(spacing: gap) { Text("a") } } else { HStack(spacing: gap) { Text("a") } }
        }
      }
      """
    #expect(ViewFixture.boxes("Row()", more) == "hstack 10 center(text a 17)")
    #expect(ViewFixture.boxes("Row()", more, at: .accessibility5) == "vstack 28.33 center(text a 17)")
  }
}
