/// How a text is shown whatever case it is written in: SwiftUI's `textCase(_:)`.
package enum TextCase: String, CaseIterable, Sendable { case uppercase, lowercase }
