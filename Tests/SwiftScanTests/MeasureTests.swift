import Testing

@Suite struct MeasureTests {
  @Test(arguments: [
    Case(
      "Row().padding(16).padding(.horizontal, 24).padding(.top, spacing)",
      "length .padding 16 @5:15", "length .padding 24 @5:40"),
    Case("VStack(alignment: .leading, spacing: 12) { }", "length VStack(spacing:) 12 @5:38"),
    Case(
      "Row().frame(width: 44, height: compact ? 32 : 48.5)",
      "length .frame(width:) 44 @5:20", "length .frame(height:) 32 @5:42", "length .frame(height:) 48.5 @5:47"),
    Case(
      "Row().frame(maxWidth: .infinity, minHeight: 0).padding(0).padding().offset(x: -4)", "length .offset(x:) -4 @5:79"
    ),
    Case(
      "Row().cornerRadius(8).overlay(RoundedRectangle(cornerRadius: CGFloat(12)))",
      "radius .cornerRadius 8 @5:20", "radius RoundedRectangle(cornerRadius:) 12 @5:70"),
    Case(
      #"Text(a).font(.system(size: 14)).font(.custom("X", size: 20)).lineSpacing(4)"#,
      "fontSize .system(size:) 14 @5:28", "fontSize .custom(size:) 20 @5:57", "length .lineSpacing 4 @5:74"),
    Case(##"Row().background(Color(hex: "#78519F"))"##, ##"color Color(hex:) Color(hex: "#78519F") @5:18"##),
    Case(
      "Row().background(Color(red: 0.2, green: 0.5, blue: 80 / 255))",
      "color Color(red:green:blue:) Color(red: 0.2, green: 0.5, blue: 80 / 255) @5:18"),
    Case(
      "Row().background(Color(.sRGB, red: 1, green: 0, blue: 0))",
      "color Color(red:green:blue:) Color(.sRGB, red: 1, green: 0, blue: 0) @5:18"),
    Case("Row().background(Color(red: r, green: 0, blue: 0)).background(Color(\"brand\")).foregroundColor(.red)"),
    Case(
      "Row().shadow(radius: 4, x: 0, y: 2)", "length .shadow(radius:) 4 @5:22", "length .shadow(y:) 2 @5:34"),
    Case(
      "Row().overlay(Rectangle().stroke(line, lineWidth: flag ? 2 : 0).border(line, width: 3))",
      "length .stroke(lineWidth:) 2 @5:58", "length .border(width:) 3 @5:85"),
    Case(
      "Row().animation(.easeInOut(duration: 0.25), value: state).transition(.spring(response: 0.4))",
      "duration .easeInOut(duration:) 0.25 @5:38", "duration .spring(response:) 0.4 @5:88"),
    Case("Button { withAnimation(.linear(duration: 1)) { } } label: { }", "duration .linear(duration:) 1 @5:42"),
    Case(
      "Row().padding(EdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0))",
      "length EdgeInsets(top:) 8 @5:31", "length EdgeInsets(bottom:) 8 @5:54"),
  ])
  func `measures of a view`(_ test: Case) {
    #expect(Facts.ofView(test.source).measures == test.expected)
  }

  @Test(arguments: [
    "enum Spacing { static let md: CGFloat = 16; static let a = Color(hex: \"#fff\") }",
    "extension Color { static let brand = Color(red: 1, green: 0, blue: 0) }",
    "struct Screen: View { static let brand = Color(hex: \"#fff\"); let inset: CGFloat = 16 }",
    "#Preview { Row().padding(16) }", "final class Cell: UITableViewCell { func f() { view.cornerRadius(8) } }",
  ])
  func `tokens and previews state none`(source: String) {
    #expect(Facts("import SwiftUI\n" + source).measures.isEmpty)
  }

  @Test(arguments: [
    "extension View { func card() -> some View { self.padding(16) } }",
    "struct Card: ViewModifier { func body(content: Content) -> some View { content.padding(16) } }",
    "struct Style: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.padding(16) } }",
    "func card() -> some View { Row().padding(16) }", "extension Screen { var card: some View { Row().padding(16) } }",
  ])
  func `code of views`(source: String) {
    #expect(Facts("import SwiftUI\n" + source).facts.measures.map(\.value) == ["16"])
  }
}
