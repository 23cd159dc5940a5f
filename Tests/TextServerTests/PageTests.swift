import Testing

@testable import TextServer

@Suite("A page")
struct PageTests {
  @Test("escapes texts and names")
  func escaped() {
    let page = Page(
      title: "Cues & more", greeting: #"Hi <script>alert("1")</script>'!"#, text: "a < b", contentLanguage: "en",
      isRightToLeft: false)
    #expect(
      page.html == """
        <!DOCTYPE html>
        <html lang="en" dir="ltr">
        <meta charset="utf-8">
        <title>Cues &amp; more</title>
        <h1>Cues &amp; more</h1>
        <p>Hi &lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;!</p>
        <p>a &lt; b</p>
        </html>

        """)
  }

  @Test("is written in the direction of its language")
  func direction() {
    let page = Page(title: "", greeting: nil, text: "שלום", contentLanguage: "he", isRightToLeft: true)
    #expect(page.html.contains(#"<html lang="he" dir="rtl">"#))
  }
}
