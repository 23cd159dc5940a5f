import Testing

@testable import ViewEvaluation

@Suite("Guides")
struct GuidesTests {
  @Test("every view of the guides' code is read")
  func all() {
    for guide in [Guide.eko, .app, .foundation] {
      #expect(guide.views.count > 10)
      for view in guide.views { #expect(guide.view("\(view)()")?.state != .failed, "\(view)") }
    }
  }
}
