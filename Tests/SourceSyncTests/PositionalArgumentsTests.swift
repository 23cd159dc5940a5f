import Testing

@testable import SourceSync

@Suite struct PositionalArgumentsTests {
  @Test(arguments: [
    ("%@ of %@", "%1$@ of %2$@"), ("%d%% of %.2f", "%1$d%% of %2$.2f"), ("%lld/%-5.1lf %@", "%1$lld/%2$-5.1lf %3$@"),
    ("“%@” – %@ 😀", "“%1$@” – %2$@ 😀"),
  ])
  func argumentsAreNumbered(text: String, numbered: String) {
    #expect(PositionalArguments.numbered(text) == numbered)
    #expect(PositionalArguments.numbered(numbered) == numbered)
  }

  @Test(arguments: [
    "", "%", "%@", "100%", "no argument", "%% %%", "%2$@ and %@", "%#@n@ of %@", "%arg of %@", "%*d of %d", "%.*f %@",
    "100% of 50% off", "%@ 100% of",
  ])
  func otherTextsStay(text: String) {
    #expect(PositionalArguments.numbered(text) == text)
  }
}
