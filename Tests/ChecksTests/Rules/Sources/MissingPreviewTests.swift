import Testing

@testable import Checks

@Suite("missing-preview", .enabled(if: ExampleRun.readsCode))
struct MissingPreviewTests {
  @Test("a component has no preview")
  func fires() throws {
    try CheckFixture().example(
      .code("import SwiftUI\n\nstruct ⟦Chip⟧: View {\n  var body: some View { Color.clear }\n}")
    ).expect(.missingPreview)
  }

  @Test("is silent where one shows it in all ways")
  func silent() throws {
    try CheckFixture().example(
      .code(
        #"""
        import SwiftUI

        struct Chip: View {
          var body: some View { Color.clear }
        }

        #Preview {
          VStack {
            Chip()
            Chip().preferredColorScheme(.dark)
            Chip().dynamicTypeSize(.accessibility5)
            Chip().environment(\.locale, Locale(identifier: "de"))
          }
        }
        """#)
    ).expectNothing(of: .missingPreview)
  }
}
