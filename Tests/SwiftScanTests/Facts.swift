import SourceFacts
import Testing

@testable import SwiftScan

/// The facts of a source, for a test.
struct Facts {
  let facts: SourceFacts
  private let describe: FactDescription

  init(_ source: String, _ settings: ScanSettings = ScanSettings()) {
    self.init(Array(source.utf8), settings)
  }

  init(_ bytes: [UInt8], _ settings: ScanSettings = ScanSettings()) {
    facts = SwiftScan.facts(of: bytes, settings: settings)
    describe = FactDescription(bytes)
  }

  var uses: [String] { facts.uses.map(describe.line) }
  var texts: [String] { facts.texts.map(describe.line) }
  var dynamicKeys: [String] { facts.dynamicKeys.map(describe.line) }
  var accessors: [String] { facts.accessors.map(describe.line) }
  var calls: [String] { facts.calls.map(describe.line) }
  var measures: [String] { facts.measures.map(describe.line) }
  var views: [String] { facts.views.map(describe.line) }
  var previews: [String] { facts.previews.map(describe.line) }
  var ignores: [String] { facts.ignores.map(describe.line) }
  var problems: [String] { facts.problems.map(describe.line) }

  /// The source as the body of a view, which begins in line 5.
  static func ofView(_ body: String, members: String = "", _ settings: ScanSettings = ScanSettings()) -> Facts {
    Facts("import SwiftUI\nstruct Screen: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}\n", settings)
  }
}

/// A source and what the scan is to say of it.
struct Case: Sendable, CustomTestStringConvertible {
  let source: String
  let expected: [String]

  init(_ source: String, _ expected: String...) {
    self.source = source
    self.expected = expected
  }

  var testDescription: String { source }
}
